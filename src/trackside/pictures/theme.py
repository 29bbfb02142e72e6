"""The colours of maps and pieces in three themes; the same values as the client's tokens."""

from __future__ import annotations

from dataclasses import dataclass

from trackside.core.errors import TracksideError

NAMES = ("light", "dark", "contrast")

# token: light, dark, high contrast
_COLOURS: dict[str, tuple[str, str, str]] = {
    "paper": ("#F3EDE0", "#151B1F", "#FFFFFF"),
    "surface": ("#FCF9F2", "#1D252A", "#FFFFFF"),
    "raised": ("#FFFFFF", "#263037", "#FFFFFF"),
    "ink": ("#1E2A31", "#ECE6D8", "#000000"),
    "ink2": ("#4F5C64", "#B3B8B5", "#262626"),
    "ink3": ("#6B7278", "#929A99", "#404040"),
    "line": ("#DCD2BF", "#333F46", "#767676"),
    "line2": ("#8E8169", "#6C7B83", "#1A1A1A"),
    "accent": ("#1B5A6C", "#63B0C4", "#003B4D"),
    "turn": ("#E3A72F", "#E0AC45", "#FFC21A"),
    "no": ("#A4322B", "#EE8B7C", "#8A0A0A"),
    "sea": ("#CFE0E3", "#16262E", "#DCEDF3"),
    "sea1": ("#C2D7DC", "#1A2D36", "#CFE5EE"),
    "sea2": ("#B6CFD6", "#1F3540", "#BFDCE8"),
    "sea-ink": ("#375F6E", "#7FA9B7", "#00384D"),
    "coast": ("#5F8391", "#5A7F8D", "#00384D"),
    "foreign": ("#E8E0CF", "#22282A", "#EFEFEC"),
    "border": ("#C2B59B", "#3D4646", "#8C8C8C"),
    "land": ("#F2EBD8", "#2A3029", "#FFFFFF"),
    "plain": ("#E6E7C8", "#39432F", "#FAFAEE"),
    "hill": ("#E4D09C", "#54492F", "#F0DFA6"),
    "mount": ("#C8A57B", "#64503C", "#D3AE7C"),
    "approach": ("#EBCFC4", "#573E3A", "#FFD9D2"),
    "desert": ("#F0DDA9", "#4B4128", "#F6DF9B"),
    "terr-ink": ("#6E5A36", "#C9B48A", "#3B2A08"),
    "river": ("#5B97B2", "#4F8CA8", "#0A6A96"),
    "river-ink": ("#2F6680", "#8FBFD3", "#00384D"),
    "lake": ("#BBD5DE", "#1F3A47", "#BFE0EE"),
    "hexline": ("#A79B7F", "#6A6650", "#5A5A5A"),
    "label": ("#1E2A31", "#F1EBDD", "#000000"),
    "halo": ("#F8F3E6", "#1B2020", "#FFFFFF"),
    "edge": ("#F8F3E6", "#B9B3A4", "#FFFFFF"),
    "city": ("#FFFDF7", "#F4EEDF", "#FFFFFF"),
    "cityline": ("#1E2A31", "#0F1416", "#000000"),
    "major": ("#C0392F", "#D9584B", "#A81818"),
    "die": ("#FFFBF0", "#F1EADA", "#FFFFFF"),
    "dieline": ("#8E8168", "#8E8168", "#000000"),
    "rail": ("#23303A", "#23303A", "#000000"),
}
_RELIEF = (1.0, 0.8, 0.0)
PLAYERS = (
    ("#1F7391", "#3E9CBC", "#1F7391"),
    ("#C94A2F", "#EA6A4C", "#C94A2F"),
    ("#D9A520", "#F0D06A", "#D9A520"),
    ("#4B4F9E", "#8D91DB", "#4B4F9E"),
    ("#1F4F2A", "#8FC46F", "#1F4F2A"),
    ("#8A3B6B", "#DFA3C6", "#8A3B6B"),
)
DRY_RIVER = "#B98B3A"
DESERT_DOT = "#A9781F"
DESERT_POST = "#94640F"
BORDER_BAND = "#B4541A"
BORDER_LINE = "#8B5A2B"


@dataclass(frozen=True)
class Theme:
    """Colours by token."""

    name: str
    index: int

    def __getitem__(self, token: str) -> str:
        return _COLOURS[token][self.index]

    @property
    def relief(self) -> float:
        """How strong the relief picture is drawn."""
        return _RELIEF[self.index]

    @property
    def contrast(self) -> bool:
        """Whether lines must be strong."""
        return self.name == "contrast"

    def player(self, seat: int) -> str:
        """Return the colour of a seat."""
        return PLAYERS[seat % len(PLAYERS)][self.index]

    def mark(self, seat: int) -> str:
        """Return the colour of the pattern on a player's disc."""
        if self.name == "dark":
            return "#14191C"
        return "#FFF6DC" if seat == 2 else "#FFFFFF"


def theme(name: str) -> Theme:
    """By its name; raises TracksideError."""
    if name not in NAMES:
        raise TracksideError(f"there is no theme {name!r}; the themes are {', '.join(NAMES)}")
    return Theme(name, NAMES.index(name))
