"""The tools behind `make`: planted faults, stamps of builds, and the tests that a change leads to."""

import ast
from pathlib import Path

import pytest
from tools import quick, stamp
from tools.mutants import faults

SOURCE = '''"""A module."""
def pay(money, price):
    """Pay a price."""
    if money < price:
        raise ValueError(price)
    return money - price
'''


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A file of a repository."""
    path = tmp_path / "src" / "pay.py"
    path.parent.mkdir()
    path.write_text(SOURCE)
    return path


def listed(source: Path) -> list[faults.Fault]:
    return list(faults.python_faults("rules", source.parents[1], source))


def test_each_fault_changes_its_lines_alone_and_can_be_read(source: Path) -> None:
    found = listed(source)
    assert {fault.kind for fault in found} == {"comparison", "condition", "left out", "arithmetic"}
    for fault in found:
        planted = fault.plant(SOURCE)
        assert planted is not None
        ast.parse(planted)
        changed = [a for a, b in zip(SOURCE.splitlines(), planted.splitlines(), strict=True) if a != b]
        assert changed == [fault.old]


def test_a_fault_is_found_again_where_its_lines_have_moved(source: Path) -> None:
    fault = next(fault for fault in listed(source) if fault.kind == "comparison")
    assert fault.plant("\n\n" + SOURCE) == "\n\n" + SOURCE.replace("<", "<=")
    assert fault.plant("nothing of it") is None


def test_a_probe_stands_before_the_statement_of_its_fault(source: Path) -> None:
    found = dict(enumerate(listed(source)))
    number = next(number for number, fault in found.items() if fault.kind == "left out")
    lines = [line.strip() for line in faults.with_probes(SOURCE, {number: found[number]}).splitlines()]
    assert lines[lines.index(f"reach_fault({number})") + 1] == "raise ValueError(price)"


def test_a_stamp_changes_with_the_content_of_its_sources(source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder, file = source.parent, source.parents[1] / "stamp"
    monkeypatch.setattr("sys.argv", ["stamp.py", str(file), str(folder)])
    stamp.main()
    first = file.read_text()
    file.write_text(first)
    source.touch()
    (folder / "node_modules").mkdir()
    (folder / "node_modules" / "more.js").write_text("")
    stamp.main()
    assert file.read_text() == first
    source.write_text(SOURCE + "\n")
    stamp.main()
    assert file.read_text() != first


def test_a_change_leads_to_the_tests_that_import_it_the_nearest_first() -> None:
    made = quick.plan(["src/bigsmoke/games/nanty/cards.py"])
    assert all("nanty" in path for path in made.chosen[:5])
    assert "tests/test_prose.py" not in [*made.chosen, *made.left_out]
    assert quick.plan(["docs/engine.md"]).chosen == ["docs/engine.md", "tests/test_docs.py"]
    assert quick.plan(["src/bigsmoke/server/accounts.py"]).chosen[0] == "tests/server/test_accounts.py"


def test_a_file_of_data_stands_for_the_modules_beside_it() -> None:
    touched = quick.Imports().touched(["src/bigsmoke/games/nanty/events.toml"])
    assert "bigsmoke.games.nanty.events" in touched
    assert "bigsmoke.games.london.cards" not in touched
