"""Learned weights: one small file for a game and a number of players, with how it was made written inside."""

import json
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import BadZipFile, ZipFile

import numpy as np
from numpy.typing import NDArray
from threadpoolctl import ThreadpoolController

from bigsmoke.kernel.data import Json
from bigsmoke.kernel.errors import BadOptions, told
from bigsmoke.kernel.game import Game
from bigsmoke.kernel.match import Match

FORMAT = 1
Floats = NDArray[np.float32]
Doubles = NDArray[np.float64]


@dataclass(frozen=True)
class Weights:
    """A correction of the hand-made judgement, and a quick policy.

    The chance to win is a logistic curve over `offset + slope * evaluate + share * net(features)`.
    """

    game: str
    players: int
    features: int
    """The version of the features that the net reads."""
    offset: float
    slope: float
    share: float
    """How much of the net's correction is believed; chosen by games."""
    layers: tuple[tuple[Floats, Floats], ...]
    """Matrix and bias of each layer; the first one takes the features as they are."""
    policy: Floats
    """The weight of each trait; empty: none were learned."""
    plain: bool
    """Whether imagined turns are better played on by the game's own quick policy; chosen by games."""
    made: Json
    """How it was made: the plan, what each round brought, and the day; older files do not tell the day."""

    def correction(self, features: Floats) -> Doubles:
        """What the net adds to the judgement, for rows of features: alike on all machines but for the last digits."""
        values = features.astype(np.float64)
        # So small a product gains nothing by several threads, and on a busy machine they wait for each other forty
        # times as long as it takes to reckon.
        with _arithmetic().limit(limits=1, user_api="blas"):
            for matrix, bias in self._wide[:-1]:
                values = np.maximum(values @ matrix + bias, 0)
            matrix, bias = self._wide[-1]
            return np.asarray((values @ matrix + bias)[:, 0])

    @cached_property
    def _wide(self) -> list[tuple[Doubles, Doubles]]:
        return [(matrix.astype(np.float64), bias.astype(np.float64)) for matrix, bias in self.layers]

    @cached_property
    def quick(self) -> list[float]:
        """The quick policy, as the compiled code reads it."""
        weights: list[float] = self.policy.tolist()
        return weights

    @property
    def size(self) -> int:
        """How many features the net reads."""
        return int(self.layers[0][0].shape[0])


@lru_cache(maxsize=1)
def _arithmetic() -> ThreadpoolController:
    """The libraries that numpy reckons with: to look for them takes longer than a decision."""
    return ThreadpoolController()


def save(weights: Weights, path: Path) -> None:
    """Write a file of weights, in half precision."""
    about = {
        "format": FORMAT,
        "game": weights.game,
        "players": weights.players,
        "features": weights.features,
        "offset": weights.offset,
        "slope": weights.slope,
        "share": weights.share,
        "plain": weights.plain,
        "layers": len(weights.layers),
        "made": weights.made,
    }
    arrays: dict[str, Any] = {"about": np.frombuffer(json.dumps(about).encode(), np.uint8)}
    arrays["policy"] = weights.policy.astype(np.float16)
    for i, (matrix, bias) in enumerate(weights.layers):
        arrays[f"matrix{i}"] = matrix.astype(np.float16)
        arrays[f"bias{i}"] = bias.astype(np.float16)
    data = BytesIO()
    np.savez_compressed(data, **arrays)
    path.write_bytes(data.getvalue())


def load(data: bytes, game: Game[Any], players: int) -> Weights:
    """The weights in a file, or `BadOptions` where they are of another game, or of features that are no more.

    So is every file that holds no weights, or has been damaged: half of a net would go unnoticed, and play badly.
    """
    features = feature_count(game, players)
    try:
        arrays = _unpacked(data)
        about = json.loads(arrays["about"].tobytes())
        if about["format"] != FORMAT:
            raise ValueError(about["format"])
        belongs = (about["game"], about["players"], about["features"]) == (game.id, players, game.features_version)
        if not belongs:
            made_for = told(about["game"]), told(about["players"]), told(about["features"])
            raise BadOptions("weights-of-another", game=made_for[0], players=made_for[1], features=made_for[2])
        weights = Weights(
            game=game.id,
            players=players,
            features=game.features_version,
            offset=float(about["offset"]),
            slope=float(about["slope"]),
            share=float(about["share"]),
            layers=tuple((_floats(arrays[f"matrix{i}"]), _floats(arrays[f"bias{i}"])) for i in range(about["layers"])),
            policy=_floats(arrays["policy"]),
            plain=bool(about["plain"]),
            made=dict(about["made"]),
        )
        _check(weights, features, game.trait_count)
        return weights
    except BadOptions:
        raise
    except Exception as error:  # zip, zlib, numpy and JSON all complain of damage in ways of their own
        raise BadOptions("weights-unreadable", error=told(type(error).__name__)) from None


def _unpacked(data: bytes) -> dict[str, NDArray[Any]]:
    """All arrays of a file, none of them damaged: numpy itself looks at no more of each than it needs."""
    with ZipFile(BytesIO(data)) as packed:
        if packed.testzip() is not None:
            raise BadZipFile
    with np.load(BytesIO(data), allow_pickle=False) as arrays:
        return dict(arrays)


def _floats(array: NDArray[Any]) -> Floats:
    """Numbers that can be reckoned with, or `ValueError`."""
    if array.dtype.kind != "f" or not np.isfinite(array).all():
        raise ValueError(array.dtype)
    return array.astype(np.float32)


def _check(weights: Weights, width: int, traits: int) -> None:
    """Whether each layer takes what comes before it, from so many features to one number, and every trait has its
    weight; else `ValueError`."""
    for matrix, bias in weights.layers:
        if matrix.ndim != 2 or len(matrix) != width or bias.shape != matrix.shape[1:]:
            raise ValueError(matrix.shape)
        width = len(bias)
    if not weights.layers or width != 1:
        raise ValueError(width)
    if weights.policy.shape not in ((0,), (traits,)):
        raise ValueError(weights.policy.shape)
    if not np.isfinite([weights.offset, weights.slope, weights.share]).all():
        raise ValueError(weights.share)


@lru_cache(maxsize=32)
def feature_count(game: Game[Any], players: int) -> int:
    """How many features there are at a table with the usual options: those that are learned from."""
    match = Match(game, players, 0, game.check(players, None))
    seat = match.seat(match.asked[0])
    return len(game.features(seat.sample(0).state, seat.index))


def shipped_file(game: str, players: int) -> bytes | None:
    """The file of weights that comes with this package; None: there is none for so many players."""
    file = files("bigsmoke.bots") / "learned" / f"{game}-{players}.npz"
    return file.read_bytes() if file.is_file() else None


@lru_cache(maxsize=32)
def shipped(game: Game[Any], players: int) -> Weights | None:
    """The weights that come with this package; None: there are none for so many players."""
    data = shipped_file(game.id, players)
    return None if data is None else load(data, game, players)
