"""Complete games of every title replay as they did, position by position."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from copy import deepcopy
from pathlib import Path

import pytest

from corpus import records
from trackside import games

SHIPPED = [slug for slug in games.slugs() if records.file_of(slug).exists()]
TESTS = Path(__file__).parents[1]
LEAST = 500  # games of each title
ENDS = {  # the rules by which a game can end
    "german-railways": {"GR-109", "GR-111", "GR-120", "GR-121"},
    "volldampf": {"VD-184"},
    "railroad-dice-germany": {"RD-122", "RD-123", "RD-128"},
    "china-rails": {"CR-182", "CR-192"},
}
FEW = 3  # games that are replayed from the source, too


def test_every_title_has_a_corpus() -> None:
    assert len(SHIPPED) >= 4


@pytest.mark.parametrize("slug", SHIPPED)
def test_the_corpus_replays_compiled(slug: str, tmp_path: Path) -> None:
    """`make corpus` shows the same, and makes what a corrected rule has changed anew."""
    command = [sys.executable, str(TESTS / "corpus" / "replay.py"), slug]
    environment = {**os.environ, "PYTHONPATH": str(TESTS)}
    done = subprocess.run(
        command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"is the package installed? (make test does it)\n{done.stderr}"
    told = json.loads(done.stdout)
    assert told["found"] == []
    assert told["compiled"] or os.environ.get("TRACKSIDE_NO_COMPILE")


@pytest.mark.parametrize("slug", SHIPPED)
def test_some_of_it_replays_from_the_source(slug: str) -> None:
    shortest = sorted(records.read(slug), key=lambda played: len(played.actions))[:FEW]
    assert [records.difference(slug, played) for played in shortest] == [""] * FEW


@pytest.mark.parametrize("slug", SHIPPED)
def test_the_corpus_has_every_count_of_seats_and_every_kind_of_game(slug: str) -> None:
    meta, corpus = games.get(slug).meta, records.read(slug)

    assert len(corpus) >= LEAST
    seats = {played.players for played in corpus}
    assert seats == set(range(meta.least_players, meta.most_players + 1))
    assert {played.board for played in corpus} == {"", *records.own_boards(slug)}
    for option in meta.options:
        if not option.test_only:
            # An option that came later is not in the records before it.
            values = {played.options.get(option.key, option.default) for played in corpus}
            assert values >= set(option.choices), option.key
            assert len(values) > 1, option.key


@pytest.mark.parametrize("slug", SHIPPED)
def test_the_corpus_has_every_end(slug: str) -> None:
    assert {played.ended_by for played in records.read(slug)} == ENDS[slug]


@pytest.mark.parametrize("slug", SHIPPED)
def test_a_changed_record_is_noticed(slug: str) -> None:
    """Another hash, an action left out, another end: each shows."""
    shortest = min(records.read(slug), key=lambda played: len(played.actions))
    for fault in ("hash", "action", "end"):
        played = deepcopy(shortest)
        match fault:
            case "hash":
                played.hashes[0] = "0" * records.HASH_LENGTH
            case "action":
                del played.actions[len(played.actions) // 2]
            case _:
                played.ended_by = "XX-1"
        what = records.difference(slug, played)
        assert what, fault
        assert fault == "end" or "rules at work: " in what
