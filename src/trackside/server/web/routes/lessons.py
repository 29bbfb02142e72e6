"""Lessons: played without an account, and without anything being stored.

Each request says how far the learner is. Nothing here changes anything, so nobody needs to say
who they are; how often somebody may ask is counted by address."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from trackside.content.lessons.attempts import Mark
from trackside.server.content import lessons
from trackside.server.content.lessons import Learning
from trackside.server.look.preview import WayWish
from trackside.server.services import Services
from trackside.server.web.guard import ServicesDep, Slug, address, answer, errors
from trackside.server.web.shapes.lessons import (
    Lesson,
    LessonList,
    LessonState,
    LessonSteps,
    LessonWay,
    LessonWhyNot,
    Shown,
)
from trackside.server.web.shapes.moves import Previewed, Reasons, Way

router = APIRouter(prefix="/api/games/{slug}/lessons", tags=["lessons"])
Name = Annotated[str, Path(max_length=60, pattern=r"^[a-z0-9-]+$")]
ASK = errors(400, 404, 413, 429)
ACT = errors(400, 404, 409, 413, 429)


def open_lesson(
    request: Request, services: Services, slug: str, name: str, body: Lesson
) -> Learning:
    """Return the learner's table."""
    services.limiter.check("lesson", address(request))
    services.games.package(slug)
    mark = body.mark
    played = tuple((seat, code) for seat, code in mark.played)
    return Learning(slug, name, Mark(mark.step, played, mark.here), services.clock())


@router.get("", response_model=LessonList, responses=ASK)
def all_lessons(slug: Slug, services: ServicesDep) -> Response:
    """The lessons of a game; none if it has none."""
    services.games.package(slug)
    return answer(lessons.all_lessons(slug))


@router.post("/{name}/state", response_model=LessonState, responses=ASK)
def state(
    slug: Slug, name: Name, body: Lesson, request: Request, services: ServicesDep
) -> Response:
    """The table of a lesson."""
    return answer(open_lesson(request, services, slug, name, body).state())


@router.post("/{name}/act", response_model=LessonState, responses=ACT)
def act(
    slug: Slug, name: Name, body: LessonSteps, request: Request, services: ServicesDep
) -> Response:
    """A move, and the answers of the others to it."""
    return answer(open_lesson(request, services, slug, name, body).act(body.steps))


@router.post("/{name}/show", response_model=Shown, responses=ASK)
def show(slug: Slug, name: Name, body: Lesson, request: Request, services: ServicesDep) -> Response:
    """The move that is asked for."""
    return answer(open_lesson(request, services, slug, name, body).show())


@router.post("/{name}/preview", response_model=Previewed, responses=ASK)
def preview(
    slug: Slug, name: Name, body: LessonSteps, request: Request, services: ServicesDep
) -> Response:
    """Try steps without taking them."""
    return answer(open_lesson(request, services, slug, name, body).preview(body.steps))


@router.post("/{name}/refuse", response_model=Reasons, responses=ASK)
def why_not(
    slug: Slug, name: Name, body: LessonWhyNot, request: Request, services: ServicesDep
) -> Response:
    """Say why actions are not allowed."""
    return answer(open_lesson(request, services, slug, name, body).refuse(body.actions))


@router.post("/{name}/way", response_model=Way, responses=ASK)
def way(
    slug: Slug, name: Name, body: LessonWay, request: Request, services: ServicesDep
) -> Response:
    """Propose steps to a far place."""
    wish = WayWish(body.to, body.through, body.start, body.planned)
    return answer(open_lesson(request, services, slug, name, body).way(body.steps, wish))
