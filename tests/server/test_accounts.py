"""Guests, accounts, sessions and tokens."""

from tests.server.harness import BOT, ME, Client, Server

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
    impostor = server.client(name)  # a guest may call itself anything
    assert impostor.refused(f"/api/tables/{table['id']}/join", {"invite": table["invite"]}) == "no-seat"
    assert table["id"] in [row["id"] for row in dan.get("/api/tables?list=open")]
    assert dan.post(f"/api/tables/{table['id']}/join")["table"]["status"] == "playing"
