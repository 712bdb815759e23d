"""The board as picture and text, and long texts in pages (``log_2`` is page 2). Public facts alone."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import accumulate
from types import MappingProxyType
from typing import Final

import msgspec

from bot.cosmic.seen import picture_facts
from bot.cosmic.seen.picture_views import BoardPicture, EndPicture, TurningPoint
from bot.cosmic.seen.views import BaseView, ChallengeView, PlayerView, PowerView, SideView, TableView
from bot.cosmic.words import alt, expansion_words, picture_words, things
from bot.cosmic.words.expansion_words import Names
from bot.kernel.codec import decode, encode
from bot.kernel.event import Seat
from bot.tables.contract.choices import SILENT
from bot.tables.contract.message import split
from bot.tables.contract.table import Body, Button, Picture
from bot.tables.cosmic.handling import Running
from bot.words.message import Language
from bot.words.signs import safe_name
from bot.words.speech import Speech, speech


def lines(view: BoardPicture) -> list[str]:
    say = speech(view.language).signed
    table, challenge = view.table, view.table.challenge
    names = Names(map(safe_name, view.names), table.colours, marked=not view.undecided)
    lines = [say("cosmic-help-setup")] if challenge is None else _challenge(view, challenge, names)
    lines += [say("cosmic-help-undecided")] if view.undecided else []
    open_uses = (use for use in table.stack if not use.cancelled)
    if waiting := [f"{names[use.seat]} *{say.message(things.maker(use.thing))}*" for use in open_uses]:
        lines.append(say("cosmic-help-waits", things=waiting))
    lines += [_player(view, player, names, say) for player in table.players]
    lines += alt.beside(table, names, say)
    lines += expansion_words.board(table, names, view.language)
    lines += expansion_words.details(table, names, view.language)
    numbers = alt.numbers(table, say)
    for player in table.players:
        mine = [planet for planet in table.planets if planet.owner == player.seat]
        rows = [f"{numbers[planet.id]} {_bases(planet.bases, names, say)}" for planet in mine]
        system = say("cosmic-help-system", colour=things.colour(player.colour), name=names[player.seat])
        lines.append(f"{system} {' · '.join(rows)}")
    return [*lines, _piles(table, say)]


def _piles(table: TableView, say: Speech) -> str:
    deck, discard, destiny = table.deck, len(table.discard), table.destiny
    if not table.discard:
        return say("cosmic-help-piles", deck=deck, discard=discard, destiny=destiny)
    top = things.card(table.discard[-1])
    return say("cosmic-help-piles-topped", deck=deck, discard=discard, destiny=destiny, top=top)


def _challenge(view: BoardPicture, challenge: ChallengeView, names: Names) -> list[str]:
    say = speech(view.language).signed
    phase = picture_words.phase(say, view.phase)
    lines = [say("cosmic-help-moment", number=str(challenge.number), first=challenge.ordinal == 1, phase=phase)]
    offense, defense = challenge.offense, challenge.defense
    if offense.seat is None:
        return lines
    drawn = alt.destiny(challenge, names, say)
    if defense.seat is None:
        return [*lines, say("cosmic-help-offense", name=names[offense.seat]), *drawn]
    attack = say(
        "cosmic-help-attack",
        offense=f"{things.role_sign('offense')} {names[offense.seat]}",
        defense=f"{things.role_sign('defense')} {names[defense.seat]}",
        place=[things.place(challenge.target, names, names.colour(defense.seat))] if challenge.target else [],
        reverse=challenge.reverse,
        tokens=offense.tokens,
        against=defense.tokens,
    )
    decided = picture_facts.decided(view)
    lines += alt.result(challenge, names, say) if decided else [attack, *drawn]
    if not decided and (offense.allies or defense.allies):
        mark = things.role_sign("ally")
        rows = [[f"{mark} {names[ally.seat]} {ally.tokens}" for ally in side.allies] for side in (offense, defense)]
        lines.append(say("cosmic-help-allies", attacking=rows[0], defending=rows[1]))
    if offense.card is not None or defense.card is not None:
        lines.append(say("cosmic-help-cards-laid", cards=[_card(side, say) for side in (offense, defense)]))
    if challenge.dealers:
        lines.append(say("event-dealers", seats=[names[seat] for seat in challenge.dealers]))
    if challenge.calls:
        called = [f"{names[call.seat]} *{say.message(things.maker(call.thing))}*" for call in challenge.announced]
        lines.append(say("cosmic-help-called", things=called))
    return lines


def _card(side: SideView, say: Speech) -> str:
    if side.card is None:
        return say("cosmic-help-choosing")
    shown = say.message(picture_words.open_card(side.card, side.counts)) if side.card else say("picture-card-laid")
    return shown if side.total is None else f"{shown} = {side.total}"


def _player(view: BoardPicture, player: PlayerView, names: Names, say: Speech) -> str:
    goal, name = view.table.goal(player.seat), names[player.seat]
    colour = things.colour(player.colour)
    line = say(
        "cosmic-help-player",
        name=name,
        colour=colour,
        bases=player.foreign,
        goal=goal,
        cards=player.hand,
        warp=player.warp,
        removed=player.removed,
    )
    powers = ", ".join(_power(power, names, say) for power in player.own_powers)
    states = (
        (say("picture-zapped"), player.zapped),
        (say("picture-dormant"), player.dormant),
        (say("picture-left"), not player.active),
    )
    holding = ", ".join(state for state, holds in states if holds)
    marks = f" ({holding})" if holding else ""
    return f"{line}; {powers}{marks}" if powers else f"{line}{marks}"


def _power(power: PowerView, names: Names, say: Speech) -> str:
    lying = ", ".join(alt.coloured(count, colour, names, say) for colour, count in power.tokens)
    return f"{things.use_sign('power', power.power)}*{alt.power(power)}*" + (f" ({lying})" if lying else "")


def _bases(bases: Sequence[BaseView], names: Names, say: Speech) -> str:
    return ", ".join(f"{names[base.seat]} {alt.tokens(base, names, say)}" for base in bases) or "–"


_TURNED = re.compile(r"([a-z]+)_(\d{1,4})")


def page_of(lines: Sequence[str], place: int) -> int:
    """Page (from 1) of a log on which the line at ``place`` stands."""
    ends = accumulate(map(len, split(lines, full_end=True)))
    return next((number for number, end in enumerate(ends, 1) if place < end), 1)


def page(lines: Sequence[str], what: str, language: Language, number: int = 0, *, full_end: bool = False) -> Body:
    """One page of the text behind the choice ``what``, from 1; 0 is the last. A log has a ``full_end``."""
    say = speech(language)
    pages = split(lines, full_end=full_end)
    at = len(pages) if number == 0 else max(1, min(number, len(pages)))
    text = "\n".join(pages[at - 1]) or say("cosmic-help-nothing-yet")
    if len(pages) == 1:
        return Body(text)
    turn = (
        Button(0, f"{what}_{at - 1}" if at > 1 else f"{what}_first", say("cosmic-ask-previous"), disabled=at == 1),
        Button(0, f"{what}_{at + 1}", say("cosmic-ask-next"), disabled=at == len(pages)),
    )
    return Body(f"{text}\n{say('cosmic-help-page', number=at, pages=len(pages))}", (turn,))


def turned(choice: str) -> tuple[str, int] | None:
    match = _TURNED.fullmatch(choice)
    return (match[1], int(match[2])) if match else None


BOARD, BOARD_FILE = "cosmic.board", "board.png"
_KEPT: Final = 64


def picture(
    table: Running,
    numbers: Mapping[str, int] = MappingProxyType({}),
    language: Language | None = None,
    reader: Seat | None = None,
) -> Picture:
    """The board for everybody or one seat; ``numbers`` mark places to choose among, in that language."""
    shown = view(table)
    if numbers:
        shown = msgspec.structs.replace(shown, numbers=tuple(numbers.items()), language=language or shown.language)
    return pictured(shown, reader)


def pictured(shown: BoardPicture, reader: Seat | None = None) -> Picture:
    drawn = encode(seen_by(shown, reader))
    return Picture(BOARD, drawn, words(drawn), BOARD_FILE)


@lru_cache(maxsize=_KEPT)
def words(drawn: bytes) -> str:
    """Cached, since most inputs leave the board as it was."""
    return alt.board(decode(drawn, BoardPicture))


END, END_FILE = "cosmic.end", "end.png"


def at_the_end(table: Running, points: Sequence[TurningPoint]) -> EndPicture:
    record, legs = table.record, table.record.chronicle.legs
    known = legs if len(legs) == table.game.state.challenges else ()
    return picture_facts.end_picture(table.seen, record.names, record.language, known, points)


def ended(view: EndPicture) -> Picture:
    return Picture(END, encode(view), alt.end(view), END_FILE)


def seen_by(shown: BoardPicture, reader: Seat | None) -> BoardPicture:
    return msgspec.structs.replace(shown, table=picture_facts.on_board(shown.table, reader))


def view(table: Running) -> BoardPicture:
    seen = table.seen
    frame = table.game.phase
    phase = picture_facts.phase_of(
        frame.name if frame is not None else "end", seen, {ask.key for ask in table.game.asks.values()}
    )
    away = table.record.away.items()
    until = tuple((seat, 0 if holiday.plan == SILENT else holiday.until) for seat, holiday in away)
    names, language = tuple(table.record.names), table.record.language
    return BoardPicture(seen, names, phase, language=language, away=until, undecided=not table.coloured)
