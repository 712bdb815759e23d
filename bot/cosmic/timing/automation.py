"""Answers that need nobody: of seats that have left or sleep, and by standing orders (8.11, 8.13; design: windows).

The table asks here before it asks a person, and logs what it gets as the decision of the seat. Reads secret orders of
the seat that is asked and public facts, nothing else.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import cast

import msgspec

from bot.cosmic.kinds import registry
from bot.cosmic.kinds.questions import BY_STANDING, QUESTIONS, Of, Standing, Time, declared
from bot.cosmic.model import board, cards, ids
from bot.cosmic.model.state import CosmicState, Order
from bot.cosmic.timing import conditions
from bot.cosmic.tokens import divisions
from bot.cosmic.tokens.placing import RETURN
from bot.kernel.ask import Ask, Choice, OneOf, Split
from bot.kernel.seat import Seat

DEFAULT = "default"
"""The answer of an order that takes whatever the default is."""
ASK = "ask"
"""The answer of an order to be asked, also where expansions would not."""
COMMIT = "commit"
"""Key of the order with how many tokens to join: a number. It does not answer for main players."""
CARD = "card"
"""Key of the order which challenge card to choose. It does not answer at once: see ``ahead``."""
ZAP_BACK = "zap_back"
"""Key of the order to answer a zap of one's own power with an Un-Zap."""
TOKENS = "tokens"
"""Key of the order with how many tokens the offense begins: a number."""
JOINING: Mapping[str, str] = {"offense": "join.offense", "defense": "join.defense"}
"""Keys of the orders with how many tokens to join a side that invites; none declines."""
BOTH = "join.both"
"""Key of the order which side to join where both invite and one would join either."""
ROUNDS = "rounds"
"""Key of the order at which rounds to be asked: one of ``ROUND_SETTINGS``."""
ROUND_SETTINGS = ("always", "main", "never")
"""At all; as a main player, or if something is aimed at one; at none, so that orders alone act."""
TIME_UP = "time_up"
"""Key of the order what happens when one's time is up: one of ``TIME_UP_SETTINGS``."""
TIME_UP_SETTINGS = ("usual", "computer")
"""The usual answers are given; a computer plays."""
RESPONSE = "response"
BETWEEN = "checkpoint.between"
"""Key of the question what to do between two challenges."""
EVERY_ROUND = "checkpoint.*"
"""Key of the order that answers at all checkpoints."""
_BACK = "back"
"""What questions say by which a power or edict lets tokens come back."""


def automatic(state: CosmicState, ask: Ask) -> Choice:
    """What is answered to ``ask`` without asking the person; None if the person has to be asked."""
    player = state.players[ask.seat] if ask.seat < len(state.players) else None
    if player is None:
        return None
    if player.leaving or player.autopilot or not player.active:
        return ask.default
    return by_orders(state, ask, state.orders[ask.seat])


def by_orders(state: CosmicState, ask: Ask, orders: Sequence[Order]) -> Choice:
    """What these orders of the seat answer at once; None if it has to be asked."""
    for order in orders:
        if order.key == CARD:
            continue
        if order.key == ZAP_BACK and ask.key == RESPONSE:
            card = _zap_back(state, ask)
            if card is not None:
                return card
        elif _matches(state, order, ask) and not _rests(state, order, ask):
            if order.answer == ASK:
                return None
            choice = (
                ask.default if order.answer == DEFAULT else conditions.met(state, ask.seat, read_answer(order.answer))
            )
            if choice == ASK:
                return None
            if isinstance(choice, int) and isinstance(ask.form, Split):
                choice = _divided(state, ask.seat, ask.form, choice)
            if ask.form.accepts(choice):
                return choice
    return _joined(state, ask, orders)


def _joined(state: CosmicState, ask: Ask, orders: Sequence[Order]) -> Choice:
    """What was said ahead for invitations: with how many tokens to join whom, by who invites; None if nothing fits."""
    mine = [order for order in orders if order.key in _INVITED]
    said = {order.key: read_answer(order.answer) for order in mine if order.answer != ASK}
    if not said:
        return None
    if ask.key == COMMIT and isinstance(ask.form, Split):
        return _committed(state, ask.seat, ask.form, said)
    if ask.key != "join" or not isinstance(ask.form, OneOf):
        return None
    invited = [side for side in JOINING if side in ask.form.options]
    if any(JOINING[side] not in said for side in invited):
        return None
    wanted = [side for side in invited if said[JOINING[side]]]
    choice = said.get(BOTH) if len(wanted) > 1 else next(iter(wanted), "decline")
    return choice if choice in ask.form.options else None


def _committed(state: CosmicState, seat: Seat, form: Split, said: Mapping[str, Choice]) -> Choice:
    """With how many tokens an ally said that it joins this side; None if it did not, or is a main player."""
    side = board.side_of(state, seat)
    many = said.get(JOINING[side]) if side is not None and not board.is_main(state, seat) else None
    return _divided(state, seat, form, many) if isinstance(many, int) and many else None


_INVITED = (*JOINING.values(), BOTH)


def rounds(state: CosmicState, seat: Seat) -> str:
    """At which rounds the seat has ordered to be asked, of ``ROUND_SETTINGS``; empty if it has ordered nothing."""
    return _setting(state, seat, ROUNDS, ROUND_SETTINGS)


def time_up(state: CosmicState, seat: Seat) -> str:
    """What the seat has ordered for when its time is up, of ``TIME_UP_SETTINGS``; empty if it has ordered nothing."""
    return _setting(state, seat, TIME_UP, TIME_UP_SETTINGS)


def _setting(state: CosmicState, seat: Seat, key: str, settings: Sequence[str]) -> str:
    """Which of the settings the seat has ordered under a key; empty if none."""
    said = next((read_answer(order.answer) for order in state.orders[seat] if order.key == key), "")
    return said if isinstance(said, str) and said in settings else ""


def round_key(moment: str) -> str:
    """The question of a checkpoint, or of a response."""
    return moment if moment == RESPONSE else f"checkpoint.{moment}"


def is_meant(state: CosmicState, seat: Seat) -> bool:
    """Whether the seat is a main player of the challenge under way, or what was announced is aimed at it."""
    main = board.is_main(state, seat) and bool(state.challenge.system) and not state.challenge.over
    return main or conditions.is_aimed_at(state, seat)


def ahead(state: CosmicState, ask: Ask) -> Choice:
    """The challenge card that the person has chosen ahead for ``ask`` (8.13), or one like it; None if there is none.

    Whoever asks gives the answer after a while that tells nothing: at once it would show that it was chosen ahead.
    """
    return chosen(ask, state.orders[ask.seat])


def chosen(ask: Ask, orders: Sequence[Order]) -> Choice:
    """The challenge card that these orders choose for ``ask``, or one like it; None if they choose none."""
    if ask.key != CARD or not isinstance(ask.form, OneOf):
        return None
    wanted = next((str(read_answer(order.answer)) for order in orders if order.key == CARD), "")
    if not wanted:
        return None
    held = filter(cards.is_challenge, map(str, ask.form.options))
    alike = (card for card in held if cards.face(card) == cards.face(wanted))
    return wanted if wanted in ask.form.options else next(alike, None)


def usual(state: CosmicState, seat: Seat) -> tuple[str, ...]:
    """The questions that an order of a seat may leave to the usual answer: small ones of the base game, of expansions
    in this game, and of the powers of the seat.
    """
    held = [state.powers[number].power for number in board.power_of(state, seat)]
    return (*small(), *_keys(Standing.USUAL, (*state.expansions, *held)))


def small() -> tuple[str, ...]:
    """Those of the base game among them, in the order of the rulebook."""
    found = [one for one in BY_STANDING[Standing.USUAL] if one.topic]
    return tuple(one.key for one in sorted(found, key=lambda one: one.rule))


def small_like(key: str) -> str:
    """The small choice of the base game that a question is one of, such as ``return`` wherever a power or edict lets
    tokens come back to bases of their owner (5.8.1): what somebody says of that one holds for all. Else ``key`` itself.
    """
    asked = QUESTIONS.get(key)
    return RETURN.key if asked is not None and asked.says == _BACK else key


def quiet(state: CosmicState) -> tuple[str, ...]:
    """The questions that expansions in this game ask only of those who want it."""
    return _keys(Standing.QUIET, state.expansions)


def weighty(state: CosmicState) -> tuple[str, ...]:
    """The questions that expansions in this game ask where the answer makes a difference, else of those who want it."""
    return _keys(Standing.WEIGHTY, state.expansions)


def _keys(standing: Standing, subjects: Iterable[str]) -> tuple[str, ...]:
    """The questions of these powers and expansions about which an order may do that."""
    known = BY_STANDING.get(standing, ())
    return tuple(question.key for subject in subjects for question in known if question.subject == subject)


def asks_always(state: CosmicState, seat: Seat, key: str) -> bool:
    """Whether a seat has ordered that it be asked even where it makes no difference, perhaps under a condition."""
    mine = (order.answer for order in state.orders[seat] if order.key in (key, small_like(key)))
    return any(answer == ASK or _asks_now(state, seat, answer) for answer in mine)


def _asks_now(state: CosmicState, seat: Seat, answer: str) -> bool:
    """Whether the answer of an order is to ask under a condition, which is met."""
    return answer != DEFAULT and conditions.met(state, seat, read_answer(answer)) == ASK


def sequences(state: CosmicState) -> dict[str, tuple[str, ...]]:
    """The orders of things that a seat of this game may change by a standing order, by key."""
    return {key: things for name in state.expansions for key, things in registry.EXPANSIONS[name].sequences.items()}


def sequence(state: CosmicState, seat: Seat, key: str) -> tuple[str, ...]:
    """The order that a seat has given under ``key``; empty if it has given none."""
    wanted = next((order.answer for order in state.orders[seat] if order.key == key), "")
    return msgspec.json.decode(wanted.encode(), type=tuple[str, ...]) if wanted else ()


def gives_up(state: CosmicState, possible: Collection[str]) -> Seat | None:
    """Which dealer lets a negotiation fail because nobody sits there: the default of a deal (8.11, 8.12).

    None if nobody does, all have been heard, or it is not among the ``possible`` actions: who waits for an offer of
    Wrack's has nothing to refuse yet. The table answers with ``deal.fail.<name>``.
    """
    for seat in board.dealers(state):
        player = state.players[seat]
        asleep = player.autopilot or player.leaving
        if (
            asleep
            and seat not in state.challenge.gave_up
            and ids.deal_key("fail", board.dealer_name(state, seat)) in possible
        ):
            return seat
    return None


def read_answer(text: str) -> Choice:
    """The answer of an order. Raises ValueError if it is no JSON."""
    return cast(Choice, msgspec.json.decode(text.encode()))


def _matches(state: CosmicState, order: Order, ask: Ask) -> bool:
    if order.key == TOKENS:
        return ask.key == COMMIT and ask.seat == state.challenge.offense.seat
    if order.key == EVERY_ROUND:
        asked = declared(ask.key)
        return asked.of is Of.OFFERS and asked.time is not Time.RESPONSE
    return order.key in (ask.key, small_like(ask.key))


def _rests(state: CosmicState, order: Order, ask: Ask) -> bool:
    """Whether an order does not answer this question: somebody it names has joined, it is meant for an ally, or what
    was announced is aimed at the seat.
    """
    if order.unaimed and conditions.is_aimed_at(state, ask.seat):
        return True
    mine = order.key == COMMIT and board.is_main(state, ask.seat)
    return mine or any(board.is_ally(state, seat) for seat in order.unless)


def _divided(state: CosmicState, seat: Seat, form: Split, count: int) -> dict[str, int]:
    """So many tokens, fewer if fewer may go: one at a time from the largest base, the last of each only at need."""
    there = board.bases(state, seat)
    places = {part.name: there.get(part.name, part.high) for part in form.parts}
    return divisions.from_bases(min(count, form.high), places)


def _zap_back(state: CosmicState, ask: Ask) -> Choice:
    """An Un-Zap among the options, if what can be answered is a zap of a power of the seat."""
    top = state.stack[-1] if state.stack else None
    if top is None or top.name != "cosmic_zap" or top.answers < 0 or not isinstance(ask.form, OneOf):
        return None
    if conditions.user(state, top.answers) != ask.seat:
        return None
    return next((option for option in ask.form.options if _is_un_zap(option)), None)


def _is_un_zap(option: Choice) -> bool:
    what = ids.offer(str(option))
    return isinstance(what, ids.Edict) and what.name == "un_zap"
