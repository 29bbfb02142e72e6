"""Routes for boards that people keep: kept, changed, shared, looked at, reported."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from trackside.server.base.static import embed_fonts
from trackside.server.web.guard import (
    DONE,
    LOOK,
    WRITE,
    Asker,
    Language,
    ServicesDep,
    Theme,
    answer,
    answer_picture,
    need_user,
    reading_user,
)
from trackside.server.web.shapes.boards import (
    BalanceState,
    BoardBalance,
    BoardCards,
    BoardChange,
    BoardComplaint,
    BoardToKeep,
    BoardToSave,
    GalleryPage,
    Kept,
    KeptBoard,
    KeptVersion,
)
from trackside.server.web.shapes.common import Ok

router = APIRouter(prefix="/api/workshop", tags=["workshop"])
MOST_PAGE = 10_000
ONE = "/boards/{board_id}"
BoardId = Annotated[str, Path(max_length=40, pattern=r"^[a-z0-9]+$")]
Version = Annotated[int | None, Query(ge=1, le=10_000_000)]
OfGame = Annotated[str | None, Query(max_length=60, pattern=r"^[a-z0-9-]+$")]
Page = Annotated[int, Query(ge=0, le=MOST_PAGE)]
Order = Literal["new", "played"]
DRAWN = {"content": {"image/svg+xml": {}}, "description": "The board as a picture"}
FILE = {"content": {"application/json": {}}, "description": "The board as a file"}


@router.get("/boards", response_model=BoardCards, responses=LOOK)
def mine(services: ServicesDep, who: Asker, game: OfGame = None) -> Response:
    """List one's own boards."""
    who.need("read")
    return answer({"boards": services.gallery.mine(who, game)})


@router.post("/boards", status_code=201, response_model=Kept, responses=WRITE)
def keep(body: BoardToKeep, services: ServicesDep, who: Asker) -> Response:
    """Keep a board, finished or not."""
    need_user(services, who, "tables", "board")
    return answer(services.shelf.keep(who, body.game, body.name, body.board, body.key), 201)


@router.get("/gallery", response_model=GalleryPage, responses=LOOK)
def gallery(
    services: ServicesDep, who: Asker, game: OfGame = None, page: Page = 0, order: Order = "new"
) -> Response:
    """The boards that people show to everybody."""
    return answer(services.gallery.public(reading_user(who), game, page, order))


@router.get(ONE, response_model=KeptBoard, responses=LOOK)
def one(board_id: BoardId, services: ServicesDep, who: Asker, version: Version = None) -> Response:
    """A board, with its data."""
    return answer(services.gallery.board(reading_user(who), board_id, version))


@router.put(ONE, response_model=KeptVersion, responses=WRITE)
def save(board_id: BoardId, body: BoardToSave, services: ServicesDep, who: Asker) -> Response:
    """A new version."""
    need_user(services, who, "tables", "board")
    version = services.shelf.save(who, board_id, body.version, body.board, body.name)
    return answer({"version": version})


@router.patch(ONE, response_model=Ok, responses=WRITE)
def change(board_id: BoardId, body: BoardChange, services: ServicesDep, who: Asker) -> Response:
    """Change who may see a board, and its name."""
    need_user(services, who, "tables")
    services.shelf.change(who, board_id, body.visibility, body.name)
    return answer(DONE)


@router.delete(ONE, response_model=Ok, responses=WRITE)
def drop(board_id: BoardId, services: ServicesDep, who: Asker) -> Response:
    """Delete a board; the games that were played on it stay."""
    need_user(services, who, "tables")
    services.shelf.drop(who, board_id)
    return answer(DONE)


@router.post(ONE + "/report", response_model=Ok, responses=WRITE)
def report(board_id: BoardId, body: BoardComplaint, services: ServicesDep, who: Asker) -> Response:
    """Report a board to whoever hosts the server."""
    user = need_user(services, who, "read", "report")
    services.complaints.report_board(user, services.gallery.describe(user, board_id), body.reason)
    return answer(DONE)


@router.get(ONE + "/balance", response_model=BalanceState, responses=LOOK)
def balance(
    board_id: BoardId, services: ServicesDep, who: Asker, version: Version = None
) -> Response:
    """Show what games of bots have shown, as far as they are."""
    return answer(services.balance.state(reading_user(who), board_id, version))


@router.post(ONE + "/balance", response_model=BalanceState, responses=WRITE)
async def measure(
    board_id: BoardId, body: BoardBalance, services: ServicesDep, who: Asker
) -> Response:
    """Let bots play on one's own board; one at a time for each person."""
    need_user(services, who, "tables", "balance")
    wish = (body.version, body.games, body.level)
    return answer(await services.balance.start(who, board_id, *wish))


@router.get(ONE + "/picture.svg", responses={**LOOK, 200: DRAWN}, response_class=Response)
def picture(
    board_id: BoardId,
    request: Request,
    services: ServicesDep,
    who: Asker,
    version: Version = None,
    theme: Theme = "light",
    lang: Language = "en",
) -> Response:
    """The board as it is drawn; nothing in it runs."""
    drawn = services.gallery.picture(reading_user(who), board_id, version, theme, lang)
    return answer_picture(request, embed_fonts(drawn), "image/svg+xml")


@router.get(ONE + "/file", responses={**LOOK, 200: FILE}, response_class=Response)
def file(board_id: BoardId, services: ServicesDep, who: Asker, version: Version = None) -> Response:
    """The documented file, to be saved."""
    text = services.gallery.file(reading_user(who), board_id, version)
    headers = {"Content-Disposition": f'attachment; filename="{board_id}.json"'}
    return Response(text, media_type="application/json", headers=headers)
