"""Studies: positions that somebody sets up, moments of finished games, and what has been learned."""

from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

import pytest
from tests.server.harness import BOT, ME, Client, Error, Json, Server, running

import bigsmoke

GAMES = ("london-2e", "london-1e", "nanty-narking", "london-markets")
LONDON = """
game = "london-2e"
players = 2
"""


def position_of(game: str) -> Json:
    """A position of a game: the start of one, dealt."""
    return bigsmoke.new_match(game, 3, seed=5).position()


def studied(client: Client, **body: Any) -> Json:
    state: Json = client.post("/api/study", body)
    return state


def told(client: Client, path: str, body: Json) -> str:
    """The code and the sentence with which a call is refused."""
    with pytest.raises(Error) as refused:
        client.post(path, body)
    return str(refused.value)


def learn(client: Client, topic: str, known: Json) -> Json:
    response = client.http.put(f"/api/me/progress/{topic}", json={"known": known})
    answer: Json = response.json()
    return answer if response.status_code == 200 else {"refused": answer["code"]}


def random_game() -> bigsmoke.Match:
    """A finished game."""
    rng, match = Random(3), bigsmoke.new_match("london-2e", 2, seed=3)
    while not match.over:
        for seat in match.asked:
            decision = match.decision_of(seat)
            assert decision is not None
            match.choose(rng.choice(decision.options), seat)
    return match


def brought(client: Client) -> tuple[str, int]:
    """A finished game at a server, and its length."""
    match = random_game()
    return client.post("/api/records", {"record": match.record()})["table"]["id"], match.ply


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_shown_as_a_table_and_gone_on_from(server: Server, game: str) -> None:
    given = position_of(game)
    anybody = Client(server)
    state = studied(anybody, position=given)
    seat, row = state["seat"], state["decisions"][0]["options"][0]
    assert state["you"] == [seat]
    assert state["view"]["asked"] == state["table"]["asked"]
    assert state["table"]["game"] == game

    # when a step is taken, the table is where the engine says, and asked again it is the same
    line = [[seat, row["option"]]]
    on = studied(anybody, position=given, line=line)
    match = bigsmoke.from_position(game, given)
    match.choose(row["option"], seat)
    assert on["ply"] == match.ply
    assert on["view"]["asked"] == match.asked
    assert studied(anybody, position=given, line=line) == on


def test_a_seat_is_shown_what_it_knows_and_all_only_if_asked_for(sqlite_server: Server) -> None:
    anybody = Client(sqlite_server)
    given = position_of("london-2e")
    closed = studied(anybody, position=given, seat=0)["view"]["seats"]
    opened = studied(anybody, position=given, seat=0, open=True)["view"]["seats"]
    assert [seat["hand"] is None for seat in closed] == [False, True, True]
    assert [len(seat["hand"]) for seat in opened] == [seat["hand_size"] for seat in closed]


def test_a_table_that_is_set_up_is_shown_before_anybody_draws(sqlite_server: Server) -> None:
    anybody = Client(sqlite_server)
    given = {"game": "london-2e", "players": 2, "seat": [{"hand": ["wren"]}, {"hand": ["lords"]}]}
    # the second edition's turn begins with a card from the deck
    assert [seat["hand_size"] for seat in studied(anybody, position=given)["view"]["seats"]] == [2, 1]
    still = studied(anybody, position=given, still=True)
    assert [seat["hand"] for seat in still["view"]["seats"]] == [["wren"], ["lords"]]
    assert (still["decisions"], still["events"]) == ([], [])


def test_what_does_not_fit_is_refused_by_what_is_wrong(sqlite_server: Server) -> None:
    anybody = Client(sqlite_server)
    wrong = told(anybody, "/api/study", {"position": f"{LONDON}\ncolour = 3"})
    assert wrong.startswith("400 bad-position: colour")
    assert anybody.refused("/api/study", {"position": "game = ["}) == "bad-position"
    assert anybody.refused("/api/study", {"position": "players = 2"}) == "bad-position"
    assert anybody.refused("/api/study", {"position": LONDON, "table": "x"}) == "bad-request"
    assert anybody.refused("/api/study", {}) == "bad-request"
    assert anybody.refused("/api/study", {"position": LONDON, "seat": 5}) == "no-seat-there"
    assert told(anybody, "/api/study", {"position": LONDON, "line": [[0, 999_999]]}).startswith("400 bad-line: step 0")
    assert anybody.refused("/api/study", {"table": "nothing"}) == "no-table"


def test_a_finished_game_is_studied_from_any_moment(server: Server) -> None:
    ann = server.client("Ann")
    table, plies = brought(ann)
    there = ann.get(f"/api/tables/{table}/replay?ply={plies // 2}&seat=0")
    state = studied(Client(server), table=table, ply=plies // 2, seat=0)
    assert (state["ply"], state["view"]["seats"]) == (there["ply"], there["view"]["seats"])
    assert ann.refused("/api/study", {"table": table, "ply": plies + 1}) == "no-ply"


def test_a_game_that_goes_on_is_nobodys_to_study(server: Server) -> None:
    ann = server.client("Ann")
    table = ann.open_table([ME, BOT])["id"]
    assert ann.refused("/api/study", {"table": table}) == "not-over"


def test_a_study_is_played_on_against_a_bot_or_at_one_screen(server: Server) -> None:
    ann = server.client("Ann")
    given = position_of("london-2e")
    row = studied(ann, position=given)["decisions"][0]["options"][0]
    start = {"position": given, "line": [[row["seat"], row["option"]]]}
    alone = ann.post("/api/study/play", {**start, "seats": [ME, BOT, BOT]})["table"]
    assert [seat["kind"] for seat in alone["seats"]] == ["person", "bot", "bot"]
    assert alone["ply"] >= 1
    together = ann.post("/api/study/play", {**start, "seats": [ME, {**ME, "name": "Bea"}, ME]})["table"]
    assert together["visibility"] == "hotseat"
    assert [seat["name"] for seat in together["seats"]] == ["Ann", "Bea", "Ann"]
    assert ann.refused("/api/study/play", {**start, "seats": [ME, BOT]}) == "bad-seats"
    assert ann.refused("/api/study/play", {**start, "seats": [BOT, BOT, BOT]}) == "bad-seats"
    assert Client(server).refused("/api/study/play", {**start, "seats": [ME, BOT, BOT]}) == "no-user"


def test_a_bot_says_what_it_would_do_in_a_study(sqlite_server: Server) -> None:
    anybody = Client(sqlite_server)
    given = position_of("london-2e")
    state = studied(anybody, position=given)
    hint = anybody.post("/api/study/advise", {"position": given})["hint"]
    offered = {row["option"] for row in state["decisions"][0]["options"]}
    assert {row["row"]["option"] for row in hint["options"]} <= offered
    assert sum(chance["p"] for chance in hint["chances"]) == 1_000_000
    assert hint["chances"][hint["seat"]] == hint["options"][0]["win"]
    other = 1 - state["seat"]
    assert anybody.refused("/api/study/advise", {"position": given, "seat": other}) == "not-your-turn"


def test_a_study_is_shared_by_a_link(server: Server) -> None:
    ann = server.client("Ann")
    study = {"position": position_of("london-2e"), "branches": [{"name": "Loan first", "line": [[0, 3]]}]}
    shared = ann.post("/api/studies", {"name": "What if?", "study": study})
    found = Client(server).get(f"/api/studies/{shared['id']}")
    assert (found["name"], found["study"], found["by"]) == ("What if?", study, "Ann")
    assert Client(server).refused("/api/studies/nothing") == "no-study"
    assert Client(server).refused("/api/studies", {"name": "x", "study": {}}) == "no-user"


def test_whoever_has_the_link_of_a_study_sees_the_game_it_is_about(sqlite_server: Server) -> None:
    """Given a game that was played at one screen, which is nobody else's business, when its host shares a study of it,
    then whoever has the link may look at it and ask; and no study of somebody else's opens it."""
    ann, bob = sqlite_server.client("Ann"), sqlite_server.client("Bob")
    match = random_game()
    last = match.at(match.turn_starts()[-1][0]).position()
    table = ann.post("/api/study/play", {"position": last, "seats": [ME, ME]})["table"]["id"]
    with ann.live(table) as live:
        live.play_on(Random(1))
    begins = {"beginning": {"table": table, "ply": 0}}
    ours = ann.post("/api/studies", {"name": "Ours", "study": begins})["id"]
    theirs = bob.post("/api/studies", {"name": "Theirs", "study": begins})["id"]
    another = ann.post("/api/studies", {"name": "Another", "study": {"beginning": {"table": "x", "ply": 3}}})["id"]
    where = {"table": table, "ply": 0}
    assert bob.post("/api/study", {**where, "study": ours})["ply"] == 0
    assert bob.post("/api/study/advise", {**where, "study": ours})["hint"]["ply"] == 0
    assert bob.post("/api/study/setup", {**where, "study": ours})["problems"] == []
    for study in (None, theirs, another, "nothing"):
        assert bob.refused("/api/study", {**where, "study": study}) == "no-table"


def test_what_was_learned_is_kept_for_every_device(server: Server) -> None:
    ann = server.client("Ann")
    assert ann.get("/api/me/progress") == {"topics": {}}
    learn(ann, "lesson.london-2e", {"step": 4})
    learn(ann, "lesson.london-2e", {"step": 5})
    kept = learn(ann, "coach.london-2e", {"poverty": 2})
    assert kept["topics"] == {"lesson.london-2e": {"step": 5}, "coach.london-2e": {"poverty": 2}}
    assert learn(ann, "diary", {})["refused"] == "no-topic"
    assert learn(ann, "lesson.x", {"x": "y" * 5000})["refused"] == "too-long"
    assert learn(Client(server), "lesson.x", {})["refused"] == "no-user"
    assert ann.get("/api/me/progress") == kept


def test_what_a_guest_has_learned_comes_along_to_the_account(server: Server) -> None:
    account, guest = server.client("Bea"), server.client("Guest")
    name = f"Bea {uuid4().hex[:8]}"
    account.post("/api/register", {"name": name, "password": "correct horse"})
    learn(account, "lesson.london-2e", {"step": 9})
    learn(guest, "lesson.london-2e", {"step": 2})
    learn(guest, "puzzles.london-2e", {"1": "right"})
    guest.post("/api/login", {"name": name, "password": "correct horse"})
    # what the account knows itself stays as it is
    assert guest.get("/api/me/progress")["topics"] == {
        "lesson.london-2e": {"step": 9},
        "puzzles.london-2e": {"1": "right"},
    }


# Setting up


def set_up(client: Client, **body: Any) -> Json:
    setup: Json = client.post("/api/study/setup", body)
    return setup


def wrong(client: Client, position: Json) -> list[tuple[str, str | None]]:
    """Where a position is wrong, and by what."""
    return [(problem["field"], problem["name"]) for problem in set_up(client, position=position)["problems"]]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("dealt", [True, False])
def test_a_position_is_begun_with_and_said_as_text(sqlite_server: Server, game: str, dealt: bool) -> None:
    anybody = Client(sqlite_server)
    setup = set_up(anybody, game=game, players=3, dealt=dealt)
    assert setup["problems"] == []
    # every field that can be set is one that the engine knows
    for field in setup["layout"]["fields"]:
        for thing in [field["things"]] if "things" in field else []:
            assert setup["layout"]["supplies"][thing]
    # and the text says the same as the fields
    assert set_up(anybody, position=setup["text"])["position"] == setup["position"]
    shown = studied(anybody, position=setup["position"])
    assert shown["view"] == studied(anybody, position=setup["text"])["view"]
    assert shown["decisions"]


@pytest.mark.parametrize("game", GAMES)
def test_all_that_a_game_writes_can_be_set_by_hand(game: str) -> None:
    """Given games in all their moments, then there is a field for whatever their positions say."""
    heads = {"game", "players", "seed", "options"}
    reckoned = {"guesses", "memory"}  # what follows from a whole game, and from nothing less
    options = [{}, {"figures": True}] if game == "nanty-narking" else [{}]
    for given in options:
        match = bigsmoke.new_match(game, 3, seed=5, options=given)
        fields = match.game.layout(3, match.options)["fields"]
        known = {field["path"].replace("[", ".").split(".")[0] for field in fields}
        own = {field["path"].split(".")[1] for field in fields if field["path"].startswith("seat.")}
        placed = {
            field["path"].split(".")[2].partition("[")[0] for field in fields if field["path"].startswith("areas.")
        }
        rng = Random(5)
        while not match.over:
            position = match.position()
            assert {*position} <= known | heads | reckoned
            assert {name for seat in position["seat"] for name in seat} <= own
            assert {name for area in position.get("areas", {}).values() for name in area} <= placed
            for seat in match.asked:
                decision = match.decision_of(seat)
                assert decision is not None
                match.choose(rng.choice(decision.options), seat)


def test_everything_that_is_wrong_by_itself_is_told_at_its_place(sqlite_server: Server) -> None:
    anybody = Client(sqlite_server)
    sound = set_up(anybody, game="london-2e", players=2)["position"]
    first, second = sound["seat"]
    first |= {"hand": ["wren", "wren"], "money": -3}
    second |= {"stacks": [["brewing"], ["pauper"]], "boroughs": ["city", "city"]}
    assert wrong(anybody, sound) == [
        ("seat[0].money", None),
        ("seat[0].hand", "wren"),
        ("seat[1].stacks", "pauper"),
        ("seat[1].boroughs", "city"),
    ]
    # and what hangs on something else is told alone
    assert wrong(anybody, {**sound, "deck": ["*", "wren"], "seat": []}) == [("deck", None)]
    assert wrong(anybody, {"game": "chess", "players": 2}) == [("game", None)]
    assert wrong(anybody, {"players": 2}) == [("", None)]
    assert wrong(anybody, {"game": "london-2e", "players": 9})
    # a text that is no TOML is wrong as a whole, and stays as it was written
    unread = set_up(anybody, position="game = [")
    assert (unread["text"], unread["position"], [problem["field"] for problem in unread["problems"]]) == (
        "game = [",
        {},
        [""],
    )


def test_a_moment_of_a_game_is_set_up_as_it_was_remembered(server: Server) -> None:
    ann = server.client("Ann")
    table, plies = brought(ann)
    setup = set_up(Client(server), table=table, ply=plies // 2)
    assert setup["problems"] == []
    assert "memory" in setup["position"]
    record = ann.get(f"/api/tables/{table}/record")
    there = bigsmoke.replay(record).at(plies // 2).position()
    assert {**there, "options": {}} == {**setup["position"], "seed": there["seed"]}
    going = ann.open_table([ME, BOT])["id"]
    assert ann.refused("/api/study/setup", {"table": going}) == "not-over"
    assert ann.refused("/api/study/setup", {"table": table, "game": "london-2e"}) == "bad-request"
    assert ann.refused("/api/study/setup", {"game": "chess"}) == "bad-options"


def test_no_number_is_too_large_to_be_refused(sqlite_server: Server) -> None:
    """Given figures that nobody could lay out one by one, then they are refused at once and at their place."""
    anybody = Client(sqlite_server)
    sound = set_up(anybody, game="nanty-narking", players=2)["position"]
    many = {**sound, "areas": {"strand": {"agents": [2**53]}}}
    assert [problem["field"] for problem in set_up(anybody, position=many)["problems"]] == ["areas.strand.agents"]
    assert anybody.refused("/api/study", {"position": many}) == "bad-position"


def test_a_text_that_is_far_too_long_or_deep_is_refused_in_words(sqlite_server: Server) -> None:
    anybody = Client(sqlite_server)
    assert anybody.refused("/api/study/setup", {"position": "#" * 50_000}) == "bad-request"
    deep = "game = " + "[" * 10_000
    problem = set_up(anybody, position=deep)["problems"][0]
    assert (problem["field"], problem["said"]["key"]) == ("", "errors/position-not-toml")


def test_a_study_is_at_home_on_every_server_of_a_house(postgres: Any, tmp_path: Path) -> None:
    """Given two servers on one database, then what is studied on one is found, answered and played on at the other."""
    database = postgres.new_database()
    with running(database, tmp_path) as here, running(database, tmp_path) as there:
        ann = here.client("Ann")
        given = position_of("london-2e")
        shared = ann.post("/api/studies", {"name": "What if?", "study": {"position": given}})
        guest = Client(there)
        found = guest.get(f"/api/studies/{shared['id']}")
        assert found == shared
        # both say the same, to the letter, though neither asks the other
        body = {"position": found["study"]["position"]}
        for path in ("/api/study", "/api/study/advise"):
            assert guest.post(path, body) == ann.post(path, body)
        # a table that is opened from it on one server is played at on the other
        table = ann.post("/api/study/play", {**body, "seats": [ME, BOT, BOT]})["table"]["id"]
        over_there = Client(there)
        over_there.http.cookies.set("bigsmoke", ann.http.cookies["bigsmoke"])
        with over_there.live(table) as live:
            assert live.play_on(Random(1), 3) == 3
        assert ann.get(f"/api/tables/{table}")["table"]["ply"] >= 3
