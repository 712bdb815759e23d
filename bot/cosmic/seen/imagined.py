"""Imagined challenges, built from the public view alone, so that nothing hidden can enter them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, islice
from typing import TypeAlias, cast

from bot.cosmic.challenge import totals
from bot.cosmic.engine import force
from bot.cosmic.kinds import registry
from bot.cosmic.model import board, cards, holdings
from bot.cosmic.model.options import Options
from bot.cosmic.model.state import (
    DEFENSE_CONE,
    NOBODY,
    OFFENSE_CONE,
    REMOVED,
    RING,
    SHEET,
    UNDER,
    WARP,
    Call,
    Challenge,
    Cosmic,
    CosmicState,
    Datum,
    Player,
    PowerCard,
    Side,
    Token,
)
from bot.cosmic.seen.views import BaseView, CallView, ChallengeView, PlayerView, PowerView, SideView, TableView
from bot.kernel.event import Seat

Notes: TypeAlias = tuple[tuple[str, Datum], ...]


@dataclass(frozen=True)
class _Glimpse:
    state: CosmicState


class Outlook:
    """The challenge of one view, with any two cards."""

    def __init__(self, table: TableView) -> None:
        """Imagine the table. Raises ValueError unless both main players are known."""
        self._state = _state(table)
        self._game = cast(Cosmic, _Glimpse(self._state))
        self._known: dict[tuple[str, str], tuple[tuple[int, int] | None, str]] = {}

    def outcome(self, offense: str, defense: str) -> str:
        """Return the winner with these cards or faces: ``offense``, ``defense``, or ``deal`` for two compromises."""
        return self._come_to(offense, defense)[1]

    def sums(self, offense: str, defense: str) -> tuple[int, int]:
        """Return both sides' sums with these attacks. Raises ValueError for other cards."""
        found = self._come_to(offense, defense)[0]
        if found is None:
            raise ValueError(f"{offense} and {defense} are no two attacks")
        return found

    def lead(self, offense: str, defense: str) -> int:
        """The margin of the offense with these attacks, negative if it would lose. Raises as ``sums``."""
        first, second = self.sums(offense, defense)
        return abs(first - second) * (1 if self.outcome(offense, defense) == "offense" else -1)

    def _come_to(self, offense: str, defense: str) -> tuple[tuple[int, int] | None, str]:
        key = (cards.face(offense), cards.face(defense))
        known = self._known.get(key)
        if known is None:
            challenge = self._state.challenge
            challenge.offense.face, challenge.defense.face = key
            sums, outcome = totals.forecast(self._game)
            both = None if sums is None else (sums.offense.total, sums.defense.total)
            known = self._known[key] = (both, outcome)
        return known


def outlook_of(table: TableView) -> Outlook:
    """Cache the Outlook of the last view. Raises ValueError unless both main players are known."""
    global _last
    last = _last
    if last is None or last[0] is not table:
        last = _last = (table, Outlook(table))
    return last[1]


_last: tuple[TableView, Outlook] | None = None
"""The last view. Views are frozen; while this one is held no other can have its identity."""


def _state(table: TableView) -> CosmicState:
    """A state that would be seen as this view, as far as it bears on sums."""
    challenge = table.challenge
    if challenge is None or challenge.offense.seat is None or challenge.defense.seat is None:
        raise ValueError("nobody stands against anybody")
    players = [
        Player(one.colour, one.second, zapped=one.zapped, flared=one.flared, active=one.active) for one in table.players
    ]
    held = [(one, power) for one in table.players for power in one.powers]
    powers = [PowerCard(power.power, one.seat, _attributes(power)) for one, power in held]
    numbers = {power.number: number for number, (_, power) in enumerate(held)}
    state = CosmicState(
        Options(),
        list(range(len(players))),
        players,
        systems=_systems(table),
        powers=powers,
        lineup=",".join(card.power for card in powers),
        challenge=_challenge(challenge, powers),
        challenges=challenge.number,
        sane=challenge.sane,
    )
    for name in table.expansions:
        if (part := registry.EXPANSIONS[name].imagined(table)) is not None:
            state.expansions[name] = part
    if challenge.target in holdings.COLOUR_OF:
        state.challenge.system = board.system_of(state, str(challenge.target))
    _Tokens(state, table, numbers).lay()
    for player in table.players:
        _let_rest(state, player)
    return state


def _systems(table: TableView) -> dict[str, list[str]]:
    """The home systems that have lost or gained planets."""
    found: dict[str, list[str]] = {player.colour: [] for player in table.players}
    for planet in table.planets:
        found[table.players[planet.owner].colour].append(planet.id)
    return {colour: row for colour, row in found.items() if row != [*holdings.PLANETS[colour]]}


def _attributes(power: PowerView) -> dict[str, Datum]:
    return {**registry.POWERS[power.power].fresh(), **dict(cast(Notes, power.notes))}


def _challenge(view: ChallengeView, powers: list[PowerCard]) -> Challenge:
    challenge = Challenge(
        view.ordinal,
        _side(view.offense),
        _side(view.defense),
        target=view.target,
        system=holdings.OUTPOSTS.get(view.target or "", ""),
        reverse=view.reverse,
        flags=list(view.flags),
    )
    challenge.calls = [_call(call, powers) for call in view.calls]
    return challenge


def _side(view: SideView) -> Side:
    return Side(NOBODY if view.seat is None else view.seat, [ally.seat for ally in view.allies])


def _call(view: CallView, powers: list[PowerCard]) -> Call:
    """A call of a power that has since changed hands belongs to nobody."""
    rows = (number for number, card in enumerate(powers) if (card.power, card.holder) == (view.name, view.seat))
    card = cards.flare(view.name) if view.flare else f"{SHEET}{next(rows, NOBODY)}"
    return Call(view.seat, card, view.text, "", dict(view.aim))


def _let_rest(state: CosmicState, player: PlayerView) -> None:
    """Powers rest as seen; expansions are not imagined."""
    mine = [card for card in state.powers if card.holder == player.seat]
    if player.dormant:
        for card in mine:
            card.holder = NOBODY
    elif all(force.is_silent(state, card) for card in mine):
        holdings.held(state, player.seat).home = board.POWER_NEEDS


class _Tokens:
    def __init__(self, state: CosmicState, table: TableView, numbers: dict[int, int]) -> None:
        self.state, self.table, self.numbers = state, table, numbers
        seats = range(len(state.players))
        state.tokens = [Token(seat, "") for seat in seats for _ in range(holdings.TOKENS)]
        self.left = [iter(range(seat * holdings.TOKENS, (seat + 1) * holdings.TOKENS)) for seat in seats]
        self.colours = {player.colour: seat for seat, player in enumerate(state.players)}
        self.seconds = {player.second: seat for seat, player in enumerate(state.players) if player.second}

    def lay(self) -> None:
        challenge = self.table.challenge
        for place in chain(self.table.planets, self.table.outposts):
            for base in place.bases:
                self.base(place.id, base)
        for side, cone in ((challenge.offense, OFFENSE_CONE), (challenge.defense, DEFENSE_CONE)) if challenge else ():
            for ally in side.allies:
                self.base(cone, ally)
            if cone == OFFENSE_CONE and side.seat is not None:
                self.base(cone, BaseView(side.seat, side.tokens, side.guests, side.piled))
        for player in self.table.players:
            self.many(player.seat, player.seat, player.warp, WARP)
            self.many(player.seat, player.seat, player.removed, REMOVED)
            if player.ring:
                self.row(player.seat, player.ring, f"{RING}{player.seat}")
            for power in player.powers:
                if power.tokens:
                    self.row(player.seat, power.tokens, f"{SHEET}{self.numbers[power.number]}")

    def base(self, place: str, base: BaseView) -> None:
        if not base.guests and not base.piled:
            self.many(base.seat, base.seat, base.tokens, place)
            return
        own = base.tokens - sum(count for _, count in base.guests)
        tops = [*self.many(base.seat, base.seat, own, place), *self.row(base.seat, base.guests, place)]
        if base.piled and tops:
            self.row(base.seat, base.piled, f"{UNDER}{tops[0]}")

    def row(self, seat: Seat, colours: Iterable[tuple[str, int]], place: str) -> list[int]:
        laid: list[int] = []
        for colour, count in colours:
            laid += self.many(seat, self.colours.get(colour, NOBODY), count, place, colour)
        return laid

    def many(self, seat: Seat, owner: Seat, count: int, place: str, colour: str = "") -> list[int]:
        """Lay so many tokens; without an ``owner`` they are of a second colour or a neutral one."""
        tokens, laid = self.state.tokens, list[int]()
        known = owner != NOBODY
        for number in [*islice(self.left[owner], max(0, count))] if known else self._further(seat, colour, count):
            own = tokens[number].owner
            tokens[number] = Token(own, place, tokens[number].controller if own == seat else seat)
            if own != seat or not known:
                self.state.foreign_tokens.append(number)
            laid.append(number)
        return laid

    def _further(self, seat: Seat, colour: str, count: int) -> Iterator[int]:
        for _ in range(count):
            self.state.tokens.append(Token(self.seconds.get(colour, seat), ""))
            yield len(self.state.tokens) - 1
