"""See to it that there is a browser for the tests: the system's Chromium, or the one that Playwright brings.

Says what is missing, and fails, where none can be had.
"""

import os
import shutil
import subprocess
import sys

# The first draws the same as the others, and has no windows of its own to keep.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
"""What a browser is started with: nothing that calls home, nothing that a container forbids."""


def system_browser() -> str | None:
    """The system's own browser; None: the one that Playwright brings."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def brought_browser() -> bool:
    """Whether Playwright has a browser of its own."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return os.path.exists(playwright.chromium.executable_path)  # noqa: PTH110


def may_install() -> bool:
    """Whether the system's packages are ours to add to."""
    return shutil.which("apt-get") is not None and hasattr(os, "geteuid") and os.geteuid() == 0


def install_package(name: str) -> bool:
    """Install one of the system's packages."""
    print(f"Installing {name} for the tests in the browser")
    subprocess.run(["apt-get", "update", "-qq"], check=False)
    done = subprocess.run(["apt-get", "install", "-y", "-qq", name], check=False, stdout=subprocess.DEVNULL)
    return done.returncode == 0


def main() -> int:
    """Find a browser, or install one."""
    if shutil.which(NAMES[0]) or (may_install() and install_package(NAMES[0])):
        return 0
    if system_browser() or brought_browser() or (may_install() and install_package("chromium")):
        return 0
    print("No browser is here for the tests; fetching Playwright's")
    done = subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
    if done.returncode == 0 and brought_browser():
        return 0
    print("No browser can be had: install Debian's package chromium, or run `python -m playwright install chromium`.")
    return 1


if __name__ == "__main__":
    sys.exit(main())
