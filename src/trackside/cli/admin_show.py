"""How `trackside admin` prints what it has found."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from trackside.core.contract import Json


def text(told: Json) -> None:
    """One sentence about what was done."""
    click.echo(told["text"])


def columns(rows: list[list[str]], more: bool = False) -> None:
    """Under each other; says so when there is another page."""
    widths = [max(len(row[n]) for row in rows) for n in range(len(rows[0]))] if rows else []
    for row in rows:
        click.echo("  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip())
    end(bool(rows), more)


def end(any_found: bool, more: bool) -> None:
    if not any_found:
        click.echo("None.")
    if more:
        click.echo("There are more: --page.")


def person_row(one: Json) -> list[str]:
    marks = [name for name in ("admin", "bot") if one[name]]
    marks += ["suspended"] if one["suspended"] else []
    marks += [f"limits × {one['limits']:g}"] if one["limits"] is not None else []
    seen = (one["seen"] or one["created"])[:10]
    return [one["id"], one["name"], one["login"] or "guest", seen, ", ".join(marks)]


def people(told: Json) -> None:
    columns([person_row(one) for one in told["people"]], told["more"])


def person(one: Json) -> None:
    columns([person_row(one)])
    click.echo(f"reported: {one['reports']}; tables:")
    columns([table_row(table) for table in one["tables"]])


def table_row(one: Json) -> list[str]:
    seats = ", ".join(seat["name"] or "-" for seat in one["seats"])
    about = [one["table"], one["status"], one["since"][:10], one["game"], one["title"]]
    return [*about, seats, "" if one["public"] else "private"]


def tables(told: Json) -> None:
    columns([table_row(one) for one in told["tables"]], told["more"])


def table(one: Json) -> None:
    columns([table_row(one)])
    click.echo(f"made by {one['owner']['name']} ({one['owner']['id']}), {one['created'][:16]}")
    columns([[str(s["seat"]), s["kind"], s["name"], s["user"] or ""] for s in one["seats"]])


def report(one: Json) -> None:
    """With the talk around it; of a table that is deleted the words are left."""
    reporter = one["by"]["name"] if one["by"] else "somebody who has gone"
    state = f"dealt with {one['done'][:10]}" if one["done"] else "open"
    about = f"{one['name']} ({one['user'] or 'gone'})"
    click.echo(f"{one['id']}  {one['at'][:16]}  {state}")
    click.echo(f"  {reporter} about {about}: {one['why'] or '-'}")
    if one["room"] == "board":
        click.echo(f"  board {one['table']} ({one['board'] or 'deleted'}), {one['text']}")
        return
    click.echo(f"  table {one['table']} ({one['status'] or 'deleted'}), {one['room']}:")
    for line in one["talk"] or [one]:
        mark = ">" if line["number"] == one["number"] else " "
        click.echo(f"  {mark} {line['name']}: {line['text']}")


def reports(told: Json) -> None:
    for one in told["reports"]:
        report(one)
    end(bool(told["reports"]), told["more"])


def overview(told: Json) -> None:
    for what in ("people", "tables"):
        click.echo(f"{what}: " + ", ".join(f"{n} {name}" for name, n in told[what].items()))
    click.echo(f"reports: {told['reports']} open")


def limits(told: Json) -> None:
    for rate in told["rates"]:
        often = f"{rate['at_once']:g} at once, then {rate['per_second']:g} a second"
        click.echo(f"{rate['what']}: {often}")
    if not told["rates"]:
        click.echo("TRACKSIDE_LIMITS is 0: there are no limits.")
    for one in told["people"]:
        click.echo(f"{one['name']} ({one['id']}): × {one['limits']:g}")


def log_row(one: Json) -> list[str]:
    where = "command line" if one["at_command_line"] else "page"
    about = f"{one['about']} ({one['name']})" if one["name"] else one["about"]
    return [one["at"][:19], one["by"], where, one["what"], about, one["words"]]


def log(told: Json) -> None:
    columns([log_row(one) for one in told["log"]], told["more"])
