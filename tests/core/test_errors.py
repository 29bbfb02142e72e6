"""Errors and events are data that can be sent."""

from __future__ import annotations

import pickle

import pytest

from trackside.core.contract import Event, Result
from trackside.core.errors import (
    BadOption,
    DataError,
    GameOver,
    IllegalAction,
    MalformedAction,
    NotYourTurn,
    RecordError,
    Refusal,
    TracksideError,
)


def test_refusals_are_equal_by_their_content() -> None:
    assert Refusal("GR-19", "bid-too-low", least=6) == Refusal("GR-19", "bid-too-low", least=6)
    assert Refusal("GR-19", "bid-too-low", least=6) != Refusal("GR-19", "bid-too-low", least=7)
    assert len({Refusal("A-1", "x", n=1), Refusal("A-1", "x", n=1)}) == 1


def test_an_illegal_action_carries_its_refusal() -> None:
    error = IllegalAction(Refusal("GR-19", "bid-too-low", least=6))
    assert error.refusal.json() == {"rule": "GR-19", "key": "bid-too-low", "params": {"least": 6}}
    assert "GR-19" in str(error)
    assert NotYourTurn((1, 2)).refusal.params == {"seats": [1, 2]}


def test_secrets_of_an_event_are_told_to_few() -> None:
    event = Event("drawn", "VD-1", 0, {"cards": 1}, {"city": "Köln"}, (0,))
    assert event.seen_by(0)["params"] == {"cards": 1, "city": "Köln"}
    assert event.seen_by(1)["params"] == {"cards": 1, "city": "hidden"}
    assert event.seen_by(None)["params"] == {"cards": 1, "city": "hidden"}


def test_a_shared_victory_has_several_winners() -> None:
    assert Result((1, 1, 3), (9, 9, 4), "end", "X-1").winners == (0, 1)
    assert Result((2, 2), (0, 0), "end", "X-1").winners == ()


def test_a_data_error_names_file_and_entry() -> None:
    assert str(DataError("b.json", "E5", "has no neighbour")) == "b.json: E5: has no neighbour"


@pytest.mark.parametrize(
    "error",
    [
        MalformedAction("no action"),
        IllegalAction(Refusal("GR-19", "bid-too-low", least=6)),
        NotYourTurn((1, 2)),
        GameOver(),
        BadOption("unknown"),
        DataError("board.json", "cities", "is empty"),
        RecordError(3, "is cut off"),
    ],
)
def test_an_error_of_a_worker_reaches_who_waits_for_it(error: TracksideError) -> None:
    copy = pickle.loads(pickle.dumps(error))
    assert type(copy) is type(error)
    assert str(copy) == str(error)
    assert vars(copy) == vars(error)
