"""Very many games: planted faults are found and cut down; what was played is not played again."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from contract import many
from contract.tiny import GAME, TinyGame, TinyState
from trackside import games

TOOL = Path(__file__).parents[2] / "tools" / "measure" / "many_games.py"


class LosesCoal(TinyState):
    """The invariants break once the second round has begun, whatever was done before."""

    def check(self) -> None:
        assert self.view(None)["round"] < 2, "a sack is gone"


class LegalIsShort(TinyState):
    def legal(self, seat: int) -> list[int]:
        codes = super().legal(seat)
        return codes[:1] if seat >= 0 else codes


FAULTS = [(LosesCoal, "AssertionError"), (LegalIsShort, "legal")]


def first_fault(game: TinyGame) -> many.Played:
    for number in range(300):
        played = many.play(game, "1", number, every=20)
        if played.fault:
            return played
    raise AssertionError("the fault was not found")


@pytest.mark.parametrize(("state", "kind"), FAULTS, ids=[state.__name__ for state, _ in FAULTS])
def test_a_planted_fault_is_found_and_cut_down(state: type[TinyState], kind: str) -> None:
    game = TinyGame(state)
    played = first_fault(game)
    assert many.kind(played.fault) == kind
    short = many.shrunk(game, played, seconds=5.0)
    assert many.kind(short.fault) == kind
    assert len(short.moves) <= len(played.moves)
    count, fault = many.replayed(game, short, short.moves)
    assert (count, many.kind(fault)) == (len(short.moves), kind)
    for at in range(len(short.moves) - 1):
        fewer = short.moves[:at] + short.moves[at + 1 :]
        assert many.kind(many.replayed(game, short, fewer)[1]) != kind, "one more can be left out"


def test_a_sound_game_has_no_fault() -> None:
    for number in range(20):
        played = many.play(GAME, "1", number, every=2)
        assert (played.fault, played.end) == ("", "TT-6")
        assert many.replayed(GAME, played, played.moves) == (0, "")


@pytest.mark.parametrize("slug", games.slugs())
def test_the_titles_stand_a_few_actions(slug: str) -> None:
    for number in range(2):
        assert many.play(games.get(slug), "test", number, most=60).fault == ""


def test_the_tool_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    tool = runpy.run_path(str(TOOL))
    slug = "railroad-dice-germany"
    crew = tool["Crew"](1)
    first, again = (tool["run"](slug, "7", 1, 60.0, crew) for _ in range(2))
    more = tool["run"](slug, "7", 2, 60.0, crew)
    at_once = tool["run"](slug, "7", 2, 60.0, crew)
    assert (first.games, again.games, more.games) == (1, 1, 2)
    assert again.actions == first.actions < more.actions
    assert (at_once.actions, at_once.ends) == (more.actions, more.ends)
    assert sum(more.ends.values()) == 2


def test_the_tool_writes_a_record_of_what_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    tool = runpy.run_path(str(TOOL))
    played = many.play(games.get("volldampf"), "1", 1, most=5)
    played.fault = "planted: nothing"
    assert "5 actions" in tool["tell"]("volldampf", "1", played)
    text = (tmp_path / "build" / "failures" / "volldampf-1-1.txt").read_text("utf-8")
    assert text.count("\n") > 5
