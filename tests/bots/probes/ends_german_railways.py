"""German Railways: idle cash, and what shares cost and bring."""

from __future__ import annotations

from collections import defaultdict

from bots.probes.ends import Watch
from trackside.core.contract import Event, State

RICH = 10  # a pass with more than this in hand
STAGES = ("first", "second", "third")


class Ledger(Watch):
    """Follows each share from its sale to the end, and each pass."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.paid: dict[str, list[int]] = defaultdict(list)  # by company, share by share
        self.brought: dict[str, list[float]] = defaultdict(list)  # the same shares
        self.passes = self.rich_passes = 0

    def see(self, event: Event, state: State) -> None:
        match event.key:
            case "share-sold" | "share-for-nothing":
                self.paid[event.params["company"]].append(event.params.get("price", 0))
                self.brought[event.params["company"]].append(0)
            case "receives-dividends":
                for part in event.params["parts"]:
                    self._bring(part["company"], part["amount"])
            case "passes":
                self.passes += 1
                cash = state.view(event.seat)["seats"][event.seat]["cash"]
                self.rich_passes += cash > RICH

    def _bring(self, company: str, amount: float) -> None:
        """Each sold share of a company receives the same."""
        shares = self.brought[company]
        for at in range(len(shares)):
            shares[at] += amount / len(shares)

    def over(self, state: State) -> None:
        view = state.view(None)
        stands_still = view["end"]["idle_rounds"] >= view["end"]["idle_vote"]
        self.add("nothing had happened for three rounds at the end", float(stands_still))
        self.add("cash in hand at the end", sum(r["cash"] for r in view["seats"]) / self.players)
        self.add("left in a treasury", sum(c["treasury"] for c in view["companies"]) / 8)
        self.add("shares sold", sum(map(len, self.paid.values())))
        self.add("connections", len(view["connections"]))
        self.add("passes", self.passes)
        self.add(f"passes with more than {RICH} in hand", self.rich_passes)
        for company in (row["id"] for row in view["companies"]):
            for price, brought in zip(self.paid[company], self.brought[company]):
                self.add(f"{company}: price of a share", price)
                self.add(f"{company}: what it brought", brought)
        for at, stage in enumerate(STAGES):
            for company, paid in self.paid.items():
                if at < len(paid):
                    self.add(f"{stage} shares: price", paid[at])
                    self.add(f"{stage} shares: what they brought", self.brought[company][at])


WATCH = Ledger
