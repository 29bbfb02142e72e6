"""The probes play legal games to their end, the bars say what they should, and `normal` holds.

How strong the probes are is measured by `tools/measure/probes.py` in hundreds of games, among
`hard` too; the figures stand in docs/bots.md. Here `normal` plays the few games that are enough
where it holds.
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

from bots.probes import ends, kingmaking, learner, times
from bots.probes import passes_german_railways as passes
from bots.probes.common import Probe
from bots.probes.measure import BARS, Measured, measure, name_of, probed, probes_of
from trackside import games
from trackside.arena import strangers
from trackside.arena.bot_games import play
from trackside.arena.set_up import SetUp
from trackside.cli.common import read_set_up
from trackside.core.contract import CHANCE
from trackside.core.options import complete
from where import PACKAGE

ROOT = Path(__file__).parents[2]
SLUGS = probed()
# A game of China Rails takes minutes without compiled engines; the cap ends it early.
# As at every table of bots alone: a stranger that never agrees to the end must not go on for ever.
SET_UPS = {
    slug: SetUp(slug, meta.least_players, complete(meta.options, None, people=False))
    for slug, meta in ((slug, games.get(slug).meta) for slug in SLUGS)
}
SET_UPS["china-rails"] = SetUp("china-rails", 2, {"round-cap": 3})
ALL = [
    pytest.param(slug, probe, id=f"{slug}-{probe.__name__}")
    for slug in SLUGS
    for probe in probes_of(slug)
]


# Those that play as `normal` but for one thing need hundreds of games, and a scripted player of
# China Rails needs seconds for each.
PLAIN = [
    pytest.param(slug, probe, id=f"{slug}-{probe.__name__}")
    for slug in SLUGS
    for probe in probes_of(slug)
    if not probe.__name__.startswith("NormalBut")
    and (slug != "china-rails" or probe.__name__ in {"Idle", "DearestOnly"})
]


@pytest.mark.parametrize("slug", SLUGS)
def test_every_probe_has_a_name_of_its_own_and_says_what_it_exploits(slug: str) -> None:
    probes = probes_of(slug)
    assert len({probe.__name__ for probe in probes}) == len(probes) >= 8
    module = import_module(f"bots.probes.{games.folder(slug)}")
    listed = {kind for kind in vars(module).values() if _is_a_probe(kind, module.__name__)}
    assert listed == set(probes)
    for probe in probes:
        assert strangers.call(strangers.maker(name_of(probe)), 1).__class__ is probe


def _is_a_probe(kind: object, module: str) -> bool:
    if not isinstance(kind, type) or not issubclass(kind, Probe) or kind.__module__ != module:
        return False
    return (kind.__doc__ or "").startswith("Exploits ")


@pytest.mark.parametrize(("slug", "probe"), ALL)
def test_a_probe_plays_a_legal_game_to_its_end(slug: str, probe: type[Probe]) -> None:
    set_up = SET_UPS[slug]
    match = play(set_up, [name_of(probe), *["easy"] * (set_up.players - 1)], "probe", 0)
    assert match.error == ""
    assert match.result is not None


@pytest.mark.parametrize(("slug", "probe"), PLAIN)
def test_one_idea_alone_does_not_beat_normal(slug: str, probe: type[Probe]) -> None:
    """Of eight games it wins none: by the 95 % interval less than a fair share of the victories."""
    set_up = read_set_up(slug, 3, (), "")
    assert measure(name_of(probe), set_up, "normal", 8, seed="bar", jobs=1).passes("normal")


def test_a_probe_repeats_itself() -> None:
    set_up = SET_UPS["german-railways"]
    names = ["bots.probes.german_railways:OneBuildAhead", "normal", "easy"]
    one, two = (play(set_up, names, "again", 0) for _ in range(2))
    assert one.moves == two.moves


def test_who_only_passes_spends_nothing() -> None:
    """In its own seat it keeps its first cash until the first dividends."""
    set_up = SET_UPS["german-railways"]
    found = measure(
        "bots.probes.german_railways:OnlyPass", set_up, "random", 3, seed="pass", jobs=1
    )
    assert (found.games, found.failed) == (3, 0)
    match = play(set_up, ["bots.probes.german_railways:OnlyPass", "easy", "easy"], "pass", 0)
    assert {set_up.game.new(3).notation(code) for seat, code in match.moves if seat == 0} <= {
        "pass",
        "vote yes",
        "vote no",
    }


@pytest.mark.parametrize(
    ("level", "wins", "games_played", "failed", "passes"),
    [
        ("normal", 133, 400, 0, False),  # a fair share: the interval reaches above it
        ("normal", 114, 400, 0, True),
        ("normal", 116, 400, 0, False),
        ("normal", 0, 400, 0, True),
        ("normal", 0, 3, 0, False),  # too few games to say
        ("normal", 0, 400, 1, False),  # a probe that errs has not asked its question
        ("normal", 0, 0, 0, False),
        ("hard", 80, 400, 0, False),
        ("hard", 63, 400, 0, True),
        ("easy", 400, 400, 0, None),
    ],
)
def test_the_upper_end_of_the_interval_must_stay_below_the_bar(
    level: str, wins: float, games_played: int, failed: int, passes: bool | None
) -> None:
    assert Measured("Probe", 3, games_played, wins, failed).passes(level) is passes


def test_a_row_shows_share_times_and_interval() -> None:
    row = Measured("OnlyPass", 3, 400, 388).row("normal")
    assert row == "| `OnlyPass` | 400 | 97.0% | 2.91 | 2.84 to 2.95 | **fails** |"
    assert Measured("Idle", 3, 6, 0).said("normal") == "open"  # too few games to tell
    assert Measured("Idle", 3, 400, 0).said("normal") == "passes"
    assert Measured("Idle", 3, 400, 0, failed=1).said("normal") == "**fails**"
    assert Measured("Idle", 3, 400, 399).said("easy") == ""
    assert BARS == {"normal": 1.0, "hard": 0.6}


def test_a_match_is_over_soon_where_its_answer_is_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Measured("Idle", 3, 30, 0).is_plain("hard")
    assert not Measured("Idle", 3, 30, 3).is_plain("hard")
    assert Measured("Idle", 3, 30, 25).is_plain("hard")
    monkeypatch.setattr("bots.probes.measure.LOOKS", (3, 14))
    asked = ("bots.probes.german_railways:NeverBuild", SET_UPS["german-railways"], "normal")
    assert measure(*asked, 16, seed="soon", jobs=1, soon=True).games == 14
    assert measure(*asked, 4, seed="soon", jobs=1, soon=True).games == 4


def test_every_decision_is_timed() -> None:
    set_up = SET_UPS["volldampf"]
    match = play(set_up, ["easy"] * set_up.players, "times", 2)
    state, decided = set_up.game.new(set_up.players, set_up.options), 0
    for seat, action in match.moves:
        decided += seat != CHANCE and len(state.legal(seat)) > 1
        state.apply(seat, action)
    seconds = times.watch(set_up, "easy", "times", 2)
    assert len(seconds) == decided > 50
    assert min(seconds) >= 0
    header, rule, row = times.table(set_up, "easy", 1, "times", 1)
    assert header.count("|") == rule.count("|") == row.count("|")
    assert row.startswith("| `easy` | 1 | ")


@pytest.mark.parametrize("slug", SLUGS)
def test_how_games_end_is_counted(slug: str) -> None:
    set_up = SET_UPS[slug]
    number, reason, figures = ends.watch(set_up, "easy", "ends", 3)
    assert (number, bool(reason)) == (3, True)
    assert figures["rounds"][0] >= 1
    assert len(figures) >= 8
    assert ends.watch(set_up, "easy", "ends", 3) == (number, reason, figures)


def test_what_is_paid_for_shares_and_returned_by_them_adds_up() -> None:
    """In German Railways money comes from dividends alone, and goes for shares alone."""
    set_up = SET_UPS["german-railways"]
    _, _, figures = ends.watch(set_up, "normal", "ends", 1)
    paid = sum(sum(rows) for name, rows in figures.items() if name.endswith("price of a share"))
    brought = sum(sum(rows) for name, rows in figures.items() if name.endswith("it brought"))
    assert figures["cash in hand at the end"][0] * 3 == pytest.approx(120 - paid + brought)
    assert figures["passes with more than 10 in hand"][0] <= figures["passes"][0]


@pytest.mark.parametrize(
    ("chosen", "best", "found"),
    [
        ([0.2, 0.6, 0.2], [0.3, 0.3, 0.4], (True, True)),  # costs, and another is ahead now
        ([0.2, 0.6, 0.2], [0.3, 0.5, 0.2], (True, False)),  # costs, but the same stays ahead
        ([0.3, 0.5, 0.2], [0.31, 0.2, 0.49], (False, False)),  # costs next to nothing
        ([0.4, 0.3, 0.3], [0.2, 0.3, 0.5], (False, False)),  # the choice was the better one
    ],
)
def test_kingmaking_costs_and_decides(
    chosen: list[float], best: list[float], found: tuple[bool, bool]
) -> None:
    assert kingmaking.decides(chosen, best, 0) == found


@pytest.mark.parametrize("slug", sorted(SET_UPS))
def test_kingmaking_is_looked_for_in_played_games(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of bots that do anything some actions cost their seat; the same games say the same."""
    monkeypatch.setattr(kingmaking, "PLAYOUTS", 1)
    monkeypatch.setattr(kingmaking, "LOOKED_AT", 0.02)
    seen, costs, decided = kingmaking.watch(SET_UPS[slug], "easy", "kings", 1)
    assert seen > 0
    assert seen >= costs >= decided
    assert kingmaking.watch(SET_UPS[slug], "easy", "kings", 1) == (seen, costs, decided)


@pytest.mark.parametrize(
    ("other", "chosen", "found"),
    [
        ((0.5, 300.0), (0.4, 310.0), passes.CHANCE_GAINED),
        ((0.4, 310.0), (0.4, 300.0), passes.CASH_GAINED),
        ((0.3, 400.0), (0.4, 300.0), passes.NOTHING),  # thalers that cost the win
        ((0.42, 301.0), (0.4, 300.0), passes.NOTHING),
    ],
)
def test_what_a_pass_leaves_undone(
    other: tuple[float, float], chosen: tuple[float, float], found: int
) -> None:
    assert passes.gained(other, chosen) == found


def test_who_never_does_anything_leaves_much_undone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passes, "PLAYOUTS", 2)
    only_pass = "bots.probes.german_railways:OnlyPass"
    found = passes.watch(SET_UPS["german-railways"], only_pass, "idle", 1)
    assert sum(found) > 0


def test_the_learner_moves_towards_what_was_rewarded() -> None:
    """Two offers, the second was taken in a game that went well: it becomes likelier."""
    offers = [{"do": {"do": "pass"}}, {"do": {"do": "build"}}]
    rows = [(np.array([at]), np.array([1.0])) for at in (1, 2)]
    weights = np.zeros(learner.SIZE)
    before = learner.chances(weights, offers, rows)
    assert before.tolist() == [0.5, 0.5]
    after = learner.chances(weights + learner.slope([(rows, 1, before)]), offers, rows)
    assert after[1] > 0.5


def test_the_learner_trains_and_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(learner, "BATCH", 2)
    set_up = SET_UPS["german-railways"]
    assert learner.train(set_up, "random", 0.01, "1").startswith("2 games")
    found = measure(learner.NAME, set_up, "random", 1, "1", jobs=1)
    assert (found.games, found.failed) == (1, 0)


def test_the_command_prints_a_table_and_says_when_a_probe_is_above_the_bar() -> None:
    call = ["german-railways", "--only", "OnlyPass", "--games", "1", "--jobs", "1"]
    done = subprocess.run(
        [sys.executable, "-m", "tools.measure.probes", *call],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(PACKAGE)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1, done.stderr  # one game proves nothing
    assert done.stdout.splitlines()[-1].startswith("| `OnlyPass` | 1 | ")
