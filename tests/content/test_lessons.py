"""Every lesson of every game can be played to its end, and teaches only what the engine says."""

from __future__ import annotations

from functools import cache

import pytest

from trackside import games, messages
from trackside.content.lessons import lesson as files
from trackside.content.lessons.attempts import Attempt, Mark, OtherMove
from trackside.content.lessons.lesson import Condition, Lesson, Step, holds, lessons_of
from trackside.core.contract import State
from trackside.core.errors import DataError, IllegalAction
from trackside.messages import LANGUAGES

ALL = [lesson for slug in games.slugs() for lesson in lessons_of(slug)]
NAMES = [f"{lesson.slug}/{lesson.id}" for lesson in ALL]
TAUGHT = [slug for slug in games.slugs() if lessons_of(slug)]
MOST_MOVES = 400
each_lesson = pytest.mark.parametrize("lesson", ALL, ids=NAMES)


@cache
def walked(slug: str, name: str) -> tuple[tuple[Mark, Step], ...]:
    """The whole way through a lesson, by the moves that it shows."""
    lesson = next(each for each in lessons_of(slug) if each.id == name)
    found: list[tuple[Mark, Step]] = []
    mark = Mark()
    for _ in range(MOST_MOVES):
        attempt = Attempt(lesson, mark)
        step = attempt.step
        if step is None:
            return tuple(found)
        found.append((mark, step))
        if step.kind in ("say", "try"):
            mark = Mark(mark.step + 1, mark.played)
        else:
            mark = attempt.act([attempt.state.read(text) for text in attempt.shown()])
    raise AssertionError("the lesson does not end")


def marks(lesson: Lesson) -> list[tuple[Mark, Step]]:
    """Every step where it is reached."""
    way = walked(lesson.slug, lesson.id)
    first = {mark.step: (mark, step) for mark, step in reversed(way)}
    return [first[number] for number in sorted(first)]


def refusing_rule(state: State, seat: int, move: tuple[str, ...]) -> str:
    """The rule that refuses the last action of a move whose others are allowed."""
    after = state.clone()
    for text in move[:-1]:
        after.apply(seat, after.read(text))
    refusal = after.refuse(seat, after.read(move[-1]))
    return refusal.rule if refusal else ""


@each_lesson
def test_a_lesson_is_played_to_its_end(lesson: Lesson) -> None:
    reached = [step for _, step in marks(lesson)]
    assert reached == list(lesson.steps)


@each_lesson
def test_each_wrong_move_is_refused_by_the_rule_that_the_lesson_names(lesson: Lesson) -> None:
    for mark, step in marks(lesson):
        state = Attempt(lesson, mark).state
        wrong = [(each.move, each.rule) for each in step.wrong]
        if step.kind == "try":
            wrong.append((step.moves[0], step.rule))
        for move, rule in wrong:
            assert refusing_rule(state, lesson.seat, move) == rule, (step.say, move)


@each_lesson
def test_each_move_that_is_asked_for_fulfils_its_step(lesson: Lesson) -> None:
    for mark, step in marks(lesson):
        if step.kind not in ("ask", "goal"):
            continue
        for move in step.moves:
            attempt = Attempt(lesson, mark)
            assert attempt.act([attempt.state.read(text) for text in move]).step == mark.step + 1


@each_lesson
def test_another_move_is_not_taken(lesson: Lesson) -> None:
    """Where a step asks for one thing, the first legal action that is something else."""
    for mark, step in marks(lesson):
        attempt = Attempt(lesson, mark)
        asked = (
            {attempt.state.read(move[0]) for move in step.moves} if step.kind == "ask" else set()
        )
        others = [code for code in attempt.state.legal(lesson.seat) if code not in asked]
        texts = {text for move in step.moves for text in move}
        others = [code for code in others if attempt.state.notation(code) not in texts]
        if asked and others:
            with pytest.raises(OtherMove):
                attempt.act([others[0]])


@each_lesson
def test_all_that_a_lesson_says_stands_in_every_language(lesson: Lesson) -> None:
    wanted = [lesson.title, *(lesson.message(step) for step in lesson.steps)]
    missing = [(tag, name) for tag in LANGUAGES for name in wanted if not messages.has(tag, name)]
    assert missing == []


@pytest.mark.parametrize("slug", TAUGHT)
def test_no_sentence_is_left_over(slug: str) -> None:
    prefix = games.get(slug).meta.prefix.lower()
    said = {lesson.title for lesson in lessons_of(slug)}
    said |= {lesson.message(step) for lesson in lessons_of(slug) for step in lesson.steps}
    (file,) = [each for each in messages.files("en", slug) if each.name == "lessons.ftl"]
    names = [line.split(" =")[0] for line in file.read_text("utf-8").splitlines() if " = " in line]
    told = {name for name in names if not name.startswith(f"{prefix}-learn-coach-")}
    assert told == said


@pytest.mark.parametrize("slug", TAUGHT)
def test_a_game_is_learnt_in_ten_to_fifteen_lessons_and_a_short_game(slug: str) -> None:
    lessons = lessons_of(slug)
    assert 10 <= len(lessons) <= 15
    assert [lesson.id for lesson in lessons if any(s.kind == "play" for s in lesson.steps)] == [
        lessons[-1].id
    ]


@pytest.mark.parametrize("slug", TAUGHT)
def test_the_coach_has_a_line_for_every_decision_of_the_short_game(slug: str) -> None:
    lesson = lessons_of(slug)[-1]
    prefix = games.get(slug).meta.prefix.lower()
    for mark, step in walked(slug, lesson.id):
        if step.kind == "play":
            ask = Attempt(lesson, mark).state.view(lesson.seat)["ask"]
            assert messages.has("en", f"{prefix}-learn-coach-{ask['key']}"), ask["key"]


@pytest.mark.parametrize("slug", TAUGHT)
def test_in_the_short_game_a_whole_decision_is_shown(slug: str) -> None:
    """Not one milepost of a way: all of it, until something else is asked."""
    lesson = lessons_of(slug)[-1]
    first = next(number for number, step in enumerate(lesson.steps) if step.kind == "play")
    attempt = Attempt(lesson, Mark(first))
    state, seat = attempt.state.clone(), lesson.seat
    asked = state.view(seat)["ask"]["key"]
    for text in attempt.shown():
        assert state.view(seat)["ask"]["key"] == asked
        state.apply(seat, state.read(text))
    assert seat not in state.to_act() or state.view(seat)["ask"]["key"] != asked


def test_a_move_that_was_begun_is_shown_to_its_end() -> None:
    lesson = next(each for each in ALL if each.slug == "german-railways" and each.id == "build")
    begun = Attempt(lesson, Mark(1))
    mark = begun.act([begun.state.read(begun.shown()[0])])
    assert Attempt(lesson, mark).shown() == begun.shown()[1:]


def test_a_refused_action_changes_nothing() -> None:
    lesson = next(each for each in ALL if each.steps[0].kind == "try")
    attempt = Attempt(lesson, Mark())
    with pytest.raises(IllegalAction):
        attempt.act([attempt.state.read(lesson.steps[0].moves[0][0])])
    assert attempt.mark == Mark()


def test_a_condition_looks_into_lists_and_names() -> None:
    view = {"round": 2, "companies": [{"id": "PO", "links": ["NME"]}], "seats": [{"cash": 3}]}
    assert holds(view, Condition("round", least=2))
    assert not holds(view, Condition("round", least=3))
    assert holds(view, Condition("companies.PO.links", has="NME"))
    assert not holds(view, Condition("companies.KSS.links", has="NME"))
    assert holds(view, Condition("seats.0.cash", equals=3))
    assert not holds(view, Condition("seats.7.cash", equals=3))


def test_a_step_with_an_unknown_word_is_an_error_that_names_it() -> None:
    with pytest.raises(DataError, match="asks"):
        files._step("01-x.json", {"say": "a", "asks": ["pass"]})
