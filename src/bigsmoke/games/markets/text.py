"""What London Markets says: questions, options, reasons, events. Everything here is made on demand, at the edge."""

from typing import Final

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
from bigsmoke.games.markets.previews import Trial, crates_brought, goods_brought, special_brings, use_brings, whole
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
from bigsmoke.kernel.words import say

KINDS: Final = (PLACE_FIRST, ACTION, AFTER, PLACE, TYPE, DRAW, TAKE, SWAP, OFFER, PILE, PICK)

TOKEN_IDS: Final = ["stack", "profit", "goods", "assistant", "assistant_2"]


def question(s: Markets, decision: Decision) -> Json:
    """The question, with what it is about."""
    kind, about = decision.kind, decision.about
    if kind == PLACE_FIRST:
        return say("ask-place_first", owner=about)
    if kind == TYPE:
        return type_question(s, decision)
    if kind == PICK:
        return say("ask-pick", pile=about)
    if kind in (TAKE, DRAW):
        hidden = kind == TAKE and s.strict_piles
        return question_of_several(kind, about if hidden else min(about, sum(s.piles)))
    return question_of_several(kind, about) if kind == SWAP else say(f"ask-{kind}")


def question_of_several(kind: str, left: int) -> Json:
    """A question that is asked several times over."""
    return say(f"ask-{kind}-left", left=left) if left > 1 else say(f"ask-{kind}")


def type_question(s: Markets, decision: Decision) -> Json:
    """How many cards the general market gives, and whether they can all be of one type."""
    cards = Trial(s, decision, decision.options[0]).brings["goods"]
    return say("ask-type" if whole(s, decision, cards) else "ask-type-first", count=cards)


def use_option(s: Markets, option: int, trial: Trial) -> Json:
    """Using a merchant or an assistant."""
    token = token_of(option)
    action, market = action_of(s, token), market_of(s, option)
    row = say(
        "label-use",
        token=TOKEN_IDS[token],
        market=s.board.ids[market],
        action=ACTIONS[action],
        preview=use_brings(s, option, trial),
    )
    if "bars" in trial.brings:
        row["crates"] = trial.table.crates[market]
    if not trial.brings:
        row["warning"] = say("warn-no-bars" if action == STACK else "warn-no-goods")
    return row


def special_option(s: Markets, me: int, card: int, trial: Trial) -> Json:
    """Playing a special card."""
    t = s.table
    row = say(
        "label-play-second" if s.plays else "label-play",
        card=t.ids[card],
        preview=special_brings(s, me, card, trial.brings),
        cost=SECOND_PLAY if s.plays else 0,
    )
    if s.plays and any(t.pays[card]) and trial.brings.get("money", 0) <= 0:
        row["warning"] = say("warn-pays-its-cost", cost=SECOND_PLAY)
    return row


def rich_option(s: Markets, decision: Decision, option: int) -> Json:
    """An option in rich form."""
    kind = decision.kind
    if kind == OFFER:  # its numbers are goods and counts: 99 is three china, not DONE
        return offer_option(s, option)
    if kind == PLACE_FIRST:
        return place_option(s, option, decision.about, Trial(s, decision, option))
    if option == DONE:
        return say("label-no-exchange" if kind == SWAP else "label-end-turn", done=True)
    trial = Trial(s, decision, option)
    return {**tried_option(s, decision, option, trial), "brings": trial.brings}


def tried_option(s: Markets, decision: Decision, option: int, trial: Trial) -> Json:
    """An option of which it is known what it brings."""
    kind, me = decision.kind, decision.seat
    if kind in (ACTION, AFTER):
        return special_option(s, me, card_played(option), trial) if is_play(option) else use_option(s, option, trial)
    if kind == PLACE:
        return {**place_option(s, option, me, trial), "preview": crates_brought(trial.brings)}
    if kind in (TYPE, DRAW, TAKE):
        left = None if s.strict_piles and kind == TAKE else s.piles[option]
        row = say("label-good", good=GOODS[option], pile=left)
        return {**row, "preview": goods_brought(s, trial)} if kind == TYPE else row
    if kind == SWAP:
        return say("label-swap", give=GOODS[given(option)], take=GOODS[taken(option)])
    if kind == PILE:
        return pile_option(s, option)
    assert kind == PICK
    return say("label-card", card=s.table.ids[option])


def place_option(s: Markets, market: int, owner: int, trial: Trial) -> Json:
    """Placing a bar; `crates` are what each player would show there."""
    return say("label-market", market=s.board.ids[market], owner=owner, crates=trial.table.crates[market])


def pile_option(s: Markets, pile: int) -> Json:
    """Looking through a pile, or the money that there is instead."""
    if pile == CASH:
        return say("label-cash", cash=CASH_INSTEAD)
    size = len(s.special_piles[pile])
    row = say("label-pile", pile=pile, size=size, preview=say("brings-pile", size=size), final=say("final-pile"))
    if s.round == ROUNDS:
        row["warning"] = say("warn-too-late")
    return row


def offer_option(s: Markets, option: int) -> Json:
    """A sealed offer."""
    if option == NO_OFFER:
        return say("label-no-offer", good=None, count=0)
    good = good_of(option)
    reward = s.table.reward[s.card][good]
    row = say("label-offer", good=GOODS[good], count=count_of(option))
    row["preview"] = say("brings-reward", reward=reward_said(s, reward))
    # Weighed against money, a special card counts as what the last round pays in its place.
    row["worth"] = CASH_INSTEAD if reward == SPECIAL else reward
    if reward == SPECIAL and s.round == ROUNDS:
        row["cash"] = CASH_INSTEAD
    return row


def reward_said(s: Markets, reward: int) -> Json:
    """What the highest offer of a good earns."""
    if reward != SPECIAL:
        return say("pounds", amount=reward)
    return say("special-or-cash", cash=CASH_INSTEAD) if s.round == ROUNDS else say("special")


# What cannot be done


def why_not(s: Markets, decision: Decision) -> list[Json]:
    """What cannot be done now, each with its reason."""
    kind, me = decision.kind, decision.seat
    if kind == ACTION:
        return why_not_use(s) + why_not_play(s, me)
    if kind == AFTER:
        return why_not_play(s, me)
    if kind == PLACE_FIRST:
        reason = say("why-full", bars=LAYER)
        full = [m for m in range(MARKETS) if m not in decision.options]
        return [say("label-market", market=s.board.ids[m], reason=reason) for m in full]
    if kind in (TYPE, DRAW, TAKE):
        empty = [good for good in range(4) if not s.piles[good]]
        return [say("label-good", good=GOODS[good], reason=say("why-pile-empty")) for good in empty]
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
        name = TOKEN_IDS[token]
        if token not in left:
            rows.append(say("label-token", token=name, reason=say("why-used")))
        elif not is_merchant(token):
            taken_by_merchants = [s.board.ids[market] for market in range(MARKETS) if market not in s.free]
            reason = say("why-merchant")
            rows += [say("label-use", token=name, market=market, reason=reason) for market in taken_by_merchants]
    return rows


def why_not_play(s: Markets, me: int) -> list[Json]:
    """The special cards in hand that cannot be played, each with its reason."""
    t = s.table
    rows: list[Json] = []
    for card in dict.fromkeys(s.seats[me].specials):
        effect = t.effect[card]
        if s.plays >= MOST_PLAYS:
            reason = say("why-two-cards")
        elif not may_play(s, me):
            reason = say("why-too-poor", cost=SECOND_PLAY, money=s.seats[me].money)
        elif does_something(s, me, card):
            continue
        elif s.round < t.from_round[card]:
            reason = say("why-too-early", round=t.from_round[card])
        elif effect == ANY_MARKET:
            reason = say("why-no-bars")
        elif effect == RICH_OFFER:
            reason = say("why-rich-offer")
        elif effect == COMBINED_OFFER:
            reason = say("why-combined-offer")
        else:
            reason = say("why-few-crates")
        rows.append(say("label-card", card=t.ids[card], reason=reason))
    return rows


def why_not_offer(s: Markets, me: int) -> list[Json]:
    """The goods that cannot be offered."""
    rows: list[Json] = []
    for good, name in enumerate(GOODS):
        if s.table.reward[s.card][good] == NOTHING:
            reason = say("why-not-shown")
        elif s.is_covered(good):
            reason = say("why-auctioned")
        elif not s.seats[me].hand[good]:
            reason = say("why-none-held")
        else:
            continue
        rows.append(say("label-good", good=name, reason=reason))
    return rows


def why_not_swap(s: Markets, me: int) -> list[Json]:
    """The goods that cannot be given or taken in an exchange."""
    rows: list[Json] = []
    for good, name in enumerate(GOODS):
        if not s.seats[me].hand[good]:
            rows.append(say("label-give", good=name, reason=say("why-none-held")))
        if not s.piles[good]:
            rows.append(say("label-take", good=name, reason=say("why-pile-empty")))
    return rows


def why_not_pile(s: Markets, decision: Decision) -> list[Json]:
    """The piles that cannot be chosen, and the money that is there in the last round only."""
    rows: list[Json] = []
    for pile in range(PILES):
        if pile not in decision.options:
            reason = say("why-chosen" if s.special_piles[pile] else "why-empty")
            rows.append(say("label-pile", pile=pile, reason=reason))
    if CASH not in decision.options:
        rows.append(say("label-cash", cash=CASH_INSTEAD, reason=say("why-last-round")))
    return rows


# Events


def auction_key(reward: int, share: int, alone: int, leaders: list[int]) -> str:
    """How one good was auctioned: to whom alone, or what each gets, and what decided a tie."""
    if len(leaders) == 1:
        if reward != SPECIAL:
            return "event-auction"
        return "event-auction-special" if share != NOTHING else "event-auction-none-left"
    if alone != NOBODY:
        if reward != SPECIAL:
            return "event-auction-tiebreaker"
        return "event-auction-tiebreaker-special" if share != NOTHING else "event-auction-tiebreaker-none-left"
    if reward == SPECIAL:
        return "event-auction-tie-special"
    return "event-auction-tie" if share else "event-auction-tie-nothing"


def auction_row(numbers: list[int]) -> Json:
    """How one good was auctioned."""
    good, reward, share, alone, leaders = numbers[0], numbers[1], numbers[2], numbers[3], numbers[4:]
    shared = [] if reward == SPECIAL else leaders
    row = say(
        auction_key(reward, share, alone, leaders),
        kind="auction",
        good=GOODS[good],
        special=reward == SPECIAL,
        amount=max(share, 0),
        winners=shared if alone == NOBODY else [alone],
    )
    if reward != SPECIAL:
        row["reward"] = reward
    elif alone != NOBODY and share == NOTHING:
        row["none_left"] = True
    if len(leaders) > 1:
        row |= {"tied": leaders, "tiebreaker": alone != NOBODY}
    return row


def end_row(s: Markets) -> Json:
    """How the game ended, and what decided it."""
    outcome = score(s)
    winners, ending = outcome.winners, outcome.ending
    money = max(outcome.scores)
    richest = [seat for seat, pounds in enumerate(outcome.scores) if pounds == money]
    shared_by_some = ending == "shared" and winners != richest
    return say(
        "event-end-shared-by-some" if shared_by_some else f"event-end-{ending}",
        kind="end",
        winners=winners,
        tied=richest,
        amount=money,
        count=s.seats[winners[0]].hand_size(),
    )


def event_row(s: Markets, event: Event, seat: int | None, open_to_all: bool) -> Json:
    """An event as the seat may know it."""
    kind = str(event[0])
    if kind in TABLE_EVENTS:
        return table_event(s, kind, event)
    me = int(event[1])
    mine = open_to_all or me == seat
    row = say("event-take-unseen" if kind == "take" and not mine else f"event-{kind}", kind=kind, seat=me)
    t, b = s.table, s.board
    if kind == "place_first":
        row |= {"owner": event[2], "market": b.ids[event[3]]}
    elif kind == "place":
        row["market"] = b.ids[event[2]]
    elif kind == "use":
        row |= {
            "token": TOKEN_IDS[event[2]],
            "action": ACTIONS[event[3]],
            "market": b.ids[event[4]],
        }
    elif kind == "stack":
        row |= {"market": b.ids[event[2]], "count": event[3]}
    elif kind == "profit":
        row |= {"market": b.ids[event[2]], "amount": event[3]}
    elif kind == "draw":
        row |= {"good": GOODS[event[2]], "count": event[3]}
    elif kind == "swap":
        row |= {"give": GOODS[event[2]], "take": GOODS[event[3]]}
    elif kind in ("pay", "cash"):
        row["amount"] = event[2]
    elif kind == "play":
        row["card"] = t.ids[event[2]]
    elif kind == "earn":
        row |= {"card": t.ids[event[2]], "amount": event[3]}
    elif kind == "look":
        row |= {"pile": event[2], "cards": [t.ids[card] for card in event[3:]] if mine else None}
    else:
        assert kind == "take"
        row |= {"pile": event[2], "card": t.ids[event[3]] if mine else None}
    return row


SEAT_EVENTS: Final = {
    *("place_first", "use", "stack", "profit", "draw", "swap"),
    *("pay", "play", "place", "earn", "cash", "look", "take"),
}
TABLE_EVENTS: Final = {"merchants", "round", "offers", "auction", "move", "show", "end"}


def table_event(s: Markets, kind: str, event: Event) -> Json:
    """An event that concerns everybody; `parts` is what its sentence lists."""
    t, b = s.table, s.board
    numbers = [int(number) for number in event[1:]]
    row = say(f"event-{kind}", kind=kind)
    if kind == "merchants":
        row["markets"] = [b.ids[market] for market in numbers]
        row["parts"] = [say("label-use", token=TOKEN_IDS[i], market=b.ids[market]) for i, market in enumerate(numbers)]
    elif kind == "round":
        row |= {"round": numbers[0], "card": t.market_ids[numbers[1]], "start": numbers[2]}
        if t.closed[numbers[1]]:
            row["key"] = "event-round-closed"
        else:
            row["parts"] = [reward_part(GOODS[good], pays) for good, pays in enumerate(t.reward[numbers[1]]) if pays]
    elif kind == "offers":
        row["offers"] = [
            {"seat": i, "good": GOODS[good_of(offer)] if offer else None, "count": count_of(offer)}
            for i, offer in enumerate(numbers)
        ]
        row["parts"] = [
            say("offers-part" if i else "offers-first", seat=i, offer=offer_said(offer))
            for i, offer in enumerate(numbers)
        ]
    elif kind == "auction":
        row = auction_row(numbers)
    elif kind == "move":
        row |= {"space": numbers[0], "markets": [b.ids[market] for market in numbers[1:]]}
        if len(b.tracks) > 1:
            row["key"] = "event-move-both"
    elif kind == "show":
        row["money"] = numbers
        row["parts"] = [say("show-part", seat=i, amount=money) for i, money in enumerate(numbers)]
    else:
        row = end_row(s)
    return row


def offer_said(offer: int) -> Json:
    """An offer, or nothing."""
    return say("goods", count=count_of(offer), good=GOODS[good_of(offer)]) if offer else say("nothing")


def reward_part(good: str, pays: int) -> Json:
    """What a market card pays for a good."""
    return say("reward-special", good=good) if pays == SPECIAL else say("reward", good=good, amount=pays)
