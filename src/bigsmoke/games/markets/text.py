"""Telling about London Markets in words: options, reasons, events. Everything here is made on demand, at the edge."""

from bigsmoke.games.markets.cards import (
    ACTIONS,
    ANY_MARKET,
    COMBINED_OFFER,
    GOODS,
    MARKETS,
    NOTHING,
    PILES,
    RICH_OFFER,
    SPECIAL,
    STACK,
)
from bigsmoke.games.markets.options import (
    CASH,
    DONE,
    NO_OFFER,
    card_played,
    count_of,
    given,
    good_of,
    is_merchant,
    is_play,
    taken,
    token_of,
)
from bigsmoke.games.markets.previews import Trial, crates_text, goods_text, special_text, use_text, whole
from bigsmoke.games.markets.rules import (
    ACTION,
    AFTER,
    CASH_INSTEAD,
    DRAW,
    MOST_PLAYS,
    OFFER,
    PICK,
    PILE,
    PLACE,
    PLACE_FIRST,
    SECOND_PLAY,
    SWAP,
    TAKE,
    TYPE,
    action_of,
    does_something,
    market_of,
    may_play,
    tokens,
)
from bigsmoke.games.markets.scoring import score
from bigsmoke.games.markets.state import LAYER, NOBODY, ROUNDS, Markets
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.decision import Decision
from bigsmoke.kernel.state import Event
from bigsmoke.kernel.words import player, plural

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


def players(seats: list[int]) -> str:
    """Several seats in a row."""
    names = [player(seat) for seat in seats]
    return f"{', '.join(names[:-1])} and {names[-1]}"


def question(s: Markets, decision: Decision) -> str:
    """The question in words, with what it is about."""
    kind, about = decision.kind, decision.about
    words = KINDS[kind]
    if kind == PLACE_FIRST:
        return f"Where do you place a bar of {player(about)}?"
    if kind == TYPE:
        return f"Which goods do you take ({cards_due(s, decision)})?"
    if kind in (TAKE, DRAW):
        hidden = kind == TAKE and s.strict_piles
        left = about if hidden else min(about, sum(s.piles))
        return f"{words} ({left} left)" if left > 1 else words
    if kind == SWAP and about > 1:
        return f"{words} ({about} left)"
    if kind == PICK:
        return f"Pile {about + 1}: {words[0].lower()}{words[1:]}"
    return words


def cards_due(s: Markets, decision: Decision) -> str:
    """How many cards the general market gives, and whether they can all be of one type."""
    cards = Trial(s, decision, decision.options[0]).brings["goods"]
    return plural(cards, "card") + (" of one type" if whole(s, decision, cards) else ", those of one type first")


def use_option(s: Markets, option: int, trial: Trial) -> Json:
    """Using a merchant or an assistant."""
    token = token_of(option)
    action, market = action_of(s, token), market_of(s, option)
    row: Json = {
        "label": f"{TOKENS[token]} at {s.board.names[market]}",
        "token": TOKEN_IDS[token],
        "market": s.board.ids[market],
        "action": ACTIONS[action],
        "preview": use_text(s, option, trial),
    }
    if not trial.brings:
        reason = "You have no bars left" if action == STACK else "All goods piles are empty"
        row["warning"] = f"{reason}: this does nothing."
    return row


def special_option(s: Markets, me: int, card: int, trial: Trial) -> Json:
    """Playing a special card."""
    t = s.table
    row: Json = {
        "label": f"Play {t.names[card]}",
        "card": t.ids[card],
        "preview": special_text(s, me, card, trial.brings),
        "cost": SECOND_PLAY if s.plays else 0,
    }
    if s.plays:
        row["label"] += f" (second card: pay £{SECOND_PLAY})"
        if any(t.pays[card]) and trial.brings.get("money", 0) <= 0:
            row["warning"] = f"It pays no more than the £{SECOND_PLAY} a second card costs."
    return row


def rich_option(s: Markets, decision: Decision, option: int) -> Json:
    """An option in rich form."""
    kind = decision.kind
    if kind == OFFER:  # its numbers are goods and counts: 99 is three china, not DONE
        return offer_option(s, option)
    if kind == PLACE_FIRST:
        return place_option(s, option, decision.about)
    if option == DONE:
        return {"label": "No exchange" if kind == SWAP else "End the turn", "done": True}
    trial = Trial(s, decision, option)
    return {**tried_option(s, decision, option, trial), "brings": trial.brings}


def tried_option(s: Markets, decision: Decision, option: int, trial: Trial) -> Json:
    """An option of which it is known what it brings."""
    kind, me = decision.kind, decision.seat
    if kind in (ACTION, AFTER):
        return special_option(s, me, card_played(option), trial) if is_play(option) else use_option(s, option, trial)
    if kind == PLACE:
        return {**place_option(s, option, me), "preview": crates_text(trial.brings)}
    if kind in (TYPE, DRAW, TAKE):
        left = None if s.strict_piles and kind == TAKE else s.piles[option]
        row: Json = {"label": GOODS[option].capitalize(), "good": GOODS[option], "pile": left}
        return {**row, "preview": goods_text(s, trial)} if kind == TYPE else row
    if kind == SWAP:
        give, take = GOODS[given(option)], GOODS[taken(option)]
        return {"label": f"{give.capitalize()} for {take}", "give": give, "take": take}
    if kind == PILE:
        return pile_option(s, option)
    assert kind == PICK
    return {"label": s.table.names[option], "card": s.table.ids[option]}


def place_option(s: Markets, market: int, owner: int) -> Json:
    """Placing a bar."""
    return {"label": s.board.names[market], "market": s.board.ids[market], "owner": owner}


def pile_option(s: Markets, pile: int) -> Json:
    """Looking through a pile, or the money that there is instead."""
    if pile == CASH:
        return {"label": f"£{CASH_INSTEAD} instead of a card", "cash": CASH_INSTEAD}
    size = len(s.special_piles[pile])
    row: Json = {"label": f"Pile {pile + 1}", "pile": pile, "size": size, "preview": plural(size, "card")}
    if s.round == ROUNDS:
        row["warning"] = "The card could never be played."
    return row


def offer_option(s: Markets, option: int) -> Json:
    """A sealed offer."""
    if option == NO_OFFER:
        return {"label": "No offer", "good": None, "count": 0}
    name, reward = GOODS[good_of(option)], reward_text(s, good_of(option))
    return {
        "label": offer_text(option),
        "good": name,
        "count": count_of(option),
        "reward": reward,
        "preview": f"{reward} if nobody offers as much",
    }


def reward_text(s: Markets, good: int) -> str:
    """What the highest offer of a good earns."""
    reward = s.table.reward[s.card][good]
    if reward != SPECIAL:
        return f"£{reward}"
    return f"a special card or £{CASH_INSTEAD}" if s.round == ROUNDS else "a special card"


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
    if kind == SWAP:
        return why_not_swap(s, me)
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
        elif not is_merchant(token):
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
            reason = f"A second special card costs £{SECOND_PLAY}, and you have £{s.seats[me].money}."
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
        elif s.is_covered(good):
            reason = "It has been auctioned this round."
        elif not s.seats[me].hand[good]:
            reason = "You have none in hand."
        else:
            continue
        rows.append({"label": name.capitalize(), "good": name, "reason": reason})
    return rows


def why_not_swap(s: Markets, me: int) -> list[Json]:
    """The goods that cannot be given or taken in an exchange."""
    rows: list[Json] = []
    for good, name in enumerate(GOODS):
        if not s.seats[me].hand[good]:
            rows.append({"label": f"Give {name}", "good": name, "reason": "You have none in hand."})
        if not s.piles[good]:
            rows.append({"label": f"Take {name}", "good": name, "reason": "The pile is empty."})
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
    """An offer in words."""
    return f"{count_of(offer)} {GOODS[good_of(offer)]}" if offer else "nothing"


def auction_text(good: int, reward: int, share: int, alone: int, leaders: list[int]) -> str:
    """How one good was auctioned: to whom alone, or what each gets, and what decided a tie."""
    name = GOODS[good].capitalize()
    none_left = ", but none is left" if reward == SPECIAL and share == NOTHING else ""
    if len(leaders) == 1:
        prize = "wins a special card" if reward == SPECIAL else f"gets £{share}"
        return f"{name}: {player(alone)} {prize}{none_left}"
    tie = f"{name}: {players(leaders)} tie"
    if alone != NOBODY:
        prize = "the special card" if reward == SPECIAL else f"all £{share}"
        return f"{tie}, and the Tiebreaker gives {player(alone)} {prize}{none_left}"
    if reward == SPECIAL:
        return f"{tie}, and nobody takes a special card"
    if not share:
        return f"{tie}, and nobody gets anything: £{reward} cannot be shared"
    return f"{tie} and get £{share} each"


def auction_row(numbers: list[int]) -> Json:
    """How one good was auctioned."""
    good, reward, share, alone, leaders = numbers[0], numbers[1], numbers[2], numbers[3], numbers[4:]
    shared = [] if reward == SPECIAL else leaders
    row: Json = {
        "good": GOODS[good],
        "special": reward == SPECIAL,
        "amount": max(share, 0),
        "winners": shared if alone == NOBODY else [alone],
        "text": auction_text(good, reward, share, alone, leaders),
    }
    if len(leaders) > 1:
        row |= {"tied": leaders, "tiebreaker": alone != NOBODY}
    return row


def end_text(s: Markets) -> str:
    """How the game ended, and what decided it."""
    outcome = score(s)
    winners = outcome.winners
    money = max(outcome.scores)
    if outcome.ending == "money":
        return f"The game is over: {player(winners[0])} has the most money, £{money}"
    richest = [seat for seat, pounds in enumerate(outcome.scores) if pounds == money]
    tie = f"The game is over: {players(richest)} have £{money} each"
    if outcome.ending == "tiebreaker":
        return f"{tie}, and the Tiebreaker decides for {player(winners[0])}"
    held = s.seats[winners[0]].hand_size()
    if outcome.ending == "goods":
        return f"{tie}, and {player(winners[0])} holds the most goods cards, {held}"
    who = "they" if winners == richest else players(winners)
    return f"{tie}, and {who} share the victory with {plural(held, 'goods card')} each"


def event_row(s: Markets, event: Event, seat: int | None, open_to_all: bool) -> Json:
    """An event as the seat may know it."""
    kind = str(event[0])
    if kind in TABLE_EVENTS:
        return table_event(s, kind, event)
    me = int(event[1])
    row: Json = {"kind": kind, "seat": me}
    mine = open_to_all or me == seat
    who = player(me)
    t, b = s.table, s.board
    if kind == "place_first":
        row |= {"owner": event[2], "market": b.ids[event[3]]}
        text = f"{who} places a bar of {player(event[2])} at {b.names[event[3]]}"
    elif kind == "use":
        row |= {
            "token": TOKEN_IDS[event[2]],
            "action": ACTIONS[event[3]],
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
    elif kind == "look":
        row |= {"pile": event[2], "cards": [t.ids[card] for card in event[3:]] if mine else None}
        text = f"{who} looks through pile {event[2] + 1}"
    elif kind == "cash":
        row["amount"] = event[2]
        text = f"{who} takes £{event[2]} instead of a special card"
    else:
        assert kind == "take"
        row |= {"pile": event[2], "card": t.ids[event[3]] if mine else None}
        text = f"{who} takes {t.names[event[3]] if mine else 'a special card'} from pile {event[2] + 1}"
    row["text"] = text
    return row


SEAT_EVENTS = {"place_first", "use", "stack", "profit", "draw", "swap", "pay", "play", "earn", "cash", "look", "take"}
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
            {"seat": i, "good": GOODS[good_of(offer)] if offer else None, "count": count_of(offer)}
            for i, offer in enumerate(numbers)
        ]
        text = ", ".join(f"{player(i)} offers {offer_text(offer)}" for i, offer in enumerate(numbers))
    elif kind == "auction":
        return {**row, **auction_row(numbers)}
    elif kind == "move":
        row |= {"space": numbers[0], "markets": [b.ids[market] for market in numbers[1:]]}
        who = "the assistant" if len(b.tracks) == 1 else "the assistants"
        text = f"Merchants go one market on, {who} to space {numbers[0]}"
    elif kind == "show":
        row["money"] = numbers
        text = "Everyone shows their money: " + ", ".join(f"{player(i)} £{m}" for i, m in enumerate(numbers))
    else:
        text = end_text(s)
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
