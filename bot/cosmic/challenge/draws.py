"""Cards around a challenge: draws with all that may step in, rewards (5.6), what a main player may choose (4.7.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from bot.cosmic import moves
from bot.cosmic.engine import dispatch, force, listeners
from bot.cosmic.engine.problems import all_cards
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.hooks import DECREES, DISCARDING, DRAWING, REWARDING, SELECTION
from bot.cosmic.kinds.questions import Of, Question, Standing
from bot.cosmic.model import attributes, board, cards
from bot.cosmic.model.hook_args import Discarded, Draw, Drew, FaceClaim, Reward
from bot.cosmic.model.state import Cosmic, CosmicState
from bot.cosmic.tokens import losses, picking, placing, sources
from bot.kernel.event import Seat
from bot.kernel.flow import Flow

EXCHANGE = "exchange"
_ENOUGH = 100
"""Limit of tries for a new hand: of 72 challenge cards few can be out of reach."""
_REWARD = Question("reward", Of.TOKENS, rule="5.6.1", standing=Standing.USUAL)
_CARD = "card"


def draw(game: Cosmic, seat: Seat, count: int, why: str) -> Flow[list[str]]:
    """Draw from the main deck. If both piles run out, everybody is dealt anew and the draw is dropped (8.1)."""
    wanted = yield from dispatch.replace(game, DRAWING.before, Draw(seat, count, why))
    if wanted.count < 1:
        return []
    drawn = moves.draw_cards(game, wanted.seat, wanted.count, why)
    if len(drawn) < wanted.count:
        moves.new_deal(game)
        return []
    for claim in wanted.claims:
        _give(game, wanted.seat, claim, drawn)
    yield from dispatch.replace(game, DRAWING.gained, Drew(wanted.seat, tuple(drawn), why))
    return drawn


def _give(game: Cosmic, drawer: Seat, claim: FaceClaim, drawn: Sequence[str]) -> None:
    able = attributes.takeable(game.state, drawer)
    found = [card for card in drawn if cards.face(card) == claim.face and card in able]
    moves.tell_found(game, drawer, claim.face, bool(found))
    if found:
        moves.give_card(game, drawer, claim.seat, found, claim.why)


def discard(game: Cosmic, seat: Seat, discarded: Sequence[str], why: str) -> Flow[None]:
    yield from discard_together(game, {seat: discarded}, why)


def discard_together(game: Cosmic, given: Mapping[Seat, Sequence[str]], why: str) -> Flow[None]:
    for seat, discarded in given.items():
        if discarded:
            moves.discard_from_hand(game, seat, discarded, why)
    yield from lie_there(game, given, why)


def lie_there(game: Cosmic, given: Mapping[Seat, Sequence[str]], why: str) -> Flow[None]:
    """Hand out the discards taken once all have given theirs (P2 section 6): only then may cards be used again."""
    for seat, discarded in given.items():
        if discarded:
            yield from dispatch.replace(game, DISCARDING.after, Discarded(seat, tuple(discarded), why))


def new_hand(game: Cosmic, seat: Seat) -> Flow[None]:
    """A hand without challenge cards is shown, discarded and drawn anew until it has one (4.1.2, 4.7.2)."""
    for _ in range(_ENOUGH):
        hand = game.state.players[seat].hand
        if not lacks(game, seat, hand):
            break
        yield from dispatch.replace(game, DRAWING.before, Draw(seat, cards.HAND, EXCHANGE))
        if hand:
            moves.show_hand(game, seat, None, "new_hand")
            kept = yield from dispatch.announced(game, DRAWING.kept, (), seat)
            yield from discard(game, seat, [card for card in hand if card not in kept], "new_hand")
        yield from draw(game, seat, cards.HAND, "new_hand")
    moves.return_aside(game, "hand")


def needs_card(game: Cosmic, seat: Seat) -> bool:
    """True if ``seat`` lacks a challenge card where the rules want one (4.1.2, 4.7.1, 4.10.2)."""
    return lacks(game, seat, force.playable(game.state, seat))


def lacks(game: Cosmic, seat: Seat, hand: Sequence[str]) -> bool:
    """True if these cards would be too few challenge cards for ``seat`` (4.1.2)."""
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
    """Count the cards in a hand; none in that of NOBODY."""
    return len(state.players[seat].hand) if seat >= 0 else 0


def random_cards(game: Cosmic, seat: Seat, count: int, *, given: bool = False) -> list[str]:
    """Cards of a hand by chance (0.5): of those that others can take, or of all if they are ``given`` by the holder."""
    rest = list(game.state.players[seat].hand) if given else attributes.takeable(game.state, seat)
    return [rest.pop(game.draw(len(rest))) for _ in range(min(count, len(rest)))]


def faces(state: CosmicState) -> tuple[str, ...]:
    """Every card of the main deck that can be named; any flare, because those in the deck are secret (2.5.2)."""
    brought = [face for name in state.expansions for face in registry.EXPANSIONS[name].faces(state)]
    options = state.options
    return (*_faces(options.flares != "off", options.pool, tuple(state.expansions)), *brought)


@cache
def _faces(flares: bool, pool: tuple[str, ...] | None, expansions: tuple[str, ...]) -> tuple[str, ...]:
    found = dict.fromkeys(cards.face(card) for card in cards.challenge_cards() + cards.edict_cards())
    known = sorted(registry.FLARES) if flares else ()
    return (*found, *(cards.flare(of) for of in known if registry.in_game(of, pool, expansions)))


def gas(state: CosmicState) -> int:
    """By how much consolation and rewards are multiplied in this challenge (2.4.3 #9, #10)."""
    return 1 + sum(DECREES[flag].rewards for flag in state.challenge.flags if flag in DECREES)


def collect(game: Cosmic, seat: Seat, count: int, *, staked: bool = False) -> Flow[None]:
    """Tokens and cards in any mix (5.6.1), additions multiplied, too. ``staked``: for tokens in the challenge."""
    state = game.state
    factor = gas(state)
    if not factor:
        return
    wanted = yield from dispatch.replace(game, REWARDING.before, Reward(seat, count, staked))
    seat, count = wanted.seat, wanted.count * factor
    if count < 1:
        return
    most = min(len(board.warp_tokens(state, seat)), count)
    if not board.bases(state, seat):
        most = min(most, sum(sources.havens(state, seat).values()))
    form = picking.exactly(count, {"tokens": most, "cards": count})
    shares = yield from _REWARD.split(seat, form, default={"tokens": most, "cards": count - most})
    yield from placing.from_warp(game, seat, shares["tokens"], _REWARD)
    if shares["cards"]:
        yield from draw(game, seat, shares["cards"], "reward")


def exact(game: Cosmic, victim: Seat, places: dict[str, int], asked: Question, taker: Seat, why: str) -> Flow[None]:
    """Somebody loses one of these tokens or a card by chance, as ``taker`` likes; silence takes from the largest."""
    options = [*places, *([_CARD] if attributes.takeable(game.state, victim) else [])]
    if not options:
        return
    choice = yield from asked.one_of(taker, options, default=picking.largest(places) if places else _CARD)
    if choice == _CARD:
        yield from discard(game, victim, random_cards(game, victim, 1), why)
    else:
        yield from losses.lose(game, (yield from picking.pick(game, victim, {choice: 1}, taker=taker)), why, taker)


def promisable(game: Cosmic, seat: Seat) -> tuple[str, ...]:
    """The challenge cards that a main player could truly say it will play: those that orders and its bond leave."""
    held = tuple(board.challenge_cards(force.playable(game.state, seat)))
    left = listeners.modify(game, SELECTION.bound, held, seat) or held
    bound = board.with_main(game.state, seat).bound
    return (bound,) if bound in left else left


def playable(game: Cosmic, seat: Seat) -> tuple[str, ...]:
    left = promisable(game, seat)
    return listeners.modify(game, SELECTION.playable, left, seat) or left


def bind(game: Cosmic, seat: Seat, card: str) -> None:
    """Bind a main player to a card, unless it is bound already to one that it can play: the first bond stands."""
    if board.with_main(game.state, seat).bound not in force.playable(game.state, seat):
        moves.bind_card(game, seat, card)
