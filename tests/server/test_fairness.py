"""Shuffles that can be checked."""

import json
from pathlib import Path
from random import Random

import pytest
from tests.server.harness import BOT, ME, OPEN, Json, Server
from typer.testing import CliRunner

import bigsmoke
from bigsmoke.cli import app
from bigsmoke.kernel.record import parse, seal
from bigsmoke.server import fairness


def finished_record(server: Server) -> tuple[Json, Json]:
    """A table as it was shown before the deal, and the record of its game."""
    ann, bob = server.client("Ann"), server.client("Bob")
    promised = ann.get("/api/me")["user"]["commitment"]
    table = ann.open_table([ME, OPEN, BOT], contribution="ann's dice: 4 2 6")
    assert table["commitment"] == promised
    assert ann.get("/api/me")["user"]["commitment"] != promised
    bob.post(f"/api/tables/{table['id']}/join", {"contribution": "bob's coin: heads"})
    with ann.live(table["id"]) as live:
        live.play_on(Random(1), 3)
        for client in (ann, bob):
            client.post(f"/api/tables/{table['id']}/resign", {"bot": "random"})
        live.until(lambda m: m["type"] == "state" and m["outcome"] is not None)
    return table, ann.get(f"/api/tables/{table['id']}/record")


def test_the_deal_is_what_was_committed_to_and_verify_proves_it(sqlite_server: Server, tmp_path: Path) -> None:
    table, record = finished_record(sqlite_server)
    proof = record["table"]["fairness"]
    assert proof["commitment"] == table["commitment"]
    assert proof["contributions"][:2] == ["ann's dice: 4 2 6", "bob's coin: heads"]
    assert fairness.deal_seed(proof["secret"], proof["contributions"]) == record["seed"]
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record))
    result = CliRunner().invoke(app, ["verify", str(path)])
    assert result.exit_code == 0, result.output
    assert result.output.count("proved") == 3


def a_record() -> Json:
    """A short record with a proof, made here."""
    secret = fairness.new_secret()
    match = bigsmoke.new_match("london-2e", 2, fairness.deal_seed(secret, ["a", "b"]))
    return seal({**match.record(), "table": {"fairness": fairness.proof(secret, ["a", "b"])}})


def test_a_record_with_a_proof_replays_like_any_other() -> None:
    record = a_record()
    assert [list(step) for step in bigsmoke.replay(record).steps] == record["steps"]
    assert fairness.verify(parse(record)) == (record["table"]["fairness"]["commitment"], 2)


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("secret", "0" * 64, "not the one that was committed to"),
        ("contributions", ["a", "c"], "the seed is not made of"),
        ("contributions", ["b", "a"], "the seed is not made of"),
        ("contributions", [1, 2], "is not text"),
        ("contributions", None, "missing"),
    ],
)
def test_a_forged_proof_is_found_out(field: str, value: object, reason: str) -> None:
    record = a_record()
    forged = {**record["table"]["fairness"], field: value}
    with pytest.raises(bigsmoke.BadRecord, match=reason):
        fairness.verify(seal({**record, "table": {"fairness": forged}}))


def test_another_deal_than_the_committed_one_is_found_out() -> None:
    record = a_record()
    with pytest.raises(bigsmoke.BadRecord, match="the seed is not made of"):
        fairness.verify(seal({**record, "seed": record["seed"] + 1}))
    with pytest.raises(bigsmoke.BadRecord, match="no proof"):
        fairness.verify(bigsmoke.new_match("london-2e", 2, 1).record())
    with pytest.raises(bigsmoke.BadRecord, match="wrong type"):
        parse({**record, "table": []})
