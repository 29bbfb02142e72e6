"""Complete games of every title replay as they did, position by position."""

from __future__ import annotations

import pytest

from corpus import records
from trackside import games

SHIPPED = [slug for slug in games.slugs() if records.file_of(slug).exists()]


def test_every_title_has_a_corpus() -> None:
    assert len(SHIPPED) >= 4


@pytest.mark.parametrize("slug", SHIPPED)
def test_the_corpus_replays(slug: str) -> None:
    """`make corpus` shows the same, and makes what a corrected rule has changed anew."""
    found = [(number, records.difference(slug, p)) for number, p in enumerate(records.read(slug))]

    assert found
    assert [(number, what) for number, what in found if what] == []


@pytest.mark.parametrize("slug", SHIPPED)
def test_the_corpus_has_every_count_of_seats(slug: str) -> None:
    meta = games.get(slug).meta

    seats = {played.players for played in records.read(slug)}
    assert seats == set(range(meta.least_players, meta.most_players + 1))


@pytest.mark.parametrize("slug", SHIPPED)
def test_a_changed_record_is_noticed(slug: str) -> None:
    """Another hash, an action left out, another end: each shows."""
    for fault in ("hash", "action", "end"):
        played = records.read(slug)[0]
        match fault:
            case "hash":
                played.hashes[0] = "0" * records.HASH_LENGTH
            case "action":
                del played.actions[len(played.actions) // 2]
            case _:
                played.ended_by = "XX-1"
        assert records.difference(slug, played), fault
