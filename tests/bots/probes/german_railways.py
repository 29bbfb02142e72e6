"""Probes for German Railways: who has most cash wins, and nobody has to spend any."""

from __future__ import annotations

from collections.abc import Sequence

from bots.probes.common import Probe, Table, Twist, best, first, leads, of, price, richest
from trackside.bots.german_railways.evaluate.shares import limit
from trackside.bots.german_railways.evaluate.weights import LEARNED
from trackside.core.contract import Json
from trackside.games.german_railways.game import State

MANY = 6  # placements that are looked at after each


class Miser(Probe):
    """Spends nothing; the others change one thing each. It votes for the end when it leads."""

    def pick(self, offers: Sequence[Json], table: Table) -> Json:
        view = table.view()
        match view["phase"]:
            case "bidding":
                return self.bid(offers, view, table.seat)
            case "choosing":
                return self.turn(offers, view, table)
            case "building":
                return self.go_on(offers, table)
        answer = "yes" if leads(view, table.seat) else "no"
        return next(offer for offer in offers if offer["do"]["answer"] == answer)

    def bid(self, offers: Sequence[Json], view: Json, seat: int) -> Json:
        """One more than the others, up to what the share is worth to it."""
        company = next(c for c in view["companies"] if c["id"] == view["auction"]["company"])
        raises = of(offers, "bid")
        if raises and price(raises[0]) <= self.worth(company, view, seat):
            return raises[0]
        return first(offers, "pass")

    def worth(self, company: Json, view: Json, seat: int) -> float:
        return 0

    def turn(self, offers: Sequence[Json], view: Json, table: Table) -> Json:
        return first(offers, "pass")

    def go_on(self, offers: Sequence[Json], table: Table) -> Json:
        """As long as a placement pays."""
        more = of(offers, "build")
        ended = first(offers, "done")
        if not more or more[0] is ended:
            return ended
        found = best(more, lambda offer: margin(offer, table.seat))
        return found if margin(found, table.seat) > margin(ended, table.seat) else ended


def margin(offer: Json, seat: int) -> float:
    """What this placement pays to the seat more than to the average of the others."""
    paid = offer["info"]["dividends"]
    return float(paid[seat] - (sum(paid) - paid[seat]) / (len(paid) - 1))


def offer_of(offers: Sequence[Json], companies: list[Json]) -> Json | None:
    """The auction of the first of these companies that may be offered."""
    auctions = {offer["do"]["company"]: offer for offer in of(offers, "auction")}
    return next((auctions[c["id"]] for c in companies if c["id"] in auctions), None)


class OnlyPass(Miser):
    """Exploits who overpays: it keeps its first cash and waits for the others to burn theirs."""


class NeverBuild(Miser):
    """Exploits who builds for all: it buys what pays and lets the others pay for the track."""

    def worth(self, company: Json, view: Json, seat: int) -> float:
        return 2.0 * float(company["income"])


class HoardThenBuy(Miser):
    """Exploits who spends all at first: it waits until the others are poor, then buys cheaply."""

    def worth(self, company: Json, view: Json, seat: int) -> float:
        others = max(row["cash"] or 0 for at, row in enumerate(view["seats"]) if at != seat)
        return 3.0 * float(company["income"]) if others < view["seats"][seat]["cash"] / 2 else 0

    def turn(self, offers: Sequence[Json], view: Json, table: Table) -> Json:
        dear = sorted(view["companies"], key=lambda c: -c["income"])
        wanted = [c for c in dear if self.worth(c, view, table.seat) > 0]
        return offer_of(offers, wanted) or first(offers, "pass")


class CheapestShare(Miser):
    """Exploits who bids for the best alone: it takes whatever goes for three or less."""

    def worth(self, company: Json, view: Json, seat: int) -> float:
        return 3

    def turn(self, offers: Sequence[Json], view: Json, table: Table) -> Json:
        cheap = sorted(view["companies"], key=lambda c: c["income"])
        return offer_of(offers, cheap) or first(offers, "pass")


class LinkAtOnce(Miser):
    """Exploits who plans far ahead: it takes each dividend that pays it more than the others."""

    def worth(self, company: Json, view: Json, seat: int) -> float:
        return 1.5 * float(company["income"]) + 1

    def turn(self, offers: Sequence[Json], view: Json, table: Table) -> Json:
        builds = of(offers, "build")
        if builds:
            found = best(builds, lambda offer: margin(offer, table.seat))
            if margin(found, table.seat) > 0:
                return found
        return first(offers, "pass")


class FollowTheLeader(LinkAtOnce):
    """Exploits a lead: it buys what the seat with the highest income holds, and gains with it."""

    def worth(self, company: Json, view: Json, seat: int) -> float:
        leader = richest(view, seat, "income")
        held = view["seats"][leader]["shares"][company["id"]]
        return 3.0 * float(company["income"]) if held else 1

    def turn(self, offers: Sequence[Json], view: Json, table: Table) -> Json:
        linked = super().turn(offers, view, table)
        if linked["do"]["do"] == "build":
            return linked
        dear = sorted(view["companies"], key=lambda c: -c["income"])
        wanted = [c for c in dear if self.worth(c, view, table.seat) > 1]
        return offer_of(offers, wanted) or linked


class RushTheEnd(LinkAtOnce):
    """Exploits who agrees too easily: when it leads it proposes the end, and links to bring it."""

    def turn(self, offers: Sequence[Json], view: Json, table: Table) -> Json:
        if not leads(view, table.seat):
            return super().turn(offers, view, table)
        links = [offer for offer in of(offers, "build") if offer["info"]["connects"]]
        return first([*of(offers, "propose"), *links, *offers], "propose", "build", "pass")


class Starve(Miser):
    """Exploits who needs money in the treasuries: it takes each share for two and never builds."""

    def worth(self, company: Json, view: Json, seat: int) -> float:
        return 2

    def turn(self, offers: Sequence[Json], view: Json, table: Table) -> Json:
        poor = sorted(view["companies"], key=lambda c: c["treasury"])
        return offer_of(offers, poor) or first(offers, "pass")


class OneBuildAhead(LinkAtOnce):
    """Exploits who sees single placements: it tries whole builds and takes the best for itself."""

    def turn(self, offers: Sequence[Json], view: Json, table: Table) -> Json:
        builds = sorted(of(offers, "build"), key=lambda offer: -self.promise(offer, table.seat))
        tried = [(self.ahead(table, offer), offer) for offer in builds[: 2 * MANY]]
        value, found = max(tried, key=lambda row: row[0], default=(0.0, offers[0]))
        return found if value > 0 else first(offers, "pass")

    def go_on(self, offers: Sequence[Json], table: Table) -> Json:
        ended, more = first(offers, "done"), of(offers, "build")
        tried = [(self.ahead(table, offer), offer) for offer in more]
        value, found = max(tried, key=lambda row: row[0], default=(0.0, ended))
        return found if value > margin(ended, table.seat) else ended

    def promise(self, offer: Json, seat: int) -> float:
        return 10 * margin(offer, seat) + float(offer["info"]["income"])

    def ahead(self, table: Table, offer: Json) -> float:
        """The most that this placement, or one or two more after it, would pay."""
        state, seat = table.imagine(self.rng), table.seat
        reached = margin(offer, seat)
        for _ in range(2):
            state.apply(seat, offer["code"])
            more = of(state.offers(seat), "build")
            if not more or state.to_act() != (seat,) or state.view(seat)["phase"] != "building":
                break
            offer = best(more, lambda offer: self.promise(offer, seat))
            reached = max(reached, margin(offer, seat))
        return reached


class Block(Miser):
    """Exploits who saves a treasury for later: it buys into the leader's companies and spends
    their money on track that brings nothing."""

    def worth(self, company: Json, view: Json, seat: int) -> float:
        leader = richest(view, seat, "income")
        rival, own = (view["seats"][at]["shares"][company["id"]] for at in (leader, seat))
        return 4 if rival and not own else 1

    def turn(self, offers: Sequence[Json], view: Json, table: Table) -> Json:
        shares = view["seats"][richest(view, table.seat, "income")]["shares"]
        waste = [o for o in self.dull(offers) if shares[o["do"]["company"]]]
        return best(waste, price) if waste else first(offers, "pass")

    def go_on(self, offers: Sequence[Json], table: Table) -> Json:
        waste = self.dull(offers)
        return best(waste, price) if waste else first(offers, "done")

    def dull(self, offers: Sequence[Json]) -> list[Json]:
        info = [(offer, offer["info"]) for offer in of(offers, "build")]
        return [offer for offer, what in info if not what["income"] and not what["connects"]]


class Underdog(LinkAtOnce):
    """Exploits the bag, which lets the poorest act most: it holds two cheap shares and links."""

    def worth(self, company: Json, view: Json, seat: int) -> float:
        held = sum(view["seats"][seat]["shares"].values())
        return 4 if held < 2 else 0


class NormalButThrifty(Twist):
    """Exploits high bids: `normal` that never pays more than twice a share's income."""

    def twist(self, wish: Json, offers: Sequence[Json], table: Table) -> Json:
        view = table.view()
        if wish["do"]["do"] != "bid":
            return wish
        company = next(c for c in view["companies"] if c["id"] == view["auction"]["company"])
        return wish if price(wish) <= 2 * company["income"] else first(offers, "pass")


class NormalButGenerous(Twist):
    """Exploits low prices: `normal` that pays half as much more for a share as `normal` does, as
    its shares bring several times their price."""

    def twist(self, wish: Json, offers: Sequence[Json], table: Table) -> Json:
        raises = of(offers, "bid")
        if not raises or wish["do"]["do"] == "bid":
            return wish
        state = table.imagine(self.rng)
        assert isinstance(state, State)
        most = 1.5 * limit(state, table.seat, state.lot, LEARNED)
        return raises[0] if price(raises[0]) <= most else wish


class NormalButBuyingOnce(Twist):
    """Exploits who keeps buying: `normal` that bids for no share after the first."""

    def twist(self, wish: Json, offers: Sequence[Json], table: Table) -> Json:
        held = sum(table.view()["seats"][table.seat]["shares"].values())
        return first(offers, "pass") if held and wish["do"]["do"] in ("bid", "auction") else wish


PROBES = (
    OnlyPass,
    NeverBuild,
    HoardThenBuy,
    CheapestShare,
    LinkAtOnce,
    FollowTheLeader,
    RushTheEnd,
    Starve,
    OneBuildAhead,
    Block,
    Underdog,
    NormalButThrifty,
    NormalButGenerous,
    NormalButBuyingOnce,
)
