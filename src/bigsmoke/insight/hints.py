"""Hints to a seat that asks: from what it knows, and nothing else."""

from random import Random

from bigsmoke.insight.chances import apart, scales_of, widths
from bigsmoke.insight.grades import PAINS, WARNED_FROM
from bigsmoke.insight.judging import SHOWN, Trial, studied, tried
from bigsmoke.insight.shapes import WHOLE, Effort, Hint, HintOption, Warned
from bigsmoke.insight.telling import changed, reason
from bigsmoke.kernel.match import Seat


def advise(seat: Seat, effort: Effort = "usual", seed: int = 0) -> Hint:
    """The best options of the present decision, with their chances and why."""
    assert seat.decision is not None
    ply = int(seat.view["ply"])
    rng = Random(f"{seed} hint {ply} {seat.index}")
    scales, pains = scales_of(seat), PAINS[effort]
    study = studied(seat, scales, rng, pains, doubt=1.0)
    trial = Trial(seat, study, scales, rng)
    for finding in study.findings[:SHOWN]:
        trial.enter(finding.option)
    trial.widen(pains.most)
    order = sorted(trial.vectors, key=lambda option: (-trial.own(option), option))
    equal = len(order) > 1 and not any(clear(trial, order[0], other) for other in order[1:])
    return {
        "ply": ply,
        "seat": seat.index,
        "options": [hinted(trial, option, order, equal) for option in order],
        "chances": trial.chances(order[0]),
        "equal": equal,
    }


def hinted(trial: Trial, option: int, order: list[int], equal: bool) -> HintOption:
    """An option with what speaks for it: beside the best, or for the best, beside the next."""
    best, *others = order
    if not others:
        beside, otherwise = option, "why-alone"
    elif option == best:
        beside, otherwise = others[0], "why-equal" if equal else "why-later"
    else:
        beside, otherwise = best, "why-equal" if equal else "why-nothing"
    changes = changed(trial.seat, trial.states[beside], trial.states[option])
    return {**trial.worth_of(option), "why": reason(trial.seat, changes, otherwise)}


def clear(trial: Trial, best: int, other: int) -> bool:
    """Whether an option is surely behind the best."""
    me = trial.seat.index
    return trial.own(best) - trial.own(other) > widths(apart(trial.vectors[best], trial.vectors[other]))[me] / WHOLE


def warn(
    seat: Seat, option: int, effort: Effort = "quick", seed: int = 0, threshold: int = WARNED_FROM
) -> Warned | None:
    """A warning where an option costs too much, and surely more than half of that; None: go on."""
    assert seat.decision is not None
    if len(seat.decision.options) < 2:
        return None
    rng = Random(f"{seed} warn {seat.view['ply']} {seat.index}")
    trial = tried(seat, option, scales_of(seat), rng, PAINS[effort])
    best = trial.best(option)
    loss, pm = trial.loss(option, best)
    if loss < threshold or loss - pm <= threshold // 2:
        return None
    return {
        "played": trial.worth_of(option),
        "best": trial.worth_of(best),
        "loss": loss,
        "pm": pm,
        "threshold": threshold,
    }
