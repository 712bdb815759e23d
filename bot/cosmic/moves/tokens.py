"""Moves of tokens, and the only writers of where they are and of who commands them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.cosmic import events
from bot.cosmic.model import board, cards, ids
from bot.cosmic.model.holdings import follow
from bot.cosmic.model.records import SideName
from bot.cosmic.model.state import (
    DEFENSE_CONE,
    NOBODY,
    OFFENSE_CONE,
    REMOVED,
    RING,
    UNDER,
    WARP,
    Bond,
    Cosmic,
    CosmicState,
    Token,
)
from bot.kernel.event import Seat


def put(state: CosmicState, number: int, place: str) -> None:
    follow(state, number, place)
    state.tokens[number].place = place


def command(state: CosmicState, number: int, seat: Seat) -> None:
    """``seat`` commands a token from now on; NOBODY for its owner. If it is a foreign one is for the caller to note."""
    token = state.tokens[number]
    state.holdings.pop(token.seat, None)
    token.controller = seat
    state.holdings.pop(token.seat, None)


_OUT = frozenset((WARP, REMOVED))
"""Places where nobody commands tokens of others (POW26)."""


def move_tokens(game: Cosmic, tokens: Sequence[int], place: str, why: str) -> None:
    """Nothing but these moves changes where tokens are (5.9.1); one event per commander. Removed ones stay removed.

    In the warp and out of the game captives are their owners' again; the event names the owner then. What lies in a
    pile below a token goes with it.
    """
    state = game.state
    groups: dict[tuple[Seat, Seat], dict[str, int]] = {}
    for number in tokens:
        token = state.tokens[number]
        if token.place == REMOVED:
            continue
        seat = token.owner
        if token.controller != NOBODY:
            seat = token.controller
            if place in _OUT or isinstance(ids.place(place), ids.Ring):
                set_free(state, number)
        origin = groups.setdefault((seat, seat if token.controller != NOBODY else token.owner), {})
        origin[token.place] = origin.get(token.place, 0) + 1
        put(state, number, place)
    state.moved = state.moved or bool(groups)
    for (seat, owner), origin in groups.items():
        _note_fall(state, seat, origin, place)
        count, other, where = sum(origin.values()), None if owner == seat else owner, sheets(state, *origin, place)
        game.emit(events.Moved(seat=seat, owner=other, origin=origin, to=place, count=count, why=why, sheets=where))


def sheets(state: CosmicState, *places: str) -> events.Sheets:
    """For words: of which power, and whose, the sheets among these places are; nothing if there are none."""
    if not any(map(ids.is_sheet, places)):
        return {}
    numbers = {place: where.power for place in places if isinstance(where := ids.place(place), ids.Sheet)}
    return {place: (state.powers[number].power, state.powers[number].holder) for place, number in numbers.items()}


def set_free(state: CosmicState, number: int) -> None:
    command(state, number, NOBODY)
    if not board.is_second(state, number) and number in state.foreign_tokens:
        state.foreign_tokens.remove(number)


def _note_fall(state: CosmicState, seat: Seat, origin: dict[str, int], place: str) -> None:
    """Note in which challenge a player's home bases became too few for the powers (6.3, 5.9.2)."""
    homes = board.homes(state, seat)
    emptied = [planet for planet in origin if planet in homes and not board.tokens_at(state, planet, seat)]
    now = board.home_bases(state, seat) if emptied else board.POWER_NEEDS
    founded = place in homes and len(board.tokens_at(state, place, seat)) == sum(origin.values())
    if now < board.POWER_NEEDS <= now + len(emptied) - founded:
        state.players[seat].fell = state.challenges


def capture(game: Cosmic, tokens: Sequence[int], seat: Seat, place: str, why: str) -> None:
    """Tokens of others come to ``place`` under the command of ``seat``; its own just move there. Piles fall apart."""
    _seize(game, tokens, place, why, events.Captured, seat, place)


def pile_up(game: Cosmic, tokens: Sequence[int], top: int, why: str) -> None:
    """Tokens, with all that lies below them, are piled up under ``top`` (P1, Fungus)."""
    token = game.state.tokens[top]
    _seize(game, tokens, f"{UNDER}{top}", why, events.Piled, token.seat, token.place)


def _seize(
    game: Cosmic,
    tokens: Sequence[int],
    place: str,
    why: str,
    told: type[events.Captured | events.Piled],
    seat: Seat,
    to: str,
) -> None:
    """Put tokens at ``place``, where they are seen ``to`` be, with all that lies below them; captives obey ``seat``."""
    state = game.state
    every = with_piles(state, tokens)
    _count_lost(game, tokens, why)
    for former, owner, row in _by_commander(state, every):
        origin: dict[str, int] = {}
        for number in row:
            _leave(state, number, origin)
            put(state, number, place)
            if told is events.Captured and owner != seat:
                command(state, number, seat)
                if number not in state.foreign_tokens:
                    state.foreign_tokens.append(number)
        _note_fall(state, former, origin, UNDER)
        game.emit(told(origin, seat, former, owner, to, len(row), why, sheets(state, *origin, to)))
    state.moved = True


def give_back(game: Cosmic, tokens: Sequence[int]) -> None:
    state = game.state
    for former, owner, row in _by_commander(state, tokens):
        origin: dict[str, int] = {}
        for number in row:
            _leave(state, number, origin)
        _note_fall(state, former, origin, UNDER)
        game.emit(events.GivenBack(seat=owner, former=former, origin=origin, count=len(row)))
    state.moved = True


def trade_planets(game: Cosmic, one: str, other: str, why: str) -> None:
    """Two planets of different systems change places with the tokens on them."""
    there, here = board.tokens_at(game.state, one), board.tokens_at(game.state, other)
    game.emit(events.PlanetsTraded(planets=(one, other)))
    move_tokens(game, there, other, why)
    move_tokens(game, here, one, why)


def bind(game: Cosmic, seat: Seat, card: str, tokens: Sequence[int]) -> None:
    bonds = game.state.bonds
    bond = next((one for one in bonds if one.seat == seat and one.card == card), None)
    if bond is None:
        bond = Bond(seat, card)
        bonds.append(bond)
    bond.tokens.extend(number for number in tokens if number not in bond.tokens)
    game.emit(events.Bonded(seat=seat, card=card, count=len(tokens)))


def unbind(game: Cosmic, bond: Bond) -> None:
    game.state.bonds.remove(bond)
    game.emit(events.Unbonded(seat=bond.seat, card=bond.card))


def surround(game: Cosmic, seat: Seat, tokens: Sequence[int], why: str) -> None:
    """Tokens of others form a ring around the home system of ``seat``, where nobody commands them. Piles fall apart."""
    _count_lost(game, tokens, why)
    move_tokens(game, with_piles(game.state, tokens), f"{RING}{seat}", why)


def add_second_set(game: Cosmic, seat: Seat, colour: str) -> None:
    """``seat`` gets twenty tokens of a second colour, four on each home planet (P1, Symbiote)."""
    state = game.state
    state.players[seat].second = colour
    first = len(state.tokens)
    homes = board.homes(state, seat)
    state.tokens += [Token(seat, planet) for planet in homes for _ in range(cards.TOKENS_PER_PLANET)]
    state.foreign_tokens += range(first, len(state.tokens))
    state.holdings.pop(seat, None)
    game.emit(events.SecondSet(seat=seat, colour=colour, count=len(state.tokens) - first))


def add_neutral(game: Cosmic, seat: Seat, places: Sequence[str], why: str) -> None:
    """``seat`` gets tokens of a neutral kind, one at each of these places; they are none of its twenty (POW26)."""
    state = game.state
    first = len(state.tokens)
    state.tokens += [Token(seat, place) for place in places]
    state.foreign_tokens += range(first, len(state.tokens))
    state.holdings.pop(seat, None)
    state.moved = True
    game.emit(events.NeutralTokens(seat=seat, places=dict(Counter(places)), count=len(places), why=why))


def _leave(state: CosmicState, number: int, origin: dict[str, int]) -> None:
    token = state.tokens[number]
    if not isinstance(ids.place(token.place), ids.Pile):
        origin[token.place] = origin.get(token.place, 0) + 1
    set_free(state, number)


def with_piles(state: CosmicState, tokens: Iterable[int]) -> list[int]:
    """These tokens, each with all that lies below it (P1, Fungus)."""
    piles = board.piles(state)
    return [number for top in tokens for number in (top, *piles.get(top, ()))]


def _by_commander(state: CosmicState, tokens: Sequence[int]) -> list[tuple[Seat, Seat, list[int]]]:
    groups: dict[tuple[Seat, Seat], list[int]] = {}
    for number in tokens:
        token = state.tokens[number]
        groups.setdefault((token.seat, token.owner), []).append(number)
    return [(seat, owner, row) for (seat, owner), row in groups.items()]


def commit(game: Cosmic, seat: Seat, tokens: Sequence[int], side: SideName) -> None:
    """Put tokens of ``seat`` into the challenge (4.4.1, 4.6.2). The defense's own go to the target planet."""
    state = game.state
    challenge = state.challenge
    place = OFFENSE_CONE if side == "offense" else DEFENSE_CONE
    if seat == challenge.defense.seat and challenge.target is not None:
        place = challenge.target
    if seat == challenge.offense.seat:
        from_bases = [(number, state.tokens[number].place) for number in tokens if state.tokens[number].place != WARP]
        challenge.committed = challenge.committed + from_bases
    move_tokens(game, tokens, place, "commit")


def land(game: Cosmic, tokens: Sequence[int], planet: str) -> None:
    """Tokens land on a planet and found or strengthen bases there (5.3.1)."""
    state = game.state
    offense = state.challenge.offense.seat
    comes = any(state.tokens[number].seat == offense for number in tokens)
    if comes and not board.tokens_at(state, planet, offense):
        state.challenge.gained.append(planet)
    move_tokens(game, tokens, planet, "land")


def to_warp(game: Cosmic, tokens: Sequence[int], why: str) -> None:
    _count_lost(game, tokens, why)
    move_tokens(game, tokens, WARP, why)


def _count_lost(game: Cosmic, tokens: Sequence[int], why: str) -> None:
    """Count losses by the outcome, also tokens taken or removed (P1) and healed ones, for consolation (5.4.3)."""
    if why == "challenge":
        state = game.state
        known = {number for number, _ in state.challenge.lost}
        state.challenge.lost.extend((number, state.tokens[number].seat) for number in tokens if number not in known)


def remove(game: Cosmic, tokens: Sequence[int], floor: int, why: str = "removed") -> list[int]:
    """Take tokens and their piles out of the game, but for each owner's last ``floor`` (8.4): those that stay."""
    state = game.state
    taken: list[int] = []
    spared: list[int] = []
    for number in with_piles(state, tokens):
        mine = board.tokens_of(state, state.tokens[number].owner)
        left = sum(state.tokens[one].place != REMOVED and one not in taken for one in mine)
        (taken if left > floor else spared).append(number)
    _count_lost(game, [number for number in taken if number in tokens], why)
    move_tokens(game, taken, REMOVED, "removed")
    return spared


def restore(game: Cosmic, tokens: Sequence[int]) -> None:
    """Tokens that had left the game are in the warp instead."""
    owners: Counter[Seat] = Counter()
    for number in tokens:
        token = game.state.tokens[number]
        if token.place == REMOVED:
            put(game.state, number, WARP)
            owners[token.owner] += 1
    for seat, count in owners.items():
        game.emit(events.Restored(seat=seat, count=count))
