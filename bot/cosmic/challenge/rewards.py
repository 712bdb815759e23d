"""Rewards (5.6): cards from the deck and own tokens from the warp, in any mix; what the gases make of them. And what is
the opposite: a token or a card that somebody is made to pay.
"""

from __future__ import annotations

from bot.cosmic.challenge import draws
from bot.cosmic.engine import dispatch
from bot.cosmic.kinds.hooks import REWARDING
from bot.cosmic.kinds.questions import Of, Question, Standing
from bot.cosmic.model import board, covers
from bot.cosmic.model.hook_args import Reward
from bot.cosmic.model.state import Cosmic, CosmicState
from bot.cosmic.tokens import divisions, losses, picking, placing, sources
from bot.kernel.ask import Part, Split
from bot.kernel.flow import Flow
from bot.kernel.seat import Seat

_REWARD = Question("reward", Of.TOKENS, rule="5.6.1", standing=Standing.USUAL)
_CARD = "card"


def gas(state: CosmicState) -> int:
    """By how much consolation and rewards are multiplied in this challenge (2.4.3 #9, #10)."""
    flags = state.challenge.flags
    if "ionic_gas" in flags:
        return 1 if "stellar_gas" in flags else 0
    return 2 if "stellar_gas" in flags else 1


def collect(game: Cosmic, seat: Seat, count: int, *, staked: bool = False) -> Flow[None]:
    """One player collects rewards: own tokens from the warp, cards from the deck, in any mix (5.6.1). The gases act on
    all of them, what a moon adds included. ``staked`` says that they are for tokens in the challenge.
    """
    state = game.state
    factor = gas(game.state)
    wanted = (
        (yield from dispatch.replace(game, REWARDING.before, Reward(seat, count, staked)))
        if factor
        else Reward(seat, 0)
    )
    wanted = Reward(wanted.seat, wanted.count * factor)
    if wanted.count < 1:
        return
    mine = board.warp_tokens(state, wanted.seat)
    room = len(mine) if board.bases(state, wanted.seat) else sum(sources.havens(state, wanted.seat).values())
    most = min(len(mine), room, wanted.count)
    form = Split(wanted.count, wanted.count, (Part("tokens", most), Part("cards", wanted.count)))
    default = {"tokens": most, "cards": wanted.count - most}
    shares = yield from _REWARD.split(wanted.seat, form, default=default)
    yield from placing.from_warp(game, wanted.seat, shares["tokens"], _REWARD)
    if shares["cards"]:
        yield from draws.draw(game, wanted.seat, shares["cards"], "reward")


def exact(game: Cosmic, victim: Seat, places: dict[str, int], asked: Question, taker: Seat, why: str) -> Flow[None]:
    """Somebody loses a token from one of these places or a card by chance, as ``taker`` likes; silence takes the token
    from the largest. Nothing happens where there is neither.
    """
    options = [*places, *([_CARD] if covers.takeable(game.state, victim) else [])]
    if not options:
        return
    choice = yield from asked.one_of(taker, options, default=divisions.largest(places) if places else _CARD)
    if choice == _CARD:
        yield from draws.discard(game, victim, draws.random_cards(game, victim, 1), why)
    else:
        yield from losses.lose(game, (yield from picking.pick(game, victim, {choice: 1}, taker=taker)), why, taker)
