"""Actions of onlookers: predict who wins the challenge, and follow the game by direct message.

Answered to the presser alone. Neither changes anything at the table: both are kept beside it, and nothing
public tells of them.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from bot.kernel.seat import Seat
from bot.tables.contract.choices import ACTS, FOLLOW, PREDICT, SEERS, WATCH
from bot.tables.contract.table import Body, Button, Follow, Menu, MenuOption, Predict, Pressed
from bot.tables.cosmic.handling import Running
from bot.words.message import ids
from bot.words.speech import Speech

_SIDES: Final[dict[str, Literal["offense", "defense"]]] = {
    f"{PREDICT}offense": "offense",
    f"{PREDICT}defense": "defense",
}
_HOW: Final[dict[str, Literal["challenge", "day", ""]]] = {
    f"{FOLLOW}challenge": "challenge",
    f"{FOLLOW}day": "day",
    f"{FOLLOW}stop": "",
}
CHOICES: Final = (WATCH, *_SIDES, *_HOW)
_SAID: Final = ids("watch-noted-", ("offense", "defense"))
_FOLLOW: Final = ids("watch-", _HOW)
_FOLLOWED: Final = ids("watch-", _HOW, ".done")


class _Open(NamedTuple):
    """A challenge that can be predicted: its sides are known, and nobody has laid a card."""

    number: int
    offense: Seat
    defense: Seat


def press(table: Running, event: Pressed, say: Speech) -> None:
    """Show what can be done, take a prediction, or begin or stop to follow. Whoever sits here is refused."""
    if event.seat is not None:
        row = (Button(0, SEERS, say("watch-seers-button")),)
        table.show(event.reply, Body(say("watch-seated"), (row,)))
    elif event.choice in _HOW:
        chapters = table.record.told.chapters
        since = chapters[-1].number if chapters else 0
        table.add(Follow(event.guest, _HOW[event.choice], event.language, since))
        table.reply(event.reply, say(_FOLLOWED[event.choice]))
    elif event.choice in _SIDES:
        _predict(table, event, _SIDES[event.choice], say)
    else:
        table.show(event.reply, _all(table, event, say))


def _predict(table: Running, event: Pressed, side: Literal["offense", "defense"], say: Speech) -> None:
    challenge = None if event.left else _open(table)
    if challenge is None:
        table.reply(event.reply, _why_not(table, event, say))
        return
    table.add(Predict(event.guest, challenge.number, side))
    winner = table.names[challenge.offense if side == "offense" else challenge.defense]
    table.reply(event.reply, say(_SAID[side], number=str(challenge.number), name=winner))


def _why_not(table: Running, event: Pressed, say: Speech) -> str:
    if event.left:
        return say("watch-left")
    return say("watch-late" if _is_laid(table) else "watch-early")


def _all(table: Running, event: Pressed, say: Speech) -> Body:
    """All that somebody who watches can do now."""
    challenge = None if event.left else _open(table)
    said = _why_not(table, event, say) if challenge is None else _asked(table, challenge, say)
    rows = () if challenge is None else (_buttons(table, challenge, say),)
    ways = [MenuOption(choice, say(_FOLLOW[choice])) for choice in _HOW]
    ways.append(MenuOption(SEERS, say("watch-seers-button")))
    menu = Menu(0, ACTS, say("watch-follow-menu"), tuple(ways), below=True)
    return Body(f"{said}\n{say('watch-follow')}", rows, menus=(menu,))


def _open(table: Running) -> _Open | None:
    seen = table.table_view().challenge
    if seen is None or seen.outcome or _is_laid(table) or seen.offense.seat is None or seen.defense.seat is None:
        return None
    return _Open(seen.number, seen.offense.seat, seen.defense.seat)


def _is_laid(table: Running) -> bool:
    """True if a card lies, or has lain before something was taken back."""
    seen = table.table_view().challenge
    return seen is not None and seen.number <= table.record.laid


def _asked(table: Running, challenge: _Open, say: Speech) -> str:
    offense, defense = table.names[challenge.offense], table.names[challenge.defense]
    return say("watch-who", number=str(challenge.number), offense=offense, defense=defense)


def _buttons(table: Running, challenge: _Open, say: Speech) -> tuple[Button, ...]:
    names = table.record.names
    return (
        Button(0, f"{PREDICT}offense", say("watch-offense", name=names[challenge.offense])),
        Button(0, f"{PREDICT}defense", say("watch-defense", name=names[challenge.defense])),
    )
