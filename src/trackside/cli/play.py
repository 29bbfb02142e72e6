"""`trackside play`: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from random import Random

import click
from rich.console import Console
from rich.table import Table

from trackside import messages
from trackside.arena.set_up import SetUp
from trackside.bots import levels
from trackside.cli.common import read_set_up, seed_option, set_up_options
from trackside.cli.replay import language_option
from trackside.core.contract import Event, Json
from trackside.core.errors import IllegalAction, MalformedAction, TracksideError
from trackside.core.players import Observer
from trackside.core.runner import Runner

SLOW = ("hard", "expert")  # not what a person meets who names no level
MOST_LINES = 24  # legal actions that are listed one per line; more are listed by kind


class Terminal:
    """One person, some bots, one screen."""

    def __init__(self, set_up: SetUp, level: str, people: int, seed: str, language: str) -> None:
        self.language = language
        self.people = range(people)
        bots = range(people, set_up.players)
        self.names = [self.say("person", number=seat + 1) for seat in self.people]
        self.names = [self.say("you")] if people == 1 else self.names
        self.names += [self.say("bot", number=seat + 1) for seat in bots]
        board = set_up.load_board()
        self.runner = Runner(set_up.game, set_up.players, set_up.options, board, seed, self.names)
        seeds = Random(seed)
        self.bots = {s: levels.make(set_up.slug, level, seeds.randrange(2**32)) for s in bots}
        self.prefix = set_up.game.meta.prefix
        self.out = Console(highlight=False, markup=False)

    def say(self, key: str, **params: int | str) -> str:
        return messages.text(self.language, f"cli-{key}", params)

    def run(self) -> None:
        while True:
            self.tell(self.runner.settle_and_tell())
            acting = self.runner.state.to_act()
            if not acting:
                return self.finish()
            seat = next((seat for seat in acting if seat in self.bots), acting[0])
            self.tell(self.runner.act_and_tell(seat, self.choose(seat)))

    def choose(self, seat: int) -> int:
        if seat in self.bots:
            return self.bots[seat].choose(Observer(self.runner.state, seat))
        self.tell_table(seat)
        return self.ask(seat)

    def tell(self, events: list[Event]) -> None:
        eyes = 0 if len(self.people) == 1 else None
        for event in events:
            line = messages.event(self.language, self.prefix, event.seen_by(eyes), self.names)
            self.out.print(f"  {line}", style="dim")

    def tell_table(self, seat: int) -> None:
        view = self.runner.state.view(seat)
        title, (heads, *seats) = messages.standing(self.language, self.prefix, view, self.names)
        rows = Table(title=title, title_justify="left", box=None)
        for head in heads:
            rows.add_column(head, justify="right" if head else "left")
        for each in seats:
            rows.add_row(*each)
        self.out.print()
        self.out.print(rows)

    def ask(self, seat: int) -> int:
        """Asks until the answer is a legal action."""
        view, offers = self.runner.state.view(seat), self.runner.state.offers(seat)
        prompt = messages.ask(self.language, self.prefix, view, seat, self.names)
        self.out.print(f"{self.names[seat]}: {prompt}", style="bold")
        self.list_actions(offers, everything=len(offers) <= MOST_LINES)
        while True:
            answer = " ".join(click.prompt(">", prompt_suffix=" ").split())
            chosen = self.answer(seat, offers, answer)
            if chosen is not None:
                return chosen

    def list_actions(self, offers: list[Json], everything: bool) -> None:
        if everything:
            for number, offer in enumerate(offers, start=1):
                label = messages.button(self.language, self.prefix, offer["do"], self.names)
                cost = "" if offer["cost"] is None else f"  ({offer['cost']})"
                self.out.print(f"  {number:3}  {offer['text']:24} {label}{cost}")
            return
        kinds: dict[str, list[str]] = {}
        for offer in offers:
            kinds.setdefault(offer["text"].split()[0], []).append(offer["text"])
        for texts in kinds.values():
            more = f" ... {texts[-1]} ({len(texts)})" if len(texts) > 1 else ""
            self.out.print(f"  {texts[0]}{more}")

    def answer(self, seat: int, offers: list[Json], text: str) -> int | None:
        word, _, rest = text.partition(" ")
        match word:
            case "help" | "?":
                self.out.print(self.say("help"))
            case "all":
                self.list_actions(offers, everything=True)
            case "table":
                self.tell_table(seat)
            case "why":
                if self.why(seat, rest) is not None:
                    self.out.print(f"  {self.say('allowed')}")
            case "save":
                self.save(rest)
            case "quit":
                raise click.Abort
            case _ if word.isdecimal() and not rest and 1 <= int(word) <= len(offers):
                return int(offers[int(word) - 1]["code"])
            case _:
                return self.why(seat, text)
        return None

    def why(self, seat: int, text: str) -> int | None:
        """Return the code if the action is legal; say why not otherwise."""
        try:
            code = self.runner.state.read(text)
            refusal = self.runner.state.refuse(seat, code)
        except MalformedAction as error:
            self.out.print(f"  {self.say('unread')} ({error})")
            return None
        except IllegalAction as error:
            refusal = error.refusal
        if refusal is None:
            return code
        sentence = messages.refusal(self.language, refusal.json(), self.names)
        self.out.print(f"  {sentence} ({refusal.rule})")
        return None

    def save(self, name: str) -> None:
        try:
            Path(name or "game.txt").write_text(self.runner.record.write(), "utf-8")
            self.out.print(f"  {self.say('saved', file=name or 'game.txt')}")
        except OSError as error:
            self.out.print(f"  {error}")

    def finish(self) -> None:
        result = self.runner.state.result()
        assert result is not None, "nobody is to act, so the game has ended"
        given = result.json()
        self.out.print()
        self.out.print(messages.end(self.language, self.prefix, given, self.names), style="bold")
        for seat in sorted(range(len(result.places)), key=lambda seat: result.places[seat]):
            self.out.print(f"  {result.places[seat]}. {self.names[seat]:12} {result.scores[seat]}")


@click.command()
@set_up_options
@click.option("--bot", "level", default="", help="Their level; default: the best below hard.")
@click.option(
    "--people",
    type=click.IntRange(0),
    default=1,
    show_default=True,
    help="They share this screen; 0 only watches.",
)
@seed_option
@language_option
def play(
    game: str,
    players: int,
    options: tuple[str, ...],
    board: str,
    level: str,
    people: int,
    seed: str,
    language: str,
) -> None:
    """Play GAME here, against bots.

    Type the number of an action or its words; ? lists what else can be typed.

    \b
      trackside play GAME --players 4 --seed luck --lang de
    """
    set_up = read_set_up(game, players, options, board, people=people > 0)
    if people > set_up.players:
        raise click.BadParameter(f"there are {set_up.players} seats", param_hint="--people")
    known = [name for name in levels.available(game) if name not in SLOW]
    try:
        Terminal(set_up, level or known[-1], people, seed, language).run()
    except EOFError as error:
        raise TracksideError("the input ended before the game") from error
