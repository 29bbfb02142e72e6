"""How large a board of Volldampf is: for `speed_report.py`."""

CELLS = "links"
