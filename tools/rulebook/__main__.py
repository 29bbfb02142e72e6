"""The rulebooks for people: checked, stamped, and their scenes looked at.

    python -m tools.rulebook --check [GAME]            what is wrong with the books
    python -m tools.rulebook --stamp GAME              translations follow the English text of now
    python -m tools.rulebook --scene GAME NAME --out x.png    one picture (.svg or .png)
    python -m tools.rulebook --scenes GAME --out FOLDER       all pictures of a game
    python -m tools.rulebook --places GAME [WORD]      names that a scene may use
    python -m tools.rulebook --play GAME FILE          bots play a game for scenes into FILE
    python -m tools.rulebook --moments GAME FILE       what happens in it, with action numbers

Run with PYTHONPATH=src. docs/rulebooks.md tells how to write a book and its scenes.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from trackside import games
from trackside.bots import levels
from trackside.content import digest
from trackside.content.rulebook.book import SOURCE, folder_of, read
from trackside.content.rulebook.check import Demand, problems
from trackside.content.rulebook.painting import Places, paint
from trackside.content.rulebook.scenes import GAMES, Scene, read_scenes
from trackside.content.rulebook.stamps import stamp
from trackside.core.contract import CHANCE, Event
from trackside.core.errors import TracksideError
from trackside.core.players import Observer
from trackside.core.record import read_record
from trackside.core.runner import Replay, Runner, read_options
from trackside.messages import LANGUAGES
from trackside.pictures import raster
from trackside.pictures.picture import canvas_of

CLIENT_FONTS = Path(__file__).parents[2] / "client" / "node_modules" / "@fontsource"


def own_folder(slug: str) -> Path:
    return Path(str(folder_of(slug)))


def check(slugs: list[str]) -> int:
    """Prints what is wrong; 1 if something is."""
    wrong = 0
    for slug in slugs:
        folder = own_folder(slug)
        if not folder.is_dir():
            print(f"{slug}: has no rulebook")
            wrong = 1
            continue
        found = problems(Demand(slug, folder, frozenset(digest.read(slug))))
        print(f"{slug}: {len(found)} problems" if found else f"{slug}: complete; {size(folder)}")
        for line in found:
            print(f"  {line}")
        wrong |= bool(found)
    return wrong


def size(folder: Path) -> str:
    book = read(folder, SOURCE)
    words = sum(len(each.text.split()) for each in book.paragraphs.values())
    return f"{words} words, {len(book.paragraphs)} paragraphs, {len(book.pictures)} pictures"


def scene(slug: str, names: list[str], out: Path, args: argparse.Namespace) -> int:
    folder = own_folder(slug)
    known = read_scenes(folder)
    if missing := [name for name in names if name not in known]:
        raise TracksideError(f"there is no scene {missing[0]!r}; known are {', '.join(known)}")
    one = len(names) == 1 and out.suffix in (".svg", ".png")
    if not one:
        out.mkdir(parents=True, exist_ok=True)
    for name in names:
        drawing = paint(slug, folder, known[name], args.theme, args.lang)
        file = out if one else out / f"{name}.png"
        png = file.suffix == ".png"
        fonts = CLIENT_FONTS if CLIENT_FONTS.is_dir() else None
        file.write_bytes(raster.png(drawing, fonts=fonts) if png else drawing.encode())
        print(file)
    return 0


def places(slug: str, word: str) -> int:
    canvas = canvas_of(slug, None)
    known = Places(Scene("", "", None, (), None, (), False), canvas).known
    for name, (x, y) in known.items():
        if word.casefold() in name.casefold() and (word or not name.islower()):
            print(f"{name:28} {x / canvas.k:6.1f} {y / canvas.k:6.1f}")
    return 0


def play(slug: str, file: Path, args: argparse.Namespace) -> int:
    """A whole game between bots, or its first actions, as a record."""
    game = games.get(slug)
    count = args.players or max(3, game.meta.least_players)
    names = ["Anna", "Bruno", "Clara", "David", "Emma", "Felix"][:count]
    options = read_options(game, args.options)
    runner = Runner(game, count, options, seed=str(args.seed), names=names)
    bots = [levels.make(slug, args.level, args.seed * 10 + seat) for seat in range(count)]
    while runner.state.to_act() and len(runner.record.lines) < args.most:
        runner.settle()
        acting = [seat for seat in runner.state.to_act() if seat != CHANCE]
        if acting:
            runner.act(acting[0], bots[acting[0]].choose(Observer(runner.state, acting[0])))
    runner.record.headers["Seed"] = str(args.seed)
    if file.parent == Path():
        file = own_folder(slug) / GAMES / file
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(runner.record.write(), "utf-8")
    print(f"{file}: {len(runner.record.lines)} actions")
    return 0


def moments(slug: str, file: Path) -> int:
    if not file.is_file():
        file = own_folder(slug) / GAMES / file
    record = read_record(file.read_text("utf-8"))

    def tell(number: int, events: list[Event]) -> None:
        line = record.lines[number - 1]
        who = "chance" if line.seat == CHANCE else f"seat {line.seat}"
        kinds = ", ".join(event.key for event in events)
        print(f"{number:5}  {who:7} {line.text:40} {kinds}")

    Replay(games.get(slug), record).steps(tell=tell)
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--check", nargs="?", const="", metavar="GAME")
    what.add_argument("--stamp", metavar="GAME")
    what.add_argument("--scene", nargs=2, metavar=("GAME", "NAME"))
    what.add_argument("--scenes", metavar="GAME")
    what.add_argument("--places", nargs="+", metavar="GAME [WORD]")
    what.add_argument("--play", nargs=2, metavar=("GAME", "FILE"))
    what.add_argument("--moments", nargs=2, metavar=("GAME", "FILE"))
    parser.add_argument("--out", type=Path, default=Path("build/scenes"))
    parser.add_argument("--theme", default="light")
    parser.add_argument("--lang", default=SOURCE, choices=LANGUAGES)
    parser.add_argument("--players", type=int, help="with --play: default 3, or the fewest")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--level", default="easy", help="with --play: random, easy, normal, hard")
    parser.add_argument("--options", default="", help="with --play: key=value, key=value")
    parser.add_argument("--most", type=int, default=100_000, help="with --play: so many actions")
    args = parser.parse_args()
    try:
        return run(args)
    except TracksideError as error:
        print(error, file=sys.stderr)
        return 2


def run(args: argparse.Namespace) -> int:
    if args.check is not None:
        return check([args.check] if args.check else list(games.slugs()))
    if args.stamp:
        for language, count in stamp(own_folder(args.stamp)).items():
            print(f"{language}.md: {count} stamps are new")
        return 0
    if args.scene:
        return scene(args.scene[0], [args.scene[1]], args.out, args)
    if args.scenes:
        return scene(args.scenes, list(read_scenes(own_folder(args.scenes))), args.out, args)
    if args.places:
        return places(args.places[0], " ".join(args.places[1:]))
    if args.play:
        return play(args.play[0], Path(args.play[1]), args)
    return moments(args.moments[0], Path(args.moments[1]))


if __name__ == "__main__":
    sys.exit(main())
