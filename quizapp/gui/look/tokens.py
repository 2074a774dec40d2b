"""Colour tokens, light and dark: the one place that names a colour."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Ink(NamedTuple):
    """A filled area and what is drawn on it."""

    fill: str
    ink: str


class Tone(NamedTuple):
    """The colours of one meaning or of one player."""

    text: str
    fill: str
    on: str
    """Text on the fill."""
    soft: str
    line: str


class Tokens(NamedTuple):
    """All colours of one theme, named as in the design."""

    bg: str
    surface: str
    sunken: str
    hover: str
    raised: str
    border: str
    line: str
    strong: str
    text: str
    text2: str
    text3: str
    accent: str
    accentfill: str
    accenthover: str
    accentsoft: str
    accentline: str
    right: str
    rightfill: str
    rightsoft: str
    rightline: str
    wrong: str
    wrongfill: str
    wrongsoft: str
    wrongline: str
    caution: str
    cautionfill: str
    cautionsoft: str
    cautionline: str
    info: str
    infofill: str
    infosoft: str
    infoline: str
    pa: str
    pafill: str
    paletter: str
    pasoft: str
    paline: str
    pb: str
    pbfill: str
    pbletter: str
    pbsoft: str
    pbline: str
    heat: tuple[str, ...]
    bands: Mapping[str, Ink]
    on: str = "#ffffff"
    """Text on accentfill, rightfill, wrongfill and infofill."""
    oncaution: str = "#1b1c21"
    """Text on cautionfill."""

    @property
    def accent_tone(self) -> Tone:
        """Return the colours of what is chosen or current."""
        return Tone(
            self.accent, self.accentfill, self.on, self.accentsoft, self.accentline
        )

    @property
    def right_tone(self) -> Tone:
        """Return the colours of what is right."""
        return Tone(self.right, self.rightfill, self.on, self.rightsoft, self.rightline)

    @property
    def wrong_tone(self) -> Tone:
        """Return the colours of what is wrong."""
        return Tone(self.wrong, self.wrongfill, self.on, self.wrongsoft, self.wrongline)

    @property
    def caution_tone(self) -> Tone:
        """Return the colours of what needs care."""
        return Tone(
            self.caution,
            self.cautionfill,
            self.oncaution,
            self.cautionsoft,
            self.cautionline,
        )

    @property
    def info_tone(self) -> Tone:
        """Return the colours of what is said for information."""
        return Tone(self.info, self.infofill, self.on, self.infosoft, self.infoline)

    @property
    def neutral_tone(self) -> Tone:
        """Return the colours of what has no meaning of its own."""
        return Tone(self.text2, self.strong, self.bg, self.sunken, self.line)

    def player_tone(self, seat: int) -> Tone:
        """Return a player's colours; from the third player on the shape alone tells."""
        if seat % 2 == 0:
            return Tone(self.pa, self.pafill, self.paletter, self.pasoft, self.paline)
        return Tone(self.pb, self.pbfill, self.pbletter, self.pbsoft, self.pbline)


LIGHT = Tokens(
    bg="#f6f6f3",
    surface="#ffffff",
    sunken="#efefea",
    hover="#f0f0ec",
    raised="#ffffff",
    border="#deddd6",
    line="#c9c8c0",
    strong="#85868d",
    text="#1b1c21",
    text2="#4b4d55",
    text3="#62646d",
    accent="#3c4bb0",
    accentfill="#3c4bb0",
    accenthover="#2f3c94",
    accentsoft="#e9ebf8",
    accentline="#a9b1e3",
    right="#00654c",
    rightfill="#007a5c",
    rightsoft="#dff2eb",
    rightline="#5fb59a",
    wrong="#a13500",
    wrongfill="#b84300",
    wrongsoft="#fce9df",
    wrongline="#e39b74",
    caution="#735000",
    cautionfill="#b27c00",
    cautionsoft="#fbf0d3",
    cautionline="#d9b45c",
    info="#175a84",
    infofill="#1f6f9f",
    infosoft="#e1eef6",
    infoline="#86b6d3",
    pa="#1d5f7a",
    pafill="#2b7c9c",
    paletter="#ffffff",
    pasoft="#ddecf2",
    paline="#8fbbcc",
    pb="#722459",
    pbfill="#6e2357",
    pbletter="#ffffff",
    pbsoft="#f5e5f0",
    pbline="#cfa0c0",
    heat=("#e7e7e1", "#cdd3f2", "#a0abe3", "#6d7bcf", "#3c4bb0"),
    bands={
        "white": Ink("#f3ecd2", "#8f7b35"),
        "blue": Ink("#cfe2f1", "#3f7aa6"),
        "black": Ink("#d2ccd0", "#5f5560"),
        "red": Ink("#f5cdbd", "#b5573a"),
        "green": Ink("#cce2c8", "#4c8044"),
        "several": Ink("#eedfa8", "#94791f"),
        "artifact": Ink("#d9dee3", "#6c7884"),
        "land": Ink("#e3d8c7", "#8c7552"),
        "colourless": Ink("#e2e0e6", "#6f6a7c"),
    },
)

DARK = Tokens(
    bg="#14161a",
    surface="#1c1f25",
    sunken="#111317",
    hover="#252932",
    raised="#262a32",
    border="#31353f",
    line="#434956",
    strong="#7e8493",
    text="#ecedf0",
    text2="#bec2cc",
    text3="#9da2af",
    accent="#a9b4ff",
    accentfill="#5261d3",
    accenthover="#5a69db",
    accentsoft="#262c4e",
    accentline="#4f5cb0",
    right="#6ad2ae",
    rightfill="#1c7f63",
    rightsoft="#14352b",
    rightline="#2f7c64",
    wrong="#ffa77a",
    wrongfill="#b84d14",
    wrongsoft="#40241a",
    wrongline="#9b5532",
    caution="#ebc163",
    cautionfill="#c08e22",
    cautionsoft="#3a2f14",
    cautionline="#86692a",
    info="#8cc7ee",
    infofill="#2a7099",
    infosoft="#173243",
    infoline="#3c7597",
    pa="#86c7e0",
    pafill="#86c7e0",
    paletter="#0f1b21",
    pasoft="#183541",
    paline="#3f7d95",
    pb="#e4a8d2",
    pbfill="#a0548b",
    pbletter="#ffffff",
    pbsoft="#3d2437",
    pbline="#91587f",
    heat=("#252932", "#2d3461", "#434e97", "#6472ce", "#a9b4ff"),
    bands={
        "white": Ink("#4a4531", "#cdbb7c"),
        "blue": Ink("#24404f", "#7db4da"),
        "black": Ink("#39343c", "#a89dab"),
        "red": Ink("#54342a", "#e59a7c"),
        "green": Ink("#2d4430", "#8cc383"),
        "several": Ink("#4d431f", "#d8bd63"),
        "artifact": Ink("#363c43", "#a5b0bb"),
        "land": Ink("#463d31", "#c3ac88"),
        "colourless": Ink("#37343f", "#aba5ba"),
    },
)

_TONES = ("accent", "right", "wrong", "caution", "info", "pa", "pb")


def _with_strong_outlines(tokens: Tokens) -> Tokens:
    """Draw every outline as strongly as text asks for, and no tints."""
    colours: dict[str, Any] = {"border": tokens.strong, "line": tokens.strong}
    colours |= {f"{tone}soft": tokens.surface for tone in _TONES}
    colours |= {f"{tone}line": getattr(tokens, tone) for tone in _TONES}
    return tokens._replace(**colours)


STRONG: Mapping[bool, Tokens] = {
    False: _with_strong_outlines(LIGHT),
    True: _with_strong_outlines(DARK),
}
"""The colours with stronger outlines, by whether they are the dark ones."""

MANA_DISCS: Mapping[str, Ink] = {
    "W": Ink("#f3e7b8", "#6b5a1e"),
    "U": Ink("#bbddf2", "#1c4e74"),
    "B": Ink("#cfc7cd", "#3a2f38"),
    "R": Ink("#f6bfa9", "#7e2a12"),
    "G": Ink("#bfddb9", "#245a21"),
    "C": Ink("#dddbe2", "#45404f"),
}
"""Discs of the five colours and of colourless mana, the same in both themes."""

PLAIN_DISC = Ink("#dadbdf", "#2b2d33")
"""Disc of numbers, X and the tap symbol."""
