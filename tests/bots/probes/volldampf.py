"""Probes for Volldampf: income is points, loans are points lost, and goods belong to nobody."""

from __future__ import annotations

from collections.abc import Sequence

from bots.probes.common import Probe, Table, Twist, best, first, of, price, richest
from trackside import games
from trackside.core import boards
from trackside.core.contract import Json

LONGEST = 6  # links of a transport
BOARD = boards.shipped(games.package("volldampf"), "standard").data
COLOURS = {city["id"]: city["colour"] for city in BOARD["cities"]}
ENOUGH = 14  # marks for three tracks and a little bid
CARDS = ("alles-neu", "sabotage", "subvention")


class Carrier(Probe):
    """Borrows what three tracks cost, bids little, builds beside its own track, carries what
    pays it most. It plays no action cards. The others change one thing each."""

    def pick(self, offers: Sequence[Json], table: Table) -> Json:
        view = table.view()
        kinds = {offer["do"]["do"] for offer in offers}
        if "loan" in kinds:
            return best(
                of(offers, "loan"), lambda o: -abs(o["do"]["value"] - self.loan(view, table))
            )
        if "bid" in kinds:
            raises = [o for o in of(offers, "bid") if price(o) <= self.most(view, table.seat)]
            return raises[0] if raises else first(offers, "pass", "bid")
        if "take" in kinds:
            return self.group(of(offers, "take"), table)
        if "drop" in kinds:
            builds = of(offers, "build")
            return self.track(builds, view, table) if builds else first(offers, "drop")
        if "move" in kinds:
            return self.way(of(offers, "move", "deliver"), table)
        if "declare" in kinds or "give-up" in kinds:
            return self.good(offers, view, table)
        return first(offers, "no", "pass")

    def loan(self, view: Json, table: Table) -> int:
        """The value of the loan that it wants; the nearest that there is is taken."""
        missing = ENOUGH - view["seats"][table.seat]["cash"]
        return max(0, -int(-missing // 6))

    def most(self, view: Json, seat: int) -> int:
        """What it bids for the turn order."""
        return 1

    def group(self, offers: Sequence[Json], table: Table) -> Json:
        return offers[0]

    def track(self, builds: Sequence[Json], view: Json, table: Table) -> Json:
        """What serves the goods that lie on the board, beside its own track, and cheap."""
        mine = ends(view, table.seat)
        return best(
            builds,
            lambda o: (
                3 * served(view, table.seat, o["do"]["link"])
                + 2 * len(cities(o) & mine)
                - price(o) / 2
            ),
        )

    def good(self, offers: Sequence[Json], view: Json, table: Table) -> Json:
        """The good that brings it most ahead of the best of the others."""
        goods = [offer for offer in of(offers, "declare") if offer["info"]["best"]]
        found = best(goods, lambda o: self.gain(o["info"]["best"], table.seat)) if goods else None
        if found and self.gain(found["info"]["best"], table.seat) > self.least():
            return found
        return first(offers, "give-up")

    def least(self) -> int:
        """A good must bring more than this."""
        return -1

    def gain(self, split: str, seat: int) -> int:
        """What a transport is worth: `split` has the links of each seat, a digit each."""
        others = max(int(links) for at, links in enumerate(split) if at != seat)
        return int(split[seat]) - others

    def way(self, offers: Sequence[Json], table: Table) -> Json:
        """The step that leads to the best delivery."""
        return best(offers, lambda offer: self.ahead(table, offer))

    def ahead(self, table: Table, offer: Json) -> int:
        """The best delivery after this step, by trying every way."""
        if offer["do"]["do"] == "deliver":
            return self.gain(offer["info"]["split"], table.seat)
        state, seat = table.imagine(self.rng), table.seat
        state.apply(seat, offer["code"])
        found, states = -99, [state]
        while states:
            state = states.pop()
            for more in state.offers(seat) if state.to_act() == (seat,) else ():
                if more["do"]["do"] == "deliver":
                    found = max(found, self.gain(more["info"]["split"], seat))
                elif more["do"]["do"] == "move" and not more["info"]["schnelle_lok"]:
                    states.append(state.clone())
                    states[-1].apply(seat, more["code"])
        return found


def cities(offer: Json) -> set[str]:
    """The two ends of the link that would be built."""
    return set(offer["do"]["link"].split("-"))


def ends(view: Json, seat: int) -> set[str]:
    """All cities that this seat's tracks touch."""
    links = view["board"]["links"]
    return {city for link, owner in links.items() if owner == seat for city in link.split("-")}


def served(view: Json, seat: int, link: str) -> float:
    """The own links that goods could use if this one were built, the shortest way for each."""
    links: dict[str, int] = {**view["board"]["links"], link: seat}
    near: dict[str, list[tuple[str, int]]] = {}
    for name, owner in links.items():
        a, b = name.split("-")
        near.setdefault(a, []).append((b, owner))
        near.setdefault(b, []).append((a, owner))
    total = 0.0
    for start, goods in view["board"]["goods"].items():
        for colour in set(goods):
            total += _own_links(near, start, colour, seat)
    return total


def _own_links(near: dict[str, list[tuple[str, int]]], start: str, colour: str, seat: int) -> int:
    reached, edge = {start}, [(start, 0)]
    for _ in range(LONGEST):
        edge = [
            (city, own + (owner == seat))
            for at, own in edge
            for city, owner in near.get(at, [])
            if city not in reached
        ]
        reached |= {city for city, _ in edge}
        arrived = [own for city, own in edge if COLOURS[city] == colour]
        if arrived:
            return max(arrived)
    return 0


class ManyTracks(Carrier):
    """Exploits who saves: it borrows for every route card that it gets, and builds them all."""

    def loan(self, view: Json, table: Table) -> int:
        return super().loan(view, table) + 1


class NeverBorrow(Carrier):
    """Exploits who borrows too much: it takes no loan, and loses no point for any."""

    def loan(self, view: Json, table: Table) -> int:
        return 0


class AlwaysBorrow(Carrier):
    """Exploits who is short of money: it borrows eight points' worth at once and outspends all."""

    def loan(self, view: Json, table: Table) -> int:
        return 8 if view["round"] == 1 else 2

    def most(self, view: Json, seat: int) -> int:
        return int(view["seats"][seat]["cash"]) - ENOUGH


class BidZero(Carrier):
    """Exploits who pays for the turn order: it never bids, and takes what is left."""

    def most(self, view: Json, seat: int) -> int:
        return 0


class AlwaysOutbid(Carrier):
    """Exploits who bids carefully: it goes first in each round, whatever that costs."""

    def loan(self, view: Json, table: Table) -> int:
        return super().loan(view, table) + 1

    def most(self, view: Json, seat: int) -> int:
        return int(view["seats"][seat]["cash"]) - 4


class NeverBuild(Carrier):
    """Exploits whose loans cost points: it spends nothing and starts no race."""

    def loan(self, view: Json, table: Table) -> int:
        return 0

    def pick(self, offers: Sequence[Json], table: Table) -> Json:
        drops = of(offers, "drop")
        return drops[0] if drops else super().pick(offers, table)


class OwnTrackOnly(Carrier):
    """Exploits who moves everybody's locomotive: it never gives a space to another seat."""

    def gain(self, split: str, seat: int) -> int:
        others = sum(int(links) for at, links in enumerate(split) if at != seat)
        return int(split[seat]) if not others else -others

    def least(self) -> int:
        return 0


class ShortestFirst(Carrier):
    """Exploits who waits for long ways: it carries the shortest first, before others can."""

    def gain(self, split: str, seat: int) -> int:
        return int(split[seat]) * 10 - 11 * sum(map(int, split)) if int(split[seat]) else -99

    def least(self) -> int:
        return -98


class HoardCards(Carrier):
    """Exploits who fears no action card: it gives up its transports of two rounds for cards, then
    plays whatever they allow."""

    def good(self, offers: Sequence[Json], view: Json, table: Table) -> Json:
        if view["round"] <= 2:
            return first(offers, "give-up")
        fast = [dict(o, do={"do": "declare"}) for o in of(offers, "declare-fast")]
        return super().good([*offers, *fast], view, table)

    def pick(self, offers: Sequence[Json], table: Table) -> Json:
        cards = of(offers, *CARDS)
        if cards and not of(offers, "drop", "declare", "give-up"):
            return self.rng.choice(cards)
        return super().pick(offers, table)


class Block(Carrier):
    """Exploits who relies on a link that is still free: it builds where the leader would."""

    def track(self, builds: Sequence[Json], view: Json, table: Table) -> Json:
        rival = ends(view, richest(view, table.seat, "income"))
        return best(builds, lambda o: 3 * len(cities(o) & rival) - price(o))


class CheapestTrack(Carrier):
    """Exploits who builds dear links: the cheapest will do, wherever it lies."""

    def track(self, builds: Sequence[Json], view: Json, table: Table) -> Json:
        return best(builds, lambda o: -price(o))


class NormalButNotBidding(Twist):
    """Exploits who pays for the turn order: `normal` that never bids."""

    def twist(self, wish: Json, offers: Sequence[Json], table: Table) -> Json:
        return first(offers, "pass") if wish["do"]["do"] == "bid" else wish


class NormalButWithoutLoans(Twist):
    """Exploits who borrows too much: `normal` that takes one point of loans in a round at most."""

    def twist(self, wish: Json, offers: Sequence[Json], table: Table) -> Json:
        much = wish["do"]["do"] == "loan" and wish["do"]["value"] > 1
        return of(offers, "loan")[1] if much else wish


class NormalButSelfish(Twist):
    """Exploits who lets others gain: `normal` that gives up a transport which brings anything to
    another. To give up only what brings another as much would ask nothing: `normal` hardly ever
    carries that."""

    def twist(self, wish: Json, offers: Sequence[Json], table: Table) -> Json:
        split = wish["info"].get("best")
        if wish["do"]["do"] != "declare" or not split:
            return wish
        others = sum(int(links) for at, links in enumerate(split) if at != table.seat)
        return first(offers, "give-up") if others else wish


PROBES = (
    NeverBorrow,
    AlwaysBorrow,
    BidZero,
    AlwaysOutbid,
    NeverBuild,
    OwnTrackOnly,
    ShortestFirst,
    HoardCards,
    Block,
    CheapestTrack,
    ManyTracks,
    NormalButNotBidding,
    NormalButWithoutLoans,
    NormalButSelfish,
)
