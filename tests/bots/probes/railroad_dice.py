"""Probes for RailRoad Dice: the game ends at once, and who has most passengers then has won."""

from __future__ import annotations

from collections.abc import Sequence

from bots.probes.common import Probe, Table, Twist, best, first, leads, of, price
from trackside.core.contract import Json

KEPT = 6  # hidden dice for the next stations


class Railway(Probe):
    """Takes income, builds stations that bring passengers, rolls what it can spare, lays track
    towards the next station. It ends the game when that wins it. The others change one thing."""

    def pick(self, offers: Sequence[Json], table: Table) -> Json:
        view = table.view()
        ends = [offer for offer in offers if offer["info"]["ends_game"]]
        won = [offer for offer in ends if wins(offer, view, table.seat)]
        if won:
            return won[0]
        safe = [offer for offer in offers if offer not in ends] or list(offers)
        if of(safe, "return"):
            return first(safe, "return")
        return self.turn(safe, view, table)

    def turn(self, offers: Sequence[Json], view: Json, table: Table) -> Json:
        chances = (
            of(offers, "income"),
            self.stations(of(offers, "station")),
            self.rolls(of(offers, "roll"), view, table.seat),
            self.transports(of(offers, "transport"), view),
            self.tracks(of(offers, "lay"), table),
        )
        return next((found[0] for found in chances if found), first(offers, "end"))

    def stations(self, offers: list[Json]) -> list[Json]:
        """The most passengers for a die first; one without passengers only for its jokers."""
        return sorted(offers, key=lambda o: -(o["info"]["passengers"] + 1) / (price(o) + 1))

    def rolls(self, offers: list[Json], view: Json, seat: int) -> list[Json]:
        """The dice behind the screen that the next station does not need."""
        spare = max(0, view["seats"][seat]["hidden"] - KEPT)
        return [o for o in offers if o["do"]["hidden"] == spare and not o["do"]["jokers"]][:1]

    def transports(self, offers: list[Json], view: Json) -> list[Json]:
        """Symbols must be used; where many wait already, one more is soon fetched."""
        symbols = [offer for offer in offers if offer["do"]["die"] == "transport"]
        return sorted(symbols, key=lambda o: -o["info"]["waiting"])

    def tracks(self, offers: list[Json], table: Table) -> list[Json]:
        """Free track that leads to a station square, then any that leaves the end open."""
        open_ones = [o for o in offers if not o["info"]["dead_end"] and not price(o)]
        leading = [offer for offer in open_ones if self.leads_to_a_station(offer, table)]
        plain = [offer for offer in open_ones if offer["do"]["die"] != "joker"]
        return leading or plain

    def leads_to_a_station(self, offer: Json, table: Table) -> bool:
        state = table.imagine(self.rng)
        state.apply(table.seat, offer["code"])
        return any(o["do"]["do"] == "station" for o in state.offers(table.seat))


def wins(offer: Json, view: Json, seat: int) -> bool:
    """Whether the game, ended so, would be its own."""
    scores = [int(row["score"]) for row in view["seats"]]
    gained = int(offer["info"].get("passengers", 0))
    others = max(score for at, score in enumerate(scores) if at != seat)
    lacking: list[str] = view["ending"]["without_station"]
    served = not lacking or lacking == [offer["do"].get("company")]
    return served and scores[seat] + gained > others


class RushTheEnd(Railway):
    """Exploits who thinks there is a next year: ahead, it closes the ends of the line."""

    def tracks(self, offers: list[Json], table: Table) -> list[Json]:
        scores = [row["score"] for row in table.view()["seats"]]
        ahead = scores[table.seat] == max(scores)
        closing = [offer for offer in offers if offer["info"]["dead_end"]]
        return closing if ahead and closing else super().tracks(offers, table)


class NeverStation(Railway):
    """Exploits who pays for stations: it builds none, rolls, and hopes for a game nobody wins."""

    def stations(self, offers: list[Json]) -> list[Json]:
        return []


class HoardDice(Railway):
    """Exploits who spends each income: it saves for two years, then builds several stations in
    one turn."""

    def turn(self, offers: Sequence[Json], view: Json, table: Table) -> Json:
        if view["year"] <= 2:
            symbols = self.transports(of(offers, "transport"), view)
            return first(
                [*of(offers, "income"), *symbols, *of(offers, "end")], "income", "transport"
            )
        return super().turn(offers, view, table)


class StarveTheBank(Railway):
    """Exploits who forgets that forty dice are all: it takes every die and rolls every joker,
    and keeps them."""

    def rolls(self, offers: list[Json], view: Json, seat: int) -> list[Json]:
        return sorted(offers, key=lambda o: (-o["do"]["jokers"], o["do"]["hidden"]))[:1]

    def tracks(self, offers: list[Json], table: Table) -> list[Json]:
        return []


class AlwaysRoll(Railway):
    """Exploits who saves hidden dice: it rolls all that it has, each turn."""

    def rolls(self, offers: list[Json], view: Json, seat: int) -> list[Json]:
        return sorted(offers, key=lambda o: -o["info"]["dice"])[:1]


class NeverRoll(Railway):
    """Exploits who gambles: hidden dice and jokers pay for stations, and for nothing else."""

    def rolls(self, offers: list[Json], view: Json, seat: int) -> list[Json]:
        return []


class BlockTheEnds(Railway):
    """Exploits who needs the line to go on: it turns it into dead ends, whoever leads."""

    def tracks(self, offers: list[Json], table: Table) -> list[Json]:
        closing = [offer for offer in offers if offer["info"]["dead_end"]]
        return closing or super().tracks(offers, table)


class CheapestStation(Railway):
    """Exploits who waits for passengers: the cheapest station first, for its two jokers."""

    def stations(self, offers: list[Json]) -> list[Json]:
        return sorted(offers, key=price)


class MostPassengers(Railway):
    """Exploits who builds for jokers: only stations where two or more wait."""

    def stations(self, offers: list[Json]) -> list[Json]:
        crowded = [offer for offer in offers if offer["info"]["passengers"] >= 2]
        return sorted(crowded, key=lambda o: -o["info"]["passengers"])


class OneCompany(Railway):
    """Exploits who spreads: it directs one company, for its income, and builds for no other."""

    def stations(self, offers: list[Json]) -> list[Json]:
        return [offer for offer in offers if offer["do"]["company"] == "red"]

    def transports(self, offers: list[Json], view: Json) -> list[Json]:
        found = super().transports(offers, view)
        return [offer for offer in found if offer["do"]["company"] == "red"] or found


class FollowTheLeader(Railway):
    """Exploits who is ahead: it builds first for the companies that the leader directs, takes their
    passengers, and with them the token and its income."""

    def turn(self, offers: Sequence[Json], view: Json, table: Table) -> Json:
        rows = view["seats"]
        leader = max(range(len(rows)), key=lambda at: rows[at]["score"])
        led = rows[leader]["directs"]
        if leader != table.seat:
            hit = [o for o in of(offers, "station") if o["do"]["company"] in led]
            if hit and not of(offers, "income"):
                return best(hit, lambda o: o["info"]["passengers"])
        return super().turn(offers, view, table)


class EndAhead(Railway):
    """Exploits who lets a company run out: ahead, it builds only for the one with the fewest
    stations left, whoever waits."""

    def turn(self, offers: Sequence[Json], view: Json, table: Table) -> Json:
        if leads(view, table.seat) and not of(offers, "income"):
            companies = view["companies"]
            if built := of(offers, "station"):
                return best(built, lambda o: -companies[o["do"]["company"]]["left"])
        return super().turn(offers, view, table)


class Idle(Railway):
    """Exploits who cannot win alone: it does nothing at all."""

    def turn(self, offers: Sequence[Json], view: Json, table: Table) -> Json:
        return first(offers, "end", "transport")


class NormalButNotRolling(Twist):
    """Exploits who gambles: `normal` that ends its turn, if it may, where it would roll."""

    def twist(self, wish: Json, offers: Sequence[Json], table: Table) -> Json:
        return first(offers, "income", "end") if wish["do"]["do"] == "roll" else wish


class NormalButGreedy(Twist):
    """Exploits who leaves passengers for later: `normal` that fetches any two or more at once."""

    def twist(self, wish: Json, offers: Sequence[Json], table: Table) -> Json:
        crowded = [
            offer
            for offer in of(offers, "station")
            if offer["info"]["passengers"] >= 2 and not offer["info"]["ends_game"]
        ]
        return best(crowded, lambda o: o["info"]["passengers"]) if crowded else wish


PROBES = (
    RushTheEnd,
    NeverStation,
    HoardDice,
    StarveTheBank,
    AlwaysRoll,
    NeverRoll,
    BlockTheEnds,
    CheapestStation,
    MostPassengers,
    OneCompany,
    FollowTheLeader,
    EndAhead,
    Idle,
    NormalButNotRolling,
    NormalButGreedy,
)
