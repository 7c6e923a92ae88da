"""An option that brings something hidden to light says so before; one that says so never lets itself be taken back."""

import random
from collections import Counter

import pytest

import bigsmoke

ALWAYS = {
    "london-1e": {"deck", "look"},
    "london-2e": {"deck", "look"},
    "london-markets": {"label-pile"},
    "nanty-narking": set(),
}
"""What shows a hidden card whatever else lies on the table."""


@pytest.mark.parametrize("game", sorted(ALWAYS))
def test_what_says_that_it_is_final_cannot_be_taken_back(game: str) -> None:
    rng = random.Random(5)
    told: Counter[str] = Counter()
    match = bigsmoke.new_match(game, bigsmoke.games()[game]["players"][0], 3)
    while not match.over:
        seat = match.asked[0]
        row = rng.choice(match.legal(seat))
        key = row["key"].split("/")[1]
        assert "final" in row or key not in ALWAYS[game] or row.get("done")
        match.choose(row["option"], seat)
        if "final" in row:
            told[key] += 1
            assert match.undo_refusal(seat) is not None, row
    assert told
