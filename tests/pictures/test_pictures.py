"""Pictures: well-formed, complete, the same each time, with and without a position."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from boards.damage import whole
from trackside import games, messages
from trackside.core import boards
from trackside.core.contract import CHANCE
from trackside.core.errors import DataError, TracksideError
from trackside.games import Place, slugs
from trackside.messages import LANGUAGES
from trackside.pictures import art, legend, raster
from trackside.pictures.art import Art, art_of
from trackside.pictures.painters import painter_of
from trackside.pictures.picture import draw
from trackside.pictures.theme import NAMES

SHARED = Path(art.__file__).parent
MOST_NODES = 6000
PIECES = {"german-railways": 3, "volldampf": 4, "railroad-dice-germany": 3, "china-rails": 4}
STEPS = {"german-railways": 150, "volldampf": 200, "railroad-dice-germany": 200, "china-rails": 300}


def standard_art(slug: str) -> Art:
    found = art_of(slug, "standard")
    assert found is not None
    return found


def parse(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(text)  # our own text


def words(root: ElementTree.Element) -> set[str]:
    return {each.text or "" for each in root.iter("{http://www.w3.org/2000/svg}text")}


def middle(slug: str) -> Any:
    """A position in the middle of a random game."""
    state, rng = games.get(slug).new(PIECES[slug]), Random(3)
    for _ in range(STEPS[slug]):
        seats = state.to_act()
        if not seats:
            break
        if seats[0] == CHANCE:
            outcomes = state.chance()
            state.apply(CHANCE, rng.choices([o for o, _ in outcomes], [w for _, w in outcomes])[0])
        else:
            seat = rng.choice(seats)
            state.apply(seat, rng.choice(state.legal(seat)))
    return state


@pytest.mark.parametrize("slug", slugs())
def test_a_picture_shows_every_name(slug: str) -> None:
    root = parse(draw(slug))
    names = {line for each in standard_art(slug).labels for line in each["lines"]}
    assert names <= words(root)
    assert sum(1 for _ in root.iter()) <= MOST_NODES


@pytest.mark.parametrize("slug", slugs())
def test_the_same_board_gives_the_same_picture(slug: str) -> None:
    assert draw(slug) == draw(slug)


@pytest.mark.parametrize("theme", NAMES)
@pytest.mark.parametrize("slug", slugs())
def test_every_theme_has_its_own_colours(slug: str, theme: str) -> None:
    sea = {"light": "#CFE0E3", "dark": "#16262E", "contrast": "#DCEDF3"}
    drawn = draw(slug, theme=theme)
    assert sea[theme] in drawn
    assert not [other for name, other in sea.items() if name != theme and other in drawn]
    assert ("data:image/webp" in drawn) == (theme != "contrast")


def test_waters_are_named_in_the_language_asked_for() -> None:
    names = ("North Sea", "Mer du Nord", "Nordsee", "Mare del Nord")
    for language, name in zip(LANGUAGES, names):
        assert name in words(parse(draw("german-railways", language=language)))


IN_LEGEND = {
    "german-railways": ("gr-ui-terrain-mountain", "gr-ui-legend-city"),
    "volldampf": ("vd-ui-germany",),
    "railroad-dice-germany": ("rd-ui-kind-water", "rd-ui-legend-open"),
    "china-rails": ("cr-ui-legend-major", "cr-ui-legend-alpine"),
}


@pytest.mark.parametrize("slug", slugs())
def test_the_legend_speaks_the_language_asked_for(slug: str) -> None:
    for language in LANGUAGES:
        said = {messages.text(language, name) for name in IN_LEGEND[slug]}
        assert said <= words(parse(draw(slug, language=language)))


def test_a_legend_breaks_long_words_into_lines_that_fit() -> None:
    said = "Städte nehmen Waren ihrer Farbe, und " + "Streckenkostenverzeichnis " * 3
    lines = legend.lines_of(said, 190, 10.5)
    assert " ".join(lines) == said.strip()
    assert len(lines) > 2
    assert max(legend.width_of(line, 10.5) for line in lines) <= 190


@pytest.mark.parametrize("slug", slugs())
def test_a_position_adds_pieces_to_the_board(slug: str) -> None:
    bare, full = draw(slug), draw(slug, state=middle(slug))
    parse(full)
    assert full != bare
    assert full == draw(slug, state=middle(slug))


@pytest.mark.parametrize("slug", slugs())
def test_a_board_of_ones_own_is_drawn(slug: str) -> None:
    data = whole(slug)
    data["id"] = data["name"] = "mine"
    own = boards.custom(data)
    root = parse(draw(slug, board=own, state=games.get(slug).new(PIECES[slug], board=own)))
    assert len(words(root)) > 10


@pytest.mark.parametrize("slug", slugs())
def test_places_of_a_board_agree_with_its_art(slug: str) -> None:
    """Within a few hundredths of a cell: the art projects islands on the true ellipsoid."""
    found = painter_of(slug).places_of(whole(slug))
    for name, (x, y) in standard_art(slug).cells.items():
        assert found[name] == pytest.approx((x, y), abs=0.12)


def test_names_in_a_board_cannot_break_out_of_the_picture() -> None:
    data = whole("volldampf")
    data["cities"][0]["name"] = "<script>alert(1)</script>"
    data["name"] = "a < b & c"
    assert "<script" not in draw("volldampf", board=boards.custom(data))
    parse(draw("volldampf", board=boards.custom(data)))


def test_what_is_not_there_is_said() -> None:
    with pytest.raises(TracksideError, match="theme"):
        draw("volldampf", theme="pink")
    with pytest.raises(TracksideError, match="language"):
        draw("volldampf", language="la")
    with pytest.raises(TracksideError, match="game"):
        draw("chess")


def test_a_png_needs_a_browser_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    with pytest.raises(TracksideError, match="Chromium"):
        raster.png(draw("volldampf"))


def test_a_board_that_is_not_fit_is_not_drawn() -> None:
    data = whole("volldampf")
    del data["cities"][0]["lat"]
    with pytest.raises(DataError, match="city Berlin"):
        draw("volldampf", board=boards.custom(data))


# Painters are found: a game of its own, Coal Sacks, stands for one from outside.

OUTSIDE = "coal-sacks"
Bring = Callable[[str], None]


@pytest.fixture
def bring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bring]:
    """Puts the game on the shelf, with this painter."""
    package = tmp_path / "sacks"
    package.mkdir()
    (package / "__init__.py").write_text("from contract.tiny import GAME\n")
    monkeypatch.syspath_prepend(tmp_path)

    def put(painter: str) -> None:
        found = Place("sacks", "sacks.bots", painter)
        shelf = {**games._places(), OUTSIDE: found}
        monkeypatch.setattr(games, "_places", lambda: shelf)

    painter_of.cache_clear()
    yield put
    painter_of.cache_clear()


def test_a_game_without_a_painter_gets_a_plain_picture_of_its_own(bring: Bring) -> None:
    bring("sacks.picture")
    assert words(parse(draw(OUTSIDE))) == {"Coal Sacks"}
    cells = [{"id": "shed", "name": "The shed", "x": 1, "y": 2}, {"id": "cart", "x": 3.5, "y": 4}]
    board = boards.custom({"name": "The yard", "cells": cells, "deck": [{"id": "a"}, 5]})
    drawn = draw(OUTSIDE, board=board, state=games.get(OUTSIDE).new(2), theme="dark")
    assert words(parse(drawn)) == {"The yard", "The shed", "cart"}


def test_a_painter_from_outside_draws_without_any_art(bring: Bring, tmp_path: Path) -> None:
    (tmp_path / "sacks_picture.py").write_text(
        "from trackside.pictures import ground, svg\n"
        "SCALE = 10.0\n"
        "def places_of(board): return {'shed': (0.0, 0.0), 'cart': (5.0, 3.0)}\n"
        "def draw(canvas, view):\n"
        "    body = ground.sea_and_land(canvas) + ground.home_border(canvas)\n"
        "    body += ground.veil(canvas, 0.5) + ground.waters(canvas)\n"
        "    body += ground.coast_again(canvas)\n"
        "    body += ground.captions(canvas, ('sea',))\n"
        "    return body + svg.text(*canvas.at('cart'), 'a cart', 9)\n"
    )
    bring("sacks_picture")
    drawn = draw(OUTSIDE)
    assert words(parse(drawn)) == {"a cart"}
    assert 'width="94" height="74"' in drawn  # its cells, a unit around them, and the rim
    assert "image/webp" not in drawn


def test_a_broken_painter_is_told(bring: Bring, tmp_path: Path) -> None:
    (tmp_path / "half_painter.py").write_text("SCALE = 1.0\n")
    (tmp_path / "lost_painter.py").write_text("import nowhere_at_all\n")
    bring("half_painter")
    with pytest.raises(TracksideError, match="has no draw, places_of"):
        draw(OUTSIDE)
    bring("lost_painter")
    with pytest.raises(TracksideError, match="nowhere_at_all"):
        draw(OUTSIDE)


def test_what_pictures_share_names_no_game() -> None:
    folders = {games.folder(slug) for slug in slugs()}
    for path in SHARED.glob("*.py"):
        text = path.read_text("utf-8")
        if path.stem not in folders:
            assert not [name for name in {*folders, *slugs()} if name in text], path.name
