"""A game in the terminal."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from cli.conftest import Run
from trackside import games


def test_a_person_bids_asks_why_saves_and_quits(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    typed = ["?", "why bid 99", "dance", "all", "table", "bid 40", f"save {file}", "quit"]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(typed) + "\n"))
    ran = run("play", "german-railways", "--players", 3, "--seed", "terminal")
    assert ran.code == 1  # left before the end
    assert "GR-20" in ran.out
    assert "bid 40" in file.read_text()


def test_the_first_action_can_be_chosen_by_number(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 3 + "quit\n"))
    assert run("play", "german-railways", "--lang", "fr").code == 1


@pytest.mark.parametrize("slug", [slug for slug in games.slugs() if slug != "china-rails"])
def test_a_game_can_be_watched_to_its_end(run: Run, slug: str) -> None:
    ran = run("play", slug, "--people", 0, "--bot", "random", "--seed", 2)
    assert ran.code == 0
    assert ". Bot 1" in ran.out


@pytest.mark.parametrize("slug", games.slugs())
def test_every_game_asks_readable_questions(
    run: Run, slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 20 + "quit\n"))
    ran = run("play", slug, "--people", games.get(slug).meta.least_players)
    assert ran.code == 1
    assert "{" not in ran.out, "a sentence is missing"
