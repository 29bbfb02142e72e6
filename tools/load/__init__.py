"""Many people against servers of our own, on this machine only; and faults on purpose."""
