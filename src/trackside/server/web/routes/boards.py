"""Boards of one's own: what is wrong with one, before a table is opened for it.

Nothing here is stored. It takes a moment to look through a large board, so whoever asks says who
they are, and how often is counted."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from trackside.server.table.boards import draft_art, report
from trackside.server.web.guard import Asker, Language, ServicesDep, answer, errors
from trackside.server.web.shapes.boards import BoardReport, BoardToCheck

router = APIRouter(prefix="/api/boards", tags=["boards"])
CHECK = errors(400, 401, 403, 404, 413, 429)


@router.post("/check", response_model=BoardReport, responses=CHECK)
def check(body: BoardToCheck, services: ServicesDep, who: Asker, lang: Language = "en") -> Response:
    """List what is wrong with a board, and where; count how much it has of each thing."""
    services.limiter.check("board", who.need("tables"))
    return answer(report(services.games, body.game, body.board, lang))


@router.post("/art", responses=CHECK)
def art(body: BoardToCheck, services: ServicesDep, who: Asker) -> Response:
    """Show what lies under the cells, and where names stand; also of a board that is not
    finished."""
    services.limiter.check("board", who.need("tables"))
    return answer(draft_art(services.games, body.game, body.board))
