"""What the server gives out of a game for pages that do not know it: words, poster, picture."""

from __future__ import annotations

from pathlib import Path

import pytest
from fastapi import FastAPI

from server.harness import Person, make_app, random_bot
from trackside import games
from trackside import messages as words
from trackside.server.table.registry import Games

SLUG = games.slugs()[0]


@pytest.fixture
def real_app(tmp_path: Path) -> FastAPI:
    known = Games(games.all(), (), lambda slug: ("random",), random_bot)
    return make_app(tmp_path, known)


@pytest.fixture
def ada(real_app: FastAPI) -> Person:
    return Person(real_app, "Ada")


@pytest.mark.parametrize("slug", games.slugs())
def test_every_game_says_what_it_is_in_every_language(ada: Person, slug: str) -> None:
    game = ada.get(f"/api/games/{slug}")
    assert set(game["about"]) == set(words.LANGUAGES)
    prefix = game["prefix"].lower()
    for language in words.LANGUAGES:
        told = ada.client.get(f"/api/games/{slug}/messages/{language}")
        assert told.headers["content-type"].startswith("text/plain")
        assert f"{prefix}-ui-about = {game['about'][language]}" in told.text


def test_words_are_kept_by_browsers_and_unknown_languages_are_not_there(ada: Person) -> None:
    path = f"/api/games/{SLUG}/messages/fr"
    tag = ada.client.get(path).headers["etag"]
    assert ada.client.get(path, headers={"If-None-Match": tag}).status_code == 304
    ada.get(f"/api/games/{SLUG}/messages/xx", status=404)
    ada.get("/api/games/nothing/messages/en", status=404)


def test_a_game_without_a_picture_of_its_own_says_so(ada: Person) -> None:
    assert ada.get(f"/api/games/{SLUG}")["poster"] is False
    ada.get(f"/api/games/{SLUG}/poster", status=404)


def test_the_picture_of_a_table_is_a_picture_and_nothing_that_runs(ada: Person) -> None:
    seats = ["me"] * games.get(SLUG).meta.least_players
    name = ada.table(*seats, game=SLUG)["table"]
    at = f"/api/tables/{name}"
    drawn = ada.client.get(f"{at}/picture?version=0&theme=dark&lang=it")
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert "sandbox" in drawn.headers["content-security-policy"]
    assert drawn.headers["x-content-type-options"] == "nosniff"
    assert drawn.text.startswith("<svg")
    plan = ada.get(f"{at}/plan")
    x0, y0, x1, y1 = plan["frame"]
    inside = [x0 < x < x1 and y0 < y < y1 for x, y in plan["cells"].values()]
    assert len(inside) > 20
    assert all(inside)
    ada.get(f"{at}/picture?version=9999", status=404)
    ada.get(f"{at}/picture?theme=pink", status=400)


def test_strangers_see_no_picture_of_a_private_table(real_app: FastAPI, ada: Person) -> None:
    seats = ["me"] * games.get(SLUG).meta.least_players
    name = ada.table(*seats, game=SLUG, public=False)["table"]
    stranger = Person(real_app, "Eve")
    for path in ("picture", "plan"):
        answer = stranger.client.get(f"/api/tables/{name}/{path}")
        assert answer.status_code in (403, 404)


def test_a_game_that_nobody_can_draw_has_no_picture(tmp_path: Path) -> None:
    ada = Person(make_app(tmp_path), "Ada")
    name = ada.table("me", "me")["table"]
    for path in ("picture", "plan"):
        ada.get(f"/api/tables/{name}/{path}", status=404)
