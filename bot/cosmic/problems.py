"""What is wrong with a state: nothing, in a sound one. Asked on resume and in tests; never during play."""

from __future__ import annotations

from collections.abc import Iterator

from bot.cosmic import board, cards
from bot.cosmic.state import DEFENSE_CONE, OFFENSE_CONE, REMOVED, WARP, CosmicState

__all__ = ["all_cards", "is_card", "problems"]

_PER_PLAYER = cards.PLANETS * cards.TOKENS_PER_PLANET


def all_cards(state: CosmicState) -> list[str]:
    """Every card of the main deck, wherever it is."""
    found = [*state.deck, *state.discard, *state.released]
    for player in state.players:
        found.extend(player.hand)
    found.extend(use.card for use in state.stack if use.source != "power")
    found.extend(aside.card for aside in state.aside)
    found.extend(side.card for side in (state.challenge.offense, state.challenge.defense) if side.card is not None)
    for power in state.powers:
        for datum in power.data.values():
            if isinstance(datum, list):
                found.extend(item for item in datum if isinstance(item, str) and is_card(item))
    return found


def problems(state: CosmicState) -> list[str]:
    """One sentence for each."""
    return list(_problems(state))


def _problems(state: CosmicState) -> Iterator[str]:
    players = len(state.players)
    if not players:
        return
    if len(state.tokens) != players * _PER_PLAYER:
        yield f"{len(state.tokens)} tokens for {players} players"
    known = {WARP, REMOVED, OFFENSE_CONE, DEFENSE_CONE}
    for player in state.players:
        known.update(board.planets(player.colour))
    for number, token in enumerate(state.tokens):
        if token.owner != number // _PER_PLAYER:
            yield f"token {number} belongs to {token.owner}"
        if token.place not in known and not token.place.startswith("power."):
            yield f"token {number} is at {token.place}"
    if state.lineup != ",".join(card.power for card in state.powers):
        yield f"the powers are not {state.lineup}"
    held = all_cards(state)
    if len(set(held)) != len(held):
        yield "a card is in two places"
    if state.first >= 0:
        fixed = [card for card in held if card[0] in "ACe"]
        expected = len(cards.challenge_cards()) + len(cards.edict_cards())
        if len(fixed) != expected:
            yield f"{len(fixed)} challenge cards and edicts instead of {expected}"


def is_card(text: str) -> bool:
    """Whether what a power remembers is the id of a card."""
    return text.startswith(("edict.", "flare.")) or (text[:1] in ("A", "C") and "." in text)
