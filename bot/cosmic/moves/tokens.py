"""Moves of tokens from place to place."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cosmic import board
from bot.cosmic.state import DEFENSE_CONE, OFFENSE_CONE, REMOVED, WARP, Cosmic, CosmicState, SideName
from bot.kernel.table import Seat


def move_tokens(game: Cosmic, tokens: Sequence[int], place: str, why: str) -> None:
    """Put tokens at ``place``: one event per owner, with the places they came from. Removed ones stay removed."""
    state = game.state
    owners: dict[Seat, dict[str, int]] = {}
    for number in tokens:
        token = state.tokens[number]
        if token.place == REMOVED:
            continue
        origin = owners.setdefault(token.owner, {})
        origin[token.place] = origin.get(token.place, 0) + 1
        token.place = place
    state.moved = state.moved or bool(owners)
    for seat, origin in owners.items():
        _note_fall(state, seat, origin, place)
        game.emit("moved", seat=seat, **{"from": origin}, to=place, count=sum(origin.values()), why=why)


def _note_fall(state: CosmicState, seat: Seat, origin: dict[str, int], place: str) -> None:
    """Note in which challenge a player's home bases became too few for the powers (6.3, 5.9.2)."""
    homes = board.planets(state.players[seat].colour)
    emptied = [planet for planet in origin if planet in homes and not board.tokens_at(state, planet, seat)]
    now = board.home_bases(state, seat) if emptied else board.POWER_NEEDS
    founded = place in homes and len(board.tokens_at(state, place, seat)) == sum(origin.values())
    if now < board.POWER_NEEDS <= now + len(emptied) - founded:
        state.players[seat].fell = state.challenges


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
    comes = any(state.tokens[number].owner == offense for number in tokens)
    if comes and not board.tokens_at(state, planet, offense):
        state.challenge.gained.append(planet)
    move_tokens(game, tokens, planet, "land")


def to_warp(game: Cosmic, tokens: Sequence[int], why: str) -> None:
    """Tokens reach the warp. ``why`` is the cause of the loss."""
    _count_lost(game, tokens, why)
    move_tokens(game, tokens, WARP, why)


def _count_lost(game: Cosmic, tokens: Sequence[int], why: str) -> None:
    """Whoever lost by the outcome is consoled for it, also for tokens that are out of the game (P1, Void)."""
    if why == "challenge":
        lost = game.state.challenge.lost
        lost.extend(number for number in tokens if number not in lost)


def free_from_warp(game: Cosmic, tokens: Sequence[int], base: str, why: str) -> None:
    """Tokens are retrieved from the warp to a base."""
    move_tokens(game, tokens, base, why)


def remove(game: Cosmic, tokens: Sequence[int], floor: int, why: str = "removed") -> list[int]:
    """Take tokens out of the game, but leave each owner at least ``floor`` (8.4); hands back those that stay.

    ``why`` is the cause of the loss, if it is one.
    """
    state = game.state
    taken: list[int] = []
    spared: list[int] = []
    for number in tokens:
        owner = state.tokens[number].owner
        mine = board.tokens_of(state, owner)
        left = sum(state.tokens[one].place != REMOVED and one not in taken for one in mine)
        (taken if left > floor else spared).append(number)
    _count_lost(game, taken, why)
    move_tokens(game, taken, REMOVED, "removed")
    return spared


def restore(game: Cosmic, tokens: Sequence[int]) -> None:
    """Tokens that had left the game are in the warp instead."""
    state = game.state
    owners: dict[Seat, int] = {}
    for number in tokens:
        token = state.tokens[number]
        if token.place == REMOVED:
            token.place = WARP
            owners[token.owner] = owners.get(token.owner, 0) + 1
    for seat, count in owners.items():
        game.emit("restored", seat=seat, count=count)
