"""The bot in docs/bot-api.md, as it stands there."""

import re
import subprocess
import sys
from pathlib import Path

from tests.server.harness import BOT, DEADLINE, Server

import bigsmoke

DOCS = Path(__file__).parents[2] / "docs" / "bot-api.md"


def the_bot() -> str:
    """The bot's program."""
    found = re.findall(r"^```python\n(.*?)^```$", DOCS.read_text(), re.MULTILINE | re.DOTALL)
    assert len(found) == 1
    return str(found[0])


def test_the_bot_is_short() -> None:
    lines = [line for line in the_bot().splitlines() if line.strip()]
    assert len(lines) <= 34


def test_the_bot_plays_a_whole_game(server: Server, tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text(the_bot())
    owner, guest = server.client("Owner"), server.client("Guest")
    token = owner.post("/api/me/tokens")["token"]
    table = guest.open_table([{"kind": "open"}, BOT], visibility="link")
    command = [sys.executable, str(program), server.address, token, table["id"], table["invite"]]
    done = subprocess.run(command, capture_output=True, text=True, timeout=2 * DEADLINE, check=False)
    assert done.returncode == 0, done.stderr
    record = owner.get(f"/api/tables/{table['id']}/record")
    assert record["table"]["fairness"]["seats"][0]["by"] == "browser"
    outcome = bigsmoke.replay(record).outcome
    assert outcome is not None
    *chosen, scores = done.stdout.splitlines()
    assert scores == f"scores: {outcome.scores}"
    assert any(line.startswith("Choose an action - ") for line in chosen)


def test_every_message_and_call_is_described(sqlite_server: Server) -> None:
    text = DOCS.read_text()
    from bigsmoke.server import messages

    for kind in ("choose", "undo", "undo-answer", "chat", "orders", "look", "ping"):
        assert f'"type": "{kind}"' in text
    assert len(messages.FromClient.__args__) == 7
    for path in sqlite_server.client().get("/api/openapi.json")["paths"]:
        last = path.rpartition("/")[2]
        assert last in text or last == "{table_id}", path
