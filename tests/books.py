"""A small rulebook, complete, to plant faults in."""

from __future__ import annotations

import json
from pathlib import Path

from trackside.content.rulebook.stamps import stamp
from trackside.messages import LANGUAGES

SLUG = "german-railways"
RULES = frozenset({"GR-1", "GR-2", "GR-71", "GR-EX1"})
TEXT = """# {title}

## What it is about {{#aim}}

[#goal {goal}]
You want **money**. There is a list:

- one *thing*,
  told over two lines
- another

[picture start] The board. | Eight homes in eight colours.

## The table {{#pieces}}

[#costs {costs}]
| Hex | Cost |
|---|---|
| plain | 2 |

## A round {{#round}}

### First steps

[#steps {steps}]
1. Buy.
2. Build.

## Options {{#options}}

[#options-none {none}]
None here.

## The end {{#end}}

[#end-when {none}]
It ends.

[picture late] Late. | Many tracks.

## Forgotten {{#forgotten}}

[#forget {none}]
Often.

## Rulings {{#rulings}}

[#why {none}]
Because.
"""
SCENES = {
    "start": {},
    "late": {
        "game": "short.txt",
        "after": 1,
        "show": ["Berlin", "Stettin"],
        "marks": [{"ring": "Berlin"}, {"arrow": ["Berlin", "Stettin"]}, {"cross": "H10"}],
    },
}
RECORD = """[Game "german-railways"]
[Players "Anna, Bruno, Clara"]

{first}
"""


def write_book(folder: Path, first: str = "* banker 2") -> Path:
    """The four books, their scenes and the record of a game."""
    folder.mkdir(parents=True, exist_ok=True)
    rules = {"goal": "GR-1 GR-2", "costs": "GR-71", "steps": "GR-EX1", "none": ""}
    for language in LANGUAGES:
        marks = rules if language == "en" else dict.fromkeys(rules, "------")
        text = TEXT.format(title=f"Book {language}", **marks).replace(" ]", "]")
        (folder / f"{language}.md").write_text(text, "utf-8")
    (folder / "scenes.json").write_text(json.dumps(SCENES), "utf-8")
    (folder / "games").mkdir(exist_ok=True)
    (folder / "games" / "short.txt").write_text(RECORD.format(first=first), "utf-8")
    stamp(folder)
    return folder
