"""What a benchmark should know of the machine that it runs on."""

import os
from pathlib import Path


def stolen() -> float:
    """Seconds for which other virtual machines have kept this one's cores from running; 0 where nobody can tell."""
    counted = Path("/proc/stat")
    return int(counted.read_text().split()[8]) / os.sysconf("SC_CLK_TCK") if counted.exists() else 0.0
