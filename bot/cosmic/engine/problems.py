"""Problems of a state: none in a sound one. Asked on resume and in tests; never during play."""

from __future__ import annotations

from collections.abc import Iterator

from bot.cosmic.kinds import registry
from bot.cosmic.model import board, cards, ids
from bot.cosmic.model.attributes import stored
from bot.cosmic.model.holdings import look
from bot.cosmic.model.state import DEFENSE_CONE, NOBODY, OFFENSE_CONE, REMOVED, RING, UNDER, WARP, CosmicState, Token

_PER_PLAYER = cards.PLANETS * cards.TOKENS_PER_PLANET


def all_cards(state: CosmicState) -> list[str]:
    """Every card of the main deck, wherever it is."""
    found = [*state.deck, *state.discard, *state.released]
    for player in state.players:
        found.extend(player.hand)
    found.extend(use.card for use in state.stack if use.source != "power")
    found.extend(aside.card for aside in state.aside)
    found.extend(side.card for side in state.challenge.sides if side.card is not None)
    found.extend(card for power in state.powers if power.twin < 0 for card in stored(power))
    for name in state.expansions:
        found.extend(registry.EXPANSIONS[name].held(state))
    return found


def problems(state: CosmicState) -> list[str]:
    return list(_problems(state))


def _problems(state: CosmicState) -> Iterator[str]:
    if not state.players:
        return
    yield from _token_problems(state)
    for name in state.expansions:
        yield from registry.EXPANSIONS[name].problems(state)
    if state.lineup != ",".join(card.power for card in state.powers):
        yield f"the powers are not {state.lineup}"
    if any(card.twin >= 0 and card.data is not state.powers[card.twin].data for card in state.powers):
        yield "a power has lost the data that it shares"
    held = all_cards(state)
    if len(set(held)) != len(held):
        yield "a card is in two places"
    if state.first >= 0:
        fixed = [card for card in held if not isinstance(ids.card(card), ids.Flare | ids.Brought)]
        brought = [card for name in state.expansions for card in registry.EXPANSIONS[name].cards(state)]
        own = len(cards.challenge_cards()) + len(cards.edict_cards())
        expected = own + sum(isinstance(ids.card(card), ids.Edict) for card in brought)
        if len(fixed) != expected:
            yield f"{len(fixed)} challenge cards and edicts instead of {expected}"


def _token_problems(state: CosmicState) -> Iterator[str]:
    """Tokens that are too many or too few, that are nowhere, or under a command that cannot be (2.1.4, POW26)."""
    players = len(state.players)
    seconds = [seat for seat, player in enumerate(state.players) if player.second]
    extra = [seat for name in state.expansions for seat in registry.EXPANSIONS[name].extra_tokens(state)]
    owners = [seat for seat in (*range(players), *seconds) for _ in range(_PER_PLAYER)] + extra
    if len(state.tokens) != len(owners):
        yield f"{len(state.tokens)} tokens for {players} players and {len(seconds)} second sets"
        return
    places = _places(state)
    for number, token in enumerate(state.tokens):
        if token.owner != owners[number]:
            yield f"token {number} belongs to {token.owner}"
        if token.place not in places:
            yield f"token {number} is at {token.place}"
        if token.controller == token.owner or (_is_held(token) and token.place in (WARP, REMOVED)):
            yield f"token {number} is commanded by {token.controller} at {token.place}"
    foreign_tokens = [n for n, token in enumerate(state.tokens) if _is_held(token) or board.is_second(state, n)]
    if sorted(state.foreign_tokens) != foreign_tokens:
        yield f"the foreign tokens are not {state.foreign_tokens}"
    for seat, known_of in state.holdings.items():
        fresh = look(state, seat)
        if known_of != fresh or list(known_of.bases) != list(fresh.bases):
            yield f"tokens of seat {seat} have moved past its holdings"


def _places(state: CosmicState) -> set[str]:
    places = {WARP, REMOVED, OFFENSE_CONE, DEFENSE_CONE}
    for player in state.players:
        places.update(board.planets(state, player.colour))
    for name in state.expansions:
        places.update(registry.EXPANSIONS[name].places(state))
    places.update(f"{RING}{seat}" for seat in range(len(state.players)))
    places.update(f"power.{number}" for number in range(len(state.powers)))
    places.update(f"{UNDER}{top}" for top, token in enumerate(state.tokens) if not ids.is_pile(token.place))
    return places


def _is_held(token: Token) -> bool:
    return token.controller not in (NOBODY, token.owner)
