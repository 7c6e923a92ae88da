"""`bigsmoke serve` as tests start it: in a process that has imported it already, and with cheap passwords."""

import ctypes
import os
import signal
import sys
from collections.abc import Callable, Sequence
from multiprocessing import forkserver
from pathlib import Path

from argon2 import PasswordHasher, profiles

from bigsmoke.cli import main
from bigsmoke.server import accounts


def run(arguments: Sequence[str], environment: dict[str, str], log: Path, before: Callable[[], None] | None) -> None:
    """Run the program as the leader of a session, and end this process with it."""
    lead(log)
    os.environ.clear()
    os.environ.update(environment)
    # The program's own worker processes begin with this module, not with the tests' program.
    sys.modules["__main__"] = sys.modules[__name__]
    sys.argv = ["bigsmoke", *arguments]
    accounts._hasher = PasswordHasher.from_parameters(profiles.CHEAPEST)
    if before is not None:
        before()
    main()


def execute(command: list[str], log: Path) -> None:
    """Become another program, as the leader of a session."""
    lead(log)
    os.execv(command[0], command)


def lead(log: Path) -> None:
    """Begin a session that ends when the tests end, and write its output to a file."""
    os.setsid()
    # While this is open anywhere, the process that servers are forked from takes the tests to be there.
    if (alive := vars(forkserver._forkserver).pop("_forkserver_alive_fd", None)) is not None:
        os.close(alive)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)
    output = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
    os.dup2(output, 1)
    os.dup2(output, 2)
