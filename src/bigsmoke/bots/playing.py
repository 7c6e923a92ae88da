"""Playing a match to its end."""

from collections.abc import Callable

from bigsmoke.kernel.match import Match


def play_out(match: Match, choose: Callable[[int], int], longest: int) -> bool:
    """Ask for each seat's answer until the match is over; False: it was given up after so many plies."""
    while not match.over:
        if match.ply > longest:
            return False
        for seat in match.asked:
            match.choose(choose(seat), seat)
    return True
