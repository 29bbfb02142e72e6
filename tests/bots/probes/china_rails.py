"""Probes for China Rails: four major cities, a port and 250 millions, and who is there first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bots.probes.china_map import CITIES, FAR, MAJORS, SOURCES, Ways, network
from bots.probes.common import Probe, Table, Twist, best, first, of, price
from trackside.core.contract import Json

PATIENCE = 6  # turns without a new place or new money, after which a job is given up


@dataclass(frozen=True)
class Job:
    """One demand: fetch the load in a city, bring it to another. `track` is what has to be built
    for it, in millions, and `length` the mileposts between, as far as they can be guessed."""

    load: str
    source: str
    city: str
    payout: int
    track: int
    length: int

    @property
    def demand(self) -> tuple[str, str]:
        return self.load, self.city


class Hauler(Probe):
    """One demand at a time, what it pays by its length; joins the major cities when it can afford
    that, buys a fast train, then a larger one. The others change one thing each."""

    rich = 90  # cash from which it joins major cities
    trains: tuple[str, ...] = ("fast", "super")  # to buy, in this order
    saved = 80  # cash that it keeps when it buys one

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.job: Job | None = None
        self.given_up: set[tuple[str, str]] = set()
        self.seen: tuple[object, ...] = ()
        self.turn: tuple[object, ...] = ()
        self.waited = 0

    def pick(self, offers: Sequence[Json], table: Table) -> Json:
        view = table.view()
        mine = view["seats"][table.seat]
        if of(offers, "lose", "shelter"):
            return offers[0]
        self.plan(view, mine, table.seat)
        if self.discards(mine) and of(offers, "discard"):
            return first(offers, "discard")
        if view["phase"] == "operate":
            return self.operate(offers, mine, table)
        return self.build(offers, view, table.seat)

    def plan(self, view: Json, mine: Json, seat: int) -> None:
        """Keeps the job as long as the card is there and something moves."""
        if (turn := (view["round"], view["stage"])) != self.turn:
            self.turn = turn
            now = (mine["at"], mine["cash"])
            self.waited, self.seen = (self.waited + 1 if now == self.seen else 0), now
        if self.job and self.waited > PATIENCE:
            self.given_up.add(self.job.demand)
            self.waited = 0
        held = {(each["load"], each["city"]) for card in mine["hand"] for each in card["demands"]}
        self.given_up &= held
        if self.job is None or self.job.demand not in held - self.given_up:
            self.job = max(self.jobs(view, mine, seat), key=self.worth, default=None)

    def jobs(self, view: Json, mine: Json, seat: int) -> list[Job]:
        """The demands whose track it can pay for, from each city that has the load."""
        here = network(view, seat)
        starts = [here] if here else [[CITIES[major]["milepost"]] for major in MAJORS]
        found = []
        for ways in (Ways(view, seat, roots) for roots in starts):
            for card in mine["hand"]:
                for each in card["demands"]:
                    found += jobs_of(each, ways, mine["cargo"])
        return [j for j in found if j.track <= mine["cash"] and j.demand not in self.given_up]

    def worth(self, job: Job) -> float:
        return (job.payout - job.track / 2) / (job.length + 8)

    def goals(self, mine: Json) -> list[str]:
        """The cities of the job that are still ahead."""
        if self.job is None:
            return []
        fetched = self.job.load in mine["cargo"]
        return [self.job.city] if fetched else [self.job.source, self.job.city]

    def operate(self, offers: Sequence[Json], mine: Json, table: Table) -> Json:
        delivers = of(offers, "deliver")
        if delivers:
            return best(delivers, lambda offer: offer["info"]["payout"])
        goals = self.goals(mine)
        if mine["at"] is None:
            return self.place(of(offers, "place"), goals) or first(offers, "done")
        if self.job and len(goals) == 2:
            for offer in of(offers, "load"):
                if offer["do"]["load"] == self.job.load:
                    return offer
            if len(mine["cargo"]) == mine["capacity"] and of(offers, "drop"):
                return first(offers, "drop")
        legal = {offer["code"]: offer for offer in offers}
        for city in goals[:1]:
            way = table.imagine(self.rng).way(table.seat, city)
            if way and way[0]["code"] in legal:
                return legal[way[0]["code"]]
        return first(offers, "done")

    def place(self, offers: Sequence[Json], goals: list[str]) -> Json | None:
        """Where the job begins, if there is track; else anywhere, cities first."""
        wanted = {CITIES[city]["milepost"] for city in goals[:1]}
        cities = {city["milepost"] for city in CITIES.values()}
        at = [(o["do"]["milepost"] in wanted, o["do"]["milepost"] in cities, o) for o in offers]
        return max(at, key=lambda row: row[:2])[2] if at else None

    def build(self, offers: Sequence[Json], view: Json, seat: int) -> Json:
        """A better train, then track for the job, then the network that a victory needs."""
        mine = view["seats"][seat]
        for offer in of(offers, "upgrade"):
            if offer["do"]["train"] in self.trains and mine["cash"] >= price(offer) + self.saved:
                return offer
        goals = self.goals(mine)
        if mine["cash"] > self.rich:
            goals += [city for city in MAJORS if city not in mine["majors"]]
            if not mine["links"] and of(offers, "link"):
                return first(offers, "link")
        return self.lay(of(offers, "build"), goals, view, seat) or first(offers, "end")

    def lay(self, offers: list[Json], goals: list[str], view: Json, seat: int) -> Json | None:
        """The next piece of track to the first goal that lacks some."""
        steps = {(offer["do"]["from"], offer["do"]["to"]): offer for offer in offers}
        roots = network(view, seat) or self.beginning(goals, view, seat)
        ways = Ways(view, seat, roots)
        for city in goals if steps else ():
            missing = ways.missing(city)
            if missing and ways.to(city) < FAR:
                return steps.get(missing[0])
        return None

    def beginning(self, goals: list[str], view: Json, seat: int) -> list[str]:
        """The major city from which the goals can be reached most cheaply."""
        centres = [CITIES[major]["milepost"] for major in MAJORS]
        ways = [(Ways(view, seat, [centre]), centre) for centre in centres]
        return [min(ways, key=lambda row: sum(map(row[0].to, goals)))[1]]

    def discards(self, mine: Json) -> bool:
        return self.job is None


def jobs_of(demand: Json, ways: Ways, cargo: list[str]) -> list[Job]:
    """One demand, with each of the cities where its load is found."""
    load, city, payout = demand["load"], demand["city"], demand["payout"]
    if city not in CITIES:
        return []
    last = Ways({"board": {"track": ways.track}}, ways.seat, [CITIES[city]["milepost"]])
    found = []
    for source in SOURCES[load]:
        there = 0 if load in cargo else ways.to(source)
        track = there + min(ways.to(city), last.to(source))
        found.append(Job(load, source, city, payout, track, last.steps(source)))
    return [job for job in found if job.source != city]


class DearestOnly(Hauler):
    """Exploits who collects small change: only the best paid demand of the hand counts."""

    def worth(self, job: Job) -> float:
        return job.payout


class NearestOnly(Hauler):
    """Exploits who goes far: the shortest delivery, whatever it pays."""

    def worth(self, job: Job) -> float:
        return -job.length


class NeverUpgrade(Hauler):
    """Exploits who spends on trains: it wins with the train that it began with."""

    trains = ()


class UpgradeFirst(Hauler):
    """Exploits who is slow: a faster and larger train before any other track than the first."""

    saved = 30


class DiscardUntilGood(Hauler):
    """Exploits who takes the cards as they come: it discards until one demand pays well."""

    def discards(self, mine: Json) -> bool:
        return self.job is None or (not mine["cargo"] and self.worth(self.job) < 1.2)


class MajorsFirst(Hauler):
    """Exploits who joins the major cities last: it joins them as soon as it has money at all."""

    rich = 25


class MoneyFirst(Hauler):
    """Exploits who builds too early: the network comes when the 250 millions are there."""

    rich = 300


class BlockCities(Hauler):
    """Exploits who builds late: it takes the few places in the small cities of others' demands."""

    def build(self, offers: Sequence[Json], view: Json, seat: int) -> Json:
        wanted = {
            CITIES[each["city"]]["milepost"]
            for at, row in enumerate(view["seats"])
            if at != seat
            for card in row["hand"]
            for each in card["demands"]
            if each["city"] in CITIES
        }
        taken = [o for o in of(offers, "build") if o["do"]["to"] in wanted]
        return taken[0] if taken else super().build(offers, view, seat)


class Idle(Hauler):
    """Exploits who cannot win alone: it does nothing, and the others must still get there."""

    def pick(self, offers: Sequence[Json], table: Table) -> Json:
        return first(offers, "done", "end")


class NormalButKeepingItsTrain(Twist):
    """Exploits who spends on trains: `normal` that ends its turn where it would buy one."""

    def twist(self, wish: Json, offers: Sequence[Json], table: Table) -> Json:
        return first(offers, "end") if wish["do"]["do"] == "upgrade" else wish


class NormalButSwapping(Twist):
    """Exploits who takes the cards as they come: `normal` that discards a hand that pays badly."""

    def twist(self, wish: Json, offers: Sequence[Json], table: Table) -> Json:
        mine = table.view()["seats"][table.seat]
        pays = sorted(each["payout"] for card in mine["hand"] for each in card["demands"])
        poor = sum(pays[-3:]) < 100 and not mine["cargo"]
        return first(offers, "discard") if poor and of(offers, "discard") else wish


PROBES = (
    DearestOnly,
    NearestOnly,
    NeverUpgrade,
    UpgradeFirst,
    DiscardUntilGood,
    MajorsFirst,
    MoneyFirst,
    BlockCities,
    Idle,
    NormalButKeepingItsTrain,
    NormalButSwapping,
)
