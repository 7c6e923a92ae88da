"""Rewrite a stamp if the content of its sources has changed: `python tools/stamp.py STAMP FILE-OR-FOLDER...`.

Times of files change with every checkout, so make compares the stamp's time in place of theirs.
"""

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path

BUILT = {"node_modules", "static", "__pycache__"}
"""Folders of what is built or installed, not written."""


def files(source: Path) -> Iterator[Path]:
    """Yield all files of a source."""
    if source.is_dir():
        for path in sorted(source.iterdir()):
            if path.name not in BUILT:
                yield from files(path)
    else:
        yield source


def digest(sources: list[str]) -> str:
    """Return the hash of names and content of files."""
    found = hashlib.sha256()
    for path in (path for source in sources for path in files(Path(source))):
        content = path.read_bytes()
        found.update(f"{path} {len(content)}\n".encode() + content)
    return found.hexdigest() + "\n"


def main() -> None:
    """Write the stamp unless it holds the present hash."""
    stamp, now = Path(sys.argv[1]), digest(sys.argv[2:])
    if not stamp.exists() or stamp.read_text() != now:
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.write_text(now)


if __name__ == "__main__":
    main()
