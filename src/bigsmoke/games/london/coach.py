"""What a coach remarks on a London table, of either edition: poverty, hands, loans and the end of the deck."""

from typing import Final

from bigsmoke.games.london.develop import DEVELOP, PLACE
from bigsmoke.games.london.run import RUN
from bigsmoke.games.london.scoring import UNPAID_LOAN, poverty_loss
from bigsmoke.games.london.state import REPAYMENT
from bigsmoke.kernel.coaching import chosen, others, part_of, remark, total
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.words import say

BUILDING: Final = ("develop", "play_cards")
DRAWING: Final = ("draw_three", "take_three")
FULL_HAND: Final = 4
"""Cards in hand from which on they are most of what a run costs."""
HEAVY: Final = 3
"""Points lost by poverty that are worth a word."""
MANY_STACKS: Final = 3
GAINS: Final = ("money", "prestige", "poverty")


class Table:
    """A seat's side of the table, and what it is asked."""

    def __init__(self, view: Json, rows: list[Json], forecast: Json) -> None:
        self.view = view
        self.rows = rows
        self.kind: str = rows[0]["kind"]
        self.first = view["game"] == "london-1e"
        self.mine: Json = view["seats"][view["you"]]
        self.money: int = self.mine["money"]
        self.loans: int = self.mine["loans"]
        self.hand: int = self.mine["hand_size"]
        self.run: Json = forecast["run"]
        self.actions: dict[str, int] = {row["action"]: row["option"] for row in rows if "action" in row}
        self.build = [self.actions[name] for name in BUILDING if name in self.actions]
        self.draw = [self.actions[name] for name in DRAWING if name in self.actions]
        self.runs = [self.actions["run_city"]] if "run_city" in self.actions else []
        deck: int = view["deck"]
        self.last = view["last_round"] is not None
        self.near = not self.last and deck <= 2 * view["players"]
        """Whether everybody will have two more turns or so."""
        self.counts: list[int] = [seat["poverty"] + seat["hand_size"] for seat in view["seats"]]
        """What counts at the end: poverty, and the cards in hand."""
        self.fewest = min([count for seat, count in enumerate(self.counts) if seat != view["you"]])
        self.count = self.counts[view["you"]]

    def above(self, more: int = 0) -> Json:
        """The seat's poverty above the fewest, with so much more to come, as a sum."""
        fewest = min(self.fewest, self.count + more)
        parts = [
            (say("coach-poverty"), int(self.mine["poverty"])),
            (say("forecast-hand"), self.hand),
            (say("coach-run"), more),
            (say("coach-fewest"), -fewest),
        ]
        return total(say("coach-above"), parts)


def remarks(view: Json, rows: list[Json], forecast: Json) -> list[Json]:
    """All that there is to say, most urgent first."""
    t = Table(view, rows, forecast)
    found: list[Json] = []
    if t.actions:
        for at_the_action in (last_turn, unpaid, idle_run, poverty, big_hand, few_cards, too_many):
            found += at_the_action(t)
    elif t.kind == "repay":
        found += repayment(t)
    elif t.kind == RUN:
        found += unused(t)
    elif t.kind == PLACE:
        found += stacks(t)
    elif t.kind == DEVELOP:
        found += building(t)
    elif t.kind == "buy":
        found += land(t)
    return [*borrowing(t), *found]


# Before an action


def last_turn(t: Table) -> list[Json]:
    """The deck is out, and this turn is the seat's last."""
    if not t.last:
        return []
    says = say("coach-last", hand=t.hand, over=t.mine["over"], loss=t.mine["loss"])
    return [remark("last", "end", says, t.build if t.hand else [], t.draw, t.above())]


def unpaid(t: Table) -> list[Json]:
    """Loans that the money at hand does not cover, when the end is near."""
    paid = min(t.loans, t.money // REPAYMENT)
    if paid == t.loans or not (t.last or t.near):
        return []
    left = t.loans - paid
    says = say("coach-unpaid", loans=t.loans, money=t.money, paid=paid, left=left, cost=UNPAID_LOAN * left)
    return [remark("unpaid", "loans", says, [], [])]


def idle_run(t: Table) -> list[Json]:
    """A run in which no card could be used."""
    city = t.mine["stacks"]
    if not t.runs or not city or any(stack["up"] for stack in city) or t.run["total"] <= 0:
        return []
    idle: Json = next(row.get("idle", {}) for row in t.rows if row["option"] == t.runs[0])
    if idle.get("money", 0) > 0 or idle.get("prestige", 0) > 0:
        return []
    says = say("coach-idle", stacks=len(city), poverty=t.run["total"])
    return [remark("idle", "run", says, others(t.rows, t.runs), t.runs, t.run)]


def poverty(t: Table) -> list[Json]:
    """The most poverty of all, now or after a run."""
    rivals = max([count for seat, count in enumerate(t.counts) if seat != t.view["you"]])
    more = max(0, int(t.run["total"])) if t.runs else 0
    now: int = t.mine["loss"]
    if t.count > rivals and now >= HEAVY:
        over: int = t.mine["over"]
        says = say("coach-highest", over=over, loss=now, more=poverty_loss(over + 1) - now)
        return [remark("poverty", "end", says, [], [], t.above())]
    reckoned = t.above(more)
    then = poverty_loss(reckoned["total"])
    if more and t.count <= rivals < t.count + more and then - now >= HEAVY:
        says = say("coach-highest-then", poverty=more, over=reckoned["total"], loss=then)
        return [remark("poverty", "end", says, others(t.rows, t.runs), t.runs, reckoned)]
    return []


def big_hand(t: Table) -> list[Json]:
    """A hand that makes a run dear."""
    hand = part_of(t.run, "forecast-hand")
    if not t.runs or hand < FULL_HAND or not t.mine["stacks"]:
        return []
    says = say("coach-hand", hand=hand, poverty=t.run["total"])
    return [remark("hand", "run", says, t.build, t.runs, t.run)]


def few_cards(t: Table) -> list[Json]:
    """The deck is nearly out, and there are cards in hand."""
    if not t.near or not t.hand:
        return []
    says = say("coach-deck", deck=t.view["deck"], hand=t.hand)
    return [remark("deck", "end", says, t.build, t.draw, t.above())]


def too_many(t: Table) -> list[Json]:
    """Three more cards than may be kept."""
    board = t.view["board"]
    lying = [card for card in [*board["top"], *board["bottom"]] if card is not None]
    drawn = min(3, t.view["deck"] + len(lying))
    limit: int = t.view["hand_limit"]
    if not t.draw or t.hand + drawn <= limit:
        return []
    says = say("coach-limit", hand=t.hand, drawn=drawn, limit=limit, lost=t.hand + drawn - limit)
    return [remark("limit", "turn", says, others(t.rows, t.draw), t.draw)]


# Within one


def borrowing(t: Table) -> list[Json]:
    """A choice that needs a loan."""
    needy = [row for row in t.rows if row.get("warning", {}).get("key") == "borrow"]
    if not needy:
        return []
    least = needy[0]["warning"]
    for row in needy:
        if row["warning"]["count"] < least["count"]:
            least = row["warning"]
    count: int = least["count"]
    says = say(
        "coach-borrow",
        money=t.money,
        amount=least["amount"],
        count=count,
        loan=least["loan"],
        back=REPAYMENT * count,
        cost=UNPAID_LOAN * count,
    )
    against = [row["option"] for row in needy]
    return [remark("borrow", "loans", says, others(t.rows, against), against)]


def repayment(t: Table) -> list[Json]:
    """Loans that could be paid back now (2nd edition)."""
    able = min(t.loans, t.money // REPAYMENT)
    says = say("coach-repay", loans=t.loans, able=able, price=REPAYMENT, cost=UNPAID_LOAN)
    paying = [row["option"] for row in t.rows if row["amount"]]
    return [remark("repay", "loans", says, paying, chosen(t.rows, "amount", 0))]


def unused(t: Table) -> list[Json]:
    """An open card that would only bring something."""
    free = [row for row in t.rows if "stack" in row and only_gains(row)]
    ending = chosen(t.rows, "done", True)
    if not free or not ending:
        return []
    best = free[0]
    for row in free:
        if worth(row["brings"]) > worth(best["brings"]):
            best = row
    brings = best["brings"]
    gains = [say(f"figure-{name}", amount=brings[name]) for name in GAINS if name in brings]
    says = say("coach-unused", card=best["card"], gains=gains, count=len(free))
    return [remark("unused", "run", says, [row["option"] for row in free], ending)]


def only_gains(row: Json) -> bool:
    """Whether a card costs nothing of any kind and is certain to bring something."""
    brings: Json = row.get("brings", {})
    figures = [name for name in brings if name != "others"]
    good = [name for name in figures if name in GAINS and (brings[name] < 0) == (name == "poverty")]
    return len(good) > 0 and len(good) == len(figures)


def worth(brings: Json) -> int:
    """Roughly, in pounds, what a card brings."""
    return int(brings.get("money", 0)) + 3 * int(brings.get("prestige", 0)) - 3 * int(brings.get("poverty", 0))


def stacks(t: Table) -> list[Json]:
    """A new stack, where a card could lie on one that does nothing any more."""
    city = t.mine["stacks"]
    begin = chosen(t.rows, "new", True)
    down = [row["option"] for row in t.rows if "stack" in row and not city[row["stack"]]["up"]]
    if not begin or not down or len(city) < MANY_STACKS:
        return []
    says = say("coach-stacks", stacks=len(city) + 1, down=len(down))
    return [remark("stacks", "run", says, down, begin)]


def building(t: Table) -> list[Json]:
    """How much lighter a card that is built makes the next run."""
    cards = [row for row in t.rows if "card" in row and "run" in row and row["run"][1] < 0]
    if not cards or t.hand < FULL_HAND:
        return []
    best = cards[0]
    for row in cards:
        if row["run"][0] < best["run"][0]:
            best = row
    least, most = -best["run"][1], -best["run"][0]
    says = say("coach-build", card=best["card"], hand=t.hand, least=least, most=most)
    rule = "play" if t.first else "develop"
    return [remark("build", rule, says, [row["option"] for row in cards], chosen(t.rows, "done", True))]


def land(t: Table) -> list[Json]:
    """Land that takes poverty away: at once, or (1st edition) from every run."""
    offers = [row for row in t.rows if "borough" in row and "loans" not in row]
    if not offers:
        return []
    if t.first:
        held = len(t.mine["boroughs"])
        says = say("coach-land-held", boroughs=held + 1, poverty=t.run["total"])
        return [remark("land", "land", says, [row["option"] for row in offers], [], t.run)]
    best = offers[0]
    for row in offers:
        if relief(row) > relief(best):
            best = row
    if not relief(best) or not t.mine["over"]:
        return []
    says = say("coach-land", borough=best["borough"], cost=best["cost"], relief=relief(best), over=t.mine["over"])
    return [remark("land", "land", says, [row["option"] for row in offers if relief(row)], [], t.above())]


def relief(row: Json) -> int:
    """The poverty that an option takes away."""
    return -min(0, int(row.get("brings", {}).get("poverty", 0)))
