"""The bot in docs/bot-api.md, as it stands there."""

import re
import subprocess
import sys
from pathlib import Path
from random import Random

from tests.server.harness import BOT, DEADLINE, ME, Json, Server

import bigsmoke

DOCS = Path(__file__).parents[2] / "docs" / "bot-api.md"


def programs() -> list[str]:
    """The bot's program, and how it would put changes together."""
    found = re.findall(r"^```python\n(.*?)^```$", DOCS.read_text(), re.MULTILINE | re.DOTALL)
    assert len(found) == 2
    return [str(program) for program in found]


def the_bot() -> str:
    return programs()[0]


def test_the_bot_is_short() -> None:
    lines = [line for line in the_bot().splitlines() if line.strip()]
    assert len(lines) <= 34


def test_the_bot_plays_a_whole_game(sqlite_server: Server, tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text(the_bot())
    owner, guest = sqlite_server.client("Owner"), sqlite_server.client("Guest")
    token = owner.post("/api/me/tokens")["token"]
    table = guest.open_table([{"kind": "open"}, BOT], visibility="link")
    command = [sys.executable, str(program), sqlite_server.address, token, table["id"], table["invite"]]
    done = subprocess.run(command, capture_output=True, text=True, timeout=2 * DEADLINE, check=False)
    assert done.returncode == 0, done.stderr
    record = owner.get(f"/api/tables/{table['id']}/record")
    assert record["table"]["fairness"]["seats"][0]["by"] == "browser"
    outcome = bigsmoke.replay(record).outcome
    assert outcome is not None
    *chosen, scores = done.stdout.splitlines()
    assert scores == f"scores: {outcome.scores}"
    assert any(line.startswith("Choose an action - ") for line in chosen)


def test_changes_are_put_together_as_it_says(sqlite_server: Server) -> None:
    known: Json = {}
    exec(programs()[1], known)
    client = sqlite_server.client()
    table = client.open_table([ME, BOT])["id"]
    with client.live(table, changes=1) as live:
        held = live.next_state()
        for turn in range(10):
            live.my_turn()
            live.choose_any(Random(turn))
        for message in live.traffic[live.traffic.index(held) + 1 :]:
            held = known["merged"](held, message) if message["type"] == "changes" else held
        for name, part in live.state.items():
            assert held[name] == part


def test_every_message_and_call_is_described(sqlite_server: Server) -> None:
    text = DOCS.read_text()
    from bigsmoke.server import messages

    kinds = ("choose", "undo", "undo-answer", "chat", "orders", "look", "advise", "weigh", "ping")
    for kind in kinds:
        assert f'"type": "{kind}"' in text
    assert len(messages.FromClient.__args__) == len(kinds)
    for path in sqlite_server.client().get("/api/openapi.json")["paths"]:
        last = next(part for part in reversed(path.split("/")) if not part.startswith("{"))
        assert last in text, path
