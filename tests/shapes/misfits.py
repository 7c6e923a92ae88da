"""The JSON that matches hand out, compared with the shapes that the browser's types are made from."""

import types
import typing
from collections.abc import Iterator
from functools import cache
from typing import Any, Literal, NotRequired, Required, get_args, get_origin

from bigsmoke.games.london import shapes as london
from bigsmoke.games.markets import shapes as markets
from bigsmoke.games.nanty import shapes as nanty
from bigsmoke.kernel import shapes as kernel

VIEWS = {
    "london-2e": london.SecondView,
    "london-1e": london.FirstView,
    "nanty-narking": nanty.NantyView,
    "london-markets": markets.MarketsView,
}
LONDON = (london.LondonOption, london.LondonUnavailable, london.LondonEvent)
ROWS = {
    "london-2e": LONDON,
    "london-1e": LONDON,
    "nanty-narking": (nanty.NantyOption, nanty.NantyUnavailable, nanty.NantyEvent),
    "london-markets": (markets.MarketsOption, markets.MarketsUnavailable, markets.MarketsEvent),
}
"""What a game's options, closed options and events are."""
ANY = (kernel.OptionRow, kernel.UnavailableRow, kernel.EventRow)
FORECASTS = {
    "london-2e": london.LondonForecast,
    "london-1e": london.LondonForecast,
    "london-markets": markets.MarketsForecast,
}


@cache
def hints_of(shape: Any) -> dict[str, Any]:
    """Return the types of a shape's fields."""
    return typing.get_type_hints(shape, include_extras=True)


def misfits(value: Any, shape: Any, where: str, extra: bool = False) -> Iterator[str]:
    """Where a value departs from its shape; `extra` lets a dict have more keys than the shape names."""
    origin, arguments = get_origin(shape), get_args(shape)
    if shape in (Any, object):
        return
    if typing.is_typeddict(shape):
        if not isinstance(value, dict):
            yield f"{where}: {value!r} is not a dict"
            return
        extra = extra or shape is kernel.Said  # whose arguments are as its message needs them
        hints = hints_of(shape)
        yield from (f"{where}: lacks {name}" for name in sorted(shape.__required_keys__ - value.keys()))
        if not extra:
            yield from (f"{where}: has {name}, which no shape names" for name in sorted(value.keys() - hints.keys()))
        for name in value.keys() & hints.keys():
            yield from misfits(value[name], hints[name], f"{where}.{name}")
    elif origin in (NotRequired, Required):
        yield from misfits(value, arguments[0], where)
    elif origin is Literal:
        if value not in arguments:
            yield f"{where}: {value!r} is none of {arguments}"
    elif origin in (typing.Union, types.UnionType):
        if all(list(misfits(value, part, where)) for part in arguments):
            yield f"{where}: {value!r} is none of {arguments}"
    elif origin is list:
        if not isinstance(value, list):
            yield f"{where}: {value!r} is not a list"
            return
        for i, item in enumerate(value):
            yield from misfits(item, arguments[0], f"{where}[{i}]")
    elif origin is dict:
        if not isinstance(value, dict):
            yield f"{where}: {value!r} is not a dict"
            return
        for key, item in value.items():
            yield from misfits(item, arguments[1], f"{where}.{key}")
    elif type(value) is not (type(None) if shape is None else shape):
        yield f"{where}: {value!r} is not {shape}"
