"""A language for those who ask: at a table, in lists, and kept with an account."""

from random import Random
from typing import Any

import pytest
from tests.server.harness import BOT, ME, Client, Error, Json, Server, two_people, whose_turn

from bigsmoke.games import GAMES
from bigsmoke.skills import LEVELS


def said_in(value: Any) -> list[Json]:
    """Everything that is said in a message."""
    if isinstance(value, list):
        return [said for each in value for said in said_in(each)]
    if not isinstance(value, dict):
        return []
    inside = [said for each in value.values() for said in said_in(each)]
    return [value, *inside] if "key" in value else inside


def test_two_at_one_table_one_reads_german_and_the_other_keys(server: Server) -> None:
    # given a table at which Ann wants German and Bob tells everything himself
    ann, bob, table = two_people(server)
    with ann.live(table, lang="de") as a, bob.live(table) as b:
        a.next_state()
        b.next_state()
        first = whose_turn(a, b)
        # when somebody has drawn cards
        option = next(row for row in first.state["decisions"][0]["options"] if row.get("action") == "draw_three")
        first.choose(option["option"])
        german, plain = a.state if first is a else a.next_state(), b.state if first is b else b.next_state()
    # then all that Ann is sent has its text, and nothing that Bob is sent
    assert said_in(german)
    assert all(isinstance(said["text"], str) for said in said_in(german))
    assert said_in(plain)
    assert not any("text" in said for said in said_in(plain))
    # and the table calls her "you" and him by his name
    act = next(row for row in german["events"] if row.get("action") == "draw_three")
    assert act["key"] == "london-2e/event-act"
    assert act["text"] == ("Du: Drei Karten ziehen" if first is a else "Bob: Drei Karten ziehen")


def test_a_question_is_told_with_its_options(sqlite_server: Server) -> None:
    client = sqlite_server.client("Ann")
    table = client.open_table([ME, BOT])["id"]
    with client.live(table, lang="fr") as live:
        state = live.my_turn()
    (decision,) = state["decisions"]
    assert decision["prompt"]["text"] == "Choisis une action"
    told = {row["action"]: row["text"] for row in decision["options"] if "action" in row}
    assert told["draw_three"] == "Piocher trois cartes"
    assert state["forecast"]["run"]["label"]["text"]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_whole_game_can_be_looked_back_at_in_a_language(sqlite_server: Server, game: str) -> None:
    client = sqlite_server.client("Ann")
    table = client.open_table([ME] + [BOT] * (min(GAMES[game].counts) - 1), game=game)["id"]
    with client.live(table) as live:
        live.play_on(Random(3))
        ply = live.state["ply"]
    for where in (ply, ply // 2):
        seen = client.get(f"/api/tables/{table}/replay?ply={where}&seat=0&lang=de")
        assert all(isinstance(said["text"], str) for said in said_in(seen))
    plain = client.get(f"/api/tables/{table}/replay?ply={ply}&seat=0")
    assert plain["outcome"]["sheet"]
    assert not any("text" in said for said in said_in(plain))
    # and so can its result in a list
    (row,) = [row for row in client.get("/api/tables?list=finished&lang=de") if row["id"] == table]
    assert all(line["label"]["text"] for line in row["outcome"]["sheet"])


def test_games_cards_and_bots_are_told_in_a_language(sqlite_server: Server) -> None:
    client = sqlite_server.client()
    games = client.get("/api/games?lang=de")
    assert games["london-1e"]["name"] == {"key": "london-1e/game-london-1e.name", "text": "London (1. Ausgabe)"}
    assert games["london-1e"]["options"][0]["label"]["text"] == "Startplatz"
    bots = client.get("/api/bots?lang=fr")
    assert [bot["id"] for bot in bots] == list(LEVELS)
    assert bots[0]["label"] == {"key": "bot-newcomer", "text": "Débutant"}
    assert [sorted(bot["beats"]) for bot in bots] == [[], *[sorted(games)] * (len(LEVELS) - 1)]
    for address in ("games", "bots", "games/nanty-narking/cards"):
        assert all("text" not in said for said in said_in(client.get(f"/api/{address}")))
        told = said_in(client.get(f"/api/{address}?lang=en"))
        assert told
        assert all(said["text"] for said in told)


def test_a_language_that_there_is_not_is_refused(sqlite_server: Server) -> None:
    client = sqlite_server.client()
    table = client.open_table([ME, BOT])["id"]
    exact = "400 bad-options: lang: 'xx' will not do; choose one of en, de, fr"
    for address in ("games", "bots", "games/london-2e/cards", "tables", f"tables/{table}", f"tables/{table}/replay"):
        asked = "?ply=0&lang=xx" if address.endswith("replay") else "?lang=xx"
        with pytest.raises(Error) as refused:
            client.get(f"/api/{address}{asked}")
        assert str(refused.value) == exact
    with client.live(table, lang="xx") as live:
        refusal = live.next()
        assert (refusal["type"], f"400 {refusal['code']}: {refusal['message']}") == ("refused", exact)


def test_an_account_keeps_its_language(server: Server) -> None:
    # given an account that chose German
    client = server.client()
    client.post("/api/register", {"name": f"Anna{client.user['id'][:6]}", "password": "long enough"})
    client.patch("/api/me", {"preferences": {"lang": "de", "theme": "paper"}})
    name = client.get("/api/me")["user"]["name"]
    # when it is used elsewhere
    elsewhere = Client(server)
    back = elsewhere.post("/api/login", {"name": name, "password": "long enough"})["user"]
    # then its language is known there
    assert back["preferences"] == {"lang": "de", "theme": "paper"}
    assert elsewhere.patch("/api/me", {"preferences": {"lang": "auto"}})["user"]["preferences"] == {"lang": "auto"}


@pytest.mark.parametrize("lang", ["xx", "", 1, True])
def test_an_account_cannot_have_a_language_that_there_is_not(sqlite_server: Server, lang: Any) -> None:
    client = sqlite_server.client()
    with pytest.raises(Error) as refused:
        client.patch("/api/me", {"preferences": {"lang": lang}})
    exact = f"400 bad-language: preferences: lang: {lang!r} will not do; choose one of auto, en, de, fr."
    assert str(refused.value) == exact
    assert client.get("/api/me")["user"]["preferences"] == {}
