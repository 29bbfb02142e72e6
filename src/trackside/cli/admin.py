"""`trackside admin`: people, tables, boards and reports of a server, from the command line."""

from __future__ import annotations

import getpass
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import TYPE_CHECKING, Any

import click

from trackside.cli import admin_show as show
from trackside.cli.common import json_flag, say_json, terminal_language
from trackside.cli.serve import database_option
from trackside.core.errors import TracksideError

if TYPE_CHECKING:
    from trackside.core.contract import Json
    from trackside.server.services import Services

KINDS = ("guest", "account", "suspended", "admin", "limited")
STATUSES = ("open", "playing", "over", "closed")
WHO = "WHO is an id, a login, or a name that only one person has."
who_argument = click.argument("who")
page_option = click.option(
    "--page", type=click.IntRange(1), default=1, show_default=True, help="30 on each."
)


class NotDone(TracksideError):
    """One sentence for the administrator."""


@contextmanager
def admin_services(database: str | None) -> Iterator[Services]:
    """The server's database, with refusals told as sentences in the language of the terminal."""
    from trackside import messages
    from trackside.server import main
    from trackside.server.base.errors import ServerError

    try:
        with main.admin_services(database) as services:
            yield services
    except ServerError as error:
        spoken = messages.language_of(terminal_language())
        told = messages.text(spoken, f"server-no-{error.key}", error.params)
        raise NotDone(told) from error


def command(group: click.Group, name: str, **more: Any) -> Callable[[Callable[..., Json]], object]:
    """Add a command that gets the services and returns what `--json` prints; else `show` does."""
    print_it: Callable[[Json], None] = more.pop("show", show.text)

    def decorate(function: Callable[..., Json]) -> object:
        @wraps(function)
        def call(database: str | None, as_json: bool, **given: Any) -> None:
            with admin_services(database) as services:
                told = function(services, **given)
            say_json(told) if as_json else print_it(told)

        return group.command(name, **more)(database_option(json_flag(call)))

    return decorate


def by() -> Any:
    """Whoever sits at this terminal."""
    from trackside.server.admin.actions import By

    return By(None, getpass.getuser())


def find(services: Services, who: str) -> Json:
    """The one person who is meant; raises NotDone."""
    people = services.admin_lists.find_people(who)
    if not people:
        raise NotDone(f"There is nobody called {who!r}. See: trackside admin people list.")
    if len(people) > 1:
        told = ", ".join(f"{one['id']} ({one['login'] or one['kind']})" for one in people)
        raise NotDone(f"{len(people)} people are called {who!r}; name one by id: {told}.")
    return people[0]


@click.group()
def admin() -> None:
    """Look after a server: people, tables, boards, reports, limits, and who may do so on its page.

    It works on the database of `trackside serve`, also while that runs. Everything that it does
    is written down: trackside admin log.

    \b
      trackside admin grant ada
      trackside admin reports list
      trackside admin people suspend q7m2x
    """


@admin.group()
def people() -> None:
    """Guests and accounts: find them, remove a name, suspend somebody."""


@admin.group()
def tables() -> None:
    """Tables: find and close them."""


@admin.group()
def boards() -> None:
    """Boards that people show: withdraw one, give it back."""


@admin.group()
def reports() -> None:
    """What people have reported of each other's talk and boards."""


# People.


@command(people, "list", show=show.people)
@click.argument("search", default="")
@click.option("--kind", type=click.Choice(KINDS), help="Only these.")
@page_option
def people_list(services: Services, search: str, kind: str | None, page: int) -> Json:
    """All, or those with SEARCH in their name or login: id, name, login, last day, marks."""
    return services.admin_lists.people(search, kind, page - 1)


@command(people, "show", show=show.person, epilog=WHO)
@who_argument
def people_show(services: Services, who: str) -> Json:
    """One of them, and where they sit."""
    return services.admin_lists.person(find(services, who)["id"])


@command(people, "remove-name", epilog=WHO)
@who_argument
def remove_name(services: Services, who: str) -> Json:
    """Put a neutral name in the place of theirs, here and at all tables."""
    person = find(services, who)
    name = services.admin.remove_name(by(), person["id"])
    return {"id": person["id"], "name": name, "text": f"{person['id']} is called {name} now."}


@command(people, "suspend", epilog=WHO)
@who_argument
def suspend(services: Services, who: str) -> Json:
    """They may look and nothing else; bots play on for them."""
    person = find(services, who)
    services.admin.suspend(by(), person["id"])
    return done(person, "may only look now.")


@command(people, "allow", epilog=WHO)
@who_argument
def allow(services: Services, who: str) -> Json:
    """They may play again."""
    person = find(services, who)
    services.admin.allow(by(), person["id"])
    return done(person, "may play.")


@command(people, "limit", epilog=WHO)
@who_argument
@click.argument("factor")
def limit(services: Services, who: str, factor: str) -> Json:
    """Multiply their rate limits by FACTOR (0.01 to 100), or `none`: as for everybody."""
    person = find(services, who)
    services.admin.limit(by(), person["id"], read_factor(factor))
    return done(person, f"has limits × {factor}." if factor != "none" else "has the usual limits.")


def read_factor(text: str) -> float | None:
    """Raises NotDone."""
    try:
        return None if text == "none" else float(text)
    except ValueError as error:
        raise NotDone(f"{text!r} is no number; give a factor from 0.01 to 100, or none.") from error


def done(person: Json, what: str) -> Json:
    return {"id": person["id"], "name": person["name"], "text": f"{person['name']} {what}"}


# Tables.


@command(tables, "list", show=show.tables)
@click.argument("search", default="")
@click.option("--status", type=click.Choice(STATUSES), help="Only these.")
@page_option
def tables_list(services: Services, search: str, status: str | None, page: int) -> Json:
    """All, or those with SEARCH in the title or in a name at the table."""
    return services.admin_lists.tables(search, status, page - 1)


@command(tables, "show", show=show.table)
@click.argument("table")
def tables_show(services: Services, table: str) -> Json:
    """One of them, with who sits there. Nothing of the game."""
    return services.admin_lists.table(table)


@command(tables, "close")
@click.argument("table")
def close(services: Services, table: str) -> Json:
    """Nobody plays there any more. A finished game stays as it is."""
    services.admin.close(by(), table)
    return {"table": table, "text": f"{table} is closed."}


@command(tables, "remove-title")
@click.argument("table")
def remove_title(services: Services, table: str) -> Json:
    """Call it like its game."""
    services.admin.remove_title(by(), table)
    return {"table": table, "text": f"{table} is called like its game."}


# Boards.


@command(boards, "withdraw")
@click.argument("board")
def withdraw(services: Services, board: str) -> Json:
    """Nobody but its owner sees it any more. Games that are played on it go on."""
    services.admin.withdraw(by(), board)
    return {"board": board, "text": f"{board} is seen by its owner alone."}


@command(boards, "give-back")
@click.argument("board")
def give_back(services: Services, board: str) -> Json:
    """Its owner may share it again."""
    services.admin.give_back(by(), board)
    return {"board": board, "text": f"{board} may be shared again."}


# Reports.


@command(reports, "list", show=show.reports)
@click.option("--all", "everything", is_flag=True, help="Also those that were dealt with.")
@page_option
def reports_list(services: Services, everything: bool, page: int) -> Json:
    """Those that are open, with the talk around them."""
    return services.admin_lists.reports(None, everything, page - 1)


@command(reports, "done")
@click.argument("report")
@click.option("--reopen", is_flag=True, help="It is not, after all.")
def reports_done(services: Services, report: str, reopen: bool) -> Json:
    """A report is dealt with."""
    services.admin.deal_with(by(), report, not reopen)
    return {"id": report, "text": f"{report} is {'open again' if reopen else 'dealt with'}."}


@command(reports, "strike")
@click.argument("report")
def strike(services: Services, report: str) -> Json:
    """Take the reported words out of the talk; the report keeps them."""
    services.admin.strike(by(), report)
    return {"id": report, "text": "The words are taken out."}


# The server itself.


@command(admin, "overview", show=show.overview)
def overview(services: Services) -> Json:
    """How many people, tables and open reports there are."""
    return services.admin_lists.overview()


@command(admin, "limits", show=show.limits)
def limits(services: Services) -> Json:
    """How much anybody may do at once, and for whom it is otherwise."""
    return services.admin_lists.limits()


@command(admin, "log", show=show.log)
@page_option
def log(services: Services, page: int) -> Json:
    """What administrators have done, the latest first."""
    return services.admin_lists.log(page - 1)


@command(admin, "grant", epilog=WHO)
@who_argument
def grant(services: Services, who: str) -> Json:
    """Make an account an administrator, who may use the page /admin."""
    person = find(services, who)
    services.admin.grant(by(), person["id"])
    return done(person, "is an administrator now.")


@command(admin, "revoke", epilog=WHO)
@who_argument
def revoke(services: Services, who: str) -> Json:
    """Make an administrator an ordinary account again."""
    person = find(services, who)
    services.admin.revoke(by(), person["id"])
    return done(person, "is no administrator.")
