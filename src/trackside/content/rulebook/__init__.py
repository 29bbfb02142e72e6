"""The rulebooks for people: read, checked, and illustrated from real positions."""
