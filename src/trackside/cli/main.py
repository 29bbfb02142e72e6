"""The `trackside` command: a group whose commands are loaded when they are called."""

from __future__ import annotations

import sys
from importlib import import_module

import click

from trackside import __version__
from trackside.cli.common import CALLED_WRONGLY, FOUND_WRONG, OUR_MISTAKE
from trackside.core.errors import RecordError, TracksideError

COMMANDS = {
    "play": "Play a game in the terminal, against bots.",
    "simulate": "Play many games with bots, and count.",
    "arena": "Let bots compete, and tell who is stronger.",
    "replay": "Play a record again, and verify it.",
    "analyse": "See how a finished game went: chances, luck, key moments.",
    "referee": "Speak JSON lines with a program in any language.",
    "rules": "Read the rules, and see which have tests.",
    "board": "Check and draw boards.",
    "bench": "Measure the speed of the engines.",
    "serve": "Open the lobby on this machine.",
    "worker": "Do the server's background work in a process of its own.",
    "admin": "Look after people, tables and reports of a server.",
    "backup": "Save everything that the server stores.",
    "restore": "Bring a backup back.",
}

INSTALL_SERVER = 'pip install "trackside[server]"'


class Commands(click.Group):
    """Imports only what is called, so that `--help` answers at once."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        module = "serve" if name in ("worker", "backup", "restore") else name
        command: click.Command = getattr(import_module(f"trackside.cli.{module}"), name)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


def is_compiled() -> bool:
    """Are the engines native modules? The search answers for all: they are built together."""
    from trackside.bots import search

    return not str(search.__file__).endswith(".py")


def version() -> str:
    how = "compiled" if is_compiled() else "not compiled"
    python = ".".join(map(str, sys.version_info[:3]))
    return f"trackside {__version__} (engines {how}, Python {python})"


def show_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        click.echo(version())
        ctx.exit()


@click.command(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=show_version,
    help="Show the version, and whether the engines are compiled.",
)
def root() -> None:
    """Four railway board games with every rule enforced.

    Exit codes: 0 all is well; 1 the check found something wrong; 2 the command was called
    wrongly; 3 a mistake of ours.
    """


def main() -> None:
    try:
        root(prog_name="trackside")
    except RecordError as error:
        _leave(str(error), FOUND_WRONG)
    except TracksideError as error:
        _leave(str(error), CALLED_WRONGLY)
    except BrokenPipeError:
        sys.exit(0)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("trackside") or not _in_server():
            raise
        _leave(f"the server needs {error.name}: {INSTALL_SERVER}", CALLED_WRONGLY)
    except AssertionError as error:
        _leave(f"a mistake of ours: {error!r}", OUR_MISTAKE)


def _in_server() -> bool:
    """Was the server being loaded? Its packages are an extra; the games need none of them."""
    return "trackside.server" in sys.modules


def _leave(message: str, code: int) -> None:
    click.echo(f"trackside: {message}", err=True)
    sys.exit(code)
