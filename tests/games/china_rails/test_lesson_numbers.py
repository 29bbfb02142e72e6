"""What the lessons say in numbers is what stands on the board."""

from __future__ import annotations

import re

import pytest

from trackside import messages
from trackside.content.lessons.attempts import Attempt, Mark
from trackside.content.lessons.lesson import Lesson, lessons_of
from trackside.core.contract import Json
from trackside.messages import LANGUAGES

SLUG = "china-rails"
LESSONS = {lesson.id: lesson for lesson in lessons_of(SLUG)}


def attempt_at(lesson: Lesson, say: str) -> Attempt:
    """The table when the lesson says this, by the moves that it shows."""
    mark = Mark()
    while (step := (attempt := Attempt(lesson, mark)).step) is not None and step.say != say:
        if step.kind in ("say", "try"):
            mark = Mark(mark.step + 1, mark.played)
        else:
            mark = attempt.act([attempt.state.read(text) for text in attempt.shown()])
    return attempt


def said(lesson: str, say: str) -> list[tuple[str, list[int]]]:
    """In each language, the numbers in a sentence."""
    texts = [(tag, messages.text(tag, f"cr-learn-{lesson}-{say}")) for tag in LANGUAGES]
    return [(tag, [int(each) for each in re.findall(r"\d+", text)]) for tag, text in texts]


def view_at(lesson: str, say: str) -> Json:
    return attempt_at(LESSONS[lesson], say).state.view(LESSONS[lesson].seat)


OWN = [
    ("aim", "aim", "cash", 60),
    ("aim", "drawn", "cash", 59),
    ("city", "full", "cash", 40),
    ("train", "drive", "rate", 9),
    ("upgrade", "phases", "cash", 36),
    ("upgrade", "either", "cash", 16),
    ("deliver", "far", "rate", 12),
    ("fee", "paid", "cash", 52),
    ("win", "network", "cash", 210),
    ("win", "end", "cash", 263),
]
COSTS = [
    ("aim", "first", [1]),
    ("cards", "line", [1, 1, 1]),
    ("terrain", "datong", [2, 3]),
    ("water", "bridge", [5]),
    ("city", "out", [1]),
    ("upgrade", "fast", [20]),
    ("fee", "fee", [4]),
    ("ferry", "buy", [4]),
    ("ferry", "shore", [1]),
    ("taiwan", "link", [5]),
]
PAYOUTS = [
    ("cards", "one", "shanghai", "jade", 57),
    ("cards", "pair", "beijing", "steel", 20),
    ("cards", "pair", "beijing", "cotton", 9),
    ("deliver", "card", "jiamusi", "jade", 64),
    ("events", "cotton", "beijing", "cotton", 9),
    ("taiwan", "take", "xian", "imports", 20),
    ("win", "cash", "hailar", "porcelain", 53),
]


@pytest.mark.parametrize(("lesson", "say", "what", "number"), OWN)
def test_what_the_learner_has(lesson: str, say: str, what: str, number: int) -> None:
    assert view_at(lesson, say)["seats"][LESSONS[lesson].seat][what] == number
    assert all(number in numbers for _, numbers in said(lesson, say))


@pytest.mark.parametrize(("lesson", "say", "prices"), COSTS)
def test_what_a_move_costs(lesson: str, say: str, prices: list[int]) -> None:
    attempt = attempt_at(LESSONS[lesson], say)
    state, seat = attempt.state.clone(), LESSONS[lesson].seat
    found = []
    for text in attempt.shown():
        code = state.read(text)
        found += [each["cost"] for each in state.offers(seat) if each["code"] == code]
        state.apply(seat, code)
    assert [price for price in found if price] == prices
    assert all(set(prices) <= set(numbers) for _, numbers in said(lesson, say))


@pytest.mark.parametrize(("lesson", "say", "city", "load", "payout"), PAYOUTS)
def test_what_a_demand_pays(lesson: str, say: str, city: str, load: str, payout: int) -> None:
    hand = view_at(lesson, say)["seats"][LESSONS[lesson].seat]["hand"]
    demands = [each for card in hand for each in card["demands"]]
    assert {"city": city, "load": load, "payout": payout} in demands
    assert all(payout in numbers for _, numbers in said(lesson, say))


def test_half_rate_after_the_ferry() -> None:
    view = view_at("ferry", "half")
    assert view["turn"]["points"] == 5
    assert all(numbers == [5, 9] for _, numbers in said("ferry", "half"))


def test_the_result_of_the_last_position() -> None:
    result = view_at("win", "won")["result"]
    assert result["scores"] == [125, 147, 263]
    assert all(numbers == [263, 147, 125] for _, numbers in said("win", "won"))


@pytest.mark.parametrize("lesson", LESSONS)
def test_every_language_says_the_same_numbers(lesson: str) -> None:
    for step in LESSONS[lesson].steps:
        (_, english), *others = said(lesson, step.say)
        assert [sorted(numbers) for _, numbers in others] == [sorted(english)] * 3, step.say
