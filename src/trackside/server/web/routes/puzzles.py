"""Puzzles: solved without an account, and without anything being stored.

What somebody has solved is kept by their browser. How often somebody may ask is counted by
address."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from trackside.server.content import puzzles
from trackside.server.content.puzzles import Solving
from trackside.server.look.preview import WayWish
from trackside.server.services import Services
from trackside.server.web.guard import ServicesDep, address, answer, errors
from trackside.server.web.shapes.common import Nothing
from trackside.server.web.shapes.moves import Previewed, Reasons, Way
from trackside.server.web.shapes.puzzles import (
    PuzzleJudged,
    PuzzleList,
    PuzzleOpened,
    PuzzleSolution,
    PuzzleSteps,
    PuzzleWay,
    PuzzleWhyNot,
)

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"])
Name = Annotated[str, Path(max_length=40, pattern=r"^[a-z0-9-]+$")]
ASK = errors(400, 404, 413, 429)
ACT = errors(400, 404, 409, 413, 429)


def open_puzzle(request: Request, services: Services, name: str) -> Solving:
    """The table of a puzzle."""
    services.limiter.check("lesson", address(request))
    return Solving(name, services.clock())


@router.get("", response_model=PuzzleList, responses=ASK)
def all_puzzles(request: Request, services: ServicesDep) -> Response:
    """List all puzzles in a few facts, and the one of the day."""
    services.limiter.check("lesson", address(request))
    return answer(puzzles.all_puzzles(services.clock()))


@router.get("/today", response_model=PuzzleOpened, responses=ASK)
def today(request: Request, services: ServicesDep) -> Response:
    """The puzzle of the day, by the date of UTC."""
    services.limiter.check("lesson", address(request))
    return answer(puzzles.todays(services.clock()))


@router.get("/{name}", response_model=PuzzleOpened, responses=ASK)
def one(name: Name, request: Request, services: ServicesDep) -> Response:
    """A puzzle, and its table as its seat sees it."""
    return answer(open_puzzle(request, services, name).describe())


@router.post("/{name}/act", response_model=PuzzleJudged, responses=ACT)
def act(name: Name, body: PuzzleSteps, request: Request, services: ServicesDep) -> Response:
    """A choice, and what it is worth; the solution for one that is right."""
    return answer(open_puzzle(request, services, name).act(body.steps))


@router.post("/{name}/solution", response_model=PuzzleSolution, responses=ASK)
def solution(name: Name, body: Nothing, request: Request, services: ServicesDep) -> Response:
    """Show what is right and why, for whoever would rather see it."""
    return answer(open_puzzle(request, services, name).solution())


@router.post("/{name}/preview", response_model=Previewed, responses=ASK)
def preview(name: Name, body: PuzzleSteps, request: Request, services: ServicesDep) -> Response:
    """Try steps without taking them."""
    return answer(open_puzzle(request, services, name).preview(body.steps))


@router.post("/{name}/refuse", response_model=Reasons, responses=ASK)
def why_not(name: Name, body: PuzzleWhyNot, request: Request, services: ServicesDep) -> Response:
    """Say why actions are not allowed."""
    return answer(open_puzzle(request, services, name).refuse(body.actions))


@router.post("/{name}/way", response_model=Way, responses=ASK)
def way(name: Name, body: PuzzleWay, request: Request, services: ServicesDep) -> Response:
    """Propose steps to a far place."""
    wish = WayWish(body.to, body.through, body.start, body.planned)
    return answer(open_puzzle(request, services, name).way(body.steps, wish))
