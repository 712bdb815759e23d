"""Drawing with all that may step in: powers that watch draws, empty piles, hands without challenge cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from bot.cosmic import moves
from bot.cosmic.engine import dispatch, force, listeners
from bot.cosmic.engine.problems import all_cards
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.hooks import DISCARDING, DRAWING
from bot.cosmic.model import board, cards, covers
from bot.cosmic.model.hook_args import Discarded, Draw, Drew
from bot.cosmic.model.state import Cosmic, CosmicState
from bot.kernel.flow import Flow
from bot.kernel.seat import Seat


def draw(game: Cosmic, seat: Seat, count: int, why: str) -> Flow[list[str]]:
    """Draw from the main deck. If both piles run out, everybody is dealt anew and the draw is dropped (8.1)."""
    wanted = yield from dispatch.replace(game, DRAWING.before, Draw(seat, count, why))
    if wanted.count < 1:
        return []
    drawn = moves.draw_cards(game, wanted.seat, wanted.count, why)
    if len(drawn) < wanted.count:
        moves.new_deal(game)
        return []
    for taker, face in wanted.claims:
        _claim(game, wanted.seat, taker, face, drawn)
    drew = yield from dispatch.replace(game, DRAWING.after, Drew(wanted.seat, tuple(drawn), why))
    yield from dispatch.replace(game, DRAWING.gained, drew)
    return drawn


def _claim(game: Cosmic, drawer: Seat, seat: Seat, face: str, drawn: Sequence[str]) -> None:
    """``seat`` has named a face: what was drawn of it changes hands (P3, Siren)."""
    found = [card for card in drawn if cards.face(card) == face and card in covers.takeable(game.state, drawer)]
    moves.tell_found(game, drawer, face, bool(found))
    if found:
        moves.give_card(game, drawer, seat, found, "siren")


def discard(game: Cosmic, seat: Seat, discarded: Sequence[str], why: str) -> Flow[None]:
    """Cards go from a hand to the discard pile, with all that may take them from there."""
    yield from discard_together(game, {seat: discarded}, why)


def discard_together(game: Cosmic, given: Mapping[Seat, Sequence[str]], why: str) -> Flow[None]:
    """Cards go from several hands to the discard pile at once, with all that may take them from there."""
    for seat, discarded in given.items():
        if discarded:
            moves.discard_from_hand(game, seat, discarded, why)
    yield from lie_there(game, given, why)


def lie_there(game: Cosmic, given: Mapping[Seat, Sequence[str]], why: str) -> Flow[None]:
    """Who takes discards does so when all have given theirs (P2 section 6), for only then may cards be used again."""
    for seat, discarded in given.items():
        if discarded:
            yield from dispatch.replace(game, DISCARDING.after, Discarded(seat, tuple(discarded), why))


def new_hand(game: Cosmic, seat: Seat) -> Flow[None]:
    """A hand without challenge cards is shown, discarded and drawn anew until it has one (4.1.2, 4.7.2)."""
    state = game.state
    for _ in range(_ENOUGH):
        hand = state.players[seat].hand
        if not lacks(game, seat, hand):
            break
        yield from dispatch.replace(game, DRAWING.new_hand, Draw(seat, cards.HAND, "new_hand"))
        if hand:
            moves.show_hand(game, seat, None, "new_hand")
            yield from dispatch.announce(
                game, (DRAWING.kept,), lambda lens: listeners.modify(game, DRAWING.kept, (), seat, lens)
            )
            kept = listeners.modify(game, DRAWING.kept, (), seat)
            yield from discard(game, seat, [card for card in hand if card not in kept], "new_hand")
        yield from draw(game, seat, cards.HAND, "new_hand")
    moves.return_aside(game, "hand")


def needs_card(game: Cosmic, seat: Seat) -> bool:
    """Whether ``seat`` lacks a challenge card where the rules want one (4.1.2, 4.7.1, 4.10.2)."""
    return lacks(game, seat, force.playable(game.state, seat))


def lacks(game: Cosmic, seat: Seat, hand: Sequence[str]) -> bool:
    """Whether these cards would be too few challenge cards for ``seat`` (4.1.2)."""
    needed = listeners.modify(game, DRAWING.needed, 1, seat)
    return not board.has_challenge_card(hand) if needed == 1 else len(board.challenge_cards(hand)) < needed


def spare_flares(state: CosmicState) -> list[str]:
    """The flares of this game that are nowhere in it and were not removed (2.5.2). Only their number is public."""
    if state.options.flares == "off":
        return []
    here = {*all_cards(state), *state.removed}
    known = (of for of in sorted(registry.FLARES) if registry.in_game(of, state.options.pool, state.expansions))
    return [cards.flare(of) for of in known if cards.flare(of) not in here]


def held(state: CosmicState, seat: Seat) -> int:
    """How many cards are in a hand; none in that of NOBODY."""
    return len(state.players[seat].hand) if seat >= 0 else 0


def random_cards(game: Cosmic, seat: Seat, count: int, *, given: bool = False) -> list[str]:
    """So many cards of a hand by chance (0.5), fewer if it has fewer that others can take; of all that are there if
    they are ``given`` of the holder's own accord.
    """
    rest = list(game.state.players[seat].hand) if given else covers.takeable(game.state, seat)
    return [rest.pop(game.draw(len(rest))) for _ in range(min(count, len(rest)))]


def faces(state: CosmicState) -> tuple[str, ...]:
    """Every card of the main deck that can be named: attacks, compromise, edicts, flares, what expansions bring.

    Any flare may be in a hand, because which ones are in the deck is secret (2.5.2).
    """
    brought = [face for name in state.expansions for face in registry.EXPANSIONS[name].faces(state)]
    options = state.options
    return (*_faces(options.flares != "off", options.pool, tuple(state.expansions)), *brought)


@cache
def _faces(flares: bool, pool: tuple[str, ...] | None, expansions: tuple[str, ...]) -> tuple[str, ...]:
    """The faces of the base game, each once."""
    found = dict.fromkeys(cards.face(card) for card in cards.challenge_cards() + cards.edict_cards())
    known = sorted(registry.FLARES) if flares else ()
    return (*found, *(cards.flare(of) for of in known if registry.in_game(of, pool, expansions)))


_ENOUGH = 100
"""So often a new hand is tried: there are 72 challenge cards, and few can be out of reach."""
