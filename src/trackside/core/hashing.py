"""One hash for a position, the same on every machine, compiled or not."""

from __future__ import annotations

import hashlib
import json

from trackside.core.contract import State


def state_hash(state: State) -> str:
    """Hash the dump by SHA-256, as JSON with sorted keys and no spaces."""
    text = json.dumps(state.dump(), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()
