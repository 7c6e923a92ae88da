"""Telling about London Markets in words: options, reasons, events. Everything here is made on demand, at the edge."""

from bigsmoke.games.markets.cards import (
    ANY_MARKET,
    COMBINED_OFFER,
    EXCHANGE,
    FETCH,
    GENERAL,
    GOODS,
    MARKETS,
    NOTHING,
    PILES,
    PROFIT,
    RICH_OFFER,
    SPECIAL,
    STACK,
    TIEBREAKER,
)
from bigsmoke.games.markets.rules import (
    ACTION,
    AFTER,
    ASSISTANT,
    CARD,
    CASH,
    CASH_INSTEAD,
    DONE,
    DRAW,
    MERCHANT_BARS,
    MOST_PLAYS,
    NO_OFFER,
    OFFER,
    PICK,
    PILE,
    PLACE,
    PLACE_FIRST,
    SECOND_PLAY,
    SWAP,
    TAKE,
    TYPE,
    does_something,
    may_play,
    payment,
    tokens,
)
from bigsmoke.games.markets.state import LAYER, MINIMUM, ROUNDS, Markets
from bigsmoke.kernel.decision import Decision
from bigsmoke.kernel.game import Json
from bigsmoke.kernel.state import Event

KINDS = {
    PLACE_FIRST: "Where do you place this bar?",
    ACTION: "Your turn: use a merchant or an assistant",
    AFTER: "Before your turn ends: play a special card?",
    PLACE: "At which market do you place your bar?",
    TYPE: "Which goods do you take?",
    DRAW: "The pile is empty: which goods do you take instead?",
    TAKE: "Replenish: which goods do you take?",
    SWAP: "Exchange a goods card?",
    OFFER: "Seal your offer",
    PILE: "Which pile of special cards do you look through?",
    PICK: "Which special card do you take?",
}

TOKENS = ["Stacking merchant", "Profits merchant", "Goods merchant", "Assistant", "Second assistant"]
TOKEN_IDS = ["stack", "profit", "goods", "assistant", "assistant_2"]


def player(seat: int) -> str:
    """How a seat is called where no name is known."""
    return f"Player {seat + 1}"


def players(seats: list[int]) -> str:
    """Several seats in a row."""
    names = [player(seat) for seat in seats]
    return f"{', '.join(names[:-1])} and {names[-1]}"


def plural(count: int, noun: str) -> str:
    """A count with its noun: 1 card, 2 cards."""
    return f"{count} {noun}{'' if count == 1 else 's'}"


def question(decision: Decision) -> str:
    """The question in words, with what it is about."""
    kind, about = decision.kind, decision.about
    words = KINDS[kind]
    if kind == PLACE_FIRST:
        return f"Where do you place a bar of {player(about)}?"
    if kind == TYPE:
        return f"Which goods do you take ({plural(about, 'card')} of one type)?"
    if kind in (TAKE, DRAW, SWAP) and about > 1:
        return f"{words} ({about} left)"
    if kind == PICK:
        return f"Pile {about + 1}: {words[0].lower()}{words[1:]}"
    return words


def token_of(option: int) -> int:
    """The merchant or assistant that an option of a turn uses."""
    return option if option < ASSISTANT else 2 + option // ASSISTANT


def action_preview(s: Markets, me: int, token: int, market: int) -> str:
    """What a merchant or assistant would bring now."""
    action = token if token < 3 else s.board.actions[token - 3][s.space - 1]
    crates = max(MINIMUM, s.crates[market][me])
    if action == STACK:
        count = min(MERCHANT_BARS if token == STACK else 1, s.seats[me].bars)
        return f"Place {plural(count, 'bar')}" if count else "Nothing: no bars are left"
    if action == PROFIT:
        return f"+£{crates}"
    return goods_preview(s, s.offers[market], crates)


def goods_preview(s: Markets, good: int, due: int) -> str:
    """What a goods action would bring now: the rest of what a pile lacks is drawn elsewhere, while there is any."""
    left = sum(s.piles)
    if not left:
        return "Nothing: all goods piles are empty"
    if good == GENERAL:
        return (
            f"+{plural(due, 'card')} of any one type" if left > due else f"+{plural(left, 'card')}, all that are left"
        )
    count = min(due, s.piles[good])
    rest = plural(min(due, left) - count, "card")
    if not count:
        return f"+{rest} from other piles"
    return (
        f"+{count} {GOODS[good]}"
        if count == min(due, left)
        else f"+{count} {GOODS[good]}, then {rest} from other piles"
    )


def use_option(s: Markets, me: int, option: int) -> Json:
    """Using a merchant or an assistant."""
    token = token_of(option)
    market = s.merchants[token] if token < 3 else option % ASSISTANT
    action = token if token < 3 else s.board.actions[token - 3][s.space - 1]
    row: Json = {
        "label": f"{TOKENS[token]} at {s.board.names[market]}",
        "token": TOKEN_IDS[token],
        "market": s.board.ids[market],
        "action": ("stack", "profit", "goods")[action],
        "preview": action_preview(s, me, token, market),
    }
    if action == STACK and not s.seats[me].bars:
        row["warning"] = "You have no bars left: this does nothing."
    elif action == FETCH and not any(s.piles):
        row["warning"] = "All goods piles are empty: this does nothing."
    return row


def special_preview(s: Markets, me: int, card: int) -> str:
    """What playing a special card would bring now."""
    effect = s.table.effect[card]
    if effect == TIEBREAKER:
        return "You win every tie from now on"
    if effect == EXCHANGE:
        return "One more card and an exchange whenever you replenish"
    if effect == ANY_MARKET:
        return "Place 1 bar"
    return f"+£{payment(s, me, card)}"


def special_option(s: Markets, me: int, card: int) -> Json:
    """Playing a special card."""
    t = s.table
    row: Json = {
        "label": f"Play {t.names[card]}",
        "card": t.ids[card],
        "preview": special_preview(s, me, card),
        "cost": SECOND_PLAY if s.plays else 0,
    }
    if s.plays:
        row["label"] += f" (second card: pay £{SECOND_PLAY})"
        gain = payment(s, me, card)
        if 0 < gain <= SECOND_PLAY:
            row["warning"] = f"It pays no more than the £{SECOND_PLAY} a second card costs."
    return row


def rich_option(s: Markets, decision: Decision, option: int) -> Json:
    """An option in rich form."""
    kind, me = decision.kind, decision.seat
    t = s.table
    if kind == OFFER:  # its numbers are goods and counts: 99 is three china, not DONE
        return offer_option(s, option)
    if option == DONE:
        return {"label": "No exchange" if kind == SWAP else "End the turn", "done": True}
    if kind == ACTION and option < CARD:
        return use_option(s, me, option)
    if kind in (ACTION, AFTER):
        return special_option(s, me, option - CARD)
    if kind in (PLACE_FIRST, PLACE):
        owner = decision.about if kind == PLACE_FIRST else me
        return {"label": s.board.names[option], "market": s.board.ids[option], "owner": owner}
    if kind in (TYPE, DRAW, TAKE):
        left = None if s.strict_piles and kind == TAKE else s.piles[option]
        return {"label": GOODS[option].capitalize(), "good": GOODS[option], "pile": left}
    if kind == SWAP:
        give, take = GOODS[option >> 2], GOODS[option & 3]
        return {"label": f"{give.capitalize()} for {take}", "give": give, "take": take}
    if kind == PILE:
        if option == CASH:
            return {"label": f"£{CASH_INSTEAD} instead of a card", "cash": CASH_INSTEAD}
        row: Json = {"label": f"Pile {option + 1}", "pile": option, "size": len(s.special_piles[option])}
        if s.round == ROUNDS:
            row["warning"] = "The card could never be played."
        return row
    assert kind == PICK
    return {"label": t.names[option], "card": t.ids[option]}


def offer_option(s: Markets, option: int) -> Json:
    """A sealed offer."""
    if option == NO_OFFER:
        return {"label": "No offer", "good": None, "count": 0}
    good, count = option >> 5, option & 31
    return {"label": f"{count} {GOODS[good]}", "good": GOODS[good], "count": count, "reward": reward_text(s, good)}


def reward_text(s: Markets, good: int) -> str:
    """What the highest offer of a good earns."""
    reward = s.table.reward[s.card][good]
    return "a special card" if reward == SPECIAL else f"£{reward}"


# What cannot be done


def why_not(s: Markets, decision: Decision) -> list[Json]:
    """What cannot be done now, each with its reason."""
    kind, me = decision.kind, decision.seat
    if kind == ACTION:
        return why_not_use(s) + why_not_play(s, me)
    if kind == AFTER:
        return why_not_play(s, me)
    if kind == PLACE_FIRST:
        reason = f"At the start a market holds no more than {LAYER} bars."
        full = [m for m in range(MARKETS) if m not in decision.options]
        return [{"label": s.board.names[m], "market": s.board.ids[m], "reason": reason} for m in full]
    if kind in (TYPE, DRAW, TAKE):
        empty = [good for good in range(4) if not s.piles[good]]
        return [{"label": GOODS[g].capitalize(), "good": GOODS[g], "reason": "The pile is empty."} for g in empty]
    if kind == OFFER:
        return why_not_offer(s, me)
    if kind == PILE:
        return why_not_pile(s, decision)
    return []


def why_not_use(s: Markets) -> list[Json]:
    """The merchants and assistants that are turned over, and where assistants cannot act."""
    rows: list[Json] = []
    left = {token_of(option) for option in tokens(s)}
    for token in range(3 + len(s.board.tracks)):
        if token not in left:
            reason = "It was used this round."
            rows.append({"label": TOKENS[token], "token": TOKEN_IDS[token], "reason": reason})
        elif token >= 3:
            reason = "An assistant acts only where no merchant stands."
            rows += [
                {
                    "label": f"{TOKENS[token]} at {s.board.names[market]}",
                    "token": TOKEN_IDS[token],
                    "market": s.board.ids[market],
                    "reason": reason,
                }
                for market in range(MARKETS)
                if market not in s.free
            ]
    return rows


def why_not_play(s: Markets, me: int) -> list[Json]:
    """The special cards in hand that cannot be played, each with its reason."""
    t = s.table
    rows: list[Json] = []
    for card in dict.fromkeys(s.seats[me].specials):
        effect = t.effect[card]
        if s.plays >= MOST_PLAYS:
            reason = "No more than two special cards may be played in a turn."
        elif not may_play(s, me):
            reason = f"A second special card costs £{SECOND_PLAY}."
        elif does_something(s, me, card):
            continue
        elif s.round < t.from_round[card]:
            reason = f"It may be played from round {t.from_round[card]} on."
        elif effect == ANY_MARKET:
            reason = "You have no bars left."
        elif effect == RICH_OFFER:
            reason = "It would pay nothing: you show crates at too few markets."
        elif effect == COMBINED_OFFER:
            reason = "It would pay nothing: you show too few crates at one of its markets."
        else:
            reason = "It would pay nothing: you show too few crates at its market."
        rows.append({"label": t.names[card], "card": t.ids[card], "reason": reason})
    return rows


def why_not_offer(s: Markets, me: int) -> list[Json]:
    """The goods that cannot be offered."""
    rows: list[Json] = []
    for good, name in enumerate(GOODS):
        if s.table.reward[s.card][good] == NOTHING:
            reason = "The market card does not show it."
        elif s.covered >> good & 1:
            reason = "It has been auctioned this round."
        elif not s.seats[me].hand[good]:
            reason = "You have none in hand."
        else:
            continue
        rows.append({"label": name.capitalize(), "good": name, "reason": reason})
    return rows


def why_not_pile(s: Markets, decision: Decision) -> list[Json]:
    """The piles that cannot be chosen, and the money that is there in the last round only."""
    rows: list[Json] = []
    for pile in range(PILES):
        if pile not in decision.options:
            empty = not s.special_piles[pile]
            reason = "It is empty." if empty else "Another player has chosen it; each takes from a different pile."
            rows.append({"label": f"Pile {pile + 1}", "pile": pile, "reason": reason})
    if CASH not in decision.options:
        label = f"£{CASH_INSTEAD} instead of a card"
        rows.append({"label": label, "cash": CASH_INSTEAD, "reason": "Only in an auction of the last round."})
    return rows


# Events


def offer_text(offer: int) -> str:
    """A revealed offer in words."""
    return f"{offer & 31} {GOODS[offer >> 5]}" if offer else "nothing"


def auction_text(good: int, share: int, first: list[int]) -> str:
    """How one good was auctioned."""
    name = GOODS[good].capitalize()
    if share == SPECIAL:
        if len(first) > 1:
            return f"{name}: {players(first)} tie, and nobody takes a special card"
        return f"{name}: {player(first[0])} wins a special card"
    if len(first) > 1:
        return f"{name}: {players(first)} tie and get £{share} each"
    return f"{name}: {player(first[0])} gets £{share}"


def event_row(s: Markets, event: Event, seat: int | None, open_to_all: bool) -> Json:
    """An event as the seat may know it."""
    kind = str(event[0])
    if kind in TABLE_EVENTS:
        return table_event(s, kind, event)
    me = int(event[1])
    row: Json = {"kind": kind, "seat": me}
    who = player(me)
    t, b = s.table, s.board
    if kind == "place_first":
        row |= {"owner": event[2], "market": b.ids[event[3]]}
        text = f"{who} places a bar of {player(event[2])} at {b.names[event[3]]}"
    elif kind == "use":
        row |= {
            "token": TOKEN_IDS[event[2]],
            "action": ("stack", "profit", "goods")[event[3]],
            "market": b.ids[event[4]],
        }
        text = f"{who}: {TOKENS[event[2]].lower()} at {b.names[event[4]]}"
    elif kind == "stack":
        row |= {"market": b.ids[event[2]], "count": event[3]}
        bars = f"places {plural(event[3], 'bar')}" if event[3] else "has no bar left to place"
        text = f"{who} {bars} at {b.names[event[2]]}"
    elif kind == "profit":
        row |= {"market": b.ids[event[2]], "amount": event[3]}
        text = f"{who} earns £{event[3]} at {b.names[event[2]]}"
    elif kind == "draw":
        row |= {"good": GOODS[event[2]], "count": event[3]}
        text = f"{who} takes {event[3]} {GOODS[event[2]]}"
    elif kind == "swap":
        row |= {"give": GOODS[event[2]], "take": GOODS[event[3]]}
        text = f"{who} puts back 1 {GOODS[event[2]]}"
    elif kind == "pay":
        row["amount"] = event[2]
        text = f"{who} pays £{event[2]} for a second special card"
    elif kind == "play":
        row["card"] = t.ids[event[2]]
        text = f"{who} plays {t.names[event[2]]}"
    elif kind == "earn":
        row |= {"card": t.ids[event[2]], "amount": event[3]}
        text = f"{t.names[event[2]]} pays {who} £{event[3]}"
    elif kind == "cash":
        row["amount"] = event[2]
        text = f"{who} takes £{event[2]} instead of a special card"
    else:
        assert kind == "take"
        mine = open_to_all or me == seat
        row |= {"pile": event[2], "card": t.ids[event[3]] if mine else None}
        text = f"{who} takes {t.names[event[3]] if mine else 'a special card'} from pile {event[2] + 1}"
    row["text"] = text
    return row


SEAT_EVENTS = {"place_first", "use", "stack", "profit", "draw", "swap", "pay", "play", "earn", "cash", "take"}
TABLE_EVENTS = {"merchants", "round", "offers", "auction", "move", "show", "end"}


def table_event(s: Markets, kind: str, event: Event) -> Json:
    """An event that concerns everybody."""
    t, b = s.table, s.board
    row: Json = {"kind": kind}
    numbers = [int(number) for number in event[1:]]
    if kind == "merchants":
        row["markets"] = [b.ids[market] for market in numbers]
        text = "; ".join(f"{TOKENS[i]} at {b.names[market]}" for i, market in enumerate(numbers))
    elif kind == "round":
        row |= {"round": numbers[0], "card": t.market_ids[numbers[1]], "start": numbers[2]}
        text = f"Round {numbers[0]}, {player(numbers[2])} begins: {card_text(s, numbers[1])}"
    elif kind == "offers":
        row["offers"] = [
            {"seat": i, "good": GOODS[offer >> 5] if offer else None, "count": offer & 31}
            for i, offer in enumerate(numbers)
        ]
        text = ", ".join(f"{player(i)} offers {offer_text(offer)}" for i, offer in enumerate(numbers))
    elif kind == "auction":
        good, share, first = numbers[0], numbers[1], numbers[2:]
        row |= {"good": GOODS[good], "special": share == SPECIAL, "amount": max(share, 0), "winners": first}
        if share == SPECIAL and len(first) > 1:
            row["winners"] = []
        text = auction_text(good, share, first)
    elif kind == "move":
        row |= {"space": numbers[0], "markets": [b.ids[market] for market in numbers[1:]]}
        text = f"Merchants go one market on, assistants to space {numbers[0]}"
    elif kind == "show":
        row["money"] = numbers
        text = "Everyone shows their money: " + ", ".join(f"{player(i)} £{m}" for i, m in enumerate(numbers))
    else:
        text = "The game is over"
    row["text"] = text
    return row


def card_text(s: Markets, card: int) -> str:
    """A market card in words."""
    if s.table.closed[card]:
        return "the market is closed"
    rewards = s.table.reward[card]
    parts = [
        f"{name} {'a special card' if rewards[good] == SPECIAL else f'£{rewards[good]}'}"
        for good, name in enumerate(GOODS)
        if rewards[good] != NOTHING
    ]
    return ", ".join(parts)
