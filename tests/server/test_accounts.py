"""Guests, accounts, sessions and tokens."""

import pytest
from tests.server.harness import BOT, ME, Client, Live, Server
from websockets.exceptions import ConnectionClosed

from bigsmoke.server.live import LOGGED_OUT

PASSWORD = "correct horse battery"


def name_of(server: Server, name: str) -> str:
    """A name that no other test uses on this server."""
    return f"{name} {server.client().user['id'][:6]}"


def test_a_guest_becomes_an_account_and_keeps_the_games(server: Server) -> None:
    guest = server.client("Ann")
    table = guest.open_table([ME, BOT])["id"]
    name = name_of(server, "Ann")
    user = guest.post("/api/register", {"name": name, "password": PASSWORD})["user"]
    assert not user["guest"]
    assert user["id"] == guest.user["id"]
    elsewhere = Client(server)
    elsewhere.post("/api/login", {"name": name.upper(), "password": PASSWORD})
    assert table in [row["id"] for row in elsewhere.get("/api/tables?list=mine")]
    assert server.client().refused("/api/register", {"name": name, "password": PASSWORD}) == "name-taken"
    assert guest.refused("/api/register", {"name": name_of(server, "Other"), "password": PASSWORD}) == "has-account"


def test_who_logs_in_as_a_guest_brings_the_games_along(server: Server) -> None:
    name = name_of(server, "Bob")
    Client(server).post("/api/register", {"name": name, "password": PASSWORD})
    guest = server.client()
    table = guest.open_table([ME, BOT])["id"]
    guest.post("/api/login", {"name": name, "password": PASSWORD})
    assert table in [row["id"] for row in guest.get("/api/tables?list=mine")]
    with guest.live(table) as live:
        assert live.my_turn()["you"] == [0]


def test_a_wrong_password_lets_nobody_in(server: Server) -> None:
    name = name_of(server, "Cat")
    Client(server).post("/api/register", {"name": name, "password": PASSWORD})
    stranger = Client(server)
    for body in ({"name": name, "password": "wrong wrong"}, {"name": "nobody here", "password": PASSWORD}):
        assert stranger.refused("/api/login", body) == "wrong-password"
    assert stranger.get("/api/me")["user"] is None


def test_logging_out_ends_the_session(server: Server) -> None:
    client = server.client()
    cookie = client.http.cookies["bigsmoke"]
    client.post("/api/logout")
    client.http.cookies.set("bigsmoke", cookie)
    assert client.get("/api/me")["user"] is None
    assert client.refused("/api/tables", {"game": "london-2e", "seats": [ME, BOT]}) == "no-user"


def test_tokens_let_bots_in_until_they_are_revoked(server: Server) -> None:
    owner = server.client("Owner")
    token = owner.post("/api/me/tokens", {"label": "my bot"})["token"]
    bot = Client(server, token)
    del bot.http.headers["X-Bigsmoke"]  # no other site can send this token, so it needs no guard
    assert bot.get("/api/me")["user"]["id"] == owner.user["id"]
    table = bot.open_table([ME, BOT])["id"]
    with bot.live(table) as live:
        assert live.my_turn()["you"] == [0]
    assert owner.http.delete("/api/me/tokens").json() == {"revoked": 1}
    assert bot.get("/api/me")["user"] is None


def test_preferences_and_names(server: Server) -> None:
    guest = server.client()
    user = guest.patch("/api/me", {"name": "  Zoë   Q ", "preferences": {"theme": "gaslight", "sound": False}})["user"]
    assert user["name"] == "Zoë Q"
    assert guest.get("/api/me")["user"]["preferences"] == {"theme": "gaslight", "sound": False}


def test_a_seat_is_kept_for_a_named_account(server: Server) -> None:
    name = name_of(server, "Dan")
    dan = Client(server)
    dan.post("/api/register", {"name": name, "password": PASSWORD})
    ann = server.client("Ann")
    table = ann.open_table([ME, {"kind": "invite", "name": name}], visibility="link")
    impostor = server.client()
    assert impostor.refused(f"/api/tables/{table['id']}/join", {"invite": table["invite"]}) == "no-seat"
    assert table["id"] in [row["id"] for row in dan.get("/api/tables?list=open")]
    assert dan.post(f"/api/tables/{table['id']}/join")["table"]["status"] == "playing"
    # and stays kept for him when he gets up again
    other = ann.open_table([ME, {"kind": "invite", "name": name.upper()}, {"kind": "open"}])
    dan.post(f"/api/tables/{other['id']}/join", {"seat": 1})
    left = dan.post(f"/api/tables/{other['id']}/leave")["table"]["seats"]
    assert [(seat["kind"], seat["name"]) for seat in left[1:]] == [("invite", name), ("open", "")]
    assert impostor.refused(f"/api/tables/{other['id']}/join", {"seat": 1, "invite": other["invite"]}) == "no-seat"
    assert dan.post(f"/api/tables/{other['id']}/join", {"seat": 1})["table"]["seats"][1]["kind"] == "person"


def test_a_seat_by_invitation_is_not_open_to_all_once_left(server: Server) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    table = ann.open_table([ME, {"kind": "invite"}, {"kind": "open"}])
    bob.post(f"/api/tables/{table['id']}/join", {"seat": 1, "invite": table["invite"]})
    assert [seat["kind"] for seat in bob.post(f"/api/tables/{table['id']}/leave")["table"]["seats"][1:]] == [
        "invite",
        "open",
    ]
    assert server.client().refused(f"/api/tables/{table['id']}/join", {"seat": 1}) == "no-seat"


def test_no_guest_takes_the_name_of_an_account(server: Server) -> None:
    name = name_of(server, "Ärger")
    Client(server).post("/api/register", {"name": name, "password": PASSWORD})
    for written in (name, name.upper(), f"  {name.lower()} "):
        assert Client(server).refused("/api/guest", {"name": written}) == "name-taken"
        assert server.client().http.patch("/api/me", json={"name": written}).json()["code"] == "name-taken"


def test_a_seat_kept_for_a_name_is_found_however_the_name_is_written(server: Server) -> None:
    name = name_of(server, "ÄRGER")
    owner = Client(server)
    owner.post("/api/register", {"name": name, "password": PASSWORD})
    table = server.client("Ann").open_table([ME, {"kind": "invite", "name": name.lower()}])["id"]
    assert table in [row["id"] for row in owner.get("/api/tables?list=open")]
    owner.post(f"/api/tables/{table}/join")


def closing_code(live: Live) -> int:
    """The code with which the server hangs up."""
    with pytest.raises(ConnectionClosed) as closed:
        live.until(lambda _: False)
    assert closed.value.rcvd is not None
    return int(closed.value.rcvd.code)


def test_live_channels_end_with_the_session_they_came_in_with(server: Server) -> None:
    ann = server.client()
    table = ann.open_table([ME, BOT])["id"]
    token = ann.post("/api/me/tokens")["token"]
    with ann.live(table) as browser, Client(server, token).live(table) as bot:
        # given a browser and a bot of the same person, when the tokens are revoked, then the bot is out
        for live in (browser, bot):
            live.next_state()
        ann.http.delete("/api/me/tokens")
        assert closing_code(bot) == LOGGED_OUT
        # and the browser when the session ends
        browser.send("ping")
        browser.next_of("pong")
        ann.post("/api/logout")
        assert closing_code(browser) == LOGGED_OUT


def test_whoever_holds_a_guest_s_cookie_is_out_when_the_guest_registers_or_logs_in(server: Server) -> None:
    name = name_of(server, "Eve")
    for call in ("register", "login"):
        guest = server.client()
        table = guest.open_table([ME, BOT])["id"]
        with guest.live(table) as live:
            live.next_state()
            guest.post(f"/api/{call}", {"name": name, "password": PASSWORD})
            assert closing_code(live) == LOGGED_OUT
        with guest.live(table) as live:
            assert live.next_state()["you"] == [0]
