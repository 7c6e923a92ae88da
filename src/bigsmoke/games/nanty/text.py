"""Telling about Nanty Narking in words: questions, options, reasons, events. Made on demand, at the edge."""

from bigsmoke.games.nanty import options as o
from bigsmoke.games.nanty.areas import works
from bigsmoke.games.nanty.cards import FIRST, starts
from bigsmoke.games.nanty.foresight import changes, player, removes
from bigsmoke.games.nanty.pieces import due, price
from bigsmoke.games.nanty.state import (
    CITIZEN,
    GRENADIER,
    Nanty,
    area_of,
    figure_of,
    owner_of,
)
from bigsmoke.games.nanty.tables import (
    AGENTS,
    BUILD_CHEAPLY,
    BUY_BUILDING,
    DISCARD_FOR_MONEY,
    EXHAUSTED,
    PLAY_CARDS,
    PROTECT,
    QUIET_END,
    STREET_GIRL,
    SYMBOLS,
    TAKE_MONEY,
    CardTable,
)
from bigsmoke.games.nanty.victory import progress
from bigsmoke.games.nanty.window import ARRIVE, DESTROY, FIGURE, FIGURE_CARD, FLEE, FORFEIT, REMOVE, SHIFT, TOUCH
from bigsmoke.kernel.decision import Decision
from bigsmoke.kernel.game import Json

OPEN = -1

KINDS = {
    o.TURN: "Your turn: which card do you play?",
    o.AFTER: "End your turn, or do something more first?",
    o.PLACE_AGENT: "Where do you place an Agent?",
    o.SOURCE: "All your Agents are out: which one do you move there?",
    o.FIGURE: "Which Agent do you place?",
    o.REMOVE_TROUBLE: "Which Trouble marker do you remove?",
    o.ASSASSINATE: "Whom do you assassinate?",
    o.BUILD_HERE: "Where do you build?",
    o.MOVE_BUILDING: "All your Buildings are out: which one do you move there?",
    o.HOUSE: "Which Building do you place?",
    o.TAKE: "Take the money?",
    o.ANOTHER_CARD: "Play another card?",
    o.USE_TEXT: "Use the text of the card?",
    o.TARGET: "Which player?",
    o.PAYEE: "Whom do you pay?",
    o.RECEIVER: "Who receives the money?",
    o.PICK_AREA: "Which area?",
    o.PICK_PAWN: "Which pawn?",
    o.SECOND_PAWN: "With which pawn does it change places?",
    o.DESTINATION: "Where does it go?",
    o.DISCARD_CARD: "Which card do you discard?",
    o.GIVE_CARD: "Which card do you hand over?",
    o.GIVE_OR_PAY: "Hand over money or a card?",
    o.KEEP_CARD: "Which of these cards do you keep?",
    o.STEAL_CARD: "You see the whole hand: which card?",
    o.RANSOM: "Pay?",
    o.RAZE: "Which Building do you remove?",
    o.LOSE_AGENT: "Which of your Agents do you lose?",
    o.TWO_CARDS: "Which cards do you lay out?",
    o.POWER_AREA: "Which area?",
    o.REACT: "Do you react?",
    o.SAVE_WHICH: "Which Agent?",
    o.RELOCATE_TO: "Where does the Agent go instead?",
    o.FLOOD_MOVE: "Which Agent leaves the flood, and for where?",
    o.MURDER: "Who is murdered?",
    o.INIGO_AGENT: "Which of your Agents goes?",
    o.SUBSIDENCE_LOSS: "You cannot pay for all: which Building do you lose?",
    o.START: "Which Agent begins there?",
    o.START_ALL: "Which Agents do you begin with?",
    o.FIGURE_TARGET: "Which player?",
    o.EVENTS_TAKEN: "How many Random Events do you look at?",
    o.EVENT_DOWN: "Which Random Event goes to the bottom?",
    o.EVENT_ON_TOP: "Which Random Event comes next?",
    o.DRAW_BUILDING: "Draw a Building card?",
}

AREA_KINDS = {
    o.PLACE_AGENT,
    o.REMOVE_TROUBLE,
    o.BUILD_HERE,
    o.MOVE_BUILDING,
    o.PICK_AREA,
    o.POWER_AREA,
    o.DESTINATION,
    o.RELOCATE_TO,
    o.RAZE,
    o.SUBSIDENCE_LOSS,
}
SEAT_KINDS = {o.TARGET, o.PAYEE, o.RECEIVER, o.FIGURE_TARGET}
PAWN_KINDS = {o.ASSASSINATE, o.PICK_PAWN, o.SECOND_PAWN, o.SOURCE, o.LOSE_AGENT, o.MURDER, o.INIGO_AGENT}
FIGURE_KINDS = {o.FIGURE, o.START}
EVENT_KINDS = {o.EVENT_DOWN, o.EVENT_ON_TOP}

PLAIN = {
    o.SKIP: ("Skip", "skip"),
    o.END: ("End your turn", "end_turn"),
    o.USE: ("Yes", "use"),
    o.PASS: ("Let it happen", "pass"),
    o.DONE: ("Done", "done"),
    o.REFUSE: ("Do not pay", "refuse"),
}


def pawn_name(s: Nanty, code: int) -> str:
    """A pawn in words: "Player 2's Agent in City"."""
    owner, figure = owner_of(code), figure_of(code)
    where = s.table.areas.names[area_of(code)]
    if owner == GRENADIER:
        return f"the Grenadier in {where}"
    if owner == CITIZEN:
        return f"the New Citizen in {where}"
    name = s.table.figures.names[figure] if figure >= 0 else "Agent"
    return f"{player(owner)}'s {name} in {where}"


def pawn_row(s: Nanty, code: int) -> Json:
    """A pawn in rich form."""
    owner, figure = owner_of(code), figure_of(code)
    row: Json = {"area": s.table.areas.ids[area_of(code)]}
    row["pawn"] = "grenadier" if owner == GRENADIER else "new_citizen" if owner == CITIZEN else "agent"
    if owner < s.players:
        row["owner"] = owner
    if figure >= 0:
        row["figure"] = s.table.figures.ids[figure]
    return row


def cause_name(s: Nanty, cause: int) -> str:
    """The card that an effect comes from."""
    if cause >= FIGURE_CARD:
        return s.table.figures.names[cause - FIGURE_CARD]
    return s.table.cards.names[cause]


THREATS = {
    REMOVE: "remove",
    SHIFT: "move",
    FLEE: "flee",
    DESTROY: "destroy",
    FORFEIT: "forfeit",
    ARRIVE: "arrive",
    TOUCH: "text",
}


def threatened(s: Nanty, about: int) -> Json:
    """The effect that a seat may react to, in rich form."""
    kind, row = about >> 11, pawn_row(s, about & 2047)
    if kind in (REMOVE, SHIFT, FLEE):
        return {"threat": THREATS[kind], **row}
    return {"threat": THREATS[kind]} if kind == TOUCH else {"threat": THREATS[kind], "area": row["area"]}


def threat(s: Nanty, about: int) -> str:
    """An effect that would happen to a seat, in words."""
    kind, code = about >> 11, about & 2047
    where = s.table.areas.names[area_of(code)]
    if kind == REMOVE:
        return f"{pawn_name(s, code)} would be removed"
    if kind == SHIFT:
        return f"{pawn_name(s, code)} would be moved"
    if kind == FLEE:
        return f"{pawn_name(s, code)} would have to flee"
    if kind == DESTROY:
        return f"the Building in {where} would be destroyed"
    if kind == FORFEIT:
        return f"the City Area card of {where} would be returned"
    if kind == ARRIVE:
        return f"a neutral pawn would come to {where}"
    assert kind == TOUCH
    for event in reversed(s.log or []):
        if event[0] == "aim_text":
            return f"{player(event[1])} turns {cause_name(s, event[2])} on you"
    return "a card's text would affect you"


def question(s: Nanty, decision: Decision) -> str:
    """The question in words, with what it is about."""
    kind, about = decision.kind, decision.about
    words = KINDS[kind]
    areas = s.table.areas.names
    if kind == o.REACT:
        told = threat(s, about)
        return f"{told[0].upper()}{told[1:]}. {words}"
    if kind == o.TAKE:
        return f"Take £{about}?"
    if kind == o.RANSOM:
        sum_asked = f"pay £{asked_for(s, decision)}"
        if about >= FIGURE:
            return f"{pawn_name(s, about - FIGURE)} would be removed: {sum_asked} to keep it?"
        return f"{cause_name(s, about)}: {sum_asked}?"
    if kind in (o.SECOND_PAWN, o.DESTINATION, o.RELOCATE_TO):
        told = pawn_name(s, about)
        return f"{told[0].upper()}{told[1:]}: {words[0].lower()}{words[1:]}"
    if kind in (o.SOURCE, o.FIGURE, o.MOVE_BUILDING, o.MURDER, o.INIGO_AGENT, o.START, o.POWER_AREA):
        return f"{areas[about]}: {words[0].lower()}{words[1:]}"
    if kind in (o.STEAL_CARD, o.KEEP_CARD, o.RAZE, o.RECEIVER):
        return f"{player(about)}: {words[0].lower()}{words[1:]}"
    if about >= 0 and kind not in (o.EVENT_ON_TOP,):
        return f"{cause_name(s, about)}: {words[0].lower()}{words[1:]}"
    return words


def rich_option(s: Nanty, decision: Decision, option: int) -> Json:
    """An option in rich form, with what it would change."""
    row = plain_option(s, decision, option)
    told = changes(s, decision, option)
    if told:
        row["changes"] = told
    return row


def plain_option(s: Nanty, decision: Decision, option: int) -> Json:
    """An option with what of the table it names."""
    kind, me = decision.kind, decision.seat
    t = s.table
    if kind == o.START_ALL:
        figures = [option // (AGENTS * AGENTS), option // AGENTS % AGENTS, option % AGENTS]
        places = zip(t.areas.start, figures, strict=True)
        label = ", ".join(f"{t.figures.names[figure]} in {t.areas.names[area]}" for area, figure in places)
        return {"label": label, "figures": [t.figures.ids[figure] for figure in figures]}
    if kind == o.SAVE_WHICH:
        told = pawn_name(s, option & 2047)
        return {"label": f"{told[0].upper()}{told[1:]}", **pawn_row(s, option & 2047)}
    if kind == o.FLOOD_MOVE:
        code, to = option >> 4, option & 15
        label = f"{pawn_name(s, code)} to {t.areas.names[to]}"
        return {"label": label, **pawn_row(s, code), "to": t.areas.ids[to]}
    if option >= o.SKIP:
        return menu_option(s, decision, option)
    if kind in o.OF_CARDS:
        return card_option(s, decision, option)
    if kind in AREA_KINDS:
        return area_option(s, decision, option)
    if kind in SEAT_KINDS:
        return {"label": player(option), "target": option}
    if kind in PAWN_KINDS:
        told = pawn_name(s, option)
        row: Json = {"label": f"{told[0].upper()}{told[1:]}", **pawn_row(s, option)}
        if owner_of(option) == me and kind in (o.MURDER, o.PICK_PAWN) and removes(s, decision):
            row["warning"] = "This is your own Agent."
        return row
    if kind in FIGURE_KINDS:
        return {
            "label": t.figures.names[option],
            "figure": t.figures.ids[option],
            "at": t.areas.ids[decision.about],
        }
    if kind == o.HOUSE:
        return {"label": t.figures.names[AGENTS + option], "house": t.figures.ids[AGENTS + option]}
    if kind in EVENT_KINDS:
        return {"label": t.events.names[option], "event": t.events.ids[option]}
    assert kind == o.EVENTS_TAKEN
    return {"label": str(option), "amount": option}


def symbols(t: CardTable, card: int) -> str:
    """The symbols of a card in words: "place, £2, another"."""
    printed = [str(symbol).replace("money ", "£") for symbol in t.rows[card]["symbols"]]
    return ", ".join(printed) or "no symbols"


def card_option(s: Nanty, decision: Decision, card: int) -> Json:
    """A card in hand, or an Interrupt to react with."""
    t = s.table.cards
    row: Json = {"label": t.names[card], "card": t.ids[card]}
    if decision.kind in (o.TURN, o.AFTER, o.ANOTHER_CARD, o.TWO_CARDS):
        row["symbols"] = list(t.rows[card]["symbols"])
        row["preview"] = symbols(t, card)
        if t.reaction[card]:
            row["warning"] = "Played like this an Interrupt does nothing."
        elif idle(s, decision.seat, card):
            row["warning"] = "Nothing on this card would have an effect now."
    elif decision.kind == o.DISCARD_CARD and sells(s, decision.about):
        row["preview"] = f"+£{t.money[decision.about]}"
    return row


def sells(s: Nanty, card: int) -> bool:
    """Whether a text pays for discarded cards."""
    return 0 <= card < FIGURE_CARD and s.table.cards.effect[card] == DISCARD_FOR_MONEY


def idle(s: Nanty, me: int, card: int) -> bool:
    """Whether a card has nothing but a text that would do nothing."""
    t = s.table.cards
    effect = t.effect[card]
    if [SYMBOLS[symbol] for symbol in t.symbols[card]] != ["scroll"] or effect == PLAY_CARDS:
        return not t.symbols[card]
    return effect in FIRST and not starts(s, me, card)


def area_option(s: Nanty, decision: Decision, area: int) -> Json:
    """An area, with what choosing it would mean."""
    t = s.table.areas
    row: Json = {"label": t.names[area], "area": t.ids[area]}
    cost = building_cost(s, decision, area)
    if cost >= 0:
        row["cost"] = cost
        row["label"] = f"{t.names[area]} (£{row['cost']})"
        row["preview"] = t.rows[area]["text"]
    elif decision.kind in (o.PLACE_AGENT, o.DESTINATION, o.RELOCATE_TO) and s.pawns[area]:
        row["preview"] = "Trouble is there already" if s.trouble >> area & 1 else "brings Trouble"
    return row


def building_cost(s: Nanty, decision: Decision, area: int) -> int:
    """What choosing an area to build or buy in costs; -1 where the question is another one."""
    if decision.kind == o.BUILD_HERE:
        return due(s, decision.seat, area)
    if decision.kind == o.PICK_AREA and decision.about < FIGURE_CARD:
        t = s.table.cards
        if t.effect[decision.about] == BUILD_CHEAPLY:
            return due(s, decision.seat, area, t.divisor[decision.about])
        if t.effect[decision.about] == BUY_BUILDING:
            return s.table.areas.cost[area]
    return -1


def menu_option(s: Nanty, decision: Decision, option: int) -> Json:
    """The options that stand beside cards, areas, pawns and seats."""
    t = s.table
    me = decision.seat
    if option in PLAIN:
        label, name = PLAIN[option]
        row: Json = {"label": label, "action": name}
        if option in (o.SKIP, o.END, o.PASS, o.DONE):
            row["done"] = True
        if option == o.USE and decision.kind == o.TAKE:
            row["amount"] = decision.about
        if option == o.PASS:
            row |= threatened(s, decision.about)
        return row
    if option == o.CLAIM:
        name = t.people.names[s.seats[me].personality]
        return {"label": f"Declare victory as {name}", "action": "claim"}
    if option == o.PAY:
        cost = asked_for(s, decision)
        return {"label": f"Pay £{cost}", "action": "pay", "cost": cost}
    if option >= o.SHIELD:
        row = spared(s, option - o.SHIELD)
        return {"label": f"The Suffragist saves {row['spares']}", "action": "shield", **row}
    if option >= o.HOLBORN:
        cost = t.areas.price[t.areas.protect]
        row = spared(s, option - o.HOLBORN)
        return {"label": f"Pay £{cost} for Holborn to spare {row['spares']}", "action": "holborn", "cost": cost, **row}
    if option == o.SUFFRAGETTE:
        return {"label": "Play the Suffragist", "action": "suffragist"}
    if option >= o.WATSON:
        card = option - o.WATSON
        label = f"{t.cards.names[card]}: end your turn and take {t.cards.names[s.last]} back"
        return {"label": label, "action": "end_turn_keep_card", "card": t.cards.ids[card]}
    if option >= o.DISCARD:
        return throwing_away(s, option - o.DISCARD)
    if option >= o.ABILITY:
        card = option - o.ABILITY
        row = {"label": f"Use {t.figures.names[card]}", "action": "ability", "figure_card": t.figures.ids[card]}
        row["preview"] = t.figures.rows[card]["text"]
        return row
    area = option - o.POWER
    row = {"label": f"Use {t.areas.names[area]}", "action": "power", "area": t.areas.ids[area]}
    row["preview"] = t.areas.rows[area]["text"]
    return row


def asked_for(s: Nanty, decision: Decision) -> int:
    """The money that a question wants."""
    about = decision.about
    if about >= FIGURE:
        return s.table.figures.ransom[STREET_GIRL]
    if about >= FIGURE_CARD:
        return s.table.figures.money[about - FIGURE_CARD]
    return s.table.cards.loss[about] if decision.kind == o.LOSE_AGENT else s.table.cards.money[about]


def throwing_away(s: Nanty, card: int) -> Json:
    """An Interrupt that may be thrown away."""
    t = s.table.cards
    return {"label": f"Throw {t.names[card]} away", "action": "throw_away", "card": t.ids[card]}


def spared(s: Nanty, code: int) -> Json:
    """The piece that a payment would spare, in rich form."""
    kind = code >> 11
    row = pawn_row(s, code & 2047)
    if kind in (REMOVE, FLEE):
        return {**row, "piece": "agent", "spares": pawn_name(s, code & 2047)}
    piece, words = {
        DESTROY: ("building", "the Building in {}"),
        FORFEIT: ("card", "the City Area card of {}"),
        ARRIVE: ("arrival", "{} from the newcomer"),
    }[kind]
    return {"area": row["area"], "piece": piece, "spares": words.format(s.table.areas.names[area_of(code & 2047)])}


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
        reason = "Your Personality wins when the pile runs out."
    elif not s.seats[me].rounds and not s.table.first_round_claims:
        reason = "Nobody wins in the first round."
    elif (have := progress(s, me, condition)) >= need:
        reason = "Victory is declared before anything else is done in a turn."
    else:
        reason = f"You have {have} of the {need} that you need."
    return [{"label": "Declare victory", "action": "claim", "reason": reason}]


def why_no_building(s: Nanty, me: int) -> list[Json]:
    """The areas with an Agent where the player cannot build."""
    t = s.table.areas
    p = s.seats[me]
    rows: list[Json] = []
    for area in t.of[p.standing]:
        if s.sites >> area & 1:
            reason = "There is a Building already."
        elif s.trouble >> area & 1:
            reason = "There is Trouble."
        elif p.money < due(s, me, area):
            reason = f"It costs £{price(s, me, area)}."
        else:
            continue
        rows.append({"label": t.names[area], "area": t.ids[area], "reason": reason})
    return rows


def why_no_power(s: Nanty, me: int) -> list[Json]:
    """The City Area cards whose power cannot be used."""
    t = s.table.areas
    rows: list[Json] = []
    for area in t.of[s.seats[me].cards]:
        if s.gained >> area & 1:
            reason = "You gained it this turn."
        elif s.used >> area & 1:
            reason = "You used it this turn."
        elif s.guarded >> area & 1:
            reason = "A Grenadier stands there."
        elif t.power[area] == PROTECT:
            reason = "It works when a Random Event strikes."
        elif s.seats[me].money < t.price[area]:
            reason = f"It costs £{t.price[area]}."
        elif t.power[area] != TAKE_MONEY and not works(s, me, area):
            reason = "There is nothing it could be used on."
        else:
            continue
        rows.append({"label": f"Use {t.names[area]}", "action": "power", "area": t.ids[area], "reason": reason})
    return rows
