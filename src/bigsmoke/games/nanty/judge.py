"""A rough eye for the game: how near each player is to winning, and quick answers to any question. For bots.

A bot aims at its own Personality and fears what the others may be: of them it knows no more than which Personalities
it neither holds nor has seen aside.
"""

from typing import Final

from bigsmoke.games.nanty import options as o
from bigsmoke.games.nanty.codes import agents_of_trio, area_of, flees_to, kind_of_threat, owner_of
from bigsmoke.games.nanty.state import Nanty
from bigsmoke.games.nanty.tables import (
    AGENTS,
    ANOTHER,
    BLOCK_TEXT,
    BUILD,
    BUILT,
    CALM,
    CASH,
    CONTROL,
    DRAW_CARDS,
    EVENT,
    EXHAUSTED,
    HAND_SIZE,
    IN_AREAS,
    IN_TROUBLE,
    INTERRUPT,
    MONEY,
    NET_WORTH,
    NO_EFFECT,
    ON_BOARD,
    ON_RIVER,
    PLACE,
    PLAY_CARDS,
    QUIET_END,
    SCROLL,
    SKULL,
    TAKE_LOAN,
    TAKE_MONEY,
    TROUBLE,
    WITH_WESTMINSTER,
)
from bigsmoke.games.nanty.victory import Sheet, controller, net_worth, progress
from bigsmoke.games.nanty.window import REMOVE
from bigsmoke.kernel.decision import Decision, pick

WIN: Final = 100.0
"""What a certain win in the making is worth; a game won counts for more than any hope."""
WON: Final = 10 * WIN
URGENCY: Final = 3.0
"""How much more the own aim counts when the pile is nearly gone: Holmes may be waiting for its end."""
STEP: Final = [1.0] * 13
"""How much of each measure a turn may bring: what is missing counts in such steps."""
STEP[NET_WORTH] = 5.0
STEP[CASH] = 4.0

HOPE: Final = [0.62, 0.50, 0.42, 0.35, 0.29, 0.24, 0.19, 0.15, 0.11, 0.08, 0.05]
"""The chance to win, by steps still missing at the end of one's own turn."""
FEAR: Final = [0.95, 0.50, 0.22, 0.10, 0.05, 0.025, 0.012, 0.006, 0.003, 0.0, 0.0]
"""The same for another player, who may be of that Personality and moves before oneself."""


def curve(values: list[float], steps: float) -> float:
    """A value between two entries of a list; beyond the first a little more, beyond the last the last."""
    if steps <= 0:
        return min(values[0] - 0.05 * steps, 0.98)
    whole = int(steps)
    if whole >= len(values) - 1:
        return values[-1]
    return values[whole] + (steps - whole) * (values[whole + 1] - values[whole])


def suspects(s: Nanty, me: int) -> list[int]:
    """The Personalities that the others may have, as far as the seat knows."""
    cleared = 1 << s.seats[me].personality | s.seen_aside(me)
    return [personality for personality in range(s.table.people.size) if not cleared >> personality & 1]


def hope(s: Nanty, me: int) -> float:
    """The chance of the player's own Personality."""
    people = s.table.people
    personality = s.seats[me].personality
    condition, need = people.condition[personality], people.need[personality]
    if condition in (EXHAUSTED, QUIET_END):
        played = 1.0 - len(s.pile) / s.table.cards.size
        chance = 0.15 + 0.5 * played
        if condition == QUIET_END:
            over = progress(s, me, condition) - need
            chance -= 0.06 * over if over > 0 else 0.0
        return chance
    missing = need - progress(s, me, condition)
    if condition == WITH_WESTMINSTER and controller(s, s.table.areas.westminster) != me:
        missing = max(0, need - progress(s, me, CONTROL)) + 1
    ahead = min(half_way(s, me, condition), 0.7 * missing) if missing > 0 else 0.0
    return curve(HOPE, (missing - ahead) / STEP[condition])


def half_way(s: Nanty, me: int, condition: int) -> float:
    """What does not count yet but soon may: Agents where Trouble can be made, money to build with."""
    p = s.seats[me]
    if condition == IN_TROUBLE:
        return 0.4 * s.table.areas.count[p.standing & ~(s.guarded | s.trouble)]
    if condition == BUILT:
        return 0.045 * p.money
    return 0.0


def fear(s: Nanty, me: int) -> float:
    """The chance that another player wins first, whoever that may be."""
    people = s.table.people
    likely = suspects(s, me)
    weight = 1.0 / len(likely) if likely else 0.0
    total = 0.0
    for seat in range(s.players):
        if seat == me:
            continue
        measured = [-1] * 13
        for personality in likely:
            condition = people.condition[personality]
            if condition in (EXHAUSTED, QUIET_END):
                continue
            if measured[condition] < 0:
                measured[condition] = max(0, progress(s, seat, condition))
            missing = people.need[personality] - measured[condition]
            total += weight * curve(FEAR, missing / STEP[condition])
    return total


def standing(s: Nanty, me: int) -> float:
    """Points ahead of the best other player."""
    sheet = Sheet(s)
    best = max(sheet.total[seat] for seat in range(s.players) if seat != me)
    return sheet.total[me] - best


def judge(s: Nanty, me: int) -> float:
    """How good the table is for a player."""
    if s.over:
        return result(s, me)
    return weigh(s, me, hope(s, me), fear(s, me), standing(s, me))


def weigh(s: Nanty, me: int, hoped: float, feared: float, ahead: float) -> float:
    """What a game in its midst is worth, from one's own hope, the fear of the others, and the points ahead."""
    late = 1.0 - len(s.pile) / s.table.cards.size
    p = s.seats[me]
    value = WIN * ((1.0 + URGENCY * late) * hoped - 0.8 * feared)
    value += (0.12 + 0.3 * late * late) * ahead
    return value + 0.25 * min(len(p.hand), 8) - 2.0 * len(p.burdens) + 0.6 * s.table.areas.count[p.cards & ~s.dead]


def result(s: Nanty, me: int) -> float:
    """What a finished game is worth."""
    if s.winner >= 0:
        return WON if s.winner == me else -WON
    ahead = standing(s, me)
    return WON if ahead > 0 else -WON if ahead < 0 else 0.0


# Quick answers

PAWNS: Final = {o.ASSASSINATE, o.PICK_PAWN, o.VICTIM, o.OWN_AGENT, o.PREY, o.MURDER}
AREAS: Final = {o.BUILD_HERE, o.PICK_AREA, o.NEXT_AREA, o.CALM_AREA, o.POWER_AREA, o.RELOCATE_TO}
SYMBOL_WORTH: Final = {PLACE: 1.2, CALM: 0.4, SKULL: 1.1, BUILD: 1.2, EVENT: -0.3, ANOTHER: 0.9, INTERRUPT: -2.0}


def card_worth(s: Nanty, me: int, card: int) -> float:
    """About what playing a card is good for."""
    t = s.table.cards
    condition = s.table.people.condition[s.seats[me].personality]
    worth = 0.0
    for symbol in t.symbols[card]:
        if symbol == MONEY:
            worth += 0.3 * t.coins[card]
        elif symbol == SCROLL:
            worth += text_worth(t.effect[card], condition)
        elif symbol == CALM and condition in (TROUBLE, IN_TROUBLE):
            worth -= 0.5
        elif symbol == BUILD and condition == CASH:
            worth += 0.2
        else:
            worth += SYMBOL_WORTH[symbol]
    return worth


def text_worth(effect: int, condition: int) -> float:
    """About what a text is good for."""
    if effect == DRAW_CARDS:
        return 2.5 if condition == HAND_SIZE else 1.2
    if effect == PLAY_CARDS:
        return 2.0
    if effect == TAKE_LOAN:
        return -1.0 if condition in (NET_WORTH, CASH) else 1.2
    return 0.0 if effect == NO_EFFECT else 1.0


def room_worth(s: Nanty, me: int, area: int) -> float:
    """About what one more Agent in an area is good for."""
    condition = s.table.people.condition[s.seats[me].personality]
    p = s.seats[me]
    bit = 1 << area
    quiet = not s.guarded & bit
    worth = 0.0
    new = not p.standing & bit
    if condition in (IN_AREAS, ON_BOARD):
        worth += 2.0 if new and quiet else 0.0
    elif condition == ON_RIVER:
        worth += 3.0 if new and quiet and s.table.areas.river & bit else 0.0
    elif condition == TROUBLE:
        worth += 2.0 if s.pawns[area] and not s.trouble & bit else 0.0
    elif condition == IN_TROUBLE:
        worth += 3.0 if new and s.pawns[area] else 0.0
    elif condition in (CONTROL, WITH_WESTMINSTER):
        mine = p.agents[area] + (1 if p.buildings & bit else 0)
        most = s.citizens[area]
        for seat, other in enumerate(s.seats):
            if seat != me:
                most = max(most, other.agents[area] + (1 if other.buildings & bit else 0))
        worth += 2.5 if quiet and mine == most else 0.5 if quiet and mine + 1 == most else 0.0
        if condition == WITH_WESTMINSTER and area == s.table.areas.westminster and mine <= most:
            worth += 2.0
    if condition != TROUBLE and s.pawns[area]:
        worth -= 0.6
    if new and not s.sites & bit and not s.pawns[area]:
        worth += 0.5 + 0.04 * s.table.areas.cost[area]
    return worth


def enemy_worth(s: Nanty, me: int, code: int) -> float:
    """About what removing a pawn is good for: best against whoever is ahead."""
    owner = owner_of(code)
    area = area_of(code)
    if owner == me:
        return -5.0
    condition = s.table.people.condition[s.seats[me].personality]
    worth = -1.0 if condition in (TROUBLE, IN_TROUBLE) and s.trouble >> area & 1 else 0.0
    if owner >= s.players:
        return worth + (1.0 if s.seats[me].agents[area] or s.seats[me].buildings >> area & 1 else 0.1)
    p = s.seats[owner]
    worth += 0.15 * s.table.areas.count[p.standing] + 0.01 * net_worth(s, owner)
    if p.agents[area] == 1:
        worth += 0.5
    if controller(s, area) == owner:
        worth += 0.5
    return worth + (0.3 if s.seats[me].agents[area] else 0.0)


def rich(s: Nanty, seat: int) -> float:
    """How much a player is worth robbing."""
    return float(s.seats[seat].money)


def quick(s: Nanty, decision: Decision) -> int:
    """A quick sensible answer to any decision."""
    kind, options, me = decision.kind, decision.options, decision.seat
    if kind == o.TURN or kind == o.AFTER or kind == o.ANOTHER_CARD or kind == o.TWO_CARDS:
        return quick_card(s, me, options)
    if kind == o.PLACE_AGENT:
        return quick_place(s, me, options)
    if kind == o.TAKE or kind == o.USE_TEXT or kind == o.DRAW_BUILDING:
        return quick_use(s, decision)
    if kind == o.REACT:
        return quick_react(s, decision)
    free = free_power(s, options)
    if free >= 0:
        return free
    if kind in PAWNS:
        return pick(options, [0.0 if c >= o.SKIP else pawn_worth(s, decision, c) for c in options])
    if kind in AREAS:
        return quick_area(s, decision)
    if kind == o.DESTINATION:
        return pick(options, [0.0 if c >= o.SKIP else room_worth(s, me, c) for c in options])
    if kind == o.REMOVE_TROUBLE:
        return quick_calm(s, me, options)
    if kind in (o.TARGET, o.ROBBED, o.FIGURE_TARGET, o.STEAL_CARD):
        return pick(options, [-1.0 if c >= o.SKIP else target_worth(s, kind, c) for c in options])
    if kind in (o.PAYEE, o.RECEIVER):
        return pick(options, [-99.0 if c >= o.SKIP else -rich(s, c) for c in options])
    if kind in (o.DISCARD_CARD, o.NEXT_DISCARD, o.POWER_DISCARD, o.GIVE_CARD):
        return pick(options, [-1.5 if c >= o.SKIP else -max(0.0, card_worth(s, me, c)) for c in options])
    if kind == o.GIVE_OR_PAY:
        return (
            o.PAY
            if o.PAY in options
            else pick(options, [-9.0 if c >= o.SKIP else -card_worth(s, me, c) for c in options])
        )
    if kind in (o.SOURCE, o.LOSE_AGENT, o.INIGO_AGENT):
        return pick(options, [0.5 if c >= o.SKIP else crowd(s, me, c) for c in options])
    if kind == o.KEEP_CARD:
        return pick(options, [card_worth(s, me, c) for c in options])
    if kind == o.SUBSIDENCE_LOSS or kind == o.MOVE_BUILDING:
        return pick(options, [-float(s.table.areas.cost[c]) for c in options])
    if kind == o.RAZE:
        return pick(options, [0.0 if c >= o.SKIP else float(s.table.areas.cost[c]) for c in options])
    if kind == o.START:
        return pick(options, [1.0 if c in s.seats[me].secret else 0.0 for c in options])
    if kind == o.START_ALL:
        return pick(options, [float(sum(f in s.seats[me].secret for f in agents_of_trio(c))) for c in options])
    if kind == o.FIGURE or kind == o.HOUSE:
        held = s.seats[me].secret + s.seats[me].shown
        first = AGENTS if kind == o.HOUSE else 0
        return pick(options, [1.0 if first + c in held else 0.0 for c in options])
    if kind == o.FLOOD_MOVE:
        return pick(options, [room_worth(s, me, flees_to(c)) for c in options])
    return options[0]


def free_power(s: Nanty, options: list[int]) -> int:
    """A power that simply brings money, or -1."""
    power = s.table.areas.power
    for option in options:
        if o.POWER <= option < o.ABILITY and power[option - o.POWER] == TAKE_MONEY:
            return option
    return -1


def quick_card(s: Nanty, me: int, options: list[int]) -> int:
    """Victory, free money, the best card; else go on."""
    if o.CLAIM in options:
        return o.CLAIM
    free = free_power(s, options)
    if free >= 0:
        return free
    best = -1
    most = 0.0
    stop = -1
    for option in options:
        if option < o.SKIP:
            worth = card_worth(s, me, option)
            if best < 0 or worth > most:
                best, most = option, worth
        elif option in (o.SKIP, o.END, o.DONE):
            stop = option
        elif o.ABILITY <= option < o.DISCARD:
            return option
    if best < 0 or (stop >= 0 and most <= 0):
        return stop if stop >= 0 else best if best >= 0 else options[0]
    return best


def quick_place(s: Nanty, me: int, options: list[int]) -> int:
    """The best area for an Agent."""
    free = free_power(s, options)
    if free >= 0:
        return free
    worths = [-0.8 if c == o.SKIP else -9.0 if c > o.SKIP else room_worth(s, me, c) for c in options]
    return pick(options, worths)


def quick_use(s: Nanty, decision: Decision) -> int:
    """Use what is offered, but for loans that would hurt and trades of a good Personality."""
    options, me = decision.options, decision.seat
    if decision.kind == o.USE_TEXT:
        t = s.table.cards
        condition = s.table.people.condition[s.seats[me].personality]
        if text_worth(t.effect[decision.about], condition) < 0:
            return o.SKIP
    return o.USE if o.USE in options else options[0]


def quick_react(s: Nanty, decision: Decision) -> int:
    """Save Agents with Interrupts, and pieces through Holborn where there is money enough."""
    options = decision.options
    effect = s.table.cards.effect
    money = s.seats[decision.seat].money
    for option in options:
        if option >= o.SHIELD or (option >= o.HOLBORN and money >= 6):
            return option
    for option in options:
        if option < o.SKIP and (effect[option] == BLOCK_TEXT or kind_of_threat(decision.about) == REMOVE):
            return option
    return o.PASS


def pawn_worth(s: Nanty, decision: Decision, code: int) -> float:
    """What picking a pawn is good for: to remove it, or to move one's own."""
    if owner_of(code) == decision.seat and decision.kind != o.ASSASSINATE and decision.kind != o.MURDER:
        return 0.1 + crowd(s, decision.seat, code)
    return enemy_worth(s, decision.seat, code)


def crowd(s: Nanty, me: int, code: int) -> float:
    """How little a player's Agent is needed where it stands."""
    area = area_of(code)
    return float(s.seats[me].agents[area]) + (0.5 if s.trouble >> area & 1 else 0.0)


def quick_area(s: Nanty, decision: Decision) -> int:
    """The best area to build, place or stir in."""
    options, me = decision.options, decision.seat
    condition = s.table.people.condition[s.seats[me].personality]
    worths: list[float] = []
    for option in options:
        if option >= o.SKIP:
            worths.append(0.0 if option <= o.DONE else -9.0)
        elif decision.kind == o.BUILD_HERE and condition == CASH:
            worths.append(-1.0)
        elif decision.kind == o.BUILD_HERE:
            worths.append(20.0 - s.table.areas.cost[option] if condition == BUILT else 1.0)
        else:
            worths.append(0.5 + room_worth(s, me, option))
    return pick(options, worths)


def quick_calm(s: Nanty, me: int, options: list[int]) -> int:
    """Make quiet where one stands and could build; not for those who live on Trouble."""
    condition = s.table.people.condition[s.seats[me].personality]
    p = s.seats[me]
    worths: list[float] = []
    for option in options:
        if option == o.SKIP:
            worths.append(1.0 if condition in (TROUBLE, IN_TROUBLE) else 0.0)
        elif option > o.SKIP:
            worths.append(-9.0)
        else:
            worths.append(0.2 + (0.5 if p.standing >> option & 1 else 0.0))
    return pick(options, worths)


def target_worth(s: Nanty, kind: str, seat: int) -> float:
    """Whom to turn a text on."""
    if kind == o.STEAL_CARD:
        return float(len(s.table.cards.symbols[seat]))
    return rich(s, seat) + 0.5 * len(s.seats[seat].hand) + s.table.areas.count[s.seats[seat].standing]
