"""The rulebook as the page of rules gets it: data without HTML, pictures without anything that
runs, and nothing for a game that has its digest alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from books import SLUG, write_book
from server.harness import Person, make_app, random_bot
from trackside import games
from trackside.content.rulebook import book
from trackside.messages import LANGUAGES
from trackside.server.content import rulebooks
from trackside.server.table.registry import Games

AT = f"/api/games/{SLUG}/rulebook"
CACHES = (book.languages_of, book.read_game, book.home_of, rulebooks.picture)


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """The game has this small rulebook."""
    found = write_book(tmp_path / "rulebook")
    for each in CACHES:
        each.cache_clear()
    with monkeypatch.context() as patch:
        patch.setattr(book, "folder_of", lambda slug: found)
        yield found
    for each in CACHES:
        each.cache_clear()


@pytest.fixture
def ada(tmp_path: Path, folder: Path) -> Person:
    known = Games(games.all(), (), lambda slug: ("random",), random_bot)
    return Person(make_app(tmp_path, known), "Ada")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_book_is_told_in_each_language(ada: Person, language: str) -> None:
    told = ada.get(f"{AT}?lang={language}")
    assert (told["language"], told["title"]) == (language, f"Book {language}")
    first = told["chapters"][0]["parts"]
    assert first[0]["rules"] == ["GR-1", "GR-2"], "a translation tells the rules of the English one"
    assert [piece["kind"] for piece in first[0]["text"]] == ["words", "list"]
    assert first[1]["alternative"] == "Eight homes in eight colours."
    assert told["statements"]["GR-71"].startswith("Base costs")


def test_a_language_that_is_missing_is_told_in_english(ada: Person, folder: Path) -> None:
    (folder / "it.md").unlink()
    told = ada.get(f"{AT}?lang=it")
    assert (told["language"], told["languages"]) == ("en", ["en", "fr", "de"])
    ada.get(f"{AT}?lang=xx", status=400)


def test_a_picture_is_a_picture_and_is_painted_once(ada: Person) -> None:
    path = f"{AT}/late?theme=dark&lang=fr"
    drawn = ada.client.get(path)
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert "sandbox" in drawn.headers["content-security-policy"]
    assert "<title>Late.</title>" in drawn.text
    tag = drawn.headers["etag"]
    assert ada.client.get(path, headers={"If-None-Match": tag}).status_code == 304
    assert rulebooks.picture.cache_info().misses == 1


def test_what_is_not_there_is_not_there(ada: Person, folder: Path) -> None:
    ada.get(f"{AT}/nothing", status=404)
    ada.get(f"{AT}/late?theme=pink", status=400)
    (folder / "scenes.json").write_text("{}")
    ada.get(f"{AT}/start", status=404)
    (folder / "en.md").unlink()
    book.languages_of.cache_clear()
    book.read_game.cache_clear()
    ada.get(AT, status=404)
    ada.get("/api/games/no-such-game/rulebook", status=404)


def test_a_game_without_files_has_no_rulebook(tmp_path: Path) -> None:
    ada = Person(make_app(tmp_path), "Ada")
    slug = ada.get("/api/games")["games"][0]["slug"]
    ada.get(f"/api/games/{slug}/rulebook", status=404)


def test_a_broken_book_does_not_break_the_page(ada: Person, folder: Path) -> None:
    text = (folder / "fr.md").read_text("utf-8")
    (folder / "fr.md").write_text(re.sub(r"## Rulings.*", "## Rulings", text), "utf-8")
    ada.get(f"{AT}?lang=fr", status=404)
