"""Fonts, and names that fit. Names are untrusted input: nothing here raises for a strange one."""

from __future__ import annotations

import math
import unicodedata
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal, NamedTuple, TypeAlias

from PIL import Image, ImageDraw, ImageFont

from bot.words.speech import Speech
from renderers.kit import theme
from renderers.kit.kept import kept

Weight = Literal["regular", "bold", "black"]
Point: TypeAlias = tuple[int, int]
_FOLDER: Final = Path(__file__).parent / "fonts"
_OWN: Final[dict[Weight, str]] = {
    "regular": "Inter-Medium.otf",
    "bold": "Inter-Bold.otf",
    "black": "InterDisplay-Black.otf",
}
_SCRIPTS: Final = (
    "NotoSans-Bold.ttf",
    "NotoSansArabic-Bold.ttf",
    "NotoSansHebrew-Bold.ttf",
    "NotoSansThai-Bold.ttf",
    "NotoSansDevanagari-Bold.ttf",
    "NotoSansCJK-Bold.otf",
    "NotoEmoji-Bold.ttf",
)
"""Tried in this order for signs that the own family does not have."""
_SYMBOLS: Final = "NotoSansSymbols-Bold.ttf"
_LONGEST: Final = 64
"""Characters of a name that are looked at; Discord allows 32, computer players and imports may bring more."""
_MARKS_PER_LETTER: Final = 2
"""Marks kept on one letter. Thai needs two; a tower of them would run over the lines above."""
_MISSING: Final = "\U0010fffe"
_SIMPLE: Final = "\u02ff"
"""The last sign of those that neither run to the left nor need shaping."""


@lru_cache(256)
def font(file: str, px: int, shaped: bool) -> ImageFont.FreeTypeFont:
    """``shaped`` uses the raqm engine (right-to-left, joined and stacked scripts)."""
    engine = ImageFont.Layout.RAQM if shaped else ImageFont.Layout.BASIC
    return ImageFont.truetype(_FOLDER / file, px, layout_engine=engine)


class Face(NamedTuple):
    """The fonts of one line at one size: each sign in the first family that has it."""

    weight: Weight
    size: int
    """Px of the picture as it is drawn, twice those of the finished one."""

    def getlength(self, text: str) -> float:
        return sum(_length(one) for one in _runs(text, self.weight, self.size))

    def draw(
        self, draw: ImageDraw.ImageDraw, at: Point, text: str, fill: str | int, anchor: str, shrink: int = 1
    ) -> None:
        """``at`` is on the large picture, even if this one was reduced ``shrink`` times."""
        before = {"l": 0.0, "m": 0.5, "r": 1.0}[anchor] * self.getlength(text)
        start, y = float(at[0] - math.floor(before + 0.5)), at[1]
        for one in _runs(text, self.weight, self.size):
            left, top, width, height = _box(one)
            if width and height:
                x, upper = round(start) + left, y + top
                draw.bitmap((x // shrink, upper // shrink), _ink(one, x % shrink, upper % shrink, shrink), fill)
            start += _length(one)


class _Run(NamedTuple):
    text: str
    file: str
    px: int
    shaped: bool

    @property
    def font(self) -> ImageFont.FreeTypeFont:
        return font(self.file, self.px, self.shaped)


@lru_cache(1024)
def _length(run: _Run) -> float:
    if run.shaped or run.file not in _OWN.values():
        return run.font.getlength(run.text)
    return sum(_advance(run.file, run.px, char) for char in run.text)


@lru_cache(4096)
def _advance(file: str, px: int, char: str) -> float:
    """Signs of the own family are as far apart whatever stands beside them."""
    return font(file, px, False).getlength(char)


@lru_cache(1024)
def _box(run: _Run) -> tuple[int, int, int, int]:
    left, top, right, low = map(round, run.font.getbbox(run.text, anchor="ls"))
    return left, top, right - left, low - top


def symbol(char: str, px: int) -> Image.Image:
    """Nobody may change what is returned."""
    return _ink(_Run(char, _SYMBOLS, px, False), 0, 0, 1)


@kept(2)
def _ink(run: _Run, right: int, down: int, shrink: int) -> Image.Image:
    """Kept, as the same words return. It is moved by so many px before it is reduced."""
    left, top, width, height = _box(run)
    size = (-(-(width + right) // shrink) * shrink, -(-(height + down) // shrink) * shrink)
    mask = Image.new("L", size)
    ImageDraw.Draw(mask).text((right - left, down - top), run.text, 255, run.font, "ls")
    return mask.reduce(shrink) if shrink > 1 else mask


@lru_cache(4096)
def _has(file: str, char: str) -> bool:
    """True if a font draws something for a sign: no box, and no blank that looks like nothing."""
    plain = font(file, 40, False)
    ink = bytes(plain.getmask(char))
    return not any(ink) if char.isspace() else any(ink) and ink != bytes(plain.getmask(_MISSING))


def _has_all(file: str, text: str) -> bool:
    return all(_has(file, char) for char in set(text))


def _needs_shaping(text: str) -> bool:
    return any(
        unicodedata.combining(char)
        or unicodedata.category(char)[0] == "M"
        or unicodedata.bidirectional(char) in "RALAN"
        for char in set(text)
        if char > _SIMPLE
    )


@lru_cache(1024)
def _family(text: str, weight: Weight) -> str:
    """The own family if there is a tie."""
    own = _OWN[weight]
    if _has_all(own, text):
        return own  # the other fonts are not even opened
    return max((own, *_SCRIPTS), key=lambda file: sum(_has(file, char) for char in text))


@lru_cache(1024)
def _runs(text: str, weight: Weight, px: int) -> tuple[_Run, ...]:
    """From left to right. Signs that no font has stay in the piece before them."""
    own = _OWN[weight]
    if max(text, default="") <= _SIMPLE and _has_all(own, text):
        return (_Run(text, own, px, False),)
    main = _family(text, weight)
    pieces: list[tuple[str, str]] = []
    for char in text:
        now = pieces[-1][0] if pieces else main
        file = next((one for one in (now, main, own, *_SCRIPTS) if _has(one, char)), now)
        if unicodedata.category(char)[0] == "M":
            file = now  # a mark belongs to its letter
        if pieces and file == now:
            pieces[-1] = (file, pieces[-1][1] + char)
        else:
            pieces.append((file, char))
    pieces = pieces[::-1] if _runs_left(text) else list(_parted(pieces, main))
    return tuple(_Run(piece, file, px, _needs_shaping(piece)) for file, piece in pieces or [(main, "")])


def _parted(pieces: Sequence[tuple[str, str]], main: str) -> Iterator[tuple[str, str]]:
    """Spaces, points and numbers behind right-to-left words are pieces of their own: they would move."""
    for file, piece in pieces:
        words = piece
        while _runs_left(piece) and unicodedata.bidirectional(words[-1]) not in ("R", "AL", "NSM"):
            words = words[:-1]
        yield file, words
        if behind := piece[len(words) :]:
            yield main if _has_all(main, behind) else file, behind


def _runs_left(text: str) -> bool:
    """True if all letters are of right-to-left scripts; a sentence that begins with such a name is not."""
    strong = {unicodedata.bidirectional(char) for char in set(text)}
    return "L" not in strong and not strong.isdisjoint(("R", "AL"))


@lru_cache(1024)
def fitted(text: str, size: int, weight: Weight, width: float | None, smallest: int, scale: int) -> tuple[str, Face]:
    """Shrink to ``smallest``, then cut with an ellipsis; the fonts come back ``scale`` times as large."""
    face = Face(weight, size * scale)
    if width is None:
        return text, face
    limit = width * scale
    while size > smallest and face.getlength(text) > limit:
        size -= 2
        face = Face(weight, size * scale)
    if face.getlength(text) > limit:
        while text and face.getlength(text + "…") > limit:
            text = text[:-1].rstrip()
        text += "…"
    return text, face


@lru_cache(512)
def drawable(name: str) -> str:
    """Leave out what cannot be drawn; empty if nothing remains, so that no name is a row of boxes."""
    composed = unicodedata.normalize("NFC", name[:_LONGEST])
    plain = "".join(" " if char.isspace() else char for char in composed)
    kept: list[str] = []
    marks = 0
    for char in plain:
        category = unicodedata.category(char)
        mark = category[0] == "M"
        marks = marks + 1 if mark else 0
        shows = category[0] != "C" and any(_has(file, char) for file in (_OWN["bold"], *_SCRIPTS))
        if shows and marks <= _MARKS_PER_LETTER and not (mark and not kept):
            kept.append(char)
    return " ".join("".join(kept).split())


def shown_names(seats: Sequence[str], others: Sequence[str], say: Speech) -> dict[str, str]:
    """A name that cannot be drawn becomes its seat (*Seat C*); those that look alike get their letters."""
    letters: dict[str, str] = {}
    for at, name in enumerate([*seats, *(name for name in dict.fromkeys(others) if name not in seats)]):
        letters.setdefault(name, chr(ord("A") + at % 26))
    clean = {name: drawable(name) for name in letters}
    alike = Counter(clean.values())
    shown: dict[str, str] = {}
    for name, letter in letters.items():
        wanted = clean[name] if alike[clean[name]] == 1 else f"{clean[name]} {letter}"
        taken = wanted in shown.values() or (wanted != clean[name] and wanted in alike)
        shown[name] = say("picture-seat", letter=letter) if not clean[name] or taken else wanted
    return shown


def seat_names(names: Sequence[str], say: Speech) -> tuple[str, ...]:
    """People of the same name get their seats' letters too."""
    many = Counter(names)
    apart = [name if many[name] == 1 else f"{name} {chr(ord('A') + seat % 26)}" for seat, name in enumerate(names)]
    shown = shown_names(apart, [], say)
    return tuple(shown[name] for name in apart)


def cap_shift(px: float) -> float:
    return px * 0.364


def warm() -> None:
    for weight in _OWN:
        fitted("0", theme.FLOOR, weight, None, theme.FLOOR, 1)
