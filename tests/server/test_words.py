"""Every sentence that the server may say stands in the message files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from trackside import messages as words
from trackside.server.base import errors

SOURCE = Path(errors.__file__).parents[1]
NAMES = (
    "Malformed|Conflict|Forbidden|NotFound|NoSession|TooLarge|Unavailable|Stale|StepMalformed"
    "|reason_json"
)
RAISED = re.compile(rf'(?:{NAMES})\(\s*"([a-z-]+)"')
BASE = re.compile(r'super\(\).__init__\("([a-z-]+)"')


def keys() -> set[str]:
    text = "\n".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))
    return set(RAISED.findall(text)) | set(BASE.findall(text))


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_key_has_a_sentence_and_every_sentence_a_key(language: str) -> None:
    files = (words.folder() / language).glob("*.ftl")
    text = "\n".join(file.read_text("utf-8") for file in files)
    told = set(re.findall(r"^server-no-([a-z-]+) =", text, re.M))

    assert keys() == told
    assert words.has(language, "server-ev-undo")


def test_sentences_take_their_numbers() -> None:
    assert words.text("en", "server-no-too-many", {"seconds": 1}).endswith("1 second.")
    assert words.text("fr", "server-no-undo-not-free", {"free": 2}).startswith("2 coups")
