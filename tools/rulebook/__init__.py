"""The rulebooks for people: checked, stamped, and their scenes looked at."""
