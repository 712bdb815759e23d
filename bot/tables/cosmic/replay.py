"""A game of Cosmic Encounter played again, stop by stop: what everybody saw, and all hands of one that is over."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import takewhile
from typing import Final, TypeAlias, TypeVar

import msgspec

from bot.cosmic.events import ChallengeBegan
from bot.cosmic.model.state import Cosmic
from bot.cosmic.seen.picture_facts import hand_order
from bot.cosmic.seen.picture_views import BoardPicture, Leg, TurningPoint
from bot.cosmic.seen.story import Luck
from bot.cosmic.words import things
from bot.cosmic.words.picture_words import turning_line, turning_point
from bot.cosmic.words.story_words import hindsight, luck, position_lines, unzapped
from bot.kernel.event import Seat, visible
from bot.kernel.saved import Decision
from bot.tables.contract.message import LABEL
from bot.tables.contract.replay import END, HANDS, REVEAL, TEXT, WHY, Moment, Play, Replay
from bot.tables.contract.table import Note, Picture, Post, Stamp
from bot.tables.cosmic import boards, chronicle, promises
from bot.tables.cosmic.chair import Chair
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.hindsight import CARD, PASS, RESPONSE, Laid, instead, unstopped
from bot.tables.cosmic.record import Entry, Record
from bot.words.message import Language, Message
from bot.words.signs import clean_name, safe_name, told_apart, unsigned
from bot.words.speech import Speech, speech

ATTACK, ALLIES, CARDS, AFTER = "attack", "allies", "cards", "after"
_ORDER: Final = (ATTACK, ALLIES, CARDS, REVEAL, AFTER, END)
_FOLLOWED: Final = 80
"""Decisions after a card was laid, among which its challenge ends."""
_SUBSTITUTE: Final = "substitute"
_STOPS: Final = {
    "start": ATTACK,
    "destiny": ATTACK,
    "aim": ATTACK,
    "alliance": ALLIES,
    "planning": CARDS,
    "reveal": CARDS,
    "deal_phase": CARDS,
    "outcome": AFTER,
    "after": AFTER,
    "end": AFTER,
    "next_turn": AFTER,
    "departed": AFTER,
    "victory": AFTER,
}
_Stop: TypeAlias = tuple[int, str]
_SIDES: Final = ("offense", "defense")


def watch(play: Play, players: Sequence[str], language: Language, notes: Sequence[Note] = (), *, over: bool) -> Replay:
    """Go through a game whose ``players`` are called like that, in the order of joining.

    ``notes`` are its event log. Of one that is not ``over`` the challenges that have come to their end, without hands.
    Raises what ``play`` raises.
    """
    stops, made = list[_Stop | None](), list[Decision]()
    for game, decision in play():
        stops.append(_stop(game))
        made += [] if decision is None else [decision]
    last = {at for at, (stop, then) in enumerate(zip(stops, [*stops[1:], None], strict=True)) if stop != then}
    table: Running | None = None
    for at, (game, decision) in enumerate(play()):
        if table is None:
            called = told_apart([clean_name(players[player]) for player in game.state.seating])
            table = Running(game, Record(0, [Chair(name, "") for name in called], "live", language), Stamp(0))
            watcher = _Watcher(table, promises.given(notes), over=over)
        watcher.look(decision, stops[at], last=at in last)
        if over and at < len(made) and (made[at].key == CARD or (made[at].key == RESPONSE and made[at].choice != PASS)):
            hand = tuple(game.state.players[made[at].seat or 0].hand)
            key = game.state.challenges, made[at].seat, made[at].key
            watcher.laid[key] = Laid(game.save(), hand, made[at : at + _FOLLOWED])
    assert table is not None
    points, names, say = chronicle.turning(table), table.record.names, speech(language).signed
    labels = {one.challenge: _label(one, names, speech(language)) for one in points}
    return Replay("challenge", watcher.ended(points, say), over, labels)


def _label(point: TurningPoint, names: Sequence[str], say: Speech) -> str:
    line = turning_line(point, names, say)
    return line if len(line) <= LABEL else turning_point(point, names, say)[:LABEL]


def _stop(game: Cosmic) -> _Stop | None:
    frame = "end" if game.phase is None else game.phase.name
    return (game.state.challenges, _STOPS[frame]) if frame in _STOPS and game.state.challenges else None


class _Watcher:
    def __init__(self, table: Running, promised: Sequence[promises.Given], *, over: bool) -> None:
        self._table = table
        self._promised = deque(promised)
        self._over = over
        self.laid: dict[tuple[int, Seat | None, str], Laid] = {}
        self._found: dict[_Stop, Moment] = {}
        self._luck = Luck()
        self._last: Entry | None = None
        self._lines: list[str] = []

    def look(self, decision: Decision | None, stop: _Stop | None, *, last: bool) -> None:
        """Take in what a decision led to; ``last`` for the last one at its stop."""
        table = self._table
        public = visible(table.game.events, None)
        self._luck.take(public)
        if decision is not None and decision.key == _SUBSTITUTE and decision.seat is not None:
            table.record.change_person(decision.seat)
        chronicle.note_events(table, decision)
        if self._over and any(isinstance(event, ChallengeBegan) for event in public):
            stood = table.record.chronicle.stood[-1].positions
            self._lines += position_lines(stood, table.names, speech(table.record.language).signed)
        fresh = self._fresh()
        self._lines += fresh
        told = [effect.body for effect in table.effects if isinstance(effect, Post)]
        table.effects.clear()
        for body in told:
            if body.picture is not None:
                number, shown = table.record.chronicle.chapters[-1].number, body.picture.still or body.picture
                lines = [line for line in body.text.splitlines() if line.removeprefix("-# ") not in fresh]
                self._keep((number, REVEAL), partial(_itself, shown), ["\n".join(lines)])
        if last:
            if stop is not None:
                board = boards.view(table)
                self._keep(stop, partial(boards.pictured, board), self._lines, {TEXT: partial(_twin, board)})
            self._lines = []
        self._hear()

    def _hear(self) -> None:
        table = self._table
        while self._promised and (self._promised[0].phase, self._promised[0].seq) <= promises.here(table.game):
            one = self._promised.popleft()
            promises.hear(table, one.kind, one.by, one.to)

    def _fresh(self) -> list[str]:
        entries = self._table.record.chronicle.entries
        fresh = list(takewhile(lambda entry: entry is not self._last, reversed(entries)))[::-1]
        self._last = entries[-1] if entries else None
        return [entry.text for entry in fresh if not entry.minor]

    def _keep(
        self, stop: _Stop, shown: partial[Picture], lines: Sequence[str], twin: Mapping[str, partial[list[str]]] = {}
    ) -> None:
        known = self._found[stop].lines if stop in self._found else ()
        hands = tuple(tuple(player.hand) for player in self._table.game.state.players)
        names, say = self._table.record.names, speech(self._table.record.language).signed
        beside = {HANDS: partial(_hands, names, hands, say)} if self._over else {}
        self._found[stop] = Moment(*stop, shown, (*known, *lines), {**beside, **twin})

    def ended(self, points: Sequence[TurningPoint], say: Speech) -> tuple[Moment, ...]:
        """All moments, or of a game under way those of challenges that are over."""
        if self._over:
            self._add_hindsight(points, say)
        found = sorted(self._found.values(), key=lambda one: (one.chapter, _ORDER.index(one.stop)))
        done = max((chapter.number for chapter in self._table.record.chronicle.chapters[-1:]), default=0)
        shown = [one for one in found if self._over or one.chapter <= done]
        reasons, none = _by_challenge(chronicle.reasons(self._table), shown), [say("replay-no-reasons")]
        why = {one.chapter: partial(_itself, reasons.get(one.chapter) or none) for one in shown}
        return tuple(msgspec.structs.replace(one, beside={WHY: why[one.chapter], **one.beside}) for one in shown)

    def _add_hindsight(self, points: Sequence[TurningPoint], say: Speech) -> None:
        """At turning points: what they are, and the sum with another card of whoever lost. At the end: all of them."""
        for point in points:
            at, seat = (point.challenge, REVEAL), point.loser
            self._append(at, f"**{turning_point(point, self._table.names, say)}**")
            laid = self.laid.get((point.challenge, seat, CARD))
            if seat is not None and laid is not None and (other := instead(laid, seat)) is not None:
                self._append(at, hindsight(other.value, other.totals, self._table.names[seat], say, wins=other.wins))
        for number, leg in enumerate(self._table.record.chronicle.legs, 1):
            if without := self._without_zap(number, leg, say):
                self._append((number, REVEAL), without)
        if self._found:
            shown = partial(boards.ended, boards.at_the_end(self._table, points))
            told = [*chronicle.ending(self._table, points, say), luck(self._luck, self._table.names, say)]
            self._keep((max(self._found)[0], END), shown, told)

    def _without_zap(self, number: int, leg: Leg, say: Speech) -> str:
        """Name the winner had there been no zap; empty if the same side wins, or nobody can tell."""
        laid = None if leg.zap is None else self.laid.get((number, leg.zap.seat, RESPONSE))
        if leg.zap is None or laid is None or leg.zap.name not in str(laid.made[0].choice):
            return ""
        found = unstopped(laid)
        if found is None or found.outcome not in _SIDES:
            return ""
        side = _SIDES.index(found.outcome)
        if found.main[side] != leg.loser:
            return ""
        totals = found.by_totals if side == 0 or found.by_totals is None else found.by_totals[::-1]
        return unzapped(leg.zap, found.main[side], totals, self._table.names, say)

    def _append(self, stop: _Stop, line: str) -> None:
        if stop in self._found:
            known = self._found[stop]
            self._found[stop] = msgspec.structs.replace(known, lines=(*known.lines, line))


_T = TypeVar("_T")


def _itself(what: _T) -> _T:
    return what


def _twin(board: BoardPicture) -> list[str]:
    return [unsigned(line)[0] for line in boards.lines(board)]


def _hands(names: Sequence[str], hands: Sequence[Sequence[str]], say: Speech) -> list[str]:
    held = ([things.card(card) for card in hand_order(hand)] or [Message("replay-no-cards")] for hand in hands)
    return [say("replay-hand", name=safe_name(name), cards=cards) for name, cards in zip(names, held, strict=True)]


def _by_challenge(reasons: Sequence[Entry], moments: Sequence[Moment]) -> dict[int, list[str]]:
    numbers = iter(dict.fromkeys(moment.chapter for moment in moments))
    found: dict[int, list[str]] = {}
    number = 0
    for entry in reasons:
        if entry.head:
            number = next(numbers, 0)
        else:
            found.setdefault(number, []).append(entry.text)
    return found
