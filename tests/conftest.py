"""What holds for all tests."""

from __future__ import annotations

from hypothesis import settings

# No test fails because a machine is busy, or by the luck of its examples: `make fuzz` looks for
# new ones.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")
