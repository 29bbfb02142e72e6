"""What the package imports is declared, and not only there because something else brings it."""

from __future__ import annotations

import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from itertools import chain

from test_layers import SOURCE, files, imports
from where import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
PARTS = {"py_vapid", "http_ece"}  # of pywebpush


def plain(name: str) -> str:
    """Write a name as the index does."""
    return re.sub(r"[-_.]+", "-", name).lower()


def declared() -> set[str]:
    """Return the distributions that the package, with all its extras, asks for."""
    asked = chain(PROJECT["dependencies"], *PROJECT["optional-dependencies"].values())
    return {plain(re.split(r"[\[<>=;~! ]", each)[0]) for each in asked}


def test_what_is_imported_is_declared() -> None:
    known, homes = declared(), packages_distributions()
    missing = {}
    for path in files():
        for module in imports(path):
            name = module.split(".")[0]
            if name in sys.stdlib_module_names | PARTS | {"trackside"}:
                continue
            if not known & {plain(home) for home in homes.get(name, [name])}:
                missing[name] = str(path.relative_to(SOURCE))
    assert not missing
