"""A game of Cosmic Encounter played again, stop by stop: what everybody saw, and all hands of one that is over."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import takewhile
from typing import Final, TypeAlias

import msgspec

from bot.cosmic.model.state import Cosmic
from bot.cosmic.seen.picture_facts import hand_order
from bot.cosmic.seen.picture_views import BoardPicture
from bot.cosmic.seen.turning_points import TurningPoint
from bot.cosmic.words import things
from bot.cosmic.words.turning_words import turning_point
from bot.kernel.decision import Decision
from bot.tables.contract.table import Body, Button, Menu, MenuOption, Picture, Post, Stamp
from bot.tables.cosmic import boards, chronicle
from bot.tables.cosmic.chair import Chair
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.record import Entry, Record
from bot.words.language import Language
from bot.words.message import Message, ids
from bot.words.signs import clean_name, safe_name, told_apart
from bot.words.speech import Speech, speech

ATTACK, ALLIES, CARDS, REVEAL, AFTER = "attack", "allies", "cards", "reveal", "after"
_ORDER: Final = (ATTACK, ALLIES, CARDS, REVEAL, AFTER)
"""The stops of a challenge."""
_TITLES: Final = ids("replay-stop-", _ORDER)
_MOST: Final = 25
"""Options of a menu."""
_LONGEST: Final = 100
"""Characters of an option."""
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
"""The stop to which each frame of the engine belongs."""
Play: TypeAlias = Callable[[], Iterable[tuple[Cosmic, Decision | None]]]
"""Plays the game from its beginning, as often as it is called."""
_Stop: TypeAlias = tuple[int, str]


class Moment(msgspec.Struct, frozen=True):
    challenge: int
    stop: str
    shown: BoardPicture | Picture
    """The board, or the reveal."""
    lines: tuple[str, ...]
    """Since the moment before."""
    hands: tuple[tuple[str, ...], ...] = ()
    """Everybody's cards by seat. Secret while the game is under way."""

    def picture(self) -> Picture:
        return boards.pictured(self.shown) if isinstance(self.shown, BoardPicture) else self.shown


class Replay(msgspec.Struct, frozen=True):
    names: tuple[str, ...]
    """By seat."""
    moments: tuple[Moment, ...]
    reasons: dict[int, tuple[str, ...]]
    """Sums and rules of each challenge."""
    over: bool
    """True if all hands may be seen."""
    points: tuple[TurningPoint, ...] = ()

    def challenges(self) -> list[int]:
        return list(dict.fromkeys(moment.challenge for moment in self.moments))

    @property
    def first(self) -> int:
        """The place of the first challenge's reveal."""
        return self._revealed(self.challenges()[0])

    def turned(self, at: int, choice: str) -> int:
        """The place to which a control leads from one place."""
        known = self.challenges()
        mine = known.index(self.moments[at].challenge)
        match choice:
            case "replay_first":
                return self._revealed(known[max(0, mine - 1)])
            case "replay_last":
                return self._revealed(known[min(mine + 1, len(known) - 1)])
            case "replay_back":
                return max(0, at - 1)
            case "replay_on":
                return min(at + 1, len(self.moments) - 1)
        return at

    def challenge(self, number: int) -> int:
        """The place of that challenge's reveal. Raises ``LookupError`` if the game has none."""
        if number not in self.challenges():
            raise LookupError(number)
        return self._revealed(number)

    def _revealed(self, challenge: int) -> int:
        """Falls back to the end of a challenge in which no cards were turned."""
        mine = [at for at, moment in enumerate(self.moments) if moment.challenge == challenge]
        return next((at for at in mine if self.moments[at].stop == REVEAL), mine[-1])

    def show(self, at: int, choice: str, language: Language, *, practises: bool) -> Body:
        """A moment with its words; ``choice`` is what is wanted instead of them, ``practises`` offers to play on."""
        say, moment = speech(language).signed, self.moments[at]
        title = say(
            "replay-heading",
            number=moment.challenge,
            last=self.challenges()[-1],
            stop=say(_TITLES[moment.stop]),
        )
        match choice:
            case "replay_why":
                lines = list(self.reasons.get(moment.challenge, ())) or [say("replay-no-reasons")]
            case "replay_hands":
                lines = [_hand(name, hand, say) for name, hand in zip(self.names, moment.hands, strict=False)]
            case _:
                lines = list(moment.lines)
        end = len(self.moments) - 1
        turns = (
            Button(at, "replay_first", say("replay-first"), disabled=moment.challenge == self.moments[0].challenge),
            Button(at, "replay_back", say("replay-back"), disabled=at == 0),
            Button(at, "replay_on", say("replay-on"), style="primary", disabled=at == end),
            Button(at, "replay_last", say("replay-last"), disabled=moment.challenge == self.moments[end].challenge),
        )
        more = [Button(at, "replay_why", say("replay-why"))]
        more += [Button(at, "replay_hands", say("replay-hands"))] if self.over else []
        more += [Button(at, "replay_practise", say("replay-practise"))] if practises else []
        more.append(Button(at, "replay_here", say("replay-here")))
        menu = Menu(at, "replay_go", say("replay-which"), tuple(self._options(moment.challenge, say)))
        return Body(_fitted(title, lines, end=choice == "replay_why"), (turns, tuple(more)), moment.picture(), (menu,))

    def _options(self, now: int, say: Speech) -> Iterator[MenuOption]:
        known = self.challenges()
        told = {one.challenge: turning_point(one, self.names, say)[:_LONGEST] for one in self.points}
        first = max(0, min(known.index(now) - _MOST // 2, len(known) - _MOST))
        for number in known[first : first + _MOST]:
            yield MenuOption(
                str(number), told.get(number) or say("replay-challenge", number=number), chosen=number == now
            )


def _hand(name: str, hand: Sequence[str], say: Speech) -> str:
    held = [things.card(card) for card in hand_order(hand)] or [Message("replay-no-cards")]
    return say("replay-hand", name=safe_name(name), cards=held)


def _fitted(title: str, lines: Sequence[str], *, end: bool) -> str:
    """The title, and as much of the lines' ``end`` or beginning as there is room for."""
    pages = boards.split(lines, full_end=end)
    shown = pages[-1 if end else 0]
    cut = ["…"] if len(pages) > 1 else []
    return "\n".join([title, *cut, *shown] if end else [title, *shown, *cut])


def watch(play: Play, players: Sequence[str], language: Language, *, over: bool) -> Replay:
    """Go through a game whose ``players`` are called like that, in the order of joining.

    Of one that is not ``over`` the challenges that have come to their end, without hands. Raises what ``play`` raises.
    """
    stops = [_stop(game) for game, _ in play()]
    last = {at for at, (stop, then) in enumerate(zip(stops, [*stops[1:], None], strict=True)) if stop != then}
    table: Running | None = None
    for at, (game, decision) in enumerate(play()):
        if table is None:
            called = told_apart([clean_name(players[player]) for player in game.state.seating])
            table = Running(game, Record(0, [Chair(name, "") for name in called], "live", language), Stamp(0))
            watcher = _Watcher(table)
        watcher.look(decision, stops[at], last=at in last)
    assert table is not None
    moments = watcher.ended(over=over)
    reasons = _by_challenge(chronicle.reasons(table), moments)
    names = tuple(chair.name for chair in table.record.chairs)
    return Replay(names, moments, reasons, over, tuple(chronicle.turning(table)))


def _stop(game: Cosmic) -> _Stop | None:
    frame = "end" if game.phase is None else game.phase.name
    return (game.state.challenges, _STOPS[frame]) if frame in _STOPS and game.state.challenges else None


class _Watcher:
    """Keeps the last look at each stop."""

    def __init__(self, table: Running) -> None:
        self._table = table
        self._found: dict[_Stop, Moment] = {}
        self._last: Entry | None = None
        self._lines: list[str] = []

    def look(self, decision: Decision | None, stop: _Stop | None, *, last: bool) -> None:
        """Take in what a decision led to; ``last`` says that it is the last one at its stop."""
        table = self._table
        chronicle.take(table, decision)
        self._lines += self._fresh()
        told = [effect.body for effect in table.effects if isinstance(effect, Post)]
        table.effects.clear()
        for body in told:
            if body.picture is not None:
                number = table.record.told.chapters[-1].number
                self._keep((number, REVEAL), body.picture.still or body.picture, [body.text])
        if last:
            if stop is not None:
                self._keep(stop, boards.view(table), self._lines)
            self._lines = []

    def _fresh(self) -> list[str]:
        """The lines of the story since the last look."""
        entries = self._table.record.told.entries
        fresh = list(takewhile(lambda entry: entry is not self._last, reversed(entries)))[::-1]
        self._last = entries[-1] if entries else None
        return [entry.text for entry in fresh if not entry.minor]

    def _keep(self, stop: _Stop, shown: BoardPicture | Picture, lines: Sequence[str]) -> None:
        known = self._found[stop].lines if stop in self._found else ()
        hands = tuple(tuple(player.hand) for player in self._table.state.players)
        self._found[stop] = Moment(*stop, shown, (*known, *lines), hands)

    def ended(self, *, over: bool) -> tuple[Moment, ...]:
        found = sorted(self._found.values(), key=lambda one: (one.challenge, _ORDER.index(one.stop)))
        if over:
            return tuple(found)
        done = max((chapter.number for chapter in self._table.record.told.chapters[-1:]), default=0)
        return tuple(msgspec.structs.replace(one, hands=()) for one in found if one.challenge <= done)


def _by_challenge(reasons: Sequence[Entry], moments: Sequence[Moment]) -> dict[int, tuple[str, ...]]:
    """Each challenge's reasons: a line where it begins, then what explains it."""
    numbers = iter(dict.fromkeys(moment.challenge for moment in moments))
    found: dict[int, list[str]] = {}
    number = 0
    for entry in reasons:
        if entry.head:
            number = next(numbers, 0)
        else:
            found.setdefault(number, []).append(entry.text)
    return {number: tuple(lines) for number, lines in found.items() if number}
