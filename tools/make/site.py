"""What mkdocs needs to know of this project: pages from elsewhere, and links that leave docs/.

The rulebooks, the rules, the changelog and the guide for contributors are pages of the site though
they stand beside the code; the pictures of the rulebooks are painted and the list of commands is
made from the program. A link to source code becomes plain text, since the site knows no address of
the repository.
"""

from __future__ import annotations

import posixpath
import re
import sys
from collections.abc import Iterator
from inspect import cleandoc
from pathlib import Path
from typing import Any

import click
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "src"))

# ruff: noqa: E402  # found by the line above
from trackside import games
from trackside.content.rulebook import book, markdown
from trackside.content.rulebook.painting import paint
from trackside.content.rulebook.scenes import read_scenes
from trackside.messages import LANGUAGES
from trackside.pictures.fonts import dressed

# The games that are shipped, by folder; the site tells nothing of packages from outside.
SHIPPED = {
    games.folder(game.meta.slug): game.meta
    for game in games.all()
    if games.is_shipped(game.meta.slug)
}
ELSEWHERE = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changes.md",
    "README.md": "index.md",
    "docs/commands.md": "commands.md",
} | {f"src/trackside/games/{game}/RULES.md": f"rules/{game}.md" for game in SHIPPED}
FROM = {page: source for source, page in ELSEWHERE.items() if page.startswith(("rules/", "c"))}
# Pages of the rulebooks: the game and the language of each.
BOOKS = {
    f"rulebooks/{meta.slug}/{language}.md": (meta.slug, language)
    for meta in SHIPPED.values()
    for language in book.languages_of(meta.slug)
}
NAMES = dict(zip(LANGUAGES, ("English", "Français", "Deutsch", "Italiano"), strict=True))
FONTS = ROOT / "client" / "node_modules" / "@fontsource"
KEYS = "<!-- keys -->"  # in a page: the list that K shows at a table
PAIR = re.compile(r'\["([^"]+)", "ui-key-([a-z]+)"\]')
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Pages that are not written yet do not stand in the list; a folder stands for its games."""
    config.nav = [part for entry in config.nav or [] for part in _there(entry)]
    return config


def _there(entry: dict[str, Any]) -> list[dict[str, Any]]:
    ((name, target),) = entry.items()
    if isinstance(target, list):
        return [{name: [part for inner in target for part in _there(inner)]}]
    if target.endswith("/"):
        return [part for each in _each_game(target) for part in _there(each)]
    return [entry] if target in FROM or target in BOOKS or (ROOT / "docs" / target).exists() else []


def _each_game(folder: str) -> list[dict[str, Any]]:
    """The pages about playing and bots are named after the slug, the rules after the folder; a
    rulebook has a page for each language."""
    if folder == "rulebooks/":
        return [
            {meta.title: [{NAMES[lang]: page} for page, (of, lang) in BOOKS.items() if of == slug]}
            for slug, meta in ((meta.slug, meta) for meta in SHIPPED.values())
        ]
    by_folder = folder == "rules/"
    return [
        {meta.title: f"{folder}{game if by_folder else meta.slug}.md"}
        for game, meta in SHIPPED.items()
    ]


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for page, source in FROM.items():
        text = commands() if page == "commands.md" else (ROOT / source).read_text("utf-8")
        files.append(File.generated(config, page, content=text))
    for page, (slug, language) in BOOKS.items():
        told, original = book.read_game(slug, language), book.read_game(slug, book.SOURCE)
        assert told is not None
        assert original is not None
        files.append(File.generated(config, page, content=markdown.page(told, original.homes)))
    for slug in {slug for slug, _ in BOOKS.values()}:
        for name, drawing in pictures(slug):
            files.append(File.generated(config, f"rulebooks/{slug}/{name}.svg", content=drawing))
    return files


def pictures(slug: str) -> Iterator[tuple[str, str]]:
    """Every picture of a rulebook, painted anew; one for all languages, as the names are."""
    folder = book.folder_of(slug)
    for scene in read_scenes(folder).values():
        yield scene.name, dressed(paint(slug, folder, scene), FONTS)


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    source = FROM.get(page.file.src_uri, f"docs/{page.file.src_uri}")

    def follow(found: re.Match[str]) -> str:
        return found[1] + link(found[2], found[3], posixpath.dirname(source), page.file.src_uri)

    if KEYS in markdown:
        markdown = markdown.replace(KEYS, list_of_keys())
    return LINK.sub(follow, markdown)


def link(text: str, target: str, folder: str, page: str) -> str:
    """The link as the site has it; only its text if it leads out of the site."""
    if "://" in target or target.startswith("#"):
        return f"[{text}]({target})"
    path, mark, anchor = target.partition("#")
    path = posixpath.normpath(posixpath.join(folder, path))
    if path in ELSEWHERE:
        path = ELSEWHERE[path]
    elif path.startswith("docs/"):
        path = path.removeprefix("docs/")
    else:
        return text
    return f"[{text}]({posixpath.relpath(path, posixpath.dirname(page) or '.')}{mark}{anchor})"


def list_of_keys() -> str:
    """The keys of a table and of its games, from the pages that list them, in English."""
    client = ROOT / "client" / "src"
    pages = [client / "table" / "parts" / "Keys.svelte", *sorted(client.glob("games/*/index.ts"))]
    pairs = dict.fromkeys(pair for page in pages for pair in PAIR.findall(page.read_text("utf-8")))
    words = (ROOT / "locales" / "en" / "client.ftl").read_text("utf-8")
    told = dict(re.findall(r"^ui-key-([a-z]+) = (.*)$", words, re.MULTILINE))
    rows = [f"| {key} | {told[name]} |" for key, name in pairs]
    return "\n".join(["| key | |", "|---|---|", *rows])


def commands() -> str:
    """Every command with its options, from the program itself."""
    from trackside.cli.main import COMMANDS, root

    parts = ["# Commands", "", _doc(root), ""]
    context = click.Context(root, info_name="trackside")
    for name in COMMANDS:
        command = root.get_command(context, name)
        assert command is not None
        parts += _command(command, click.Context(command, context, f"trackside {name}"), name)
    return "\n".join(parts)


def _command(command: click.Command, context: click.Context, name: str) -> list[str]:
    if isinstance(command, click.Group):
        parts = [f"## trackside {name}", "", _doc(command), ""]
        for sub in command.list_commands(context):
            part = command.get_command(context, sub)
            assert part is not None
            parts += _command(part, click.Context(part, context, sub), f"{name} {sub}")
        return parts
    usage = " ".join(command.collect_usage_pieces(context))
    parts = [f"## trackside {name}", "", f"`trackside {name} {usage}`", "", _doc(command), ""]
    options = [p for p in command.get_params(context) if isinstance(p, click.Option)]
    records = [option.get_help_record(context) for option in options]
    rows = [f"| `{record[0]}` | {_cell(record[1])} |" for record in records if record]
    return [*parts, "| option | |", "|---|---|", *rows, ""]


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("<", "&lt;")


def _doc(command: click.Command) -> str:
    """Its help; what stands below click's mark for preformatted text becomes a block."""
    plain, mark, block = cleandoc(command.help or "").partition("\b\n")
    return plain.strip() + (f"\n\n```\n{block.rstrip()}\n```" if mark else "")
