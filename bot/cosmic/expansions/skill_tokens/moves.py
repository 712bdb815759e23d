"""The only writer of the letters' state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.cosmic import moves
from bot.cosmic.expansions.skill_tokens.state import skills
from bot.cosmic.model import board
from bot.cosmic.model.holdings import TOKENS
from bot.cosmic.model.state import Cosmic, CosmicState
from bot.kernel.seat import Seat


def lay_letters(game: Cosmic, seat: Seat, places: Mapping[str, str]) -> None:
    """The tokens of ``seat`` have these letters, place by place, for good (S1, S3)."""
    state = game.state
    mine = skills(state)
    row = list(mine.letters[seat])
    for place, letters in places.items():
        for number, one in zip(board.tokens_at(state, place, seat), letters, strict=True):
            row[number % len(row)] = one
    mine.letters[seat] = "".join(row)
    game.emit("skills_laid", seat=seat, places=dict(places))


def prefer(game: Cosmic, seat: Seat, order: str) -> None:
    """The tokens of ``seat`` go in this order of letters from now on. Known to ``seat`` alone."""
    skills(game.state).orders[seat] = order
    game.emit("skill_order", (seat,), seat=seat, order=order)


def warn_of_void(game: Cosmic, seat: Seat) -> None:
    """Everybody learns what it means that ``seat`` has Void."""
    game.emit("void_warning", seat=seat)


def swap_letters(game: Cosmic, pairs: Sequence[tuple[int, int]]) -> None:
    """Tokens of two players have become each other's, each with the letter of the other one (S1)."""
    mine = skills(game.state)
    rows = [list(row) for row in mine.letters]
    for one, other in pairs:
        (a, i), (b, j) = divmod(one, TOKENS), divmod(other, TOKENS)
        rows[a][i], rows[b][j] = rows[b][j], rows[a][i]
    mine.letters = ["".join(row) for row in rows]
    game.emit("letters_swapped", count=len(pairs))


def call(game: Cosmic, seat: Seat, tokens: Sequence[int]) -> None:
    """Escorts come into the challenge on the side of ``seat`` (S11, S13)."""
    state = game.state
    side = board.side_of(state, seat)
    if side is None:
        raise ValueError(f"seat {seat} is on no side")
    game.emit("escorts_called", seat=seat, side=side, count=len(tokens))
    moves.commit(game, seat, tokens, side)
    if seat == state.challenge.defense.seat:
        _stand(state, tokens)


def call_unseen(game: Cosmic, seat: Seat, tokens: Sequence[int]) -> None:
    """Escorts come into the challenge unseen: everybody learns that, and not how many (S25)."""
    state = game.state
    if seat == state.challenge.defense.seat:
        _stand(state, tokens)
    game.emit("escorts_unseen", seat=seat, side=board.side_of(state, seat))


def muster(game: Cosmic, weapons: int, shields: int) -> None:
    """Shields were compared with Weapons (S20)."""
    game.emit("mustered", weapons=weapons, shields=shields, repulsed=shields > weapons)


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
