"""What clients send, held against what they may: without a server."""

import re
from collections.abc import Callable

import msgspec
import pytest

from bigsmoke.server.messages import PLAIN, Body, ProfileBody, RevealBody, TokenBody

HEX = "0f" * 32


@pytest.mark.parametrize("odd", ["\n", "\0", "\t", "\x1f", "\x7f", "a\nb", "a\n", "\na", "a\n\n", "a\u2028\n"])
@pytest.mark.parametrize(
    ("body", "fields"),
    [
        (TokenBody, lambda text: {"label": text}),
        (ProfileBody, lambda text: {"webhook": text}),
        (ProfileBody, lambda text: {"preferences": {text: True}}),
        (ProfileBody, lambda text: {"preferences": {"theme": text}}),
        (RevealBody, lambda text: {"part": HEX + text}),
        (RevealBody, lambda text: {"part": HEX[len(text) :] + text}),
    ],
)
def test_a_control_character_is_refused_wherever_it_stands(
    body: type[Body], fields: Callable[[str], object], odd: str
) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(fields(odd), body)


@pytest.mark.parametrize("text", ["", "bot", "Ärger · 2", "a\u2028b", "日本"])
def test_all_else_is_taken(text: str) -> None:
    assert msgspec.convert({"label": text}, TokenBody).label == text
    assert re.search(PLAIN, text)
