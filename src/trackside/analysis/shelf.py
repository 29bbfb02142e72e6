"""Analyses on disk, finished and half done, by the record's hash and the bots' version."""

from __future__ import annotations

import json
from pathlib import Path

from trackside.analysis.review import Review
from trackside.core.contract import Json


class Shelf:
    """A folder with a file for each."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def file(self, review: Review) -> Path:
        """Where this analysis lies."""
        name = f"{review.hash[:24]}-{review.judge.version}-{review.effort.name}.json"
        return self.folder / name

    def load(self, review: Review) -> Json | None:
        """Return what was kept of it; None if nothing was, or it cannot be read."""
        try:
            kept = json.loads(self.file(review).read_text("utf-8"))
        except (OSError, ValueError):
            return None
        return kept if isinstance(kept, dict) else None

    def save(self, review: Review) -> None:
        """In one go: whoever is stopped meanwhile leaves the former file."""
        self.folder.mkdir(parents=True, exist_ok=True)
        file = self.file(review)
        fresh = file.with_suffix(".new")
        fresh.write_text(json.dumps(review.kept()), "utf-8")
        fresh.replace(file)
