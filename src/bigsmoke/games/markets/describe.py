"""What a view of London Markets says."""

from typing import Final

from bigsmoke.games.markets.cards import SPECIAL
from bigsmoke.games.markets.text import TOKEN_IDS, offer_said, reward_part
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.words import say

CELLS: Final = "1234"


def table(view: Json) -> list[tuple[Json, list[Json]]]:
    """The whole table, section by section."""
    sections = [
        (say("section-round", round=view["round"], phase=view["phase"]), round_lines(view)),
        (say("section-markets"), market_lines(view)),
        (say("section-tokens"), token_lines(view)),
        (say("section-piles"), pile_lines(view)),
    ]
    sections += [player_lines(seat) for seat in view["seats"]]
    you = view["you"]
    if you is not None:
        sections.append(hand_lines(view["seats"][you], view["sealed"]))
    return sections


def card_said(card: Json) -> Json:
    """A market card: what each good earns."""
    if card["closed"]:
        return say("closed")
    rewards = card["rewards"].items()
    return say("listed", parts=[reward_part(good, SPECIAL if pays == "special" else pays) for good, pays in rewards])


def round_lines(view: Json) -> list[Json]:
    """The market card and whose round it is."""
    lines = [say("line-coach", seat=view["start"])]
    if view["card"]:
        lines.append(say("line-card", card=card_said(view["card"])))
    if view["cards_left"]:
        lines.append(say("line-last-card", card=card_said(view["last_card"])))
    if view["covered"]:
        lines.append(say("line-auctioned", goods=[say(f"good-{good}") for good in view["covered"]]))
    return lines


def market_lines(view: Json) -> list[Json]:
    """Whose number is whose, and a table of the markets: goods, crates as seen from above, how many each shows."""
    seats = [seat["seat"] for seat in view["seats"]]
    who = say("line-who", seats=[say("seat-number", number=seat + 1, seat=seat) for seat in seats])
    heads = [say("head-seat", number=seat + 1) for seat in seats]
    return [who, say("line-heads", heads=heads), *[market_line(market) for market in view["markets"]]]


def market_line(market: Json) -> Json:
    """One market of the table."""
    return say(
        "line-market",
        market=market["id"],
        good=market["offer"],
        pile="-" if market["offer"] == "general" else "?" if market["pile"] is None else market["pile"],
        top="/".join(["".join(["." if cell is None else CELLS[cell] for cell in row]) for row in market["top"]]),
        crates=[count or "." for count in market["crates"]],
    )


def token_lines(view: Json) -> list[Json]:
    """Where merchants and assistants stand, and which are used."""
    lines: list[Json] = []
    for i, merchant in enumerate(view["merchants"]):
        how = "line-used" if merchant["used"] else "line-unplaced" if merchant["market"] is None else "line-merchant"
        lines.append(say(how, token=TOKEN_IDS[i], market=merchant["market"]))
    free = [say(f"market-{market}") for market in view["assistants_act_at"]]
    for i, assistant in enumerate(view["assistants"]):
        how = "line-assistant-used" if assistant["used"] else "line-assistant-at" if free else "line-assistant"
        token, space = TOKEN_IDS[3 + i], assistant["space"]
        lines.append(say(how, token=token, space=space, action=assistant["action"], markets=free))
        ahead = [s for s in view["tracks"][i]["spaces"] if s["space"] > space][:3]
        if ahead:
            lines.append(say("line-ahead", spaces=[space_said(s) for s in ahead]))
    return lines


def space_said(space: Json) -> Json:
    """What an assistant does on a space, and what happens as it comes there."""
    icon = space["icon"]
    return say("space" if icon is None else f"space-{icon}", action=space["action"])


def cards_said(cards: list[str]) -> list[Json]:
    """Special cards by their names."""
    return [say(f"card-{card}") for card in cards]


def pile_lines(view: Json) -> list[Json]:
    """The piles of special cards, with what one has seen of them."""
    lines: list[Json] = []
    for i, pile in enumerate(view["special_piles"]):
        size, seen, since = pile["size"], pile["seen"], pile["taken_since"]
        if seen is None:
            lines.append(say("line-pile", pile=i, size=size))
        else:
            left = say("listed", parts=cards_said(seen)) if seen else say("nothing")
            lines.append(
                say("line-pile-taken" if since else "line-pile-seen", pile=i, size=size, seen=left, taken=since)
            )
    return lines


def money_said(seat: Json) -> Json:
    """A player's money, or what was last shown of it."""
    if seat["money"] is not None:
        return say("pounds", amount=seat["money"])
    return say("money-hidden") if seat["money_shown"] is None else say("money-shown", amount=seat["money_shown"])


def player_lines(seat: Json) -> tuple[Json, list[Json]]:
    """One player's side."""
    lines = [
        say(
            "line-side",
            money=money_said(seat),
            goods=seat["hand_size"],
            specials=seat["specials_held"],
            bars=seat["bars"],
        )
    ]
    if seat["in_front"]:
        lines.append(say("line-in-front", cards=cards_said(seat["in_front"])))
    if "account" in seat:
        lines.append(account_line(seat["account"]))
    return say("section-seat", seat=seat["seat"]), lines


def account_line(account: Json) -> Json:
    """What anyone can work out about a player."""
    low, high = account["money"]
    money = say("pounds", amount=low) if low == high else say("pounds-between", low=low, high=high)
    goods = [
        say("account-good" if low == high else "account-good-between", good=good, low=low, high=high)
        for good, (low, high) in account["goods"].items()
    ]
    return say("line-account", money=money, goods=goods)


def hand_lines(seat: Json, sealed: int | None) -> tuple[Json, list[Json]]:
    """What one holds, and has laid down face down."""
    goods = [say("goods", count=count, good=good) for good, count in (seat["hand"] or {}).items() if count]
    lines = [say("listed", parts=goods) if goods else say("no-goods")]
    lines += cards_said(seat["specials"] or [])
    if sealed is not None:
        lines.append(say("line-sealed", offer=offer_said(sealed)))
    return say("section-hand"), lines
