"""Change letters: the only writer of their state. Each move emits one of the events that stand here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.cosmic import events, moves
from bot.cosmic.events.event import CosmicEvent
from bot.cosmic.expansions.skill_tokens.state import skills
from bot.cosmic.model import board
from bot.cosmic.model.holdings import TOKENS
from bot.cosmic.model.ids import PlaceId
from bot.cosmic.model.records import SideName
from bot.cosmic.model.state import Cosmic, CosmicState
from bot.kernel.seat import Seat


class SkillsLaid(CosmicEvent, frozen=True):
    """The tokens of a player have letters."""

    seat: Seat
    places: dict[PlaceId, str]


class SkillOrder(CosmicEvent, frozen=True):
    """In which order they go. For their owner."""

    seat: Seat
    order: str


class RemovalWarning(CosmicEvent, frozen=True):
    """The power of somebody takes tokens, and so Leaders, out of the game."""

    kind = "void_warning"
    seat: Seat


class LettersSwapped(CosmicEvent, frozen=True):
    """Tokens of two players have become each other's."""

    count: int


class EscortsCalled(CosmicEvent, frozen=True):
    """Escorts come into the challenge."""

    seat: Seat
    side: SideName
    count: int


class EscortsUnseen(CosmicEvent, frozen=True):
    """Escorts come into the challenge, nobody knows how many."""

    seat: Seat
    side: SideName


def lay_letters(game: Cosmic, seat: Seat, places: Mapping[str, str]) -> None:
    """The tokens of ``seat`` have these letters, place by place, for good (S1, S3)."""
    state = game.state
    mine = skills(state)
    row = list(mine.letters[seat])
    for place, letters in places.items():
        for number, one in zip(board.tokens_at(state, place, seat), letters, strict=True):
            row[number % len(row)] = one
    mine.letters[seat] = "".join(row)
    game.emit(SkillsLaid(seat=seat, places=dict(places)))


def prefer(game: Cosmic, seat: Seat, order: str) -> None:
    """The tokens of ``seat`` go in this order of letters from now on. Known to ``seat`` alone."""
    skills(game.state).orders[seat] = order
    game.emit(SkillOrder(seat=seat, order=order), (seat,))


def warn_of_removals(game: Cosmic, seat: Seat) -> None:
    """Tell everybody that the power of ``seat`` takes tokens out of the game."""
    game.emit(RemovalWarning(seat=seat))


def swap_letters(game: Cosmic, pairs: Sequence[tuple[int, int]]) -> None:
    """Tokens of two players have become each other's, each with the letter of the other one (S1)."""
    mine = skills(game.state)
    rows = [list(row) for row in mine.letters]
    for one, other in pairs:
        (a, i), (b, j) = divmod(one, TOKENS), divmod(other, TOKENS)
        rows[a][i], rows[b][j] = rows[b][j], rows[a][i]
    mine.letters = ["".join(row) for row in rows]
    game.emit(LettersSwapped(count=len(pairs)))


def call(game: Cosmic, seat: Seat, tokens: Sequence[int]) -> None:
    """Escorts come into the challenge on the side of ``seat`` (S11, S13)."""
    state = game.state
    side = board.side_of(state, seat)
    if side is None:
        raise ValueError(f"seat {seat} is on no side")
    game.emit(EscortsCalled(seat=seat, side=side, count=len(tokens)))
    moves.commit(game, seat, tokens, side)
    if seat == state.challenge.defense.seat:
        _stand(state, tokens)


def call_unseen(game: Cosmic, seat: Seat, tokens: Sequence[int]) -> None:
    """Escorts come into the challenge unseen: everybody learns that, and not how many (S25)."""
    state = game.state
    side = board.side_of(state, seat)
    if side is None:
        raise ValueError(f"seat {seat} is on no side")
    if seat == state.challenge.defense.seat:
        _stand(state, tokens)
    game.emit(EscortsUnseen(seat=seat, side=side))


def muster(game: Cosmic, weapons: int, shields: int) -> None:
    """Shields were compared with Weapons (S20)."""
    game.emit(events.Mustered(weapons=weapons, shields=shields, repulsed=shields > weapons))


def come_home(game: Cosmic) -> list[int]:
    """The Escorts of the defense have done what they came for: which of them still stand where they were called."""
    state = game.state
    mine = skills(state)
    called, mine.called = mine.called, []
    return [number for number in called if _is_there(state, number)]


def _stand(state: CosmicState, tokens: Sequence[int]) -> None:
    mine = skills(state)
    mine.called += tokens
    mine.stand = state.challenge.target or ""


def _is_there(state: CosmicState, number: int) -> bool:
    token = state.tokens[number]
    return token.place == skills(state).stand and token.seat == token.owner
