"""The whole game: whose turn it is, what is legal, what an action does; in the notation."""

from __future__ import annotations

from typing import Any

from reference.german_railways import auctions, board, position, rounds, track
from reference.german_railways.position import CHANCE, Position


def new(data: dict[str, Any], players: int, options: dict[str, object]) -> Position:
    """The first position; without a draw or a choice the first seat is banker (GR-17)."""
    table = position.first(board.read(data), players, options)
    if table.phase == "first":
        name_banker(table, 0)
    return table


def name_banker(table: Position, seat: int) -> None:
    """GR-17, GR-33: the banker opens the first auction."""
    table.banker = seat
    auctions.open_initial(table, 0, seat)


def to_act(table: Position) -> tuple[int, ...]:
    """Who is to act; chance is seat -1."""
    if table.phase == "bidding" and table.auction is not None:
        return (table.auction.turn,)
    if table.phase in ("choosing", "building"):
        return (table.order[table.used],)
    if table.phase == "voting":
        return (table.voters[0],)
    return {"banker": (CHANCE,), "drawing": (CHANCE,), "naming": (0,)}.get(table.phase, ())


def sayable(table: Position) -> list[str]:
    """Everything that might be said in this phase, legal or not."""
    seats, companies = range(table.players), table.board.companies
    match table.phase:
        case "banker" | "naming":
            return [f"banker {seat}" for seat in seats]
        case "bidding":
            return ["pass", *[f"bid {amount}" for amount in range(max(table.cash) + 2)]]
        case "drawing":
            return [f"draw {seat}" for seat in seats]
        case "choosing":
            offers = [f"auction {company}" for company in companies]
            return ["pass", "propose end", *offers, *builds_in_sight(table)]
        case "building":
            return ["done", *builds_in_sight(table)]
        case "voting":
            return ["vote yes", "vote no"]
    return []


def builds_in_sight(table: Position) -> list[str]:
    """Each company of the one who is to act, on each place beside its network (GR-62, GR-65)."""
    (seat,) = to_act(table)
    return [
        f"build {company} {place}"
        for company, shares in table.shares[seat].items()
        if shares
        for place in track.rim(table, company)
    ]


def legal(table: Position) -> set[str]:
    """What may be done now by who is to act."""
    return {text for text in sayable(table) if refuse(table, text) is None}


def refuse(table: Position, text: str) -> str | None:
    """The rule that forbids it to the one who is to act; GR-53 for what is no choice now."""
    (seat,) = to_act(table)
    word, _, rest = text.partition(" ")
    match table.phase, word:
        case ("banker" | "naming", "banker") | ("bidding", "pass") | ("voting", "vote"):
            return None
        case "drawing", "draw":
            return None if table.bag[int(rest)] else "GR-45"
        case "bidding", "bid":
            return auctions.refuse_bid(table, seat, int(rest))
        case ("choosing", "pass") | ("building", "done"):
            return None
        case "choosing", "done":
            return "GR-64"
        case "choosing" | "building", "propose":
            once = table.phase == "choosing" and seat not in table.proposed
            return None if once else "GR-148"
        case "choosing", "auction":
            return auctions.refuse_offer(table, rest)
        case "choosing" | "building", "build":
            company, _, place = rest.partition(" ")
            return track.refuse(table, seat, company, place)
    return {"voting": "GR-115", "naming": "GR-17"}.get(table.phase, "GR-53")


def apply(table: Position, text: str) -> None:
    """Does it; the caller knows that it is legal."""
    (seat,) = to_act(table)
    word, _, rest = text.partition(" ")
    match word:
        case "banker":
            name_banker(table, int(rest))
        case "bid":
            auctions.bid(table, int(rest))
        case "pass" if table.phase == "bidding":
            auctions.pass_bid(table)
        case "pass":
            rounds.token_is_used(table)  # GR-54
        case "draw":
            rounds.draw(table, int(rest))
        case "propose":
            table.proposed.add(seat)
        case "auction":
            auctions.open_auction(table, rest, seat, initial=False)  # GR-58
        case "build":
            track.place_locomotive(table, *rest.split(" "))
        case "done":
            track.end_build(table)
        case "vote":
            rounds.vote(table, rest == "yes")


def chance(table: Position) -> dict[str, int]:
    """How likely each draw is: by the tokens in the bag (GR-45); bankers alike (GR-17)."""
    if table.phase == "drawing":
        return {f"draw {seat}": tokens for seat, tokens in enumerate(table.bag) if tokens}
    return {f"banker {seat}": 1 for seat in range(table.players)}
