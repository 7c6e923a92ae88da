"""See to it that there is an nginx for the tests: the system's, or Debian's package unpacked into `build/`.

Nothing is installed and nothing is started: the package is fetched by apt, and unpacked. Where it cannot be had, the
tests pass connections on by themselves, and say so.
"""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

FOLDER = Path(__file__).parent.parent / "build" / "nginx"
"""Where the package lies."""
UNPACKED = FOLDER / "usr" / "sbin" / "nginx"


def nginx() -> str | None:
    """An nginx that runs, if there is one."""
    places = [shutil.which("nginx"), "/usr/sbin/nginx", str(UNPACKED)]
    return next((place for place in places if place is not None and runs(place)), None)


def runs(program: str) -> bool:
    """Whether a program is there and finds its libraries."""
    try:
        return subprocess.run([program, "-v"], check=False, capture_output=True).returncode == 0
    except OSError:
        return False


def fetch() -> bool:
    """Have apt fetch the package, and unpack it."""
    if shutil.which("apt-get") is None or shutil.which("dpkg") is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        for renew in (False, True):
            if renew:
                if os.geteuid() != 0:
                    return False
                subprocess.run(["apt-get", "update", "-qq"], check=False, capture_output=True)
            subprocess.run(["apt-get", "download", "-qq", "nginx"], check=False, capture_output=True, cwd=folder)
            if found := list(Path(folder).glob("nginx_*.deb")):
                FOLDER.mkdir(parents=True, exist_ok=True)
                return subprocess.run(["dpkg", "-x", str(found[0]), str(FOLDER)], check=False).returncode == 0
    return False


def main() -> None:
    """Find an nginx, or fetch one."""
    found = nginx() or (fetch() and nginx())
    print(f"nginx for the tests: {found or 'none; the tests pass connections on by themselves'}")


if __name__ == "__main__":
    main()
