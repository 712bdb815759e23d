"""The board: today's challenge on top, the galaxy below, the warp; and two boards beside each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from bot.cosmic.model import cards, ids
from bot.cosmic.seen.picture_views import PHASES, BoardPicture, ThenNow
from bot.cosmic.seen.views import PlanetView, PlayerView, PowerView, TableView
from bot.cosmic.words import picture_words
from bot.cosmic.words.alt import power
from bot.words.signs import until_day
from bot.words.speech import Speech, speech
from renderers import layers
from renderers.cosmic import marks
from renderers.cosmic.board.places import (
    FOOT,
    HAND,
    HEADER,
    LABEL,
    NUMBER,
    ROCK,
    SYSTEM,
    WARP,
    Place,
    asteroid,
    backdrop,
    boxes,
    foot,
    number_spot,
    places,
    spare,
    spot,
    warp_pill,
)
from renderers.cosmic.board.strip import strip
from renderers.cosmic.cards import POWERS
from renderers.kit import theme
from renderers.kit.canvas import Canvas, text_width
from renderers.kit.lettering import seat_names
from renderers.kit.pieces import bolt, palm, whole

_RIGHT: Final = 1168
_PHASES: Final = 10
_MOST_POWERS: Final = 2
_EMBLEM: Final = (20, 50)
_BETWEEN: Final = 20
_SHEET, _SMALL_SHEET, _MOST_ON_SHEETS = 74, 58, 3
"""Width of a pill on a sheet, also beside an asteroid, and most pills in the line of powers."""


def draw(view: BoardPicture) -> bytes:
    return marks.png(paint(view))


def paint(view: BoardPicture) -> Image.Image:
    """In true colours, to be put into another picture."""
    say, table = speech(view.language), view.table
    names = seat_names(view.names, say)
    where = _numbered(places(len(table.players)), view)
    colours = tuple(player.colour for player in table.players)
    canvas = backdrop(colours, where, lettered=marks.LETTERS in table.expansions)
    _top(canvas, view, say)
    strip(canvas, view, names, say)
    _turn(canvas, table, where)
    for player, place in zip(table.players, where, strict=True):
        _system(canvas, view, player, names[player.seat], place, say)
    free = spare(len(table.players))
    if free is not None:
        counts = (
            (say("picture-deck"), table.deck),
            (say("picture-discard"), len(table.discard)),
            (say("picture-destiny"), table.destiny),
        )
        for at, (words, count) in enumerate(counts):
            y = free.y + 116 + at * 120
            canvas.text(free.x + 24, y, words, 36, theme.MUTED, "regular")
            canvas.text(free.x + free.width - 24, y, str(count), 84, theme.MUTED, "bold", "r")
    _warp(canvas, table, say)
    layers.draw(canvas, where, view)
    return canvas.reduced()


def _numbered(where: Sequence[Place], view: BoardPicture) -> list[Place]:
    given = dict(view.numbers)
    mine: list[list[tuple[int, int]]] = [[] for _ in where]
    second = [""] * len(where)
    for planet in view.table.planets:
        if planet.id in given:
            mine[planet.owner].append((_spot(view.table, planet), given[planet.id]))
        colour = ids.planet(planet.id).colour
        if colour != view.table.players[planet.owner].colour:
            second[planet.owner] = colour
    return [
        place._replace(numbers=tuple(rows), second=colour)
        for place, rows, colour in zip(where, mine, second, strict=True)
    ]


def _spot(table: TableView, planet: PlanetView) -> int:
    one = ids.planet(planet.id)
    return spot(one.colour, one.number, table.players[planet.owner].colour)


def _top(c: Canvas, view: BoardPicture, say: Speech) -> None:
    y = 50
    words = say("picture-choose") if view.numbers else picture_words.called(say, view.phase)
    width = text_width(words, 40) + 48
    x = _RIGHT - width
    c.rect(x, y - 30, width, 60, theme.TEXT if view.numbers else theme.RAISED, 12 if view.numbers else 30)
    c.text(x + width / 2, y, words, 40, theme.INK if view.numbers else theme.TEXT, "bold", "m")
    for at in range(0 if view.numbers else _PHASES):
        c.disc(x - 24 - (_PHASES - 1 - at) * 26, y, 8, theme.TEXT if at < PHASES[view.phase] else theme.RAISED)
    challenge = view.table.challenge
    if challenge is not None:
        used = c.text(32, y, say("picture-challenge", number=challenge.number), 46)
        left, words = 32 + used + 18, say("picture-of-the-turn", ordinal=challenge.ordinal)
        room = x - 24 - (0 if view.numbers else _PHASES * 26) - left - 8
        c.text(left, y, words, 32, theme.MUTED, "regular", "l", room)


def _turn(c: Canvas, table: TableView, where: Sequence[Place]) -> None:
    offense = None if table.challenge is None else table.challenge.offense.seat
    if offense is not None and table.players[offense].active:
        place = where[offense]
        c.rect(place.x - 6, place.y - 6, place.width + 12, SYSTEM + 12, None, 26, theme.TEXT, 6)


def _system(c: Canvas, view: BoardPicture, player: PlayerView, name: str, place: Place, say: Speech) -> None:
    x, y, width = place.x, place.y, place.width
    table, ink = view.table, theme.INK if player.active else theme.TEXT
    if not player.active:
        c.rect(x, y, width, HEADER, theme.RAISED, corners=(True, True, False, False))
    marks.mark_of(c, player.colour, x + 36, y + 34, 20, ink if player.active else "")
    _race(c, table, player, x + width - 132, y + 8)
    until, rock = dict(view.away).get(player.seat), asteroid(table, player.seat)
    room = (x + 66, y, width - 66 - 142)
    if until is not None:
        _absent(c, name, until, room, say)
    elif rock is not None:
        c.text(x + 66, y + 21, name, 34, ink, "bold", "l", room[2], 30)
        c.text(x + 66, y + 51, cards.words(rock.power.power), LABEL, ink, "regular", "l", room[2])
    else:
        c.text(x + 66, y + 34, name, 42, ink, "bold", "l", room[2], 30)
    width -= ROCK + 26 * (rock.user not in (None, player.seat)) if rock is not None else 0
    sheets, each = _sheets(player), _SHEET if rock is None else _SMALL_SHEET
    _powers(c, player, place._replace(width=width), len(sheets) * (each + 4), say)
    for at, (lies, colour, count) in enumerate(sheets, 1):
        marks.token_pill(c, table, colour, (x + width - 8 - at * (each + 4), y + 78, each, 40), lies, count)
    target = None if table.challenge is None else table.challenge.target
    mine = [planet for planet in table.planets if planet.owner == player.seat]
    left = {_spot(table, planet): planet for planet in mine}
    for at, (px, py) in enumerate(place.planets()):
        planet = left.get(at)
        if planet is None:
            marks.ashes(c, px, py, place.radius)
            continue
        if planet.id == target:
            c.disc(px, py, place.radius + 8, None, theme.TEXT, 8)
        given = dict(place.numbers).get(at)
        _owners(c, table, planet, px, py, place, numbered=given is not None)
        for mark_at, one in enumerate(planet.marks):
            r, cx, cy = place.radius * 0.36, px + place.radius * (0.9 * mark_at - 0.75), py - place.radius * 0.92
            c.disc(cx, cy, r + 5, theme.TEXT, theme.INK)
            POWERS[one].draw(c, cx, cy, r, theme.INK, theme.TEXT)
        if given is not None:
            (kx, ky), edge = number_spot(len(planet.bases), px, py, place), NUMBER + 3
            c.rect(kx - edge, ky - edge, 2 * edge, 2 * edge, theme.GROUND, 11)
            marks.key(c, given, kx, ky, NUMBER)
    last, (middle, low) = foot(place, HAND), FOOT
    c.text(last, y + middle, str(player.hand), 38, theme.TEXT, "bold", "m")
    c.text(last, y + low, say("picture-foot-hand"), LABEL, theme.MUTED, "regular", "m")


def _absent(c: Canvas, name: str, until: int, room: tuple[float, float, float], say: Speech) -> None:
    x, y, width = room
    c.text(x, y + 19, name, 30, theme.INK, "bold", "l", width, 30)
    palm(c, x + 13, y + 51, 24, theme.INK)
    if until:
        c.text(x + 34, y + 51, until_day(say, until), 26, theme.INK, "bold", "l", width - 34)


def _race(c: Canvas, table: TableView, player: PlayerView, x: float, y: float) -> None:
    """Black on white for whoever is ahead."""
    back, fill = (theme.TEXT, theme.INK) if player.seat in table.leading else (theme.INK, theme.TEXT)
    c.rect(x, y, 124, 52, back, 14)
    marks.flag(c, x + 12, y + 26, 30, fill)
    c.text(x + 114, y + 26, f"{player.foreign}/{table.goal(player.seat)}", 40, fill, "bold", "r", 84)


def _powers(c: Canvas, player: PlayerView, place: Place, lying: float, say: Speech) -> None:
    """Inverted and struck out while they do not work: a bolt is zapped, a moon is dormant."""
    x, y, width = place.x, place.y, place.width
    mid = y + 98
    own = player.own_powers
    first = sorted(own, key=lambda one: not one.tokens)  # so that whatever holds tokens keeps its name
    names = [power(one) for one in first]
    if not player.active:
        c.text(x + 14, mid, say("picture-left"), 32, theme.MUTED, "regular", "l", width - 28)
        return
    if not (player.zapped or player.dormant):
        shown, room = first[:_MOST_POWERS], width - 28 - lying
        more = f" +{len(own) - _MOST_POWERS}" if len(own) > _MOST_POWERS else ""
        if _emblems_fit(shown, room - text_width(more, 30)):
            used = _with_emblems(c, shown, x + 14, mid)
            c.text(x + 14 + used, mid, more, 30, theme.TEXT)
        else:
            words = whole(names, room, theme.FLOOR, most=_MOST_POWERS)
            c.text(x + 14, mid, words, 32, theme.TEXT, "regular", "l", room, LABEL)
        return
    c.rect(x + 8, mid - 23, width - 16, 46, theme.TEXT, 12)
    if player.zapped:
        bolt(c, x + 32, mid, 34, theme.INK)
    else:
        marks.moon(c, x + 32, mid, 15, theme.INK, theme.TEXT)
    state = say("picture-zapped") if player.zapped else say("picture-dormant")
    words = whole(names, width - 80 - lying, theme.FLOOR, most=_MOST_POWERS)
    used = c.text(x + 56, mid, words, 30, theme.INK, "regular", "l", width - 80 - lying)
    if words:
        c.stroke([(x + 54, mid + 1), (x + 58 + used, mid + 1)], theme.INK, 3)
    if used + 56 + text_width(state, 30) + 40 < width and not lying:
        c.text(x + width - 24, mid, state, 30, theme.INK, "bold", "r")


def _emblems_fit(shown: Sequence[PowerView], room: float) -> bool:
    wide = sum(_EMBLEM[1] + text_width(power(one), 32, "regular") for one in shown)
    return all(one.power in POWERS for one in shown) and wide + _BETWEEN * (len(shown) - 1) <= room


def _with_emblems(c: Canvas, shown: Sequence[PowerView], x: float, mid: float) -> float:
    r, step = _EMBLEM
    at = x
    for one in shown:
        POWERS[one.power].draw(c, at + r, mid, r, theme.TEXT, theme.PANEL)
        at += step + c.text(at + step, mid, power(one), 32, theme.TEXT, "regular") + _BETWEEN
    return at - _BETWEEN - x if shown else 0.0


def _sheets(player: PlayerView) -> list[tuple[str, str, int]]:
    """Captives and reserves as place, colour and number, the last one first."""
    own = player.own_powers if player.active else ()
    rows = [(f"power.{one.number}", colour, count) for one in own for colour, count in one.tokens if count]
    rows += [(f"ring.{player.seat}", colour, count) for colour, count in player.ring]
    return rows[:_MOST_ON_SHEETS][::-1]


def _owners(
    c: Canvas, table: TableView, planet: PlanetView, x: float, y: float, place: Place, *, numbered: bool
) -> None:
    """Nobody is ever left out."""
    rows = [(table.players[base.seat].colour, base.tokens, marks.guests(base)) for base in planet.bases]
    for box, (colour, count, others) in zip(boxes(len(rows), x, y, place, numbered=numbered), rows, strict=True):
        marks.token_pill(c, table, colour, box, planet.id, count, others)


def _warp(c: Canvas, table: TableView, say: Speech) -> None:
    x, mid = WARP[0], WARP[1] + WARP[3] / 2
    c.text(x + 36, mid, say("picture-warp"), 34)
    for player in table.players:
        cx = warp_pill(player.seat, len(table.players))
        if player.warp:
            width = 124 if player.warp < 10 else 148
            marks.pill(c, player.colour, cx - width / 2, mid - 36, (width, 72), player.warp)
            letters = marks.letters_of(table, player.seat, "warp", player.warp)
            c.text(cx, mid + 54, letters, LABEL, theme.TEXT, "bold", "m")
        else:
            marks.mark_of(c, player.colour, cx - 22, mid, 18)
            c.text(cx + 8, mid, "0", 44, theme.MUTED)


_GAP: Final = 24


def draw_then_now(view: ThenNow) -> bytes:
    then, now = paint(view.then), paint(view.now)
    both = Image.new("RGB", (then.width + _GAP + now.width, max(then.height, now.height)), theme.LINE)
    both.paste(then, (0, 0))
    both.paste(now, (then.width + _GAP, 0))
    return marks.png(both)
