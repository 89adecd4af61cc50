"""Compile the engine with mypyc into `src/flashover/_native/`, unless it is there already.

Exit status: 0 the compiled engine fits the sources; 1 it could not be compiled; 3 there is no C compiler.
Whoever asks for the engine meanwhile gets the interpreted one: `build.json` is replaced last, in one step.
"""

import argparse
import ast
import fcntl
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
BUILT, FAILED, NO_COMPILER = 0, 1, 3
TRIES = 3
TOLD = 40
NO_COMPILER_LINE = "no C compiler (Debian: apt-get install gcc libc6-dev python3-dev): the engine runs interpreted"


def loader_of(package: Path) -> ModuleType:
    """Load the package's `native.py` without importing the package itself."""
    spec = importlib.util.spec_from_file_location("_flashover_native", package / "native.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


native = loader_of(ROOT / "src" / "flashover")


def patterns_of(root: Path) -> list[str]:
    """Read from pyproject.toml which modules are compiled."""
    with (root / "pyproject.toml").open("rb") as file:
        listed: list[str] = tomllib.load(file)["tool"]["flashover"]["native"]["modules"]
    return listed


def compiler() -> str | None:
    """Find the C compiler that setuptools would call; without Python's own headers it is of no use."""
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return None
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(str(named).split()[0])


def failed_before(source: Path, folder: Path, patterns: list[str]) -> bool:
    """Say whether these very sources could not be compiled last time, so that trying again is idle."""
    note = folder / "failed"
    return note.is_file() and note.read_text() == native.source_hash(source, patterns)


def is_fresh(source: Path, folder: Path, patterns: list[str]) -> bool:
    """Say whether the last build was made from these very sources and patterns."""
    found = native.fitting_build(source, folder)
    return found is not None and sorted(found.patterns) == sorted(patterns)


def imported_by(source: Path, file: str) -> set[str]:
    """List the files below `source` that a file imports, the packages on the way included."""
    found: set[str] = set()
    for node in ast.walk(ast.parse((source / file).read_text(encoding="utf-8"), file)):
        if isinstance(node, ast.Import):
            found.update(*(files_of(source, alias.name) for alias in node.names))
        elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            found.update(*(files_of(source, f"{node.module}.{alias.name}") for alias in node.names))
    return found


def files_of(source: Path, name: str) -> set[str]:
    """List the files that `import name` reads: each package on the way, and the module, if they lie below `source`."""
    parts = name.split(".")
    paths = ["/".join(parts[:length]) for length in range(1, len(parts) + 1)]
    candidates = [f"{path}{end}" for path in paths for end in (".py", "/__init__.py")]
    return {file for file in candidates if (source / file).is_file()}


def closure(source: Path, files: list[str]) -> set[str]:
    """List all files below `source` that the given ones depend on, themselves included."""
    found: set[str] = set()
    waiting = set(files)
    while waiting:
        file = waiting.pop()
        found.add(file)
        waiting |= imported_by(source, file) - found
    return found


def compile_into(work: Path, source: Path, files: list[str], config: Path) -> None:
    """Run mypyc and the C compiler in a process of their own; all they write goes to `work`."""
    environment = {key: value for key, value in os.environ.items() if key not in ("CFLAGS", "CPPFLAGS", "LDFLAGS")}
    environment["MYPYPATH"] = str(source)
    words = [sys.executable, str(Path(__file__).resolve()), "--compile", str(work), "--config", str(config), *files]
    done = subprocess.run(words, cwd=source, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        print("\n".join((done.stdout + done.stderr).splitlines()[-TOLD:]), file=sys.stderr)
        done.check_returncode()


def run_mypyc(work: Path, config: Path, files: list[str]) -> None:
    """Translate the modules to C as one unit and build the extension modules (called in the child process)."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    flags = [f"--config-file={config}", "--cache-dir", os.devnull, "--no-warn-unused-configs"]
    extensions = mypycify([*flags, *files], opt_level="3", debug_level="0", target_dir=str(work / "c"))
    command = build_ext(Distribution({"name": "engine", "ext_modules": extensions}))
    command.build_lib = str(work / "lib")
    command.build_temp = str(work / "objects")
    command.ensure_finalized()
    command.run()


def module_name(file: str) -> str:
    """Turn `a/b.cpython-311-x86_64-linux-gnu.so` into `a.b`."""
    return file.split(".", 1)[0].replace("/", ".")


def publish(work: Path, folder: Path, found: dict[str, object], digest: str) -> None:
    """Move the compiled modules to their place, then name them in `build.json`, then drop older builds."""
    place = folder / digest[:16]
    shutil.rmtree(place, ignore_errors=True)
    (work / "lib").rename(place)
    files = sorted(str(file.relative_to(place)) for file in place.rglob("*") if file.is_file())
    found["modules"] = {module_name(file): f"{place.name}/{file}" for file in files}
    fresh = folder / "build.json.new"
    fresh.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    fresh.replace(folder / "build.json")
    for other in folder.iterdir():
        if other.is_dir() and other not in (place, work):
            shutil.rmtree(other, ignore_errors=True)


def build_once(source: Path, folder: Path, patterns: list[str], config: Path) -> bool:
    """Compile what is there now; False if a source changed while it was read."""
    files = native.sources(source, patterns)
    further = sorted(closure(source, files) - set(files))
    digest = native.source_hash(source, patterns, further)
    found: dict[str, object] = {
        "hash": digest,
        "patterns": patterns,
        "sources": files,
        "further": further,
        "python": sys.version.split()[0],
        "platform": native.platform_tag(),
    }
    with tempfile.TemporaryDirectory(dir=folder, prefix="work-") as name:
        work = Path(name)
        (work / "lib").mkdir()
        if files:
            compile_into(work, source, files, config)
        if native.source_hash(source, patterns, further) != digest:
            return False
        publish(work, folder, found, digest)
    return True


def try_once(source: Path, folder: Path, patterns: list[str], config: Path) -> bool:
    """Compile, and leave a note for the next time if these sources cannot be compiled."""
    (folder / "failed").write_text(native.source_hash(source, patterns))
    well = build_once(source, folder, patterns, config)
    (folder / "failed").unlink()
    return well


def build(root: Path = ROOT) -> int:
    """Bring the compiled engine up to date and return the exit status."""
    source, folder = root / "src", root / "src" / "flashover" / "_native"
    patterns = patterns_of(root)
    if is_fresh(source, folder, patterns):
        return BUILT
    if compiler() is None:
        return NO_COMPILER
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for _ in range(TRIES):
            if is_fresh(source, folder, patterns) or try_once(source, folder, patterns, root / "pyproject.toml"):
                return BUILT
    return FAILED


def main() -> int:
    """Build, and say in one line on standard error how it went."""
    parser = argparse.ArgumentParser(description="Compile the engine with mypyc unless it is up to date.")
    parser.add_argument("--root", type=Path, default=ROOT, help="the project's folder")
    parser.add_argument("--compile", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--config", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--nice", action="store_true", help="leave the processor to others")
    parser.add_argument("files", nargs="*", help=argparse.SUPPRESS)
    words = parser.parse_args()
    if words.compile is not None:
        run_mypyc(words.compile, words.config, words.files)
        return BUILT
    if words.nice:
        os.nice(10)
    began = time.monotonic()
    try:
        status = build(words.root.resolve())
    except subprocess.CalledProcessError:
        status = FAILED
    said = {
        BUILT: "compiled engine ready",
        FAILED: "the engine could not be compiled: the same source runs interpreted",
        NO_COMPILER: NO_COMPILER_LINE,
    }
    print(f"engine: {said[status]} ({time.monotonic() - began:.1f} s)", file=sys.stderr)
    return status


if __name__ == "__main__":
    sys.exit(main())
