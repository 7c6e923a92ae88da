"""What Nanty Narking says: questions, options, reasons. Made on demand, at the edge."""

from typing import Final

from bigsmoke.games.nanty import options as o
from bigsmoke.games.nanty.areas import standstill, works
from bigsmoke.games.nanty.cards import TEXTS
from bigsmoke.games.nanty.codes import (
    CITIZEN,
    GRENADIER,
    agents_of_trio,
    area_of,
    area_of_spot,
    figure_card_of,
    figure_of,
    flees_to,
    is_action_card,
    is_thrown,
    kind_of_threat,
    owner_of,
    pawn_for_ransom,
    pawn_of_threat,
    who_flees,
    whose_hand,
)
from bigsmoke.games.nanty.foresight import BY_TEXT, Prospect, asked_for, removes
from bigsmoke.games.nanty.gaps import comes_back
from bigsmoke.games.nanty.pieces import due, price
from bigsmoke.games.nanty.state import HAND, Nanty
from bigsmoke.games.nanty.tables import (
    AGENTS,
    BLOCK_TEXT,
    BUILD_CHEAPLY,
    BUY_BUILDING,
    DISCARD_FOR_MONEY,
    EFFECTS,
    EXHAUSTED,
    MANSION,
    PAY_OR_BURDEN,
    PLAY_CARDS,
    QUIET_END,
    RELOCATE,
    SYMBOLS,
    TAKE_MONEY,
    CardTable,
)
from bigsmoke.games.nanty.victory import progress
from bigsmoke.games.nanty.window import (
    CITIZEN_COMES,
    DESTROY,
    FLEE,
    FORFEIT,
    GRENADIER_COMES,
    REMOVE,
    SHIFT,
    TOUCH,
)
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.decision import Decision
from bigsmoke.kernel.words import say

KINDS: Final = (
    o.TURN,
    o.AFTER,
    o.PLACE_AGENT,
    o.SOURCE,
    o.FIGURE,
    o.REMOVE_TROUBLE,
    o.ASSASSINATE,
    o.BUILD_HERE,
    o.MOVE_BUILDING,
    o.HOUSE,
    o.TAKE,
    o.ANOTHER_CARD,
    o.USE_TEXT,
    o.TARGET,
    o.PAYEE,
    o.RECEIVER,
    o.ROBBED,
    o.PICK_AREA,
    o.NEXT_AREA,
    o.PICK_PAWN,
    o.VICTIM,
    o.OWN_AGENT,
    o.SECOND_PAWN,
    o.DESTINATION,
    o.DISCARD_CARD,
    o.NEXT_DISCARD,
    o.GIVE_CARD,
    o.GIVE_OR_PAY,
    o.KEEP_CARD,
    o.STEAL_CARD,
    o.RANSOM,
    o.RAZE,
    o.LOSE_AGENT,
    o.TWO_CARDS,
    o.POWER_AREA,
    o.POWER_DISCARD,
    o.REACT,
    o.SAVE_WHICH,
    o.RELOCATE_TO,
    o.FLOOD_MOVE,
    o.MURDER,
    o.INIGO_AGENT,
    o.SUBSIDENCE_LOSS,
    o.START,
    o.START_ALL,
    o.FIGURE_TARGET,
    o.PREY,
    o.CALM_AREA,
    o.EVENTS_TAKEN,
    o.EVENT_DOWN,
    o.EVENT_ON_TOP,
    o.DRAW_BUILDING,
)
"""Every kind of decision."""

AREA_KINDS: Final = {
    o.PLACE_AGENT,
    o.REMOVE_TROUBLE,
    o.BUILD_HERE,
    o.MOVE_BUILDING,
    o.PICK_AREA,
    o.NEXT_AREA,
    o.CALM_AREA,
    o.POWER_AREA,
    o.DESTINATION,
    o.RELOCATE_TO,
    o.RAZE,
    o.SUBSIDENCE_LOSS,
}
SEAT_KINDS: Final = {o.TARGET, o.PAYEE, o.RECEIVER, o.ROBBED, o.FIGURE_TARGET}
PAWN_KINDS: Final = {
    o.ASSASSINATE,
    o.PICK_PAWN,
    o.VICTIM,
    o.OWN_AGENT,
    o.PREY,
    o.SECOND_PAWN,
    o.SOURCE,
    o.LOSE_AGENT,
    o.MURDER,
    o.INIGO_AGENT,
}
FIGURE_KINDS: Final = {o.FIGURE, o.START}
EVENT_KINDS: Final = {o.EVENT_DOWN, o.EVENT_ON_TOP}

PLAIN: Final = {
    o.SKIP: "skip",
    o.END: "end_turn",
    o.USE: "use",
    o.PASS: "pass",
    o.DONE: "done",
    o.REFUSE: "refuse",
}


def pawn_row(s: Nanty, code: int) -> Json:
    """A pawn in rich form; `what` is how it is called."""
    owner, figure = owner_of(code), figure_of(code)
    pawn = "grenadier" if owner == GRENADIER else "new_citizen" if owner == CITIZEN else "agent"
    row: Json = {"area": s.table.areas.ids[area_of(code)], "pawn": pawn, "what": pawn}
    if owner < s.players:
        row["owner"] = owner
    if figure >= 0:
        row["figure"] = row["what"] = s.table.figures.ids[figure]
    return row


def cause_name(s: Nanty, cause: int) -> Json:
    """The card that an effect comes from."""
    figure = figure_card_of(cause)
    return say(f"figure-{s.table.figures.ids[figure]}") if figure >= 0 else say(f"card-{s.table.cards.ids[cause]}")


def card_text(row: Json) -> Json | None:
    """The text of an action card, ours or a player's own; None if it has none."""
    text = row.get("text", "effect" in row)
    if isinstance(text, str):
        return say("own-words", words=text)
    return say(f"card-{row['id']}.text") if text else None


# What one may react to

THREATS: Final = {
    REMOVE: "remove",
    SHIFT: "move",
    FLEE: "flee",
    DESTROY: "destroy",
    FORFEIT: "forfeit",
    GRENADIER_COMES: "arrive",
    CITIZEN_COMES: "arrive",
    TOUCH: "text",
}
NEUTRALS: Final = {GRENADIER_COMES: "grenadier", CITIZEN_COMES: "new_citizen"}


def threatened(s: Nanty, about: int) -> Json:
    """What a seat may react to, in rich form."""
    kind, row = kind_of_threat(about), pawn_row(s, pawn_of_threat(about))
    if kind in (REMOVE, SHIFT, FLEE):
        return {"threat": THREATS[kind], **row}
    return {"threat": THREATS[kind]} if kind == TOUCH else {"threat": THREATS[kind], "area": row["area"]}


def threat(s: Nanty, about: int, count: int = 1) -> Json:
    """Something that would happen to a seat; `count`: so many times."""
    kind, row = kind_of_threat(about), pawn_row(s, pawn_of_threat(about))
    if kind == TOUCH:
        return threat_of_text(s)
    if kind in (DESTROY, FORFEIT):
        row = {"area": row["area"]}
    elif kind in NEUTRALS:
        row = {"area": row["area"], "pawn": NEUTRALS[kind]}
    return say(f"threat-{THREATS[kind]}", count=count, **row)


def threat_of_text(s: Nanty) -> Json:
    """The text that was turned on a seat last."""
    for event in reversed(s.log or []):
        if event[0] == "aim_text":
            return say("threat-text", seat=event[1], cause=cause_name(s, event[2]))
    return say("threat-unknown")


def all_threats(s: Nanty, decision: Decision) -> list[Json]:
    """All that would happen to the seat that may react."""
    mine = [code for code in s.aimed if owner_of(pawn_of_threat(code)) == decision.seat] or [decision.about]
    return [threat(s, code, mine.count(code)) for code in dict.fromkeys(mine)]


# Questions


def question(s: Nanty, decision: Decision) -> Json:
    """The question, with what it is about."""
    kind, about = decision.kind, decision.about
    areas, cards = s.table.areas.ids, s.table.cards
    if kind == o.REACT:
        return say("ask-react.to", threats=all_threats(s, decision))
    if kind == o.TAKE:
        return say("ask-take_money.of", card=cards.ids[about], amount=cards.coins[about])
    if kind == o.RANSOM:
        return demand(s, decision)
    if kind in BY_TEXT and is_action_card(about):
        return question_of_text(s, about)
    if kind in (o.SECOND_PAWN, o.DESTINATION, o.RELOCATE_TO):
        return say(f"ask-{kind}.of", **pawn_row(s, about))
    if kind in (o.SOURCE, o.FIGURE):
        return say(f"ask-{kind}.at", area=areas[area_of_spot(about)])
    if kind in (o.MOVE_BUILDING, o.MURDER, o.INIGO_AGENT, o.START, o.POWER_AREA, o.POWER_DISCARD):
        return say(f"ask-{kind}.at", area=areas[about])
    if kind == o.STEAL_CARD and is_thrown(about):
        return say("ask-steal.thrown", target=whose_hand(about))
    if kind in (o.STEAL_CARD, o.KEEP_CARD, o.RAZE, o.RECEIVER):
        return say(f"ask-{kind}.of", target=about)
    if kind == o.EVENT_ON_TOP or about < 0:
        return say(f"ask-{kind}")
    return in_the_middle(s, decision)


def question_of_text(s: Nanty, card: int) -> Json:
    """What a text asks first; one that is used or not is told in full."""
    t = s.table.cards
    effect = t.effect[card]
    if TEXTS[effect].kind == o.USE_TEXT:
        return say("ask-use_text.of", card=t.ids[card], words=card_text(t.rows[card]))
    return say(f"ask-text-{EFFECTS[effect]}", card=t.ids[card], effect=t.rows[card]["effect"])


def in_the_middle(s: Nanty, decision: Decision) -> Json:
    """What a symbol asks, and what a text asks after its first question."""
    kind, about = decision.kind, decision.about
    t = s.table.cards
    cause = cause_name(s, about)
    if kind == o.ROBBED:
        return say("ask-robbed.for", cause=cause, money=t.money[about])
    if kind == o.NEXT_DISCARD:
        if sells(s, about):
            return say("ask-next_discard.sold", cause=cause, money=t.money[about])
        return say("ask-next_discard.refill", cause=cause)
    if kind == o.OWN_AGENT and figure_card_of(about) == MANSION:
        return say("ask-own_agent.swap", cause=cause)
    if kind == o.LOSE_AGENT and o.PAY in decision.options:
        return say("ask-lose_agent.or-pay", cause=cause, money=asked_for(s, decision))
    return say(f"ask-{kind}.for", cause=cause)


def demand(s: Nanty, decision: Decision) -> Json:
    """A demand for money: who wants how much, and what happens otherwise."""
    about, amount = decision.about, asked_for(s, decision)
    code = pawn_for_ransom(about)
    if code >= 0:
        return say("ask-ransom.pawn", payee=s.turn, amount=amount, **pawn_row(s, code))
    card = s.table.cards.ids[about]
    return say(f"ask-ransom.{at_stake(s, about)}", payee=s.turn, amount=amount, card=card)


def at_stake(s: Nanty, card: int) -> str:
    """What a card costs whoever does not pay: to be stuck with it (`burden`), or a `building`."""
    return "burden" if s.table.cards.effect[card] == PAY_OR_BURDEN else "building"


def refusal(s: Nanty, about: int) -> Json:
    """Not paying, with what happens then."""
    code = pawn_for_ransom(about)
    if code >= 0:
        return say("refuse-pawn", first=pawn_row(s, code))
    return say(f"refuse-{at_stake(s, about)}", payee=s.turn)


# Options

ANSWERS: Final = {BLOCK_TEXT: "blocks", RELOCATE: "relocates"}
"""What an Interrupt does to what it answers; any other saves an Agent."""


def rich_option(s: Nanty, decision: Decision, option: int) -> Json:
    """An option in rich form, with what it would change."""
    row = plain_option(s, decision, option)
    prospect = Prospect(s, decision, option)
    if prospect.brings:
        row["brings"] = prospect.brings
    if prospect.board:
        if "preview" in row:
            row["board"] = prospect.board
        else:
            row["preview"] = say("on-the-board", changes=prospect.board)
    if prospect.aims:
        row["aims"] = prospect.aims
    if prospect.answers:
        row["answers"] = prospect.answers
    return row


def plain_option(s: Nanty, decision: Decision, option: int) -> Json:
    """An option with what of the table it names."""
    kind, me = decision.kind, decision.seat
    t = s.table
    if kind == o.START_ALL:
        return start_option(s, option)
    if kind == o.SAVE_WHICH:
        return say("pick-pawn", **pawn_row(s, pawn_of_threat(option)))
    if kind == o.FLOOD_MOVE:
        return say("pick-flight", **pawn_row(s, who_flees(option)), to=t.areas.ids[flees_to(option)])
    if option >= o.SKIP:
        return menu_option(s, decision, option)
    if kind in o.OF_CARDS:
        return card_option(s, decision, option)
    if kind in AREA_KINDS:
        return area_option(s, decision, option)
    if kind in SEAT_KINDS:
        return say("pick-player", target=option)
    if kind in PAWN_KINDS:
        row = say("pick-pawn", **pawn_row(s, option))
        if owner_of(option) == me and kind in (o.MURDER, o.VICTIM, o.PICK_PAWN) and removes(s, decision):
            row["warning"] = say("warn-own-agent")
        return row
    if kind in FIGURE_KINDS:
        return say("pick-figure", figure=t.figures.ids[option], at=t.areas.ids[area_of_spot(decision.about)])
    if kind == o.HOUSE:
        return say("pick-house", house=t.figures.ids[AGENTS + option])
    if kind in EVENT_KINDS:
        return say("pick-event", event=t.events.ids[option])
    assert kind == o.EVENTS_TAKEN
    return say("pick-amount", amount=option)


def start_option(s: Nanty, option: int) -> Json:
    """Three Agents to begin with, each with its area."""
    t = s.table
    figures = [t.figures.ids[figure] for figure in agents_of_trio(option)]
    places = [
        say("start-place", figure=figure, area=t.areas.ids[area])
        for area, figure in zip(t.areas.start, figures, strict=True)
    ]
    return say("pick-start", figures=figures, places=places)


def symbols(t: CardTable, card: int) -> Json:
    """The symbols of a card: "place, £2, another"."""
    printed = [str(symbol).split() for symbol in t.rows[card]["symbols"]]
    if not printed:
        return say("no-symbols")
    parts = [say(f"symbol-{name}", amount=int(rest[0])) if rest else say(f"symbol-{name}") for name, *rest in printed]
    return say("symbols", parts=parts)


def card_option(s: Nanty, decision: Decision, card: int) -> Json:
    """A card in hand, or an Interrupt to react with."""
    t = s.table.cards
    row = say("pick-card", card=t.ids[card])
    if decision.kind in (o.TURN, o.AFTER, o.ANOTHER_CARD, o.TWO_CARDS):
        row["preview"] = symbols(t, card)
        if t.reaction[card]:
            row["warning"] = say("warn-interrupt")
        elif idle(s, decision.seat, card):
            row["warning"] = say("warn-idle")
        if [SYMBOLS[symbol] for symbol in t.symbols[card][:1]] == ["event"]:
            row["final"] = say("final-event")
    elif decision.kind == o.REACT:
        row["preview"] = say(f"answer-{ANSWERS.get(t.effect[card], 'saves')}")
    return row


def sells(s: Nanty, cause: int) -> bool:
    """Whether a text pays for discarded cards."""
    return is_action_card(cause) and s.table.cards.effect[cause] == DISCARD_FOR_MONEY


def idle(s: Nanty, me: int, card: int) -> bool:
    """Whether a card has nothing but a text that would do nothing."""
    t = s.table.cards
    effect = t.effect[card]
    if [SYMBOLS[symbol] for symbol in t.symbols[card]] != ["scroll"] or effect == PLAY_CARDS:
        return not t.symbols[card]
    return effect in TEXTS and not TEXTS[effect].offers(s, me, card)


def area_option(s: Nanty, decision: Decision, area: int) -> Json:
    """An area, with what choosing it would mean."""
    name = s.table.areas.ids[area]
    cost = building_cost(s, decision, area)
    if cost >= 0:
        return say("pick-site", area=name, cost=cost, preview=say(f"area-{name}.text"))
    return say("pick-area", area=name)


def building_cost(s: Nanty, decision: Decision, area: int) -> int:
    """What choosing an area to build or buy in costs; -1 where the question is another one."""
    if decision.kind == o.BUILD_HERE:
        return due(s, decision.seat, area)
    if decision.kind == o.PICK_AREA and is_action_card(decision.about):
        t = s.table.cards
        if t.effect[decision.about] == BUILD_CHEAPLY:
            return due(s, decision.seat, area, t.divisor[decision.about])
        if t.effect[decision.about] == BUY_BUILDING:
            return s.table.areas.cost[area]
    return -1


def menu_option(s: Nanty, decision: Decision, option: int) -> Json:
    """The options that stand beside cards, areas, pawns and seats."""
    t = s.table
    if option in PLAIN:
        return plain_answer(s, decision, option)
    if option == o.CLAIM:
        name = t.people.ids[s.seats[decision.seat].personality]
        return say("declare-victory-as", action="claim", personality=name)
    if option == o.PAY:
        cost = asked_for(s, decision)
        if decision.kind == o.LOSE_AGENT:
            return say("pay-bank", action="pay", cost=cost)
        return say("pay-player", action="pay", cost=cost, payee=s.turn)
    if option >= o.SHIELD:
        return say("suffragist-saves", action="shield", **spared(s, option - o.SHIELD))
    if option >= o.HOLBORN:
        cost = t.areas.price[t.areas.protect]
        return say("holborn-spares", action="holborn", cost=cost, **spared(s, option - o.HOLBORN))
    if option == o.SUFFRAGETTE:
        return say("play-suffragist", action="suffragist")
    if option >= o.WATSON:
        return ending_the_turn(s, option - o.WATSON)
    if option >= o.DISCARD:
        return throwing_away(s, option - o.DISCARD)
    if option >= o.ABILITY:
        name = t.figures.ids[option - o.ABILITY]
        return say("use-figure", action="ability", figure_card=name, preview=say(f"figure-{name}.text"))
    name = t.areas.ids[option - o.POWER]
    return say("use-area", action="power", area=name, preview=say(f"area-{name}.text"))


def plain_answer(s: Nanty, decision: Decision, option: int) -> Json:
    """An answer that names nothing of the table."""
    kind, about = decision.kind, decision.about
    if option == o.REFUSE:
        row = refusal(s, about)
    elif option == o.SKIP and kind == o.STEAL_CARD:
        row = say("take-none")
    else:
        row = say(f"answer-{PLAIN[option]}")
    row["action"] = PLAIN[option]
    if option in (o.SKIP, o.END, o.PASS, o.DONE):
        row["done"] = True
    if option == o.PASS:
        row |= threatened(s, about)
    elif option == o.USE and kind == o.TAKE:
        row["amount"] = s.table.cards.coins[about]
    elif option == o.USE and kind == o.USE_TEXT:
        row["preview"] = card_text(s.table.cards.rows[about])
    elif option == o.END and s.missing(decision.seat) > 0 and s.pile:
        row["final"] = say("final-hand", hand=HAND)
    return row


def ending_the_turn(s: Nanty, watson: int) -> Json:
    """What Doctor Watson would do now; `last` is the card that was played before."""
    t = s.table.cards
    if comes_back(s):
        row = say("watson-takes-back")
    else:
        holder = next((seat for seat, p in enumerate(s.seats) if s.last in p.burdens), -1)
        if holder >= 0:
            row = say("watson-burden", holder=holder)
        elif s.last in s.seats[s.turn].loans:
            row = say("watson-loan")
        else:
            row = say("watson-taken-up")
        row["warning"] = say("warn-nothing-back")
    return {**row, "action": "end_turn_keep_card", "card": t.ids[watson], "last": t.ids[s.last]}


def throwing_away(s: Nanty, card: int) -> Json:
    """An Interrupt that may be thrown away."""
    return say("throw-away", action="throw_away", card=s.table.cards.ids[card])


def spared(s: Nanty, about: int) -> Json:
    """The piece that a payment would spare, in rich form."""
    kind, row = kind_of_threat(about), pawn_row(s, pawn_of_threat(about))
    area = row["area"]
    if kind in (REMOVE, FLEE):
        return {**row, "piece": "agent", "spares": say("spares-agent", **row)}
    if kind in NEUTRALS:
        return {"area": area, "piece": "arrival", "spares": say("spares-arrival", area=area, pawn=NEUTRALS[kind])}
    piece = "building" if kind == DESTROY else "card"
    return {"area": area, "piece": piece, "spares": say(f"spares-{piece}", area=area)}


def why_not(s: Nanty, decision: Decision) -> list[Json]:
    """What cannot be done now, each with its reason."""
    kind, me = decision.kind, decision.seat
    rows: list[Json] = []
    if kind == o.TURN:
        rows += why_no_claim(s, me, decision)
    if kind == o.BUILD_HERE:
        rows += why_no_building(s, me)
    if kind in (o.TURN, o.AFTER, o.PLACE_AGENT, o.BUILD_HERE, o.ASSASSINATE, o.TAKE, o.REMOVE_TROUBLE):
        rows += why_no_power(s, me)
    return rows


def why_no_claim(s: Nanty, me: int, decision: Decision) -> list[Json]:
    """Why victory cannot be declared; the seat's own Personality is its own knowledge."""
    if o.CLAIM in decision.options:
        return []
    people = s.table.people
    personality = s.seats[me].personality
    condition, need = people.condition[personality], people.need[personality]
    if condition in (EXHAUSTED, QUIET_END):
        reason = say("why-at-the-end")
    elif not s.seats[me].rounds and not s.table.first_round_claims:
        reason = say("why-first-round")
    elif (have := progress(s, me, condition)) >= need:
        reason = say("why-too-late")
    else:
        reason = say("why-not-enough", have=have, need=need)
    return [say("declare-victory", action="claim", reason=reason)]


def why_no_building(s: Nanty, me: int) -> list[Json]:
    """The areas with an Agent where the player cannot build."""
    t = s.table.areas
    p = s.seats[me]
    rows: list[Json] = []
    for area in t.of[p.standing]:
        if s.sites >> area & 1:
            reason = say("why-built")
        elif s.trouble >> area & 1:
            reason = say("why-trouble")
        elif p.money < due(s, me, area):
            reason = say("why-costs", cost=price(s, me, area))
        else:
            continue
        rows.append(say("pick-area", area=t.ids[area], reason=reason))
    return rows


STANDSTILLS: Final = {
    "new": "why-gained",
    "used": "why-used",
    "blocked": "why-grenadier",
    "event": "why-events-only",
}


def why_no_power(s: Nanty, me: int) -> list[Json]:
    """The City Area cards whose power cannot be used."""
    t = s.table.areas
    rows: list[Json] = []
    for area in t.of[s.seats[me].cards]:
        state = standstill(s, area)
        if state:
            reason = say(STANDSTILLS[state])
        elif s.seats[me].money < t.price[area]:
            reason = say("why-costs", cost=t.price[area])
        elif t.power[area] != TAKE_MONEY and not works(s, me, area):
            reason = say("why-nothing")
        else:
            continue
        rows.append(say("use-area", action="power", area=t.ids[area], reason=reason))
    return rows
