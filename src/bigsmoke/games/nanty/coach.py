"""What a coach remarks on a table of Nanty Narking: aims, one's own and those that others may have, and the dangers."""

from typing import Final

from bigsmoke.games.nanty import options as o
from bigsmoke.games.nanty.state import HAND
from bigsmoke.games.nanty.tables import CASH, CONDITIONS, CONTROL, EXHAUSTED, NET_WORTH, QUIET_END, TROUBLE
from bigsmoke.kernel.coaching import chosen, others, part_of, remark
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.words import say

NEAR: Final = 1
"""How many pieces short of an aim somebody is near to it."""
NEAR_IN_POUNDS: Final = 5
"""The same for aims that are counted in money."""
AT_THE_END: Final = (CONDITIONS[EXHAUSTED], CONDITIONS[QUIET_END])
IN_POUNDS: Final = (CONDITIONS[NET_WORTH], CONDITIONS[CASH])
SHARED: Final = CONDITIONS[TROUBLE]
TURNS_LEFT: Final = 2
"""The pile is nearly out when it is drawn to its end in so many rounds."""
CARDS_A_TURN: Final = 2
"""Roughly what a player draws in a turn."""


class Table:
    """A seat's side of the table, and what it is asked."""

    def __init__(self, view: Json, rows: list[Json], forecast: Json, costs: dict[str, int]) -> None:
        self.view = view
        self.rows = rows
        self.forecast = forecast
        self.costs = costs
        self.kind: str = rows[0]["kind"]
        self.me: int = view["you"]
        self.mine: Json = view["seats"][self.me]
        self.money: int = self.mine["money"]
        self.personality: str = self.mine["personality"]
        self.aim: Json = next(aim for aim in view["aims"] if self.personality in aim["people"])
        seen: list[str] = view["seen_personalities"]
        self.out = [self.personality, *seen]
        """Personalities that nobody else can be."""

    def may_be(self, aim: Json) -> list[str]:
        """Who of those with this aim may sit at the table, besides the seat itself."""
        return [person for person in aim["people"] if person not in self.out]

    def moving(self, aim: Json, seat: int) -> tuple[list[int], list[int]]:
        """The options that take a player further away from an aim, and those that bring them nearer."""
        away: list[int] = []
        nearer: list[int] = []
        for row in self.rows:
            for change in row.get("aims", []):
                if change["personality"] in aim["people"] and change.get("seat", seat) == seat:
                    (nearer if change["after"] > change["before"] else away).append(row["option"])
        return away, nearer


def remarks(view: Json, rows: list[Json], forecast: Json, costs: dict[str, int]) -> list[Json]:
    """All that there is to say, most urgent first; `costs` are what a Building costs, by area."""
    t = Table(view, rows, forecast, costs)
    found = [*claim(t), *rival(t), *met(t)]
    if t.kind == o.TURN:
        for at_the_turn in (interrupt, idle, pile, exposed, debts, full_hand, dear, own_aim):
            found += at_the_turn(t)
    elif t.kind == o.REMOVE_TROUBLE:
        found += exposed(t)
    elif t.kind == o.BUILD_HERE:
        found += building(t)
    elif t.kind == o.PLACE_AGENT:
        found += control(t)
    return found


# Aims


def claim(t: Table) -> list[Json]:
    """The seat has won, if it says so."""
    winning = chosen(t.rows, "action", "claim")
    if not winning:
        return []
    says = say("coach-claim", personality=t.personality, have=t.aim["have"][t.me], need=t.aim["need"])
    return [remark("claim", "aim", says, winning, others(t.rows, winning), reckoned(t))]


def reckoned(t: Table) -> Json | None:
    """How far the seat is, as a sum."""
    row: Json | None = t.forecast.get(t.personality)
    return None if row is None else {name: row[name] for name in ("label", "total", "parts")}


def rival(t: Table) -> list[Json]:
    """Somebody else is about to reach an aim that may be theirs: of several, whoever lacks least and plays first."""
    players: int = t.view["players"]
    best: tuple[int, int] | None = None
    found: list[Json] = []
    for aim in t.view["aims"]:
        people = t.may_be(aim)
        if not people or aim["condition"] in AT_THE_END:
            continue
        near = NEAR_IN_POUNDS if aim["condition"] in IN_POUNDS else NEAR
        for step in range(1, players):
            seat = (t.me + step) % players
            have, need = aim["have"][seat], aim["need"]
            rank = (max(0, need - have), step)
            if need - have > near or (best is not None and best <= rank):
                continue
            best = rank
            heeds, against = t.moving(aim, seat)
            if aim["condition"] == SHARED:
                says = say("coach-trouble", personality=people[0], have=have, need=need, left=max(0, need - have))
            elif aim["condition"] in IN_POUNDS:
                says = say("coach-rich", people=people, seat=seat, have=have, need=need, left=max(0, need - have))
            else:
                says = say("coach-rival", people=people, seat=seat, have=have, need=need, left=max(0, need - have))
            found = [remark("rival", "aim", says, heeds, against)]
    return found


def met(t: Table) -> list[Json]:
    """The seat's own aim is reached, and has to hold until its next turn."""
    have, need = t.aim["have"][t.me], t.aim["need"]
    if t.aim["condition"] in AT_THE_END or have < need or chosen(t.rows, "action", "claim"):
        return []
    away, _ = t.moving(t.aim, t.me)
    says = say("coach-met", personality=t.personality, have=have, need=need, others=t.view["players"] - 1)
    return [remark("met", "aim", says, others(t.rows, away) if away else [], away, reckoned(t))]


def own_aim(t: Table) -> list[Json]:
    """How far the seat is."""
    have, need = t.aim["have"][t.me], t.aim["need"]
    if t.aim["condition"] in AT_THE_END or have >= need:
        return []
    if t.aim["condition"] in IN_POUNDS:
        says = say("coach-aim-pounds", personality=t.personality, have=have, need=need, left=need - have)
    else:
        says = say("coach-aim", personality=t.personality, have=have, need=need, left=need - have)
    return [remark("aim", "aim", says, [], [], reckoned(t))]


def pile(t: Table) -> list[Json]:
    """The pile is nearly out: who wins then."""
    left: int = t.view["pile"]
    if left > TURNS_LEFT * CARDS_A_TURN * t.view["players"]:
        return []
    score: Json = t.forecast["score"]
    if t.aim["condition"] in AT_THE_END:
        return [remark("pile", "end", say("coach-pile-mine", pile=left, personality=t.personality), [], [])]
    waiting = [person for aim in t.view["aims"] if aim["condition"] in AT_THE_END for person in t.may_be(aim)]
    if waiting:
        says = say("coach-pile-holmes", pile=left, people=waiting, points=score["total"])
    else:
        says = say("coach-pile-points", pile=left, points=score["total"])
    return [remark("pile", "end", says, [], [], score)]


# Cards


def interrupt(t: Table) -> list[Json]:
    """A card that is better kept for somebody else's turn."""
    kept = [row for row in t.rows if row.get("warning", {}).get("key") == "warn-interrupt"]
    if not kept:
        return []
    against = [row["option"] for row in kept]
    says = say("coach-interrupt", card=kept[0]["card"], others=t.view["players"] - 1)
    playing = [row["option"] for row in t.rows if "card" in row and "action" not in row]
    return [remark("interrupt", "signs", says, [each for each in playing if each not in against], against)]


def idle(t: Table) -> list[Json]:
    """Cards of which nothing can be done now, while others do something."""
    cards = [row for row in t.rows if "card" in row and "action" not in row]
    lame = [row for row in cards if row.get("warning", {}).get("key") == "warn-idle"]
    works = [row for row in cards if "warning" not in row]
    if not lame or not works:
        return []
    says = say("coach-idle", card=lame[0]["card"], idle=len(lame), works=len(works))
    return [remark("idle", "turn", says, [row["option"] for row in works], [row["option"] for row in lame])]


def full_hand(t: Table) -> list[Json]:
    """So many cards that none is drawn."""
    hand: int = t.mine["hand_size"]
    if hand <= HAND:
        return []
    return [remark("hand", "turn", say("coach-hand", hand=hand, limit=HAND), [], [])]


# The board


def exposed(t: Table) -> list[Json]:
    """Agents of the seat's own where there is Trouble."""
    areas = [area for area in t.view["areas"] if area["trouble"] and area["agents"][t.me]]
    if not areas:
        return []
    names = [area["area"] for area in areas]
    agents = sum([area["agents"][t.me] for area in areas])
    says = say("coach-exposed", agents=agents, areas=names)
    safe: list[int] = []
    if t.kind == o.REMOVE_TROUBLE:
        safe = [row["option"] for row in t.rows if row.get("area") in names]
    return [remark("exposed", "trouble", says, safe, others(t.rows, safe) if safe else [])]


def building(t: Table) -> list[Json]:
    """A Building that can be paid for."""
    places = [row for row in t.rows if "area" in row and "cost" in row]
    if not places:
        return []
    best = places[0]
    for row in places:
        if row["cost"] < best["cost"]:
            best = row
    says = say("coach-build", area=best["area"], cost=best["cost"], money=t.money, places=len(places))
    return [remark("build", "signs", says, [row["option"] for row in places], chosen(t.rows, "done", True))]


def dear(t: Table) -> list[Json]:
    """Nowhere to build for the money that there is, though the places are free."""
    free = [
        area["area"]
        for area in t.view["areas"]
        if area["agents"][t.me] and not area["trouble"] and area["building"] is None
    ]
    if not free or not t.mine["reserve_buildings"]:
        return []
    cheapest = min(free, key=lambda area: t.costs[area])
    cost = t.costs[cheapest]
    if cost <= t.money:
        return []
    says = say("coach-dear", area=cheapest, cost=cost, money=t.money, left=cost - t.money)
    return [remark("dear", "signs", says, [], [])]


def control(t: Table) -> list[Json]:
    """Areas that one more Agent would win, for whoever counts them."""
    if t.aim["condition"] != CONDITIONS[CONTROL]:
        return []
    winning = [row["option"] for row in t.rows if row.get("brings", {}).get("control", 0) > 0]
    if not winning:
        return []
    says = say("coach-control", count=len(winning), have=t.aim["have"][t.me], need=t.aim["need"])
    return [remark("control", "control", says, winning, [], reckoned(t))]


def debts(t: Table) -> list[Json]:
    """What loans take away."""
    count = len(t.mine["loans"])
    worth: Json = t.forecast["net_worth"]
    debt = -part_of(worth, "forecast-loans")
    if not count or not debt:
        return []
    says = say("coach-debts", loans=count, debt=debt, worth=worth["total"])
    return [remark("debts", "end", says, [], [], worth)]
