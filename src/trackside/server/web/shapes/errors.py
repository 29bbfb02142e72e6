"""What an answer of 400 and up holds."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel

from trackside.server.web.shapes.state import TableState


class Error(BaseModel):
    """Why not: the key of a sentence, its words, and the sentence in English."""

    kind: str
    rule: str
    key: str
    params: dict[str, Any]
    message: str
    text: str
    step: int | None = None


class ErrorAnswer(BaseModel):
    """Every answer of 400 and up; a refused move brings the state along."""

    error: Error
    state: TableState | None = None
