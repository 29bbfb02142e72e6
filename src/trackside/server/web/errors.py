"""Answer errors: give each `ServerError` its sentence; its status is in `base/errors.py`."""

from __future__ import annotations

import logging
from typing import Any

import sqlalchemy as sa
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response
from starlette.types import Receive, Scope, Send

from trackside import messages as words
from trackside.core.contract import Json
from trackside.server.base.errors import (
    BoardRefused,
    Malformed,
    NotFound,
    ServerError,
    StepRefused,
    TooLarge,
    TooMany,
    Unavailable,
)
from trackside.server.table.steps import refusal_json

MOST_PROBLEMS = 20  # of what is wrong with a board; `POST /api/boards/check` tells all
MOST_WORDS = 300  # letters of one problem
log = logging.getLogger("trackside.web")
# What SQLite and PostgreSQL say where nothing can be written.
FULL = ("disk is full", "No space left on device")
NOT_WRITTEN = ("disk I/O error", "readonly database", "read-only")
NO_DATABASE: tuple[type[Exception], ...] = (
    sa.exc.OperationalError,
    sa.exc.InterfaceError,
    sa.exc.TimeoutError,
    TimeoutError,
)


def add_errors(app: FastAPI) -> None:
    """Register an answer for whatever is raised."""

    def server_error(request: Request, error: Exception) -> Response:
        assert isinstance(error, ServerError)
        if isinstance(error, BoardRefused):
            describe_problems(error, words.language_of(request.headers.get("accept-language")))
        return error_answer(error)

    def unreadable(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        return error_answer(Malformed("malformed", validation_text(error)))

    def http_error(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        answer = NotFound("no-such-path") if error.status_code == 404 else Malformed("malformed")
        answer.text = "" if error.status_code == 404 else str(error.detail)
        return error_answer(answer, error.status_code, error.headers)

    def no_database(request: Request, error: Exception) -> Response:
        log.error("the database does not answer at %s: %s", request.url.path, error)
        return error_answer(no_answer(error))

    def mistake(request: Request, error: Exception) -> Response:
        log.error("a mistake of ours at %s", request.url.path, exc_info=error)
        return error_answer(Unavailable("mistake"), 500)

    app.add_exception_handler(ServerError, server_error)
    app.add_exception_handler(RequestValidationError, unreadable)
    app.add_exception_handler(HTTPException, http_error)
    for trouble in NO_DATABASE:
        app.add_exception_handler(trouble, no_database)
    app.add_exception_handler(Exception, mistake)


def no_answer(error: Exception) -> Unavailable:
    """Tell apart whether it helps to try again, or only whoever runs the server can help."""
    text = str(getattr(error, "orig", error))
    if any(sign in text for sign in FULL):
        return Unavailable("disk-full")
    if any(sign in text for sign in NOT_WRITTEN):
        return Unavailable("not-stored")
    return Unavailable("database")


def describe_problems(error: BoardRefused, language: str) -> None:
    """Add what is wrong with a board, in the language of the reader."""
    problems = error.problems[:MOST_PROBLEMS]
    texts = [words.problem(language, error.prefix, each)[:MOST_WORDS] for each in problems]
    error.params = {"problems": texts, "found": [each.json() for each in problems]}
    error.text = words.text(language, "server-no-bad-board", {"problems": texts[:3]})


def error_json(error: ServerError) -> Json:
    """Return the body of an answer."""
    if isinstance(error, StepRefused):
        names = [seat["name"] for seat in error.state["seats"]] if error.state else []
        shown = refusal_json(error.refusal, names)
    else:
        message = f"server-no-{error.key}"
        text = error.text or words.text("en", message, error.params)
        shown = {"rule": "", "key": error.key, "params": error.params}
        shown |= {"message": message, "text": text}
    body: Json = {"error": {"kind": error.kind, **shown}}
    if error.step is not None:
        body["error"]["step"] = error.step
    if error.state is not None:
        body["state"] = error.state
    return body


def error_answer(
    error: ServerError, status: int | None = None, headers: Any = None
) -> JSONResponse:
    """Return the answer of an error."""
    response = JSONResponse(error_json(error), status or error.status, headers)
    if isinstance(error, TooMany):
        response.headers["Retry-After"] = str(error.wait)
        response.headers["Connection"] = "close"  # waiting, it would take the room of others
    elif isinstance(error, Unavailable) and error.key == "busy":
        response.headers["Retry-After"] = "2"
    return response


def validation_text(error: RequestValidationError) -> str:
    """Return the first thing that is wrong, and where."""
    problems = error.errors()
    # Where several forms are possible, a sentence of our own says more than "no whole number".
    first = next((one for one in problems if one["type"] == "value_error"), problems[0])
    if first["loc"] == ("body",):
        return "expected a JSON object, sent with Content-Type: application/json"
    place = ".".join(str(part) for part in first["loc"][1:] if str(part).isidentifier())
    reason = str(first["msg"]).removeprefix("Value error, ")
    return f"{place}: {reason}"[:500] if place else reason[:500]


async def too_large(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request whose body nobody reads to its end."""
    await error_answer(TooLarge("too-large"))(scope, receive, send)
