"""Whether a question is settled: a test that may be looked at after every deal.

It is a bet. Somebody starts with 1 and, before each deal, stakes a part of it on one side being better; on average the
stake earns nothing if it is not. To have 20 times the start is then as unlikely as 1 in 20, however often one looks
(Ville's inequality): see Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting".
"""

from math import log

BOLDEST = 0.75
"""The largest part that is staked, so that one deal never ruins anybody."""


class Bet:
    """Two bets on the same results, each from -1 to 1: that they are above nought on average, and below."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self._squares = 1.0
        self._above = 0.0
        self._below = 0.0

    def see(self, result: float) -> None:
        """What came of a deal. The stakes hang on earlier deals alone."""
        lean = self.total / self._squares
        self._above += log(1 + min(max(lean, 0.0), BOLDEST) * result)
        self._below += log(1 - min(max(-lean, 0.0), BOLDEST) * result)
        self.count += 1
        self.total += result
        self._squares += result * result

    def settled(self, error: float) -> int:
        """1: they are above nought, -1: below, 0: that is open. It is wrong at most as often as `error` says."""
        most = max(self._above, self._below)
        if most < log(2 / error):
            return 0
        return 1 if self._above > self._below else -1
