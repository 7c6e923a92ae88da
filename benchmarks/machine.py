"""What a benchmark should know of the machine that it runs on, and of the processes there."""

import os
import re
from pathlib import Path


def stolen() -> float:
    """Seconds for which other virtual machines have kept this one's cores from running; 0 where nobody can tell."""
    counted = Path("/proc/stat")
    return int(counted.read_text().split()[8]) / os.sysconf("SC_CLK_TCK") if counted.exists() else 0.0


def cpu(pid: int) -> float:
    """Seconds of processor time that a process has used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def kept_waiting(pid: int) -> float:
    """Seconds for which a process could have run, but something else had its core; 0 where nobody can tell."""
    counted = Path(f"/proc/{pid}/schedstat")
    return int(counted.read_text().split()[1]) / 1e9 if counted.exists() else 0.0


def memory(pid: int) -> int:
    """Resident bytes of a process."""
    return int(re.findall(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())[0]) * 1024
