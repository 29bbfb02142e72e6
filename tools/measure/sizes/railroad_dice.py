"""How large a board of RailRoad Dice is: for `speed_report.py`."""

CELLS = "squares"
