"""The coach: for whoever wants it and plays bots alone, and never at tables of people or to anybody else."""

from tests.server.harness import BOT, ME, OPEN, Json, Live, Server, two_people


def remarked(live: Live, choices: int = 12) -> list[list[Json]]:
    """What the coach says at each of so many questions, answered by the first option that there is."""
    told = []
    for _ in range(choices):
        state = live.my_turn()
        if state["outcome"]:
            break
        told.append(state.get("coach", []))
        decision = state["decisions"][0]
        live.send("choose", option=decision["options"][0]["option"], ply=state["ply"], seat=decision["seat"])
        live.next_state()
    return told


def test_who_plays_bots_alone_and_wants_it_is_coached(sqlite_server: Server) -> None:
    """Given a table with a bot, when its player wants a coach, then positions are remarked on; else they are not."""
    ann = sqlite_server.client("Ann")
    table = ann.open_table([ME, BOT])["id"]
    with ann.live(table, coach=1, lang="de") as live:
        told = [row for rows in remarked(live) for row in rows]
        assert told
        assert all(row["says"]["text"] and row["why"]["text"] for row in told)
        state = live.my_turn()
    with ann.live(table) as plain:
        assert not any(remarked(plain, 2))
    with ann.live(table, coach=1, changes=1) as again:
        assert any(remarked(again))
    assert state["table"]["hints"]


def test_a_bystander_hears_nothing_of_it(sqlite_server: Server) -> None:
    ann, bob = sqlite_server.client("Ann"), sqlite_server.client("Bob")
    table = ann.open_table([ME, BOT])["id"]
    with ann.live(table, coach=1) as live, bob.live(table, coach=1) as watching:
        assert "coach" not in watching.next_state()
        assert any(remarked(live))
        assert "coach" not in watching.next_state()


def test_people_who_play_each_other_have_no_coach(sqlite_server: Server) -> None:
    """Given two people, even where hints are allowed, when they want a coach, then neither has one."""
    for more in ({}, {"hints": True}):
        ann, bob, table = two_people(sqlite_server, **more)
        for each in (ann, bob):
            with each.live(table, coach=1) as live:
                assert "coach" not in live.next_state()
    # nor does somebody who waits for another
    ann = sqlite_server.client("Ann")
    waiting = ann.open_table([ME, OPEN, BOT])["id"]
    with ann.live(waiting, coach=1) as live:
        assert "coach" not in live.next()


def test_who_share_a_screen_have_none_and_a_host_may_want_none(sqlite_server: Server) -> None:
    ann = sqlite_server.client("Ann")
    shared = ann.open_table([{**ME, "name": "Ann"}, {**ME, "name": "Bob"}], visibility="hotseat")["id"]
    with ann.live(shared, coach=1) as live:
        assert not any(remarked(live, 4))
    strict = ann.open_table([ME, BOT], hints=False)["id"]
    with ann.live(strict, coach=1) as live:
        assert not any(remarked(live, 6))
