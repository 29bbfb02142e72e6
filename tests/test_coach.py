"""The coach of a first table has a line for every kind of decision of every game."""

from __future__ import annotations

import re

import pytest

from trackside import games, messages

OF_CHANCE = {"rd-ask-roll", "rd-ask-draw-start", "rd-ask-draw-first-player"}  # nobody decides these


@pytest.mark.parametrize("slug", games.slugs())
def test_every_question_has_a_coach_line(slug: str) -> None:
    text = "\n".join(file.read_text("utf-8") for file in messages.files("en", slug))
    prefix = games.get(slug).meta.prefix.lower()
    asked = set(re.findall(rf"^({prefix}-ask-[a-z-]+) =", text, re.M)) - OF_CHANCE
    told = set(re.findall(rf"^({prefix}-coach-[a-z-]+) =", text, re.M))

    assert len(asked) > 3
    assert {name.replace("-ask-", "-coach-") for name in asked} == told
