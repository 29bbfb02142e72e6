"""How a board plays: figures of the map, games of bots in slices, and what they show."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from trackside import games
from trackside.boards.balance import matches
from trackside.boards.balance.figures import figures_of, measurer_of
from trackside.boards.balance.matches import Facts, Slice, play, play_slice, report
from trackside.cli.main import root
from trackside.core import boards
from trackside.core.contract import Json

SLUGS = list(games.slugs())
SMALL = "volldampf"


def standard(slug: str) -> Json:
    shipped = boards.shipped(games.package(slug), games.get(slug).meta.boards[0])
    return {**shipped.data, "id": "mine"}


@pytest.mark.parametrize("slug", SLUGS)
def test_every_game_measures_its_boards(slug: str) -> None:
    found = figures_of(slug, standard(slug))
    assert len(found) >= 2
    for figure in found:
        assert figure["least"] <= figure["mean"] <= figure["most"]
        assert figure["most"] > 0
        assert figure["rows"]


def test_homes_and_payouts_are_as_on_the_map() -> None:
    apart = {
        each["key"]: each for each in figures_of("german-railways", standard("german-railways"))
    }
    assert dict(apart["homes-apart"]["rows"])["PO"] == 11  # far in the east
    board = standard("china-rails")
    dear = {
        **board,
        "demands": [
            {**c, "demands": [[a, b, 2 * p] for a, b, p in c["demands"]]} for c in board["demands"]
        ],
    }
    first, twice = (figures_of("china-rails", each)[1]["mean"] for each in (board, dear))
    assert twice == pytest.approx(2 * first, abs=0.02)


@pytest.mark.parametrize("slug", SLUGS)
def test_nothing_is_served_before_the_start(slug: str) -> None:
    board, measurer = standard(slug), measurer_of(slug)
    assert measurer is not None
    players = games.get(slug).meta.least_players
    view = games.get(slug).new(players, None, boards.custom(board)).view(None)
    assert len(measurer.served(board, view)) <= players + 8  # homes
    assert len(measurer.cities(board)) > 20


def test_a_game_in_slices_comes_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "SLICE_SECONDS", 0.0)
    part = Slice(SMALL, standard(SMALL), "random", "7", 2)
    first = play_slice(part)
    assert isinstance(first, Slice)
    assert (first.actions, first.position is None) == (1, False)
    monkeypatch.setattr(matches, "SLICE_SECONDS", 1.0)
    facts = play(part)
    assert facts.reason == "routes-used-up"
    assert facts.rounds == 6
    assert play(part) == facts


def test_what_games_show_is_counted() -> None:
    board = standard(SMALL)
    played = [
        Facts(100, 6, "routes-used-up", (0,), ("Berlin",)),
        Facts(120, 6, "routes-used-up", (0, 1), ("Berlin", "Bremen")),
        Facts(20_000, 9, "", (), ()),
    ]
    told = report(SMALL, board, played, "easy", 2)
    assert told["ends"] == [["routes-used-up", 2], ["", 1]]
    assert told["wins"] == [1.5, 0.5]
    assert told["actions"]["least"] == 100
    served = {each["name"]: each["games"] for each in told["served"]}
    assert (served["Berlin"], served["Bremen"], served["Paris"]) == (2, 1, 0)


def test_the_command_tells_a_person_and_a_program(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(boards.board_text(standard(SMALL)), "utf-8")
    call = ["board", "balance", str(file), "--games", "1", "--bot", "random"]
    told = json.loads(CliRunner().invoke(root, [*call, "--json"]).stdout)
    assert (told["game"], told["games"]) == (SMALL, 1)
    shown = CliRunner().invoke(root, [*call, "--lang", "en"])
    assert "Links from a city" in shown.stdout
    file.write_text('{"game": "chess"}', "utf-8")
    refused = CliRunner().invoke(root, call)
    assert refused.exit_code != 0
