"""The waiting room: what a host may settle before the cards are dealt, and what nobody else may."""

from typing import Any

import pytest
from tests.server.harness import BOT, ME, OPEN, Client, Error, Json, Server, keep_up

from bigsmoke.server import fairness


class Opened:
    """A table that Ann has opened, where Bob has sat down at the second seat."""

    def __init__(self, server: Server, seats: list[Json] | None = None, **more: Any) -> None:
        self.ann, self.bob = server.client("Ann"), server.client("Bob")
        self.table = self.ann.open_table(seats or [ME, OPEN, OPEN], **more)
        self.path = f"/api/tables/{self.table['id']}"
        self.bob.post(f"{self.path}/join", {"seat": 1, "invite": self.table["invite"]})

    def act(self, what: str, body: Json | None = None, by: Client | None = None) -> Json:
        """Do something at the table, as the host unless somebody else is named; the table after it."""
        table: Json = (by or self.ann).post(f"{self.path}/{what}", body or {})["table"]
        return table

    def refusal(self, what: str, body: Json | None = None, by: Client | None = None) -> tuple[int, str, str]:
        """With which status and code, and in which words something is refused."""
        with pytest.raises(Error) as refused:
            self.act(what, body, by)
        return refused.value.status, refused.value.code, str(refused.value).split(": ", 1)[1]


def seated(table: Json) -> list[str]:
    """Who sits where: a name, a bot, or nobody."""
    return [seat.get("bot") or seat["name"] or seat["kind"] for seat in table["seats"]]


def test_everybody_is_told_who_the_host_is(sqlite_server: Server) -> None:
    opened = Opened(sqlite_server)
    assert opened.act("swap", {"seat": 0, "other": 2})["host"] == 2
    told = opened.bob.get(opened.path)["table"]
    assert told["host"] == 2
    assert "yours" not in told
    (listed,) = [row for row in opened.bob.get("/api/tables?list=mine") if row["id"] == opened.table["id"]]
    assert listed["host"] == 2


def test_a_bot_of_any_level_takes_a_free_seat_and_gets_up_again(server: Server) -> None:
    # given a table with two free seats, and somebody who waits there
    opened = Opened(server, [ME, OPEN, OPEN, OPEN])
    with opened.bob.live(opened.table["id"]) as live:
        for change, third in (
            ({"seat": 2, "kind": "bot", "bot": "greedy"}, "greedy"),
            ({"seat": 2, "kind": "bot", "bot": "random"}, "random"),
            ({"seat": 2, "kind": "open"}, "open"),
            ({"seat": 2, "kind": "open"}, "open"),
        ):
            # when the host seats a bot, another, and none
            wanted = ["Ann", "Bob", third, "open"]
            assert seated(opened.act("seat", change)) == wanted
            # then whoever waits is told
            keep_up(live)
            told = [message["table"] for message in live.traffic if message["type"] == "table"]
            assert seated(told[-1]) == wanted


def test_the_last_seat_begins_the_game(server: Server) -> None:
    opened = Opened(server)
    assert opened.act("seat", {"seat": 2, "kind": "bot", "bot": "random"})["status"] == "playing"
    assert opened.refusal("seat", {"seat": 2, "kind": "open"}) == (409, "started", "The game has begun.")


def test_the_host_swaps_seats_with_whoever_sits_there(server: Server) -> None:
    opened = Opened(server, [ME, OPEN, OPEN, BOT])
    assert seated(opened.act("swap", {"seat": 0, "other": 1})) == ["Bob", "Ann", "open", "random"]
    assert seated(opened.act("swap", {"seat": 3, "other": 0})) == ["random", "Ann", "open", "Bob"]
    assert seated(opened.act("swap", {"seat": 1, "other": 2})) == ["random", "open", "Ann", "Bob"]
    assert opened.bob.get(opened.path)["table"]["seats"][3]["you"]
    # and each plays where they sit by then
    opened.act("start", {"bot": "random"})
    with opened.bob.live(opened.table["id"]) as live:
        assert live.next_state()["you"] == [3]


def test_a_seal_moves_with_whoever_set_it(sqlite_server: Server) -> None:
    ann = sqlite_server.client("Ann")
    part = "a" * 64
    table = ann.open_table([ME, OPEN, OPEN], seal=fairness.seal(part))
    path = f"/api/tables/{table['id']}"
    ann.post(f"{path}/swap", {"seat": 0, "other": 2})
    begun = ann.post(f"{path}/start", {"bot": "random"})["table"]
    assert (begun["status"], [seat.get("seal") for seat in begun["seats"]]) == (
        "waiting",
        [None, None, fairness.seal(part)],
    )
    # From now on all is settled: browsers have noted who sits where.
    for what, body in (
        ("swap", {"seat": 0, "other": 1}),
        ("seat", {"seat": 0, "kind": "open"}),
        ("start", {"bot": "random"}),
        ("cancel", {}),
    ):
        with pytest.raises(Error, match="409 started: The table is full, and the cards are being dealt"):
            ann.post(f"{path}/{what}", body)
    assert ann.post(f"{path}/reveal", {"part": part})["table"]["status"] == "playing"


def test_a_guest_is_shown_the_door_and_the_seat_is_free(server: Server) -> None:
    opened = Opened(server)
    with opened.bob.live(opened.table["id"]) as live:
        live.next_of("table")
        assert seated(opened.act("seat", {"seat": 1, "kind": "open"})) == ["Ann", "open", "open"]
        gone = live.until(lambda m: m["type"] == "table" and seated(m["table"])[1] == "open")["table"]
    assert not any(seat.get("you") for seat in gone["seats"])
    assert "invite" not in gone
    assert opened.refusal("leave", by=opened.bob)[1] == "forbidden"


def test_who_was_sent_away_stays_away_until_the_host_lets_them_back(server: Server) -> None:
    # given Bob, who was sent away, and has the link still
    opened = Opened(server)
    join = {"invite": opened.table["invite"]}
    told = opened.act("seat", {"seat": 1, "kind": "open"})
    assert (told["sent_away"], "barred" in told) == (["Bob"], False)
    # when he comes again, by any of the seats, then he is told, and nobody else sees that he was
    why = "The host sent you away from this table. You can sit down again when they let you back in."
    for body in (join, {}, {"seat": 2, **join}):
        assert opened.refusal("join", body, opened.bob) == (403, "forbidden", why)
    assert opened.bob.get(opened.path)["table"]["barred"]
    cat = server.client("Cat")
    seen = opened.act("join", join, cat)
    assert not {"barred", "sent_away"} & seen.keys()
    # and none but the host lets him back, whom a live page tells
    assert opened.refusal("let-back", {"name": "Bob"}, cat)[1] == "forbidden"
    assert opened.refusal("let-back", {"name": "Dan"})[2] == "Nobody called 'Dan' was sent away from this table."
    with opened.bob.live(opened.table["id"]) as live:
        assert live.next_of("table")["table"]["barred"]
        assert "sent_away" not in opened.act("let-back", {"name": "Bob"})
        live.until(lambda m: m["type"] == "table" and "barred" not in m["table"])
    assert opened.act("join", join, opened.bob)["status"] == "playing"


def test_a_seat_that_was_kept_for_who_is_sent_away_is_for_whoever_is_invited(sqlite_server: Server) -> None:
    dan = Client(sqlite_server)
    dan.post("/api/register", {"name": "Dan", "password": "a long password"})
    opened = Opened(sqlite_server, [ME, OPEN, {"kind": "invite", "name": "Dan"}])
    opened.act("seat", {"seat": 1, "kind": "open"})
    opened.act("join", {"seat": 2}, dan)
    freed = opened.act("seat", {"seat": 2, "kind": "open"})["seats"][2]
    assert (freed["kind"], freed["name"]) == ("invite", "")
    eve = sqlite_server.client("Eve")
    assert seated(opened.act("join", {"seat": 2, "invite": opened.table["invite"]}, eve))[2] == "Eve"


def test_a_seat_that_was_kept_for_somebody_is_so_again_when_a_bot_gets_up(sqlite_server: Server) -> None:
    ann = sqlite_server.client("Ann")
    path = f"/api/tables/{ann.open_table([ME, {'kind': 'invite', 'name': 'Dan'}, OPEN])['id']}"
    ann.post(f"{path}/seat", {"seat": 1, "kind": "bot"})
    freed = ann.post(f"{path}/seat", {"seat": 1, "kind": "open"})["table"]["seats"][1]
    assert (freed["kind"], freed["name"]) == ("invite", "dan")
    assert sqlite_server.client().refused(f"{path}/join", {"seat": 1}) == "no-seat"


def test_start_now_seats_bots_or_takes_the_free_seats_away(server: Server) -> None:
    # given a table of four where two sit, at the first and the last seat
    for body, players in (({"bot": "random"}, 4), ({}, 2)):
        opened = Opened(server, [ME, OPEN, OPEN, OPEN])
        opened.act("swap", {"seat": 1, "other": 3})
        # when the host starts now, with bots or without
        begun = opened.act("start", body)
        # then the game goes on with as many as were said
        assert (begun["status"], begun["players"], len(begun["seats"])) == ("playing", players, players)
        assert seated(begun)[0] == "Ann"
        assert seated(begun)[-1] == "Bob"
        with opened.bob.live(opened.table["id"]) as live:
            state = live.next_state()
            assert state["you"] == [players - 1]
            assert state["view"]["players"] == players


def test_nobody_starts_with_fewer_than_the_game_is_for(sqlite_server: Server) -> None:
    opened = Opened(sqlite_server, game="london-markets")
    status, code, words = opened.refusal("start")
    assert (status, code) == (400, "bad-options")
    assert words == "London Markets is for 3, 4 players, not 2"
    told = opened.ann.get(opened.path)["table"]
    assert (told["status"], told["players"], seated(told)) == ("waiting", 3, ["Ann", "Bob", "open"])


def test_a_game_is_called_off(server: Server) -> None:
    opened = Opened(server)
    with opened.bob.live(opened.table["id"]) as live:
        live.next_of("table")
        assert opened.act("cancel")["status"] == "closed"
        assert live.until(lambda m: m["type"] == "table" and m["table"]["status"] == "closed")
    late = server.client("Cat")
    assert opened.refusal("join", {"invite": opened.table["invite"]}, late) == (
        409,
        "started",
        "This game was called off.",
    )
    assert opened.refusal("cancel")[2] == "This game was called off."
    assert opened.table["id"] not in [row["id"] for row in opened.ann.get("/api/tables?list=mine")]


@pytest.mark.parametrize(
    ("what", "body"),
    [("seat", {"seat": 2, "kind": "bot"}), ("swap", {"seat": 0, "other": 1}), ("start", {}), ("cancel", {})],
)
def test_only_the_host_may(sqlite_server: Server, what: str, body: Json) -> None:
    opened = Opened(sqlite_server)
    stranger = Client(sqlite_server)
    assert opened.refusal(what, body, opened.bob) == (403, "forbidden", "Only the host of the table may do that.")
    assert opened.refusal(what, body, stranger)[:2] == (401, "no-user")
    assert seated(opened.ann.get(opened.path)["table"]) == ["Ann", "Bob", "open"]


@pytest.mark.parametrize(
    ("what", "body", "words"),
    [
        ("seat", {"seat": 1, "kind": "bot"}, "Somebody sits there."),
        ("seat", {"seat": 0, "kind": "open"}, "That is your own seat. Call the game off, or leave the table."),
        ("seat", {"seat": 3, "kind": "open"}, "There is no seat 3."),
        ("seat", {"seat": 2, "kind": "bot", "bot": "Moriarty"}, "There is no bot 'Moriarty'."),
        ("swap", {"seat": 0, "other": 9}, "There is no seat 9."),
        ("start", {"bot": "Moriarty"}, "There is no bot 'Moriarty'."),
    ],
)
def test_what_cannot_be_is_refused_in_words(sqlite_server: Server, what: str, body: Json, words: str) -> None:
    opened = Opened(sqlite_server)
    assert opened.refusal(what, body)[2] == words
    assert seated(opened.ann.get(opened.path)["table"]) == ["Ann", "Bob", "open"]


def test_two_guests_of_one_name_do_not_sit_at_one_table(server: Server) -> None:
    opened = Opened(server)
    namesake = server.client("bob")
    join = {"invite": opened.table["invite"]}
    status, code, words = opened.refusal("join", join, namesake)
    assert (status, code) == (409, "name-taken")
    assert words == "Somebody called 'bob' sits at this table already. Choose another name."
    # under another name they may, and then nobody can take that one
    assert namesake.patch("/api/me", {"name": "Cat"})["user"]["name"] == "Cat"
    opened.act("join", join, namesake)
    assert opened.bob.http.patch("/api/me", json={"name": "CAT"}).json()["code"] == "name-taken"


def test_a_guest_s_new_name_stands_at_the_tables_that_are_not_over(server: Server) -> None:
    opened = Opened(server)
    with opened.ann.live(opened.table["id"]) as live:
        live.next_of("table")
        opened.bob.patch("/api/me", {"name": "Beatrix"})
        live.until(lambda m: m["type"] == "table" and seated(m["table"])[1] == "Beatrix")
