"""Who is sent only what has changed holds what everybody else is sent."""

import json
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.harness import BOT, ME, Json, Server, merged
from tests.server.test_security import rebuilt

import bigsmoke
from bigsmoke.games import GAMES
from bigsmoke.kernel.errors import because
from bigsmoke.server.changes import Held
from bigsmoke.server.room import BACK, CHOOSE, Room
from bigsmoke.server.showing import state, table
from bigsmoke.server.telling import in_language, reader


class Looker:
    """Ben, at his screen."""

    seats = (1,)


def as_sent(message: msgspec.Struct) -> Json:
    sent: Json = json.loads(msgspec.json.encode(message))
    return sent


def step(room: Room, rng: Random) -> None:
    """Somebody chooses, or all of it goes back a little; and now and then the table itself changes."""
    match = room.match
    assert match is not None
    if rng.random() < 0.2:
        room.row = {**room.row, "rematch": rng.choice((None, "another"))}
    if match.ply > 3 and rng.random() < 0.05:
        ply = rng.randrange(match.ply - 3, match.ply)
        match.rewind(ply)
        room.committed(room.next_row(BACK, ply, 0, None))
        return
    seat = rng.choice(match.asked)
    decision = match.decision_of(seat)
    assert decision is not None
    ply, option = match.ply, rng.choice(decision.options)
    match.choose(option, seat)
    room.committed(room.next_row(CHOOSE, ply, seat, option))


@pytest.mark.parametrize("lang", [None, "de"])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_changes_put_together_are_the_whole_state(game: str, lang: str | None) -> None:
    # given a viewer with two seats, who looks through either and misses some steps, and one who looks on
    rng = Random(f"{game} {lang}")
    room = rebuilt(bigsmoke.new_match(game, max(GAMES[game].counts), 5).record(), 0)
    room.seats[1]["user_id"] = "u0"
    held: dict[str | None, tuple[Held, Json]] = {}
    left_out = 0
    while not room.over and room.step < (120 if lang is None else 40):
        for _ in range(rng.choice((1, 1, 2, 7))):
            if not room.over:
                step(room, rng)
        for user in ("u0", None):
            eyes = None if user is None else rng.choice((0, 1))
            whole = in_language(state(room, user, eyes, room.ply - 1), lang, game, reader(room, eyes))
            if user not in held or rng.random() < 0.1:  # they come anew
                held[user] = Held(whole), as_sent(whole)
                continue
            known, kept = held[user]
            sent = as_sent(known.changes(whole))
            # when they put together what they hold and what they are sent
            held[user] = known, merged(kept, sent)
            # then they hold all of it
            assert held[user][1] == as_sent(whole)
            left_out += len(json.dumps(as_sent(whole))) - len(json.dumps(sent))
    assert left_out > 10_000


def test_a_field_that_goes_as_another_comes_is_told_as_gone() -> None:
    # given somebody who holds a view with what they foresee
    room = rebuilt(bigsmoke.new_match("london-2e", 2, 5).record(), 0)
    whole = state(room, "u0", 0, room.ply)
    view = whole.view
    whole.view = {**view, "foreseen": ["hospital"], "ends": [{"card": "school"}]}
    held, kept = Held(whole), as_sent(whole)
    # when as many fields come as go, then none, then the first again
    for fields in (
        {"sealed": 1, "marks": [{"up": True}]},
        {},
        {"foreseen": ["hospital"], "ends": [{"card": "school"}]},
    ):
        whole.view = {**view, **fields}
        kept = merged(kept, as_sent(held.changes(whole)))
        # then they hold the view that is, and nothing besides
        assert kept["view"] == as_sent(whole)["view"]


def test_a_player_is_never_shown_an_old_table() -> None:
    # given a table that is shown again and again, with all that may happen to it between
    rng = Random(7)
    room = rebuilt(bigsmoke.new_match("london-2e", 2, 5).record(), 0)
    room.row = {**room.row, "status": "playing", "clock": None, "away": "ask"}
    room.seats = [{**row, "resigned": False, "wait": None} for row in room.seats]
    there: Any = Looker()

    def hand_over() -> None:
        values = {"stand_in": rng.choice((None, "greedy")), "wait": rng.choice((None, True, False))}
        room.seats = [{**row, **values} if row["seat"] == 1 else row for row in room.seats]

    def ask_back() -> None:
        request = {"seat": 0, "ply": room.told.ply, "step": room.told.step, "agreed": []}
        room.row = {**room.row, "undo": rng.choice((None, request))}

    def come_and_go() -> None:
        (room.channels.remove if there in room.channels else room.channels.add)(there)
        room.meta += 1

    def freeze() -> None:
        room.frozen = rng.choice((None, because("frozen-game", game="london-2e"), because("frozen-game", game="go")))

    seen = set()
    for _ in range(200):
        rng.choice((hand_over, ask_back, come_and_go, freeze, lambda: step(room, rng)))()
        for user, seat in (("u0", 0), ("u1", 1), (None, None)):
            # then whoever is shown the match is shown the table as it is
            shown = as_sent(state(room, user, seat, room.ply).table)
            assert shown == as_sent(table(room, user, seat))
            seen.add(json.dumps({**shown, "ply": 0, "step": 0, "asked": []}))
    assert len(seen) > 20


def test_a_channel_of_changes_tells_a_whole_game(sqlite_server: Server) -> None:
    # given one player at two channels, a whole one and one of changes
    client = sqlite_server.client()
    opened = client.open_table([ME, ME, BOT], visibility="hotseat")["id"]
    rng = Random(3)
    with client.live(opened) as whole, client.live(opened, changes=1) as live:
        live.next_state()
        for _ in range(60):
            live.my_turn()
            live.choose_any(rng)
            if rng.random() < 0.1:
                live.send("look", seat=rng.choice((0, 1)))
                live.next_state()
        live.my_turn()
        # then what the changes came to is what was sent whole for the same step
        assert {message["type"] for message in live.traffic[2:]} >= {"changes"}
        assert [message["type"] for message in live.traffic if message["type"] in ("state", "changes")].count(
            "state"
        ) == 1
        whole.send("look", seat=live.state["seat"])
        now = whole.until(lambda m: m["type"] == "state" and m["seat"] == live.state["seat"])
        own = ("since", "events", "answered", "seat", "view", "forecast", "asides")
        assert {k: v for k, v in now.items() if k not in own} == {k: v for k, v in live.state.items() if k not in own}
