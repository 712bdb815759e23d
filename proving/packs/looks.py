"""Draws what a pack shows: emblems beside all others, and the page of a report with the cards as people see them."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Final

import msgspec
from PIL import Image, ImageChops, ImageStat

from bot.cosmic import library
from bot.cosmic.kinds import packs
from bot.cosmic.kinds.effects import POWERS
from bot.cosmic.model.cards import words
from bot.words import brought
from bot.words.message import Language
from renderers.cosmic import cards
from renderers.cosmic.lesson import draw_power
from renderers.kit.canvas import SCALE, Canvas
from renderers.kit.pieces import Figure

PAGE: Final = "check.html"
_SMALL: Final = 16
_R: Final = 57
_MID: Final = 64
_CONTRAST: Final = 65.0
"""Spread of brightness at 16 px: the faintest emblem of the game has 73."""
_APART: Final = 20.0
"""Mean difference of two emblems at 16 px: the closest two of the game have 24."""
_REACH, _LEAST = 1.12, 1.4
"""In radii: the reach of an emblem, and its least width."""


def bring(own: Iterable[str]) -> None:
    """Take the emblems of a pack that was entered just now."""
    cards.bring(own, packs.emblems())


def faults(folder: Path, own: Sequence[str]) -> tuple[list[str], list[str]]:
    """List the faults of the emblems of these powers, then the doubts."""
    wrong, warned = list[str](), list[str]()
    small = {name: _drawn(figure)[1] for name, figure in cards.POWERS.items()}
    for name in own:
        path = folder / "emblems" / f"{brought.bare(name)}.json"
        if not path.exists():
            warned.append(f"{path}: {brought.bare(name)} has no emblem and gets a ring")
            continue
        try:
            figure = msgspec.json.decode(path.read_bytes(), type=Figure)
        except msgspec.MsgspecError as error:
            wrong.append(f"{path}: {error}")
            continue
        wrong += [f"{path}: {fault}" for fault in _faint(figure)]
        for other, picture in small.items():
            apart = ImageStat.Stat(ImageChops.difference(small[name], picture)).mean[0]
            if other != name and apart < _APART:
                wrong.append(f"{path}: at {_SMALL} px it looks like the emblem of {brought.bare(other)}")
    return wrong, warned


def _drawn(figure: Figure) -> tuple[Image.Image, Image.Image]:
    """An emblem at drawing size, and as small as people see it."""
    c = Canvas(2 * _MID, 2 * _MID, "#000000")
    figure.draw(c, _MID, _MID, _R, "#FFFFFF", "#000000")
    return c.large(), c.reduced().convert("L").resize((_SMALL, _SMALL), Image.Resampling.LANCZOS)


def _faint(figure: Figure) -> list[str]:
    large, small = _drawn(figure)
    box = large.getbbox()
    if box is None:
        return ["nothing is drawn"]
    found = []
    if max(abs(edge / SCALE - _MID) for edge in box) > _REACH * _R:
        found.append("it leaves its circle")
    if max(box[2] - box[0], box[3] - box[1]) / SCALE < _LEAST * _R:
        found.append("it is too small to be told apart on a phone")
    if ImageStat.Stat(small).stddev[0] < _CONTRAST:
        found.append(f"at {_SMALL} px hardly anything of it is left: draw fewer and thicker shapes")
    if not figure.shows.endswith("."):
        found.append("`shows` is a sentence, with its full stop")
    return found


# --- the page ---------------------------------------------------------------------------------------------------------

_HEAD: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{name} {version}</title>
<style>body{{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}}img{{max-width:100%}}
li{{list-style:none}}pre{{white-space:pre-wrap}}</style></head><body>
<h1>{name} {version}</h1><p>{how}</p>
"""


def page(folder: Path, rows: Sequence[tuple[str, str, Sequence[str]]], *, quick: bool) -> Path:
    """Write what was found, with a sign for each line, and what people will see of each power; where it is."""
    pack = next((one for one in packs.PACKS.values() if one.folder.resolve() == folder), None)
    parts = [
        _HEAD.format(
            name=escape(pack.about.name if pack else folder.name),
            version=escape(f"{pack.about.version} ({pack.digest})" if pack else ""),
            how="A quick check: few games, wide intervals." if quick else "A whole check.",
        )
    ]
    lines = "".join(f"<li>{sign} {escape(what)}{_listed(told)}</li>" for sign, what, told in rows)
    parts.append(f"<ul>{lines}</ul>")
    for name in (name for name, power in POWERS.items() if pack and power.pack == pack.about.name):
        parts.append(f"<h2>{escape(brought.bare(name))}</h2>")
        parts += [_seen(name, language) for language in ("en", "de")]
    target = folder / PAGE
    target.write_text("\n".join([*parts, "</body></html>", ""]), "utf-8")
    return target


def _listed(told: Sequence[str]) -> str:
    return f"<ul>{''.join(f'<li>{escape(one)}</li>' for one in told)}</ul>" if told else ""


def _seen(name: str, language: Language) -> str:
    """The card of a power as a picture, and its page in words."""
    view = library.power_picture(words(name), language)
    told = escape(library.page(("power", name), language))
    if view is None:
        return f'<pre lang="{language}">{told}</pre>'
    png = b64encode(draw_power(view)).decode()
    shown = f'<img alt="{escape(library.alt(view))}" src="data:image/png;base64,{png}">'
    return f'<p>{shown}</p><pre lang="{language}">{told}</pre>'
