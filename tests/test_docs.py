"""What the documents say is true: links lead somewhere, examples run, nothing is missing."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import click
import pytest

from trackside import games
from trackside.arena.bot_games import play, write_record
from trackside.arena.set_up import SetUp
from trackside.bots.levels import available
from trackside.cli.main import COMMANDS, root
from trackside.content.rulebook.book import read_game
from trackside.core.contract import Game
from trackside.learn import features
from trackside.messages import LANGUAGES
from where import PACKAGE

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted(DOCS.rglob("*.md"))]
GENERATED = {DOCS / "commands.md"}  # made from the program when the site is built
LINK = re.compile(r"\]\(([^)#\s]+)(#[^)]*)?\)")
FENCED = re.compile(r"^( *)```.*?^\1```", re.DOTALL | re.MULTILINE)
INLINE = re.compile(r"`([^`\n]+)`")
CALL = re.compile(r"(?:^|[\s/`&|\"])(?<!from )trackside ([a-z]+)\b([^\n`|&]*)")
OPTION = re.compile(r"(?<![\w-])(--[a-z][a-z-]*)")
MAKE = re.compile(r"(?:^|`|\s)make ([a-z][a-z-]*)")
SETTING = re.compile(r"TRACKSIDE_[A-Z_]*[A-Z]")
ROUTE = re.compile(r"(?<![\w.])(/(?:api/[\w/{}.-]*\w\}?|healthz|metrics|openapi\.json))")
PYTHON = re.compile(r"```python\n(.*?)```", re.DOTALL)
OUTSIDE = re.compile(
    r"<(?:script|img|iframe|source)[^>]*src=\"(?:https?:)?//[^\"]*"
    r"|<link[^>]*href=\"(?:https?:)?//[^\"]*|url\([\"']?(?:https?:)?//[^)]*|@import[^;]*//[^;]*"
)
by_name = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda p: str(p.relative_to(ROOT)))
by_game = pytest.mark.parametrize("game", games.all(), ids=lambda game: game.meta.slug)


def code(document: Path) -> str:
    """What stands in code, line by line; prose may use the same words for other things."""
    text = document.read_text("utf-8")
    blocks = [found[0] for found in FENCED.finditer(text)]
    return "\n".join([*blocks, *INLINE.findall(FENCED.sub("", text))])


@by_name
def test_links_lead_somewhere(document: Path) -> None:
    text = document.read_text("utf-8")
    targets = [target for target, _ in LINK.findall(text) if "://" not in target]
    paths = {target: (document.parent / target).resolve() for target in targets}
    assert not [t for t, path in paths.items() if not path.exists() and path not in GENERATED]


@cache
def options_of(name: str) -> frozenset[str]:
    """Of a command, and of the commands below it."""
    command = root.get_command(click.Context(root), name)
    return frozenset(_options(command)) if command else frozenset()


def _options(command: click.Command) -> Iterator[str]:
    yield "--help"
    for parameter in command.params:
        if isinstance(parameter, click.Option):
            yield from (*parameter.opts, *parameter.secondary_opts)
    if isinstance(command, click.Group):
        for name in command.list_commands(click.Context(command)):
            part = command.get_command(click.Context(command), name)
            assert part is not None
            yield from _options(part)


@by_name
def test_commands_and_their_options_exist(document: Path) -> None:
    calls = CALL.findall(code(document))
    assert {name for name, _ in calls} <= set(COMMANDS)
    for name, rest in calls:
        unknown = set(OPTION.findall(rest)) - options_of(name)
        assert not unknown, f"trackside {name} has no {unknown}"


def test_every_command_and_option_stands_on_the_page_of_commands() -> None:
    page = site().commands()
    for name in COMMANDS:
        assert f"## trackside {name}\n" in page
        assert not [option for option in options_of(name) if option not in page]


def test_the_keys_of_a_table_stand_on_the_page_about_playing() -> None:
    hooks = site()
    assert hooks.KEYS in (DOCS / "play" / "index.md").read_text("utf-8")
    assert "| K | this list |" in hooks.list_of_keys()


def targets() -> set[str]:
    found = re.search(r"^\.PHONY: (.*)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert found
    return set(found[1].split())


def test_what_make_can_do_is_told_and_what_is_told_can_be_done() -> None:
    told: set[str] = set()
    for document in DOCUMENTS:
        told |= set(MAKE.findall(code(document)))
    assert told <= targets()
    head = (ROOT / "Makefile").read_text("utf-8").split("\n\n")[0]
    assert targets() <= set(re.findall(r"make ([a-z]+)", head))


def test_settings_exist_and_none_is_missing() -> None:
    program = [*(ROOT / "src").rglob("*.py"), ROOT / "hatch_build.py"]
    known = {name for file in program for name in SETTING.findall(file.read_text("utf-8"))}
    tests = {"TRACKSIDE_TEST_DATABASE_URL"}  # which server the tests may use
    told = {name for page in DOCUMENTS for name in SETTING.findall(page.read_text("utf-8"))}
    assert known <= told
    assert told <= known | tests


def test_routes_exist_and_none_is_missing(tmp_path: Path) -> None:
    from server.harness import make_app

    app = make_app(tmp_path)
    known = {_plain(path) for path in app.openapi()["paths"]} | {"/openapi.json"}
    told = {page: {_plain(r) for r in ROUTE.findall(code(page))} for page in DOCUMENTS}
    unknown = {page.name: routes - known for page, routes in told.items() if routes - known}
    assert not unknown
    assert known - {"/openapi.json"} <= told[DOCS / "http-api.md"]


def _plain(path: str) -> str:
    return re.sub(r"\{\w*\}", "{}", path)


def site() -> ModuleType:
    """What mkdocs is told about this project."""
    spec = spec_from_file_location("site_hooks", ROOT / "tools" / "make" / "site.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_site_builds_without_a_warning_and_needs_no_other_host(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "-d", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    pages = [*tmp_path.rglob("*.html"), *tmp_path.rglob("*.css")]
    assert len(pages) > 25
    found = {page.name: OUTSIDE.findall(page.read_text("utf-8")) for page in pages}
    assert not {name: hosts for name, hosts in found.items() if hosts}
    for slug in games.slugs():
        told = read_game(slug, "en")
        assert told is not None
        folder = tmp_path / "rulebooks" / slug
        assert {page.stem for page in folder.glob("*.html")} == set(LANGUAGES)
        assert {picture.stem for picture in folder.glob("*.svg")} == set(told.pictures)
        anchors = (folder / "it.html").read_text("utf-8")
        assert all(f'id="{rule}"' in anchors for rule in told.homes)


@pytest.mark.parametrize("name", ["README.md", "docs/engine.md"])
def test_the_python_sessions_run(name: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / name), module_relative=False)
    assert tried > 4
    assert failed == 0


@by_game
def test_the_first_screen_tells_the_truth_about_each_game(game: Game) -> None:
    meta = game.meta
    page = f"docs/play/{meta.slug}.md"
    wanted = f"| [{meta.title}]({page}) | {meta.least_players}-{meta.most_players} "
    wanted += f"| {meta.minutes} min | {', '.join(available(meta.slug))} |"
    assert wanted in (ROOT / "README.md").read_text("utf-8")


@by_game
def test_the_page_of_a_game_names_its_people_options_and_rules(game: Game) -> None:
    meta = game.meta
    text = (DOCS / "play" / f"{meta.slug}.md").read_text("utf-8")
    assert meta.designer in text
    assert all(name.strip() in text for name in meta.publisher.split("/"))
    last = text[text.index("\nOptions: ") :]
    assert {o.key for o in meta.options if not o.test_only} <= set(INLINE.findall(last))
    digest = ROOT / "src" / "trackside" / "games" / games.folder(meta.slug) / "RULES.md"
    known = set(re.findall(r"\*\*([A-Z]{2}-\d+)\*\*", digest.read_text("utf-8")))
    assert set(re.findall(rf"\b{meta.prefix}-\d+", text)) <= known


@by_game
def test_the_layout_of_observations_is_as_told(game: Game) -> None:
    text = (DOCS / "adapters.md").read_text("utf-8")
    part = text.split(f"### {game.meta.title}\n")[1].split("\n### ")[0]
    told = re.findall(r"^\| `(\w+)` \| (\d+) \|", part, re.MULTILINE)
    state = game.new(4)
    assert [(name, int(size)) for name, size in told] == state.layout()
    assert f"{features.length(state):,} numbers with four players" in part
    assert f"codes below {state.codes():,}." in part


def run(script: str, folder: Path) -> str:
    environment = {**os.environ, "PYTHONPATH": str(PACKAGE)}
    command = [sys.executable, "-W", "ignore", "-c", script]
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(
    "number", range(4), ids=["PettingZoo", "OpenSpiel", "Gymnasium", "own reward"]
)
def test_the_examples_of_the_adapters_run(number: int, tmp_path: Path) -> None:
    run(PYTHON.findall((DOCS / "adapters.md").read_text("utf-8"))[number], tmp_path)


def test_the_ten_lines_that_check_a_game_run(tmp_path: Path) -> None:
    set_up = SetUp("volldampf", 3)
    file = write_record(set_up, play(set_up, ["random"] * 3, "docs", 1), tmp_path)
    file.rename(tmp_path / "game.txt")
    script = PYTHON.findall((DOCS / "records.md").read_text("utf-8"))[0]
    assert "Result(places=" in run(script, tmp_path)


def test_the_bot_in_twenty_lines_plays(tmp_path: Path) -> None:
    script = PYTHON.findall((DOCS / "referee.md").read_text("utf-8"))[-1]
    ours = script.replace(
        '["trackside", "referee"]', '[sys.executable, "-m", "trackside", "referee"]'
    )
    assert "winners" in run(f"import sys\n{ours}", tmp_path)


def test_the_way_of_one_click_names_what_is_there() -> None:
    text = (DOCS / "architecture.md").read_text("utf-8")
    way = text.partition("## The way of one click")[2].partition("\n## ")[0]
    steps = re.findall(r"^\| `([^`|]+)` \| ([^|]+) \|", way, re.M)
    assert len(steps) > 20
    for file, names in steps:
        source = (ROOT / file).read_text("utf-8")
        for name in INLINE.findall(names):
            assert re.search(rf"\b{re.escape(name)}\b", source), f"{file} has no {name}"
