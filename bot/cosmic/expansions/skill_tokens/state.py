"""Letters of all tokens (S1, S2), questions about them that have one answer, and the moves that change them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

import msgspec

from bot.cosmic import events, moves
from bot.cosmic.events.event import CosmicEvent, OfSeat
from bot.cosmic.expansions.skill_tokens.views import LEADER, LETTERS, NEEDED, SHIELD, WEAPON
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.registry import state_of
from bot.cosmic.model import board, ids
from bot.cosmic.model.holdings import COLOUR_OF, OUTPOSTS, TOKENS
from bot.cosmic.model.ids import PlaceId
from bot.cosmic.model.records import SideName
from bot.cosmic.model.state import DEFENSE_CONE, OFFENSE_CONE, Cosmic, CosmicState, ExpansionState
from bot.kernel.event import Seat

NAME = "skill_tokens"
EACH = TOKENS // len(LETTERS)
"""Tokens of each letter in a set (S1)."""


class SkillState(ExpansionState, tag=NAME):
    letters: list[str]
    """By seat, the letters of its twenty tokens, in the order of their ids."""
    orders: list[str]
    """By seat, the four letters in the order in which its tokens go. Secret."""
    called: list[int] = msgspec.field(default_factory=list)
    """The Escorts that stand with the defense and return to bases afterwards (S14)."""
    stand: str = ""
    """The target where ``called`` stand; no longer valid once the challenge has begun anew."""


skills = state_of(SkillState, NAME)
"""Raises KeyError if the game has no Skill Tokens."""


def letter(state: CosmicState, number: int) -> str:
    """The letter of a token, wherever it is and whoever commands it (S1); empty for a second set (S8)."""
    owner, place = divmod(number, TOKENS)
    rows = skills(state).letters
    return rows[owner][place] if owner < len(rows) else ""


def own(state: CosmicState, tokens: Iterable[int], which: str) -> list[int]:
    """Those tokens of a letter that are of the twenty of whoever commands them (S8)."""
    letters, foreign_tokens = "".join(skills(state).letters), state.foreign_tokens
    return [number for number in tokens if letters[number : number + 1] == which and number not in foreign_tokens]


@lru_cache(maxsize=1024)
def in_order(letters: str) -> str:
    return "".join(sorted(letters, key=LETTERS.find))


def leaders(state: CosmicState, seat: Seat) -> int:
    """The active Leaders of ``seat``: on bases, in the challenge, in the reserve of an own power (S18, S25)."""
    tokens = _lettered(skills(state).letters[seat], seat, LEADER)
    active = [number for number in tokens if _is_active(state, seat, state.tokens[number].place)]
    return sum(number not in state.foreign_tokens for number in active)


def is_led(state: CosmicState, seat: Seat) -> bool:
    """True if ``seat`` has as many active Leaders as its powers need (S17)."""
    missing, tokens, foreign_tokens = NEEDED, state.tokens, state.foreign_tokens
    for number in _lettered(skills(state).letters[seat], seat, LEADER):
        place = tokens[number].place  # Most are on planets, and this is asked so often that a call would be felt.
        if (place in COLOUR_OF or _is_active(state, seat, place)) and number not in foreign_tokens:
            missing -= 1
            if not missing:
                return True
    return False


@lru_cache(maxsize=1024)
def _lettered(letters: str, seat: Seat, which: str) -> tuple[int, ...]:
    return tuple(seat * TOKENS + at for at, one in enumerate(letters) if one == which)


def fighting(state: CosmicState) -> tuple[int, int]:
    """The Weapons of the offense and the Shields of the defense (S20); who has left has none there (S24)."""
    weapons = own(state, board.tokens_on_side(state, "offense"), WEAPON)
    return len(weapons), len(own(state, board.tokens_on_side(state, "defense"), SHIELD))


def _is_active(state: CosmicState, seat: Seat, place: str) -> bool:
    if place in COLOUR_OF or place in OUTPOSTS or place in (OFFENSE_CONE, DEFENSE_CONE):
        return True
    where = ids.place(place)
    card = state.powers[where.power] if isinstance(where, ids.Sheet) else None
    return card is not None and card.holder == seat and registry.POWERS[card.power].sheet_takes


class SkillsLaid(OfSeat, frozen=True):
    minor = True
    places: dict[PlaceId, str]


class SkillOrder(OfSeat, frozen=True):
    order: str


class RemovalWarning(OfSeat, frozen=True):
    kind = "void_warning"


class LettersSwapped(CosmicEvent, frozen=True):
    count: int


class EscortsCalled(OfSeat, frozen=True):
    side: SideName
    count: int


class EscortsUnseen(OfSeat, frozen=True):
    """Escorts were called; nobody learns how many."""

    side: SideName


def lay_letters(game: Cosmic, seat: Seat, places: Mapping[str, str]) -> None:
    """The tokens of ``seat`` have these letters, place by place, for good (S1, S3)."""
    mine = skills(game.state)
    row = list(mine.letters[seat])
    for place, letters in places.items():
        for number, one in zip(board.tokens_at(game.state, place, seat), letters, strict=True):
            row[number % len(row)] = one
    mine.letters[seat] = "".join(row)
    game.emit(SkillsLaid(seat=seat, places=dict(places)))


def prefer(game: Cosmic, seat: Seat, order: str) -> None:
    skills(game.state).orders[seat] = order
    game.emit(SkillOrder(seat=seat, order=order), (seat,))


def warn_of_removals(game: Cosmic, seat: Seat) -> None:
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
    side = _side(game.state, seat)
    game.emit(EscortsCalled(seat=seat, side=side, count=len(tokens)))
    moves.commit(game, seat, tokens, side)
    if seat == game.state.challenge.defense.seat:
        _stand(game.state, tokens)


def call_unseen(game: Cosmic, seat: Seat, tokens: Sequence[int]) -> None:
    """Escorts come into the challenge unseen: everybody learns that, and not how many (S25)."""
    side = _side(game.state, seat)
    if seat == game.state.challenge.defense.seat:
        _stand(game.state, tokens)
    game.emit(EscortsUnseen(seat=seat, side=side))


def muster(game: Cosmic, weapons: int, shields: int) -> None:
    """Shields were compared with Weapons (S20)."""
    game.emit(events.Mustered(weapons=weapons, shields=shields, repulsed=shields > weapons))


def come_home(game: Cosmic) -> list[int]:
    """Clear the called Escorts; return those that still stand where they were called."""
    mine = skills(game.state)
    called, mine.called = mine.called, []
    stood = ((number, game.state.tokens[number]) for number in called)
    return [number for number, token in stood if token.place == mine.stand and token.seat == token.owner]


def _side(state: CosmicState, seat: Seat) -> SideName:
    side = board.side_of(state, seat)
    if side is None:
        raise ValueError(f"seat {seat} is on no side")
    return side


def _stand(state: CosmicState, tokens: Sequence[int]) -> None:
    mine = skills(state)
    mine.called += tokens
    mine.stand = state.challenge.target or ""
