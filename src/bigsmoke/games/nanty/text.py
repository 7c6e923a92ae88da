"""Telling about Nanty Narking in words: questions, options, reasons, events. Made on demand, at the edge."""

from bigsmoke.games.nanty import options as o
from bigsmoke.games.nanty.areas import works
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
from bigsmoke.games.nanty.state import Nanty
from bigsmoke.games.nanty.tables import (
    AGENTS,
    BUILD_CHEAPLY,
    BUY_BUILDING,
    DISCARD_FOR_MONEY,
    EXHAUSTED,
    MANSION,
    PAY_OR_BURDEN,
    PLAY_CARDS,
    PROTECT,
    QUIET_END,
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
from bigsmoke.kernel.words import player, plural

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
    o.ROBBED: "Which player pays you?",
    o.PICK_AREA: "Which area?",
    o.NEXT_AREA: "Where do you place another Agent?",
    o.PICK_PAWN: "Which pawn?",
    o.VICTIM: "Which pawn is removed?",
    o.OWN_AGENT: "Which of your Agents do you move?",
    o.SECOND_PAWN: "With which pawn does it change places?",
    o.DESTINATION: "Where does it go?",
    o.DISCARD_CARD: "Which card do you discard?",
    o.NEXT_DISCARD: "Which card do you discard?",
    o.GIVE_CARD: "Which card do you hand over?",
    o.GIVE_OR_PAY: "Hand over money or a card?",
    o.KEEP_CARD: "Which of these cards do you keep?",
    o.STEAL_CARD: "You see the whole hand: which card do you take?",
    o.RANSOM: "Pay?",
    o.RAZE: "Which Building do you remove?",
    o.LOSE_AGENT: "Which of your Agents do you lose?",
    o.TWO_CARDS: "Which cards do you lay out?",
    o.POWER_AREA: "Which area?",
    o.POWER_DISCARD: "Which card do you discard?",
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
    o.PREY: "Which figures are to be removed?",
    o.CALM_AREA: "Which Trouble marker do you remove?",
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
    o.NEXT_AREA,
    o.CALM_AREA,
    o.POWER_AREA,
    o.DESTINATION,
    o.RELOCATE_TO,
    o.RAZE,
    o.SUBSIDENCE_LOSS,
}
SEAT_KINDS = {o.TARGET, o.PAYEE, o.RECEIVER, o.ROBBED, o.FIGURE_TARGET}
PAWN_KINDS = {
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
    figure = figure_card_of(cause)
    return s.table.figures.names[figure] if figure >= 0 else s.table.cards.names[cause]


def capital(words: str) -> str:
    """The same, as a sentence begins."""
    return f"{words[0].upper()}{words[1:]}"


def inner(words: str) -> str:
    """The same, after a colon."""
    return f"{words[0].lower()}{words[1:]}"


# What one may react to

THREATS = {
    REMOVE: "remove",
    SHIFT: "move",
    FLEE: "flee",
    DESTROY: "destroy",
    FORFEIT: "forfeit",
    GRENADIER_COMES: "arrive",
    CITIZEN_COMES: "arrive",
    TOUCH: "text",
}
NEUTRALS = {GRENADIER_COMES: "Grenadier", CITIZEN_COMES: "New Citizen"}


def threatened(s: Nanty, about: int) -> Json:
    """What a seat may react to, in rich form."""
    kind, row = kind_of_threat(about), pawn_row(s, pawn_of_threat(about))
    if kind in (REMOVE, SHIFT, FLEE):
        return {"threat": THREATS[kind], **row}
    return {"threat": THREATS[kind]} if kind == TOUCH else {"threat": THREATS[kind], "area": row["area"]}


def threat(s: Nanty, about: int, count: int = 1) -> str:
    """Something that would happen to a seat, in words; `count`: so many times."""
    kind, code = kind_of_threat(about), pawn_of_threat(about)
    where = s.table.areas.names[area_of(code)]
    if kind in (REMOVE, SHIFT, FLEE):
        who = pawn_name(s, code) if count == 1 else f"{count} Agents of {player(owner_of(code))} in {where}"
        return f"{who} would {({REMOVE: 'be removed', SHIFT: 'be moved', FLEE: 'have to flee'})[kind]}"
    if kind == DESTROY:
        return f"the Building in {where} would be destroyed"
    if kind == FORFEIT:
        return f"the City Area card of {where} would be returned"
    if kind in NEUTRALS:
        who = f"a {NEUTRALS[kind]}" if count == 1 else plural(count, NEUTRALS[kind])
        return f"{who} would come to {where}"
    assert kind == TOUCH
    for event in reversed(s.log or []):
        if event[0] == "aim_text":
            return f"{player(event[1])} turns {cause_name(s, event[2])} on you"
    return "a card's text would affect you"


def all_threats(s: Nanty, decision: Decision) -> str:
    """All that would happen to the seat that may react, as a sentence."""
    mine = [code for code in s.aimed if owner_of(pawn_of_threat(code)) == decision.seat] or [decision.about]
    return "; ".join(threat(s, code, mine.count(code)) for code in dict.fromkeys(mine))


# Questions


def question(s: Nanty, decision: Decision) -> str:
    """The question in words, with what it is about."""
    kind, about = decision.kind, decision.about
    words = KINDS[kind]
    areas = s.table.areas.names
    if kind == o.REACT:
        return f"{capital(all_threats(s, decision))}. {words}"
    if kind == o.TAKE:
        return f"{s.table.cards.names[about]}: do you take £{s.table.cards.coins[about]}?"
    if kind == o.RANSOM:
        return demand(s, decision)
    if kind in BY_TEXT and is_action_card(about):
        return f"{s.table.cards.names[about]}: {question_of_text(s, about)}"
    if kind in (o.SECOND_PAWN, o.DESTINATION, o.RELOCATE_TO):
        return f"{capital(pawn_name(s, about))}: {inner(words)}"
    if kind in (o.SOURCE, o.FIGURE):
        return f"{areas[area_of_spot(about)]}: {inner(words)}"
    if kind in (o.MOVE_BUILDING, o.MURDER, o.INIGO_AGENT, o.START, o.POWER_AREA, o.POWER_DISCARD):
        return f"{areas[about]}: {inner(words)}"
    if kind == o.STEAL_CARD and is_thrown(about):
        return f"{player(whose_hand(about))}: you see the whole hand: which card is discarded?"
    if kind in (o.STEAL_CARD, o.KEEP_CARD, o.RAZE, o.RECEIVER):
        return f"{player(about)}: {inner(words)}"
    if kind == o.EVENT_ON_TOP or about < 0:
        return words
    return f"{cause_name(s, about)}: {inner(in_the_middle(s, decision))}"


def question_of_text(s: Nanty, card: int) -> str:
    """What a text asks first; one that is used or not is told in full."""
    t = s.table.cards
    action = TEXTS[t.effect[card]]
    if action.kind == o.USE_TEXT:
        return f"{t.rows[card]['text']} Do you use it?"
    return action.words.format(
        money=t.money[card],
        cards=plural(t.cards[card], "card"),
        area=s.table.areas.names[t.area[card]],
        divisor=t.divisor[card],
    )


def in_the_middle(s: Nanty, decision: Decision) -> str:
    """What a text asks after its first question."""
    kind, about = decision.kind, decision.about
    t = s.table.cards
    if kind == o.ROBBED:
        return f"which player pays you £{t.money[about]}?"
    if kind == o.NEXT_DISCARD:
        if sells(s, about):
            return f"which further card do you discard for £{t.money[about]}?"
        return "which card do you discard, before you draw up to five?"
    if kind == o.OWN_AGENT and figure_card_of(about) == MANSION:
        return "which of your Agents changes places with another?"
    if kind == o.LOSE_AGENT and o.PAY in decision.options:
        return f"which of your Agents do you lose, or do you pay £{asked_for(s, decision)}?"
    return KINDS[kind]


def demand(s: Nanty, decision: Decision) -> str:
    """A demand for money: who wants how much, and what happens otherwise."""
    code = pawn_for_ransom(decision.about)
    wants = f"pay {player(s.turn)} £{asked_for(s, decision)}"
    if code >= 0:
        return f"{capital(pawn_name(s, code))} would be removed: {wants} to keep it?"
    return f"{cause_name(s, decision.about)}: {wants}? Otherwise {unpaid(s, decision)}."


def unpaid(s: Nanty, decision: Decision) -> str:
    """What happens to whoever does not pay."""
    code = pawn_for_ransom(decision.about)
    if code >= 0:
        return f"{pawn_name(s, code)} is removed"
    if s.table.cards.effect[decision.about] == PAY_OR_BURDEN:
        return "this card lies in front of you for the rest of the game"
    return f"{player(s.turn)} may remove one of your Buildings"


# Options


def rich_option(s: Nanty, decision: Decision, option: int) -> Json:
    """An option in rich form, with what it would change."""
    row = plain_option(s, decision, option)
    prospect = Prospect(s, decision, option)
    if prospect.brings:
        row["brings"] = prospect.brings
    if prospect.rows:
        row["changes"] = prospect.rows
    if prospect.board and "preview" not in row:
        row["preview"] = "; ".join(prospect.board)
    return row


def plain_option(s: Nanty, decision: Decision, option: int) -> Json:
    """An option with what of the table it names."""
    kind, me = decision.kind, decision.seat
    t = s.table
    if kind == o.START_ALL:
        figures = agents_of_trio(option)
        places = zip(t.areas.start, figures, strict=True)
        label = ", ".join(f"{t.figures.names[figure]} in {t.areas.names[area]}" for area, figure in places)
        return {"label": label, "figures": [t.figures.ids[figure] for figure in figures]}
    if kind == o.SAVE_WHICH:
        code = pawn_of_threat(option)
        return {"label": capital(pawn_name(s, code)), **pawn_row(s, code)}
    if kind == o.FLOOD_MOVE:
        code, to = who_flees(option), flees_to(option)
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
        row: Json = {"label": capital(pawn_name(s, option)), **pawn_row(s, option)}
        if owner_of(option) == me and kind in (o.MURDER, o.VICTIM, o.PICK_PAWN) and removes(s, decision):
            row["warning"] = "This is your own Agent."
        return row
    if kind in FIGURE_KINDS:
        return {
            "label": t.figures.names[option],
            "figure": t.figures.ids[option],
            "at": t.areas.ids[area_of_spot(decision.about)],
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
    t = s.table.areas
    row: Json = {"label": t.names[area], "area": t.ids[area]}
    cost = building_cost(s, decision, area)
    if cost >= 0:
        row["cost"] = cost
        row["label"] = f"{t.names[area]} (£{row['cost']})"
        row["preview"] = t.rows[area]["text"]
    return row


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
    me = decision.seat
    if option in PLAIN:
        return plain_answer(s, decision, option)
    if option == o.CLAIM:
        name = t.people.names[s.seats[me].personality]
        return {"label": f"Declare victory as {name}", "action": "claim"}
    if option == o.PAY:
        cost = asked_for(s, decision)
        to = "to the bank" if decision.kind == o.LOSE_AGENT else f"to {player(s.turn)}"
        return {"label": f"Pay £{cost} {to}", "action": "pay", "cost": cost}
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
        return ending_the_turn(s, option - o.WATSON)
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


def plain_answer(s: Nanty, decision: Decision, option: int) -> Json:
    """An answer that names nothing of the table."""
    label, name = PLAIN[option]
    row: Json = {"label": label, "action": name}
    if option in (o.SKIP, o.END, o.PASS, o.DONE):
        row["done"] = True
    if option == o.PASS:
        row |= threatened(s, decision.about)
    elif option == o.REFUSE:
        row["label"] = f"{label}: {unpaid(s, decision)}"
    elif option == o.SKIP and decision.kind == o.STEAL_CARD:
        row["label"] = "Take none"
    elif option == o.USE and decision.kind == o.TAKE:
        row["amount"] = s.table.cards.coins[decision.about]
    elif option == o.USE and decision.kind == o.USE_TEXT:
        row["preview"] = s.table.cards.rows[decision.about]["text"]
    return row


def ending_the_turn(s: Nanty, watson: int) -> Json:
    """What Doctor Watson would do now."""
    t = s.table.cards
    row: Json = {"action": "end_turn_keep_card", "card": t.ids[watson]}
    last = t.names[s.last]
    if comes_back(s):
        return {"label": f"{t.names[watson]}: end your turn and take {last} back", **row}
    holder = next((seat for seat, p in enumerate(s.seats) if s.last in p.burdens), -1)
    if holder >= 0:
        stays = f"{last} stays with {player(holder)}"
    elif s.last in s.seats[s.turn].loans:
        stays = f"{last} stays in front of you"
    else:
        stays = f"{last} has been taken up again"
    return {
        "label": f"{t.names[watson]}: end your turn; {stays}",
        **row,
        "warning": "No card comes back to your hand.",
    }


def throwing_away(s: Nanty, card: int) -> Json:
    """An Interrupt that may be thrown away."""
    t = s.table.cards
    return {"label": f"Throw {t.names[card]} away", "action": "throw_away", "card": t.ids[card]}


def spared(s: Nanty, about: int) -> Json:
    """The piece that a payment would spare, in rich form."""
    kind, code = kind_of_threat(about), pawn_of_threat(about)
    row = pawn_row(s, code)
    if kind in (REMOVE, FLEE):
        return {**row, "piece": "agent", "spares": pawn_name(s, code)}
    where = s.table.areas.names[area_of(code)]
    if kind in NEUTRALS:
        return {"area": row["area"], "piece": "arrival", "spares": f"{where} from a {NEUTRALS[kind]}"}
    piece, words = ("building", "the Building in") if kind == DESTROY else ("card", "the City Area card of")
    return {"area": row["area"], "piece": piece, "spares": f"{words} {where}"}


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
