"""See to it that there is a browser for the tests: the system's Chromium, or the one that Playwright brings.

Says what is missing, and fails, where none can be had.
"""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome")


def system_browser() -> str | None:
    """The system's own browser, if it has one."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def brought_browser() -> bool:
    """Whether Playwright has a browser of its own."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return os.path.exists(playwright.chromium.executable_path)  # noqa: PTH110


def install() -> bool:
    """Install one, by the system's packages where we may, else by Playwright."""
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        done = subprocess.run(["apt-get", "install", "-y", "-qq", "chromium"], check=False, stdout=subprocess.DEVNULL)
        if done.returncode == 0 and system_browser():
            return True
    done = subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
    return done.returncode == 0 and brought_browser()


def main() -> int:
    """Find a browser, or install one."""
    if system_browser() or brought_browser():
        return 0
    print("No browser is here for the tests; installing Chromium")
    if install():
        return 0
    print("No browser can be had: install Debian's package chromium, or run `python -m playwright install chromium`.")
    return 1


if __name__ == "__main__":
    sys.exit(main())
