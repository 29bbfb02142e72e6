"""The runner drives a game, follows its seed and writes the record; a replay checks all of it."""

from __future__ import annotations

import json
from random import Random

import pytest

from contract.tiny import GAME
from trackside.core.boards import Board, custom, digest
from trackside.core.contract import CHANCE
from trackside.core.errors import GameOver, IllegalAction, NotYourTurn, RecordError
from trackside.core.hashing import state_hash
from trackside.core.luck import pick
from trackside.core.record import Record, read_record
from trackside.core.runner import Replay, Runner, new_state, read_options


def finished(seed: str = "s", players: int = 3) -> Runner:
    runner, rng = Runner(GAME, players, {"rounds": 2}, seed=seed), Random(seed)
    runner.settle()
    while acting := runner.state.to_act():
        runner.act(acting[-1], rng.choice(runner.state.legal(acting[-1])))
        runner.settle()
    runner.reveal_seed()
    return runner


def replayed(text: str) -> Replay:
    replay = Replay(GAME, read_record(text))
    replay.steps(check_luck=True)
    return replay


def test_a_record_replays_to_the_same_position() -> None:
    runner = finished()
    replay = replayed(runner.record.write())
    assert state_hash(replay.state) == runner.hash()
    assert replay.state.result() == runner.state.result()


def test_the_ten_lines_of_the_documentation_check_a_game() -> None:
    record = read_record(finished().record.write())
    state, draw = new_state(GAME, record), 0
    for line in record.lines:
        action = state.read(line.text)
        if line.seat == CHANCE:
            assert pick(record.headers["Seed"], draw, state.chance()) == action
            draw += 1
        state.apply(line.seat, action)
    assert state.result() is not None


def test_a_replay_can_stop_and_go_on() -> None:
    record = read_record(finished().record.write())
    replay = Replay(GAME, record)
    assert replay.steps(4) == 4
    middle = state_hash(replay.state)
    assert replay.steps() == len(record.lines)
    assert state_hash(replay.state) != middle


def test_a_replay_tells_what_happened() -> None:
    told: list[int] = []
    record = read_record(finished().record.write())
    Replay(GAME, record).steps(tell=lambda number, events: told.append(number))
    assert told == list(range(1, len(record.lines) + 1))


def test_another_seed_does_not_fit_the_hash() -> None:
    text = finished().record.write().replace('[Seed "s"]', '[Seed "t"]')
    with pytest.raises(RecordError, match="hash"):
        replayed(text)


def test_a_draw_that_the_seed_does_not_give_is_found() -> None:
    record = finished().record
    other = next(c for c in "123456" if f"deal {c}" != record.lines[0].text)
    text = record.write().replace(f"* {record.lines[0].text}", f"* deal {other}", 1)
    with pytest.raises(RecordError, match="the seed gives"):
        replayed(text)


def test_an_illegal_action_is_found_with_its_line() -> None:
    text = finished().record.write() + "0 play 1\n"
    with pytest.raises(RecordError, match="not legal here") as caught:
        replayed(text)
    assert caught.value.line == len(text.splitlines())


def test_an_unreadable_action_is_found() -> None:
    with pytest.raises(RecordError, match="cannot be read"):
        replayed('[Game "coal-sacks"]\n[Players "A, B"]\n\n* dance\n')


def test_a_hidden_action_does_not_replay() -> None:
    with pytest.raises(RecordError, match="hidden"):
        replayed('[Game "coal-sacks"]\n[Players "A, B"]\n\n* ?\n')


@pytest.mark.parametrize(
    ("header", "problem"),
    [
        ('[Rules "99"]', "rules version"),
        ('[Options "x=1"]', "unknown option"),
        ('[Options "rounds=77"]', "rounds"),
        ('[Board-Data "{"]', "not JSON"),
        ('[Board-Data "[]"]', "no JSON object"),
        ('[Board "nowhere"]', "no such board"),
    ],
)
def test_a_wrong_header_is_refused(header: str, problem: str) -> None:
    with pytest.raises(RecordError, match=problem):
        replayed(f'[Game "coal-sacks"]\n[Players "A, B"]\n{header}\n')


def test_a_board_of_ones_own_travels_in_the_record() -> None:
    board = custom({"id": "mine", "cells": [1, 2]})
    runner = Runner(GAME, 2, board=board, seed="b")
    data = json.loads(read_record(runner.record.write()).headers["Board-Data"])
    assert digest(data) == board.digest


def test_names_and_options_stand_in_the_header() -> None:
    runner = Runner(GAME, 2, {"rounds": 1}, seed="s", names=["Ada", "Ben"])
    assert runner.record.headers["Players"] == "Ada, Ben"
    assert runner.record.headers["Options"] == "rounds=1"
    assert read_options(GAME, "rounds=1, open-hands=on") == {"rounds": 1, "open-hands": True}
    assert "Seed" not in runner.record.headers


def test_a_refused_action_is_not_recorded() -> None:
    runner = Runner(GAME, 2)
    with pytest.raises(NotYourTurn):
        runner.act(0, 11)
    runner.settle()
    with pytest.raises(IllegalAction):
        runner.act(0, 10)
    assert all(line.seat == CHANCE for line in runner.record.lines)


def test_nobody_acts_after_the_end() -> None:
    runner = finished()
    assert runner.next_chance() is None
    with pytest.raises(GameOver):
        runner.act(0, 11)


def test_boards_are_equal_by_their_content() -> None:
    one, other = (
        custom({"id": "a", "x": 1}),
        Board("b", {"x": 1, "id": "a"}, digest({"id": "a", "x": 1}), True),
    )
    assert one == other
    assert len({one, other}) == 1
    assert one.reference() == {"id": "a", "x": 1}
    assert other.reference() == "b"


def test_a_record_without_actions_is_the_first_position() -> None:
    replay = Replay(GAME, Record({"Game": "coal-sacks", "Players": "A, B"}))
    assert replay.steps() == 0
    assert replay.state.to_act() == (CHANCE,)
