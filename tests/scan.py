"""Reads message keys out of the source, without running it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from trackside.messages import argument_name, prefix_of

SOURCE = Path(__file__).parents[1] / "src" / "trackside"
CONSTRUCTORS = {"Refusal": ("no", 1), "Event": ("ev", 0), "Result": ("end", 2)}
KEY_WORDS = {"no": "key", "ev": "key", "end": "reason"}


@dataclass(frozen=True)
class Use:
    """One place that names a message; `params` is None where the source does not tell them."""

    message: str
    params: frozenset[str] | None
    place: str


@dataclass(frozen=True)
class Maker:
    """A call that makes a refusal, an event or a result: where its key and rule stand."""

    kind: str
    index: int  # of the key among the arguments
    word: str  # of the key as a keyword


def uses(folder: Path, prefix: str) -> list[Use]:
    """All messages that the modules of a folder name."""
    trees = {path: ast.parse(path.read_text("utf-8")) for path in sorted(folder.rglob("*.py"))}
    makers = {n: Maker(k, i, KEY_WORDS[k]) for n, (k, i) in CONSTRUCTORS.items()}
    for tree in trees.values():
        makers |= _wrappers(tree, makers)
    found: list[Use] = []
    for path, tree in trees.items():
        place = str(path.relative_to(SOURCE))
        found += _calls(tree, makers, prefix.lower(), place)
        found += _asks(tree, prefix.lower(), place)
    return found


def _name(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def _wrappers(tree: ast.Module, makers: dict[str, Maker]) -> dict[str, Maker]:
    """Functions that hand one of their own parameters on as the key."""
    found: dict[str, Maker] = {}
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        names = [arg.arg for arg in (*function.args.posonlyargs, *function.args.args)]
        method = names[:1] == ["self"]
        for call in ast.walk(function):
            if isinstance(call, ast.Call) and _name(call) in makers:
                maker = makers[_name(call)]
                key = _key(call, maker)
                if isinstance(key, ast.Name) and key.id in names:
                    index = names.index(key.id) - method
                    found[function.name] = Maker(maker.kind, index, key.id)
    return found


def _key(call: ast.Call, maker: Maker) -> ast.expr | None:
    for keyword in call.keywords:
        if keyword.arg == maker.word:
            return keyword.value
    return call.args[maker.index] if len(call.args) > maker.index else None


def _words(node: ast.expr | None) -> list[str]:
    """The string literals that an expression may be: also both sides of `a if b else c`."""
    match node:
        case ast.Constant(value=str(word)):
            return [word]
        case ast.IfExp(body=one, orelse=other):
            return _words(one) + _words(other)
    return []


def _calls(tree: ast.Module, makers: dict[str, Maker], prefix: str, place: str) -> Iterator[Use]:
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and _name(call) in makers:
            maker = makers[_name(call)]
            for word in _words(_key(call, maker)):
                owner = _owner(call, maker, prefix)
                params = _params(call) if _name(call) in CONSTRUCTORS else None
                yield Use(f"{owner}-{maker.kind}-{word}", params, f"{place}:{call.lineno}")


def _owner(call: ast.Call, maker: Maker, prefix: str) -> str:
    if maker.kind == "no" and call.args and isinstance(call.args[0], ast.Constant):
        return prefix_of(str(call.args[0].value))
    return prefix


def _params(call: ast.Call) -> frozenset[str] | None:
    match _name(call):
        case "Refusal":
            return _refusal_params(call)
        case "Event":
            return _event_params(call)
    return frozenset({"winner"})


def _refusal_params(call: ast.Call) -> frozenset[str] | None:
    if any(keyword.arg is None for keyword in call.keywords):
        return None
    return frozenset(argument_name(str(keyword.arg)) for keyword in call.keywords)


def _event_params(call: ast.Call) -> frozenset[str] | None:
    named = dict(zip(("key", "rule", "seat", "params", "secret", "to"), call.args))
    named |= {str(keyword.arg): keyword.value for keyword in call.keywords}
    found = {"name"}
    for part in ("params", "secret"):
        node = named.get(part)
        if node is None:
            continue
        if not isinstance(node, ast.Dict) or not all(
            isinstance(k, ast.Constant) for k in node.keys
        ):
            return None
        found |= {argument_name(str(k.value)) for k in node.keys if isinstance(k, ast.Constant)}
    return frozenset(found)


def _asks(tree: ast.Module, prefix: str, place: str) -> Iterator[Use]:
    """{"key": ..., "params": ..., "rule": ...}, wherever it stands."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Dict):
            entries = {
                k.value: v for k, v in zip(node.keys, node.values) if isinstance(k, ast.Constant)
            }
            if {"key", "params", "rule"} <= set(entries):
                for word in _words(entries["key"]):
                    for kind in ("ask", "wait"):
                        yield Use(f"{prefix}-{kind}-{word}", None, f"{place}:{node.lineno}")
