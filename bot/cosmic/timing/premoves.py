"""Premoves: answers given before their question comes (8.13), from public facts and the seat's own hand alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Final

from bot.cosmic.challenge import offers
from bot.cosmic.challenge.checkpoints import CHECKPOINTS, WINDOWS_OF
from bot.cosmic.engine import force, responses
from bot.cosmic.model import board, ids
from bot.cosmic.model.holdings import OUTPOSTS
from bot.cosmic.model.state import CosmicState, Order
from bot.cosmic.timing import automation
from bot.cosmic.timing.automation import ASK, BOTH, CARD, IN_A_LOOK, JOINING, RESPONSE, ROUNDS
from bot.cosmic.tokens import placing, sources
from bot.kernel.ask import Ask, Choice, OneOf, UpTo
from bot.kernel.codec import encode
from bot.kernel.event import Seat

JOIN: Final = "join"
"""The question which side to join if it invites, and with how many tokens."""
OUT: Final = "out"
"""Its answer to join nobody."""
MOMENTS: Final = ("attack", "sides", "cards_down", "reveal", "between")
"""The checkpoints of a challenge once its defense is known."""
_AFTER_ATTACK: Final = ("sides", "cards_down", "reveal")


def asks(state: CosmicState, seat: Seat, *, invited: bool = True) -> list[Ask]:
    """Questions that the seat can answer ahead; without joining the offense if that has not ``invited`` it."""
    challenge = state.challenge
    known = challenge.target is not None and challenge.target not in OUTPOSTS and bool(board.on_cone(state))
    if not known or challenge.revealed or challenge.outcome or challenge.over or not state.players[seat].active:
        return []
    own = _of_main(state, seat) if board.is_main(state, seat) else _of_guest(state, seat, invited=invited)
    return [*own, Ask(seat=seat, key=ROUNDS, form=UpTo(len(IN_A_LOOK), IN_A_LOOK), default=[])]


def _of_main(state: CosmicState, seat: Seat) -> Iterator[Ask]:
    mine, side = board.with_main(state, seat), board.side_of(state, seat)
    others = [one for one in board.after(state, state.challenge.offense.seat) if not board.is_main(state, one)]
    if _is_early(state) and others and not mine.invited:
        yield Ask(seat=seat, key=f"invite.{side}", form=UpTo(len(others), tuple(others)), default=[])
    held = board.challenge_cards(force.playable(state, seat))
    if mine.card is None and held:
        yield Ask(seat=seat, key=CARD, form=OneOf((ASK, *held)), default=ASK)


def _of_guest(state: CosmicState, seat: Seat, *, invited: bool) -> Iterator[Ask]:
    sides = ("offense", "defense") if invited else ("defense",)
    orders = [order for count in (1, 2) for order in permutations(sides, count)]
    most = min(placing.CONE_LIMIT, sum(sources.sources(state, seat).values()))
    if most and _is_early(state) and not board.is_ally(state, seat):
        ways = (way(order, count) for order in orders for count in range(1, most + 1))
        yield Ask(seat=seat, key=JOIN, form=OneOf((OUT, *ways)), default=OUT)


def way(sides: Sequence[str], count: int) -> str:
    """The answer to join the first of these sides that invites: ``offense.2``, ``defense.offense.1``."""
    return ".".join((*sides, str(count)))


def sides_of(choice: str) -> tuple[tuple[str, ...], int]:
    """Read such an answer: the sides, the preferred one first, and with how many tokens; none for ``OUT``."""
    *sides, count = choice.split(".")
    return (tuple(sides), int(count)) if sides else ((), 0)


def _is_early(state: CosmicState) -> bool:
    """True until the allies are known."""
    return state.challenge.offense.card is None and (state.round is None or state.round.name not in _AFTER_ATTACK)


def said(state: CosmicState, ask: Ask) -> Choice:
    choice: Choice = None
    if ask.key != JOIN:
        given = {order.key: order.answer for order in state.orders[ask.seat] if order.until in ("challenge", "once")}
        choice = automation.read_answer(given[ask.key]) if given.get(ask.key, ASK) != ASK else None
    elif (joins := automation.joins(state, ask.seat)) is not None:
        choice = way(*joins) if joins[0] else OUT
    return choice if choice is not None and ask.form.accepts(choice) else None


def written(state: CosmicState, seat: Seat, answers: Sequence[tuple[str, Choice]]) -> list[Order]:
    """The seat's orders once it has said this too. A card rests once somebody joins either side."""
    given, over = list[Order](), {key for key, _ in answers}
    for key, choice in answers:
        if key == JOIN:
            over |= {*JOINING.values(), BOTH}
            sides, count = sides_of(str(choice))
            given += [Order(JOINING[side], str(count if side in sides else 0)) for side in JOINING]
            given += [Order(BOTH, encode(sides[0]).decode())] if len(sides) > 1 else []
        elif key == CARD and choice != ASK:
            guests = [one for one in board.after(state, seat) if not board.is_main(state, one)]
            given.append(Order(CARD, encode(choice).decode(), "once", unless=guests))
        elif key == ROUNDS and isinstance(choice, list):
            given.append(Order(ROUNDS, encode(automation.moments_written([*map(str, choice)])).decode()))
        elif key != CARD:
            given.append(Order(key, encode(choice).decode()))
    return [*given, *(order for order in state.orders[seat] if order.key not in over or order.until == "revoked")]


# --- what can be played -----------------------------------------------------------------------------------------------


def offered(state: CosmicState, seat: Seat, moment: str) -> list[str]:
    return [*_powers(state, seat, moment), *_cards(state, seat, moment)]


def _cards(state: CosmicState, seat: Seat, moment: str) -> Iterator[str]:
    for card in force.playable(state, seat):
        if moment == RESPONSE:
            if responses.response(state, seat, card) is not None:
                yield card
        elif (texts := offers.span(CHECKPOINTS[moment]).texts.get(card)) is not None:
            side = force.text_of(state, seat, ids.named(card))
            if "" in texts or side in texts:
                yield card


def _powers(state: CosmicState, seat: Seat, moment: str) -> Iterator[str]:
    if moment != RESPONSE:
        yield from offers.brought(state, seat)
    yield from (f"power.{number}" for number in usable(state, seat, automation.round_key(moment)))


def usable(state: CosmicState, seat: Seat, key: str) -> list[int]:
    """The powers of a seat, by number, that may be used in a window with this question. Public facts only."""
    held = [number for number in board.power_of(state, seat) if force.in_force(state, state.powers[number])]
    if key == RESPONSE:
        return [number for number in held if f"power.{number}" in responses.powers(state, seat)]
    able = offers.optional(offers.span(WINDOWS_OF[key]), state.lineup)
    return [number for number in held if number in able]
