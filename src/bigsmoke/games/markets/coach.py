"""What a coach remarks on a table of London Markets: what others can hold, what pays now, and what is left to do.

Each good has as many cards as every other, so those in nobody's pile and not one's own are in the others' hands: that
is known without seeing one of them.
"""

from typing import Final

from bigsmoke.games.markets.cards import ACTIONS, PROFIT, STACK
from bigsmoke.games.markets.rules import ACTION, AFTER, OFFER, TAKE, TYPE
from bigsmoke.games.markets.state import GOODS_OF_A_TYPE, MINIMUM
from bigsmoke.kernel.coaching import chosen, others, remark, total
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.words import say

GOOD_PAY: Final = 4
"""Pounds from which on a special card is worth a word."""
MANY_CRATES: Final = 3
FEW_BARS: Final = 3


class Table:
    """A seat's side of the table, and what it is asked."""

    def __init__(self, view: Json, rows: list[Json]) -> None:
        self.view = view
        self.rows = rows
        self.kind: str = rows[0]["kind"]
        self.me: int = view["you"]
        self.mine: Json = view["seats"][self.me]
        self.others: list[Json] = [seat for seat in view["seats"] if seat["seat"] != self.me]
        self.rounds: int = view["cards_left"] + 1
        """With this one."""
        card: Json | None = view["card"]
        self.rewards: Json = card["rewards"] if card is not None else {}
        self.closed = card is not None and bool(card["closed"])
        self.piles: dict[str, int | None] = {market["offer"]: market["pile"] for market in view["markets"]}

    def held(self, good: str) -> int:
        """How many cards of a good the seat has."""
        count: int = self.mine["hand"][good]
        return count

    def elsewhere(self, good: str) -> int | None:
        """How many the others have together; None: piles may not be counted now."""
        pile = self.piles[good]
        return None if pile is None else GOODS_OF_A_TYPE - pile - self.held(good)

    def supply(self, good: str) -> Json | None:
        """Where all cards of a good are, as a sum."""
        pile = self.piles[good]
        if pile is None:
            return None
        parts = [
            (say("coach-all"), GOODS_OF_A_TYPE),
            (say("coach-in-pile"), -pile),
            (say("coach-own"), -self.held(good)),
        ]
        return total(say("coach-others", good=good), parts)

    def most_elsewhere(self, good: str) -> int | None:
        """The most that one other player can have."""
        there = self.elsewhere(good)
        return None if there is None else min(there, max([seat["hand_size"] for seat in self.others]))

    def least_elsewhere(self, good: str) -> int | None:
        """What at least one other player has, however the cards are spread."""
        there = self.elsewhere(good)
        return None if there is None else -(-there // len(self.others))

    def prized(self) -> list[str]:
        """The goods that can be offered now, the dearest first."""
        goods = list(dict.fromkeys([row["good"] for row in self.rows if row.get("good") in self.rewards]))
        goods.sort(key=self.price, reverse=True)
        return goods

    def price(self, good: str) -> int:
        """What a good is worth today; a special card is worth what would be paid for not taking one."""
        reward = self.rewards[good]
        return MINIMUM if reward == "special" else int(reward)

    def reward(self, good: str) -> Json:
        """The same, as it is said."""
        reward = self.rewards[good]
        return say("special") if reward == "special" else say("pounds", amount=reward)


def remarks(view: Json, rows: list[Json]) -> list[Json]:
    """All that there is to say, most urgent first."""
    t = Table(view, rows)
    found: list[Json] = []
    if t.kind == OFFER:
        for at_the_offer in (sure, outbid, tie, goods_count, prize):
            found += at_the_offer(t)
    elif t.kind in (ACTION, AFTER):
        found += special_pays(t)
        found += specials_left(t)
        if t.kind == ACTION:
            for at_the_action in (closed, profit, stacking, few_bars, least_pay, next_market):
                found += at_the_action(t)
    elif t.kind in (TAKE, TYPE):
        found += supply(t)
    return found


# Offers


def sure(t: Table) -> list[Json]:
    """A good of which the seat has more than anybody else can have."""
    for good in t.prized():
        most = t.most_elsewhere(good)
        if most is None or t.held(good) <= most:
            continue
        enough = most + 1
        offers = [row for row in t.rows if row["good"] == good]
        too_much = [row["option"] for row in offers if row["count"] > enough]
        winning = [row["option"] for row in offers if row["count"] == enough]
        says = say("coach-sure", good=good, reward=t.reward(good), most=most, enough=enough, held=t.held(good))
        return [remark("sure", "round", says, winning, too_much, t.supply(good))]
    return []


def outbid(t: Table) -> list[Json]:
    """The dearest good, if somebody else must have more of it."""
    for good in t.prized()[:1]:
        least = t.least_elsewhere(good)
        if least is None or least <= t.held(good):
            continue
        offers = chosen(t.rows, "good", good)
        says = say("coach-outbid", good=good, held=t.held(good), least=least, reward=t.reward(good))
        return [remark("outbid", "round", says, others(t.rows, offers), offers, t.supply(good))]
    return []


def tie(t: Table) -> list[Json]:
    """A good of which somebody else must have as many: a tie shares a price, and nobody wins a special card."""
    for good in t.prized():
        least = t.least_elsewhere(good)
        if least is None or least != t.held(good):
            continue
        if t.rewards[good] == "special":
            says = say("coach-tie-special", good=good, held=least)
        else:
            says = say("coach-tie", good=good, held=least, price=t.price(good), share=t.price(good) // 2)
        return [remark("tie", "round", says, [], [], t.supply(good))]
    return []


def goods_count(t: Table) -> list[Json]:
    """In the last auction goods that are kept still break a tie."""
    if t.rounds > 1:
        return []
    most = max([seat["hand_size"] for seat in t.others])
    return [remark("goods", "aim", say("coach-goods", hand=t.mine["hand_size"], most=most), [], [])]


def prize(t: Table) -> list[Json]:
    """What the dearest good pays, and how many the others have."""
    for good in t.prized()[:1]:
        there = t.elsewhere(good)
        if there is None:
            continue
        says = say("coach-prize", good=good, reward=t.reward(good), held=t.held(good), there=there)
        return [remark("prize", "round", says, [], [], t.supply(good))]
    return []


# Special cards


def special_pays(t: Table) -> list[Json]:
    """A special card that pays well now."""
    paying = [row for row in t.rows if "card" in row and row.get("brings", {}).get("money", 0) >= GOOD_PAY]
    if not paying:
        return []
    best = paying[0]
    for row in paying:
        if row["brings"]["money"] > best["brings"]["money"]:
            best = row
    says = say("coach-pays", card=best["card"], amount=best["brings"]["money"])
    return [remark("pays", "special", says, [row["option"] for row in paying], [])]


def specials_left(t: Table) -> list[Json]:
    """More special cards than rounds."""
    count: int = t.mine["specials_held"]
    playing = [row["option"] for row in t.rows if "card" in row]
    if count <= t.rounds or not playing:
        return []
    says = say("coach-specials", count=count, rounds=t.rounds)
    return [remark("specials", "special", says, playing, [])]


# Actions


def closed(t: Table) -> list[Json]:
    """Nothing is sold this round."""
    if not t.closed:
        return []
    return [remark("closed", "round", say("coach-closed", hand=t.mine["hand_size"], rounds=t.rounds - 1), [], [])]


def profit(t: Table) -> list[Json]:
    """Where profit pays more than the least, and what it pays elsewhere."""
    places = [row for row in t.rows if row.get("action") == ACTIONS[PROFIT]]
    pay = [int(row["brings"]["money"]) for row in places]
    best = max(pay, default=0)
    if best <= MINIMUM:
        return []
    at = places[pay.index(best)]
    less = [row["option"] for row, money in zip(places, pay, strict=True) if money < best]
    says = say("coach-profit", market=at["market"], money=best, least=MINIMUM)
    return [remark("profit", "actions", says, [at["option"]], less)]


def least_pay(t: Table) -> list[Json]:
    """A market that pays the least there is, though next to nothing of one's own shows there."""
    crates = {market["id"]: int(market["crates"][t.me]) for market in t.view["markets"]}
    places = [row for row in t.rows if row.get("action") == ACTIONS[PROFIT] and crates[row["market"]] < MINIMUM]
    if not places:
        return []
    fewest = min(places, key=lambda row: crates[row["market"]])
    says = say("coach-least", market=fewest["market"], crates=crates[fewest["market"]], least=MINIMUM)
    return [remark("least", "actions", says, [], [])]


def stacking(t: Table) -> list[Json]:
    """Bars that would show many more crates."""
    places = [row for row in t.rows if row.get("action") == ACTIONS[STACK]]
    gain = [int(row.get("brings", {}).get("crates", 0)) for row in places]
    best = max(gain, default=0)
    if best < MANY_CRATES:
        return []
    at = places[gain.index(best)]
    bars = -at["brings"].get("bars", 0)
    less = [row["option"] for row, crates in zip(places, gain, strict=True) if crates < best]
    says = say("coach-stack", market=at["market"], bars=bars, crates=best, left=t.mine["bars"] - bars)
    return [remark("stack", "actions", says, [at["option"]], less)]


def few_bars(t: Table) -> list[Json]:
    """Bars that are nearly all laid."""
    bars: int = t.mine["bars"]
    if bars > FEW_BARS or t.rounds < 2:
        return []
    return [remark("bars", "actions", say("coach-bars", bars=bars, rounds=t.rounds), [], [])]


def next_market(t: Table) -> list[Json]:
    """Where the merchant for profits goes next, if that is better than where he stands."""
    markets = t.view["markets"]
    for at, market in enumerate(markets):
        if ACTIONS[PROFIT] not in market["merchants"] or t.rounds < 2:
            continue
        then = markets[(at + 1) % len(markets)]
        now, later = max(MINIMUM, market["crates"][t.me]), max(MINIMUM, then["crates"][t.me])
        if later > now:
            says = say("coach-next", market=market["id"], then=then["id"], now=now, later=later)
            return [remark("next", "round", says, [], [])]
    return []


def supply(t: Table) -> list[Json]:
    """Which good is dearest today, and who has it."""
    if t.closed:
        return []
    for good in t.prized()[:1]:
        there = t.elsewhere(good)
        if there is None:
            continue
        says = say("coach-supply", good=good, reward=t.reward(good), held=t.held(good), there=there)
        return [remark("supply", "round", says, chosen(t.rows, "good", good), [], t.supply(good))]
    return []
