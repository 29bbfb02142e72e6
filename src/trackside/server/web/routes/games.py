"""Games, their boards and rules, and the words of all languages."""

from __future__ import annotations

import json
from contextlib import suppress
from importlib import resources
from typing import Annotated

from anyio import to_thread
from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from trackside import messages as words
from trackside.content.lessons.lesson import lessons_of
from trackside.core.contract import Game, Json
from trackside.server.base.errors import NotFound
from trackside.server.base.static import embed_fonts
from trackside.server.boards.random import Wish, choices, draw
from trackside.server.content import rulebooks
from trackside.server.table.registry import Games
from trackside.server.web.guard import (
    Asker,
    Language,
    ServicesDep,
    Slug,
    Theme,
    answer,
    answer_file,
    answer_picture,
    errors,
)
from trackside.server.web.shapes.games import GameList, GameShape, Languages
from trackside.server.web.shapes.rulebooks import Rulebook

router = APIRouter(prefix="/api", tags=["games"])
# Of a game's own boards; its first one, if none is named.
BoardName = Annotated[str | None, Query(max_length=40, pattern=r"^[a-z0-9-]+$")]
PICTURES = {"webp": "image/webp", "png": "image/png"}
MISSING = errors(400, 404)
MADE = errors(400, 401, 403, 404, 409, 429)
Seed = Annotated[str, Query(min_length=1, max_length=40, pattern=r"^[a-z0-9-]+$")]
Word = Annotated[str, Query(max_length=20, pattern=r"^[a-z-]*$")]
TEXT = {"content": {"text/plain": {}}, "description": "Text"}
MARKDOWN = {"content": {"text/markdown": {}}, "description": "The rules"}
PICTURE = {"content": {"image/webp": {}, "image/png": {}}, "description": "Data of the board"}
DRAWN = {"content": {"image/svg+xml": {}}, "description": "A picture"}
POSTERS = {"svg": "image/svg+xml", **PICTURES}
POSTER = {"content": {media: {} for media in POSTERS.values()}, "description": "A picture"}


def describe(games: Games, game: Game) -> Json:
    """The facts of a game that a lobby shows."""
    meta = game.meta
    return {
        "slug": meta.slug,
        "title": meta.title,
        "designer": meta.designer,
        "publisher": meta.publisher,
        "edition": meta.edition,
        "least_players": meta.least_players,
        "most_players": meta.most_players,
        "minutes": meta.minutes,
        "prefix": meta.prefix,
        "rules_version": meta.rules_version,
        "boards": list(meta.boards),
        "levels": list(games.levels(meta.slug)),
        "options": [
            {
                "key": option.key,
                "kind": option.kind,
                "default": option.default,
                "rule": option.rule,
                "choices": list(option.choices),
                "least": option.least,
                "most": option.most,
            }
            for option in meta.options
            if not option.test_only
        ],
        "about": about(games, meta.slug),
        "poster": poster_of(games, meta.slug) is not None,
        "lessons": lesson_count(games, meta.slug),
        "random": choices(meta.slug),
    }


def lesson_count(games: Games, slug: str) -> int:
    """Count the lessons; None for a game without files."""
    with suppress(NotFound):
        games.package(slug)
        return len(lessons_of(slug))
    return 0


def about(games: Games, slug: str) -> dict[str, str]:
    """The game in a sentence, in the languages in which it says one."""
    try:
        games.package(slug)
    except NotFound:  # a game without files says nothing
        return {}
    return words.about(slug)


def poster_of(games: Games, slug: str) -> tuple[str, bytes] | None:
    """Return the kind and the content of the picture that a game's package brings, if any."""
    for ending, media in POSTERS.items():
        with suppress(NotFound):  # a game without files has no poster
            data = game_file(games, slug, f"poster.{ending}")
            if data is not None:
                return media, data
    return None


def game_file(games: Games, slug: str, name: str) -> bytes | None:
    """Answer with a file beside the game's code; names come from patterns without any slash."""
    file = resources.files(games.package(slug)) / name
    return file.read_bytes() if file.is_file() else None


@router.get("/games", response_model=GameList)
def all_games(services: ServicesDep) -> Response:
    """List all games."""
    return answer({"games": [describe(services.games, game) for game in services.games.all()]})


@router.get("/games/{slug}", response_model=GameShape, responses=MISSING)
def one_game(slug: Slug, services: ServicesDep) -> Response:
    """Show one game."""
    return answer(describe(services.games, services.games.current(slug)))


@router.get("/games/{slug}/board", responses={**MISSING, 304: {"description": "The same"}})
def board(slug: Slug, request: Request, services: ServicesDep, name: BoardName = None) -> Response:
    """The facts of a board."""
    return data_file(request, services.games, slug, name, {".json": "application/json"})


@router.get("/games/{slug}/art", responses={**MISSING, 304: {"description": "The same"}})
def art(slug: Slug, request: Request, services: ServicesDep, name: BoardName = None) -> Response:
    """The drawing of a board."""
    return data_file(request, services.games, slug, name, {".art.json": "application/json"})


@router.get(
    "/games/{slug}/relief",
    responses={**MISSING, 200: PICTURE, 304: {"description": "The same"}},
    response_class=Response,
)
def relief(slug: Slug, request: Request, services: ServicesDep, name: BoardName = None) -> Response:
    """The hills of a board, as a picture."""
    endings = {f".relief.{ending}": media for ending, media in PICTURES.items()}
    return data_file(request, services.games, slug, name, endings)


@router.get("/games/{slug}/random", responses=MADE, response_class=Response)
async def random(
    slug: Slug, services: ServicesDep, who: Asker, seed: Seed, size: Word = "", shape: Word = ""
) -> Response:
    """A board that nobody has drawn, as a file."""
    services.limiter.check("board", who.need("tables"))
    text = await services.random_boards.file(Wish(slug, seed, size, shape))
    return Response(text, media_type="application/json")


@router.get(
    "/games/{slug}/random/picture.svg",
    responses={**MADE, 200: DRAWN, 304: {"description": "The same"}},
    response_class=Response,
)
async def random_picture(
    slug: Slug,
    request: Request,
    services: ServicesDep,
    who: Asker,
    seed: Seed,
    size: Word = "",
    shape: Word = "",
    theme: Theme = "light",
    lang: Language = "en",
) -> Response:
    """Draw a board that nobody has drawn."""
    services.limiter.check("board", who.need("tables"))
    text = await services.random_boards.file(Wish(slug, seed, size, shape))
    picture = await to_thread.run_sync(draw, slug, text, theme, lang)
    return answer_picture(request, embed_fonts(picture), "image/svg+xml")


def data_file(
    request: Request, games: Games, slug: str, board: str | None, endings: dict[str, str]
) -> Response:
    """Answer with what lies beside a board of the game, by the first of these endings that there
    is."""
    name = board or games.current(slug).meta.boards[0]
    for ending, media in endings.items():
        data = game_file(games, slug, f"data/{name}{ending}")
        if data is not None:
            return answer_file(request, data, media)
    raise NotFound("no-such-file", file=name)


@router.get(
    "/games/{slug}/rules",
    responses={**MISSING, 200: MARKDOWN, 304: {"description": "The same"}},
    response_class=Response,
)
def rules(
    slug: Slug,
    request: Request,
    services: ServicesDep,
    lang: Annotated[str, Query(pattern=r"^[a-z]{2}$")] = "en",
) -> Response:
    """The rule digest."""
    data = game_file(services.games, slug, f"RULES.{lang}.md") or game_file(
        services.games, slug, "RULES.md"
    )
    if data is None:
        raise NotFound("no-such-file", file="RULES.md")
    return answer_file(request, data, "text/markdown; charset=utf-8")


@router.get(
    "/games/{slug}/rulebook",
    response_model=Rulebook,
    responses={**MISSING, 304: {"description": "The same"}},
)
def rulebook(
    slug: Slug, request: Request, services: ServicesDep, lang: Language = "en"
) -> Response:
    """The rulebook for people; 404 for a game that has its digest alone."""
    services.games.package(slug)
    book = rulebooks.rulebook(slug, lang)
    return answer_file(request, json.dumps(book, ensure_ascii=False).encode(), "application/json")


@router.get(
    "/games/{slug}/rulebook/{name}",
    responses={**MISSING, 200: DRAWN, 304: {"description": "The same"}},
    response_class=Response,
)
def rulebook_picture(
    slug: Slug,
    name: Annotated[str, Path(max_length=60, pattern=r"^[a-z0-9-]+$")],
    request: Request,
    services: ServicesDep,
    theme: Theme = "light",
    lang: Language = "en",
) -> Response:
    """A picture of the rulebook, from a real position."""
    services.games.package(slug)
    return answer_picture(request, rulebooks.picture(slug, name, theme, lang), "image/svg+xml")


@router.get(
    "/games/{slug}/messages/{lang}",
    responses={**MISSING, 200: TEXT, 304: {"description": "The same"}},
    response_class=Response,
)
def messages(slug: Slug, lang: str, request: Request, services: ServicesDep) -> Response:
    """Answer with the game's own sentences in a language, in Fluent; English where it lacks the
    language."""
    if lang not in words.LANGUAGES:
        raise NotFound("no-such-language", lang=lang[:20])
    services.games.package(slug)
    text = "\n\n".join(file.read_text("utf-8") for file in words.files(lang, slug))
    return answer_file(request, text.encode(), "text/plain; charset=utf-8")


@router.get(
    "/games/{slug}/poster",
    responses={**MISSING, 200: POSTER, 304: {"description": "The same"}},
    response_class=Response,
)
def poster(slug: Slug, request: Request, services: ServicesDep) -> Response:
    """Answer with the picture for the lobby that a game's package brings."""
    services.games.current(slug)
    picture = poster_of(services.games, slug)
    if picture is None:
        raise NotFound("no-such-file", file="poster")
    media, data = picture
    return answer_picture(request, data, media)


@router.get("/locales", response_model=Languages)
def locales() -> Response:
    """The languages."""
    return answer({"languages": list(words.LANGUAGES)})


@router.get(
    "/locales/{lang}",
    responses={**MISSING, 200: TEXT, 304: {"description": "The same"}},
    response_class=Response,
)
def locale(lang: str, request: Request) -> Response:
    """Answer with all sentences of a language, in Fluent."""
    if lang not in words.LANGUAGES:
        raise NotFound("no-such-language", lang=lang[:20])
    return answer_file(request, words.source(lang).encode(), "text/plain; charset=utf-8")
