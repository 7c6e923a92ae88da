"""A view of London Markets in words."""

from bigsmoke.games.markets.cards import Board, CardTable
from bigsmoke.games.markets.text import TOKENS, offer_text
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.words import player, plural

PHASES = {
    "setup": "the first goods bars",
    "actions": "taking actions",
    "replenish": "replenishing",
    "auction": "auctions",
    "move": "merchants and assistants move",
}
CELLS = "1234"
DOES = {"stack": "1 bar", "profit": "profits", "goods": "goods"}
"""What an assistant does on a space."""
HAPPENS = {None: "", "special": " (all take a special card)", "reveal": " (all show their money)"}
"""What happens as an assistant comes to a space."""


def table(view: Json, cards: CardTable, board: Board) -> list[tuple[str, list[str]]]:
    """The whole table, section by section."""
    names = dict(zip(cards.ids, cards.names, strict=True))
    sections = [
        (f"Round {view['round']}: {PHASES[view['phase']]}", round_lines(view)),
        ("Markets, and the crates that each player shows there", market_lines(view)),
        ("Merchants and assistants", token_lines(view, board)),
        ("Special cards", pile_lines(view, names)),
    ]
    sections += [player_lines(seat, names) for seat in view["seats"]]
    you = view["you"]
    if you is not None:
        sections.append(hand_lines(view["seats"][you], names, view["sealed"]))
    return sections


def card_line(card: Json) -> str:
    """A market card: what each good earns."""
    if card["closed"]:
        return "market closed"
    rewards = card["rewards"].items()
    return ", ".join(f"{good} {'a special card' if pays == 'special' else f'£{pays}'}" for good, pays in rewards)


def round_lines(view: Json) -> list[str]:
    """The market card and whose round it is."""
    lines = [f"{player(view['start'])} has the coach"]
    if view["card"]:
        lines.append(f"Market card: {card_line(view['card'])}")
    if view["cards_left"]:
        lines.append(f"The last round's card: {card_line(view['last_card'])}")
    if view["covered"]:
        lines.append(f"Auctioned this round: {', '.join(view['covered'])}")
    return lines


def market_lines(view: Json) -> list[str]:
    """A table of the markets: goods, the three rows of crates as seen from above, and how many each player shows."""
    heads = "".join(f"{'P' + str(seat['seat'] + 1):>4}" for seat in view["seats"])
    lines = [f"{'':<18}{'sells':<8}{'pile':>4}  {'from above':<11}{heads}"]
    for market in view["markets"]:
        rows = "/".join("".join("." if cell is None else CELLS[cell] for cell in row) for row in market["top"])
        crates = "".join(f"{count or '.':>4}" for count in market["crates"])
        pile = "-" if market["offer"] == "general" else "?" if market["pile"] is None else market["pile"]
        lines.append(f"{market['name']:<18}{market['offer']:<8}{pile:>4}  {rows}{crates}")
    return lines


def token_lines(view: Json, board: Board) -> list[str]:
    """Where merchants and assistants stand, and which are used."""
    names = dict(zip(board.ids, board.names, strict=True))
    lines = []
    for i, merchant in enumerate(view["merchants"]):
        place = "not placed yet" if merchant["market"] is None else f"at {names[merchant['market']]}"
        lines.append(f"{TOKENS[i]}: {'used' if merchant['used'] else place}")
    free = " or ".join(names[market] for market in view["assistants_act_at"])
    for i, assistant in enumerate(view["assistants"]):
        does = DOES[assistant["action"]] + (f" at {free}" if free else "")
        lines.append(f"{TOKENS[3 + i]} on space {assistant['space']}: {'used' if assistant['used'] else does}")
        ahead = [s for s in view["tracks"][i]["spaces"] if s["space"] > assistant["space"]][:3]
        coming = ", ".join(f"{DOES[s['action']]}{HAPPENS[s['icon']]}" for s in ahead)
        if coming:
            lines.append(f"  in the next rounds: {coming}")
    return lines


def pile_lines(view: Json, names: dict[str, str]) -> list[str]:
    """The piles of special cards, with what one has seen of them."""
    lines = []
    for i, pile in enumerate(view["special_piles"], 1):
        line = f"Pile {i}: {plural(pile['size'], 'card')}"
        if pile["seen"] is not None:
            since = f" ({plural(pile['taken_since'], 'card')} taken since)" if pile["taken_since"] else ""
            line += f"; you left {', '.join(names[card] for card in pile['seen']) or 'nothing'}{since}"
        lines.append(line)
    return lines


def player_lines(seat: Json, names: dict[str, str]) -> tuple[str, list[str]]:
    """One player's side."""
    shown = "" if seat["money_shown"] is None else f" (last shown £{seat['money_shown']})"
    money = f"£{seat['money']}" if seat["money"] is not None else f"money hidden{shown}"
    goods, specials = plural(seat["hand_size"], "goods card"), plural(seat["specials_held"], "special card")
    lines = [f"{money}, {goods}, {specials}, {plural(seat['bars'], 'bar')} left"]
    if seat["in_front"]:
        lines.append("In front: " + ", ".join(names[card] for card in seat["in_front"]))
    if "account" in seat:
        account = seat["account"]
        low, high = account["money"]
        goods = ", ".join(f"{good} {a}" if a == b else f"{good} {a}-{b}" for good, (a, b) in account["goods"].items())
        lines.append(f"Account: £{low}{'' if low == high else f' to £{high}'}; {goods}")
    return player(seat["seat"]), lines


def hand_lines(seat: Json, names: dict[str, str], sealed: int | None) -> tuple[str, list[str]]:
    """What one holds, and has laid down face down."""
    goods = [f"{count} {good}" for good, count in (seat["hand"] or {}).items() if count]
    lines = [", ".join(goods) or "No goods cards"]
    lines += [names[card] for card in seat["specials"] or []]
    if sealed is not None:
        lines.append(f"Sealed offer: {offer_text(sealed)}")
    return "Your hand", lines
