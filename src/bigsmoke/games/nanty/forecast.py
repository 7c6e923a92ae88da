"""The figures that decide the game, as they are now."""

from bigsmoke.games.nanty.state import Nanty
from bigsmoke.games.nanty.tables import AREAS, CONDITIONS, EXHAUSTED
from bigsmoke.games.nanty.victory import Sheet, building_value, controller, debts, net_worth, progress
from bigsmoke.kernel.game import Json


def forecast(s: Nanty, seat: int) -> Json:
    """What each Personality would need at every seat, net worth, the control map and points, all from open knowledge.

    Of hidden things it uses the seat's own Personality alone.
    """
    t = s.table
    people = t.people
    sheet = Sheet(s)
    return {
        "personality": people.ids[s.seats[seat].personality],
        "needs": [
            {
                "personality": people.ids[personality],
                "condition": CONDITIONS[people.condition[personality]],
                "need": people.need[personality],
                "have": [progress(s, i, people.condition[personality]) for i in range(s.players)],
            }
            for personality in range(people.size)
            if people.condition[personality] != EXHAUSTED
        ],
        "net_worth": {
            "label": "Net worth",
            "total": net_worth(s, seat),
            "parts": [
                {"label": "Money", "amount": s.seats[seat].money},
                {"label": "Buildings", "amount": building_value(s, seat)},
                {"label": "Loans", "amount": -debts(s, seat)},
            ],
            "all": [net_worth(s, i) for i in range(s.players)],
        },
        "control": {t.areas.ids[area]: (c if c >= 0 else None) for area in range(AREAS) for c in [controller(s, area)]},
        "score": {
            "label": "Points if the game ended now",
            "total": sheet.total[seat],
            "parts": [
                {"label": line["label"], "amount": line["amounts"][seat]} for line in sheet.lines() if line["points"]
            ],
            "all": sheet.total,
        },
    }
