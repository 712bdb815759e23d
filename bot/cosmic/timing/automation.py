"""Answers that need nobody: of seats that have left or sleep, and by standing orders (8.11, 8.13; design: windows).

The table asks here before it asks a person, and logs what it gets as the decision of the seat. Reads secret orders of
the seat that is asked and public facts, nothing else; conditions of orders are met by public facts alone.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final, cast

import msgspec

from bot.cosmic.kinds import registry
from bot.cosmic.kinds.effects import Hits
from bot.cosmic.kinds.questions import BY_STANDING, QUESTIONS, Of, Standing, Time, declared
from bot.cosmic.model import board, cards, ids
from bot.cosmic.model.state import CosmicState, Order
from bot.cosmic.tokens import picking
from bot.cosmic.tokens.placing import RETURN
from bot.kernel.ask import Ask, Choice, OneOf, Split
from bot.kernel.event import Seat


def is_aimed_at(state: CosmicState, seat: Seat) -> bool:
    """True if what waits for answers names a seat, its colour, planets or powers, or answers its announcement.

    Public facts; rather too often than not.
    """
    for use in state.stack:
        if use.resolving:
            continue
        if (use.answers >= 0 and user(state, use.answers) == seat != use.seat) or names(state, seat, use.aim):
            return True
    return False


def names(state: CosmicState, seat: Seat, aim: Mapping[str, object]) -> bool:
    colour = state.players[seat].colour
    own = {colour, *board.homes(state, seat), *(f"power.{number}" for number in board.power_of(state, seat))}
    for key, value in aim.items():
        for one in value if isinstance(value, list) else (value,):
            named = isinstance(one, str) and (one in own or ids.system(one) == colour)
            if named or key == colour or (one == seat and not isinstance(one, bool)):
                return True
    return False


def user(state: CosmicState, index: int) -> Seat:
    return state.stack[index].seat


DEFAULT, ASK = "default", "ask"
"""Answers of orders: whatever the default is; to be asked, also where expansions would not."""
COMMIT = "commit"
"""Key of the order for the number of tokens to join with. It does not answer for main players."""
CARD = "card"
"""Key of the order for the challenge card. It does not answer at once: see ``ahead``."""
ZAP_BACK = "zap_back"
"""Key of the order to answer a zap of one's own power with an Un-Zap."""
TOKENS = "tokens"
"""Key of the order for the number of tokens of the offense, in games of earlier versions."""
JOINING: Mapping[str, str] = {"offense": "join.offense", "defense": "join.defense"}
"""Keys of orders that give the number of tokens to join a side that invites; none declines."""
BOTH = "join.both"
"""Key of the order for the side to join where both invite and one would join either."""
ROUNDS = "rounds"
"""Key of the order for the moments to be asked at, as ``moments_written`` has it."""
ALWAYS, NEVER, PLAYER, STOP = "always", "never", "player", "between"
MOMENTS = ("aimed", "response", "reveal", PLAYER, STOP, ALWAYS, NEVER)
"""Something is aimed at the seat; something can be answered; the cards are turned up; the seat is a main player;
between two challenges; whenever something can be played. With the last one the seat passes where it is not asked.
"""
IN_A_LOOK = MOMENTS[:3]
"""Those that a person may choose for one challenge alone."""
_OLDER: Final = {"main": " ".join(("aimed", PLAYER, STOP))}
"""Words by which older versions wrote several moments, as only one could be chosen."""
TIME_UP, TIME_UP_SETTINGS = "time_up", ("usual", "computer")
"""Key of the order for the end of one's time: the usual answers are given, or what is suggested is taken."""
KEEP, AIMED, HELPS, SOON = "keep", "aimed", "helps", "soon"
HOLDING = (KEEP, AIMED, HELPS, SOON)
"""Ways to play a held thing unasked: never, if something is aimed at one, when it helps, soon."""
RESPONSE = "response"
_CHECKPOINT: Final = "checkpoint."
BETWEEN = "checkpoint.between"
EVERY_ROUND = "checkpoint.*"
"""Key of the order that answers at all checkpoints."""
_HELD: Final = "hold."
"""Prefix of the keys of orders about held cards and powers."""
_BACK = "back"
"""``says`` of questions by which a power or edict lets tokens come back."""


def automatic(state: CosmicState, ask: Ask) -> Choice:
    """Return the answer to ``ask`` without asking the person; None if the person has to be asked."""
    player = state.players[ask.seat] if ask.seat < len(state.players) else None
    if player is None:
        return None
    if player.leaving or player.autopilot or not player.active:
        return ask.default
    return by_orders(state, ask)


def by_orders(state: CosmicState, ask: Ask) -> Choice:
    for order in state.orders[ask.seat]:
        if order.key == CARD:
            continue
        if order.key == ZAP_BACK and ask.key == RESPONSE:
            options = ask.form.options if isinstance(ask.form, OneOf) and _is_zapped(state, ask.seat) else ()
            card = next((option for option in options if _hits(ids.offer(str(option)), Hits.ZAP)), None)
            if card is not None:
                return card
        elif _matches(state, order, ask) and not _rests(state, order, ask):
            choice = ask.default if order.answer == DEFAULT else _unconditional(order.answer)
            if choice is None or choice == ASK:
                return None
            if isinstance(choice, int) and isinstance(ask.form, Split):
                choice = _divided(state, ask.seat, ask.form, choice)
            if ask.form.accepts(choice):
                return choice
    return _joined(state, ask)


def _unconditional(answer: str) -> Choice:
    """Answer of an order; None for older versions' conditional plans, which are now weighed when asked."""
    if answer == ASK:
        return ASK
    said = read_answer(answer)
    if isinstance(said, dict) and said.keys() == {"if", "then"}:
        return said["then"] if said["if"] == "anyway" else None
    return said


def _joined(state: CosmicState, ask: Ask) -> Choice:
    sides, count = joins(state, ask.seat) or ((), None)
    if count is None:
        return None
    if ask.key == COMMIT and isinstance(ask.form, Split):
        helps = board.side_of(state, ask.seat) in sides and not board.is_main(state, ask.seat)
        return _divided(state, ask.seat, ask.form, count) if helps else None
    if ask.key == "join" and isinstance(ask.form, OneOf):
        return next((side for side in sides if side in ask.form.options), "decline")
    return None


def joins(state: CosmicState, seat: Seat) -> tuple[tuple[str, ...], int] | None:
    """The sides that a seat has said it joins, the preferred one first, and with how many tokens; None if unsaid."""
    if not state.orders[seat]:
        return None
    said = {side: _ordered(state, seat, key) for side, key in JOINING.items()}
    counts = [count for count in said.values() if isinstance(count, int)]
    if len(counts) < len(said):
        return None
    first = _ordered(state, seat, BOTH)
    return tuple(sorted((side for side in said if said[side]), key=lambda side: side != first)), max(counts)


@lru_cache(maxsize=256)
def moments(written: str) -> frozenset[str] | None:
    """Read at which moments somebody wants to be asked; None if they have not said."""
    words = frozenset(" ".join(_OLDER.get(word, word) for word in written.split()).split())
    return words & frozenset(MOMENTS) if words & {HELPS, *MOMENTS} else None


def moments_written(chosen: Collection[str]) -> str:
    return " ".join(one for one in MOMENTS if one in chosen) or HELPS


def rounds(state: CosmicState, seat: Seat, *, lasting: bool = False) -> frozenset[str] | None:
    """Moments at which the seat ordered to be asked; ``lasting`` skips orders for this challenge alone."""
    for order in state.orders[seat]:
        if order.key == ROUNDS and (order.until == "revoked" or not lasting):
            return moments(str(read_answer(order.answer)))
    return None


def is_moment(state: CosmicState, seat: Seat, key: str, chosen: Collection[str]) -> bool:
    """True if a window with this question is one of the moments but ``STOP``, which holds for whole turns."""
    return (
        ALWAYS in chosen
        or (key.removeprefix(_CHECKPOINT) in chosen and key != BETWEEN)
        or (PLAYER in chosen and _is_player(state, seat))
        or (AIMED in chosen and is_aimed_at(state, seat))
    )


def _is_player(state: CosmicState, seat: Seat) -> bool:
    return board.is_main(state, seat) and bool(state.challenge.system) and not state.challenge.over


def time_up(state: CosmicState, seat: Seat) -> str:
    said = _ordered(state, seat, TIME_UP)
    return str(said) if said in TIME_UP_SETTINGS else ""


def _ordered(state: CosmicState, seat: Seat, key: str) -> Choice:
    for order in state.orders[seat]:
        if order.key == key and order.answer not in (DEFAULT, ASK):
            return read_answer(order.answer)
    return None


def holding(orders: Sequence[Order]) -> dict[str, str]:
    """Ways in which a seat plays what it holds, as far as it has said, by face as in ``held_as``."""
    mine = {order.key.removeprefix(_HELD): read_answer(order.answer) for order in orders if order.key.startswith(_HELD)}
    return {face: str(how) for face, how in mine.items() if how in HOLDING}


def held_key(face: str) -> str:
    return f"{_HELD}{face}"


def held_as(offer: str) -> str:
    """Name what is held that makes an offer in a window: a card by its face, a power as it stands."""
    what, _ = ids.targeted(offer)
    return cards.face(what) if ids.as_card(what) is not None else what


def unasked(state: CosmicState, ask: Ask) -> Ask:
    """Leave out what the seat keeps, or leave only what it plays as soon as it can."""
    if not isinstance(ask.form, OneOf) or not (said := holding(state.orders[ask.seat])):
        return ask
    aimed = is_aimed_at(state, ask.seat)
    found: list[Choice] = []
    for option in ask.form.options:
        how = said.get(held_as(str(option)), HELPS)
        if how == SOON:
            return msgspec.structs.replace(ask, form=OneOf((option,)), default=option)
        if how == HELPS or (how == AIMED and aimed):
            found.append(option)
    return msgspec.structs.replace(ask, form=OneOf(tuple(found)))


def round_key(moment: str) -> str:
    return moment if moment == RESPONSE else f"{_CHECKPOINT}{moment}"


def ahead(state: CosmicState, ask: Ask) -> Choice:
    """The challenge card that the person has chosen ahead for ``ask`` (8.13), or one like it; None if there is none.

    Whoever asks gives the answer after a while that tells nothing: at once it would show that it was chosen ahead.
    """
    return None if ask.key != CARD or _is_joined(state, ask.seat) else _laid(state, ask)


def rested(state: CosmicState, ask: Ask) -> Choice:
    """The card that was chosen ahead and rests, as somebody whom its order names has joined a side; None without."""
    return _laid(state, ask) if ask.key == CARD and _is_joined(state, ask.seat) else None


def _is_joined(state: CosmicState, seat: Seat) -> bool:
    said = _card_order(state, seat)
    return said is not None and any(board.side_of(state, other) is not None for other in said.unless)


def _card_order(state: CosmicState, seat: Seat) -> Order | None:
    for order in state.orders[seat]:
        if order.key == CARD:
            return order
    return None


def _laid(state: CosmicState, ask: Ask) -> Choice:
    said = _card_order(state, ask.seat)
    if not isinstance(ask.form, OneOf) or said is None:
        return None
    wanted = str(read_answer(said.answer))
    held = filter(cards.is_challenge, map(str, ask.form.options))
    alike = (card for card in held if cards.face(card) == cards.face(wanted))
    return wanted if wanted in ask.form.options else next(alike, None)


def usual(state: CosmicState, seat: Seat) -> tuple[str, ...]:
    """Questions that an order may leave to the usual answer: of base game, expansions and own powers."""
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


def is_small(state: CosmicState, key: str) -> bool:
    """True if a question is one of ``small`` or ``weighty``, or like one."""
    asked = QUESTIONS.get(small_like(key))
    if asked is None or asked.standing is not Standing.WEIGHTY:
        return asked is not None and asked.standing is Standing.USUAL and bool(asked.topic)
    return asked.subject in state.expansions


def quiet(state: CosmicState) -> tuple[str, ...]:
    """The questions that expansions in this game ask only of those who want it."""
    return _keys(Standing.QUIET, state.expansions)


def weighty(state: CosmicState) -> tuple[str, ...]:
    """The questions that expansions in this game ask where the answer makes a difference, else of those who want it."""
    return _keys(Standing.WEIGHTY, state.expansions)


def _keys(standing: Standing, subjects: Iterable[str]) -> tuple[str, ...]:
    known = BY_STANDING.get(standing, ())
    return tuple(question.key for subject in subjects for question in known if question.subject == subject)


def asks_always(state: CosmicState, seat: Seat, key: str) -> bool:
    mine = state.orders[seat]
    return bool(mine) and any(order.answer == ASK for order in mine if order.key in (key, small_like(key)))


def sequences(state: CosmicState) -> dict[str, tuple[str, ...]]:
    """The orders of things that a seat of this game may change by a standing order, by key."""
    return {key: things for name in state.expansions for key, things in registry.EXPANSIONS[name].sequences.items()}


def sequence(state: CosmicState, seat: Seat, key: str) -> tuple[str, ...]:
    said = _ordered(state, seat, key)
    return tuple(map(str, said)) if isinstance(said, list) else ()


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
    """True if an order does not answer this question."""
    if order.unaimed and is_aimed_at(state, ask.seat):
        return True
    mine = order.key == COMMIT and board.is_main(state, ask.seat)
    return mine or any(board.is_ally(state, seat) for seat in order.unless)


def _divided(state: CosmicState, seat: Seat, form: Split, count: int) -> dict[str, int]:
    """So many tokens, fewer if fewer may go: one at a time from the largest base, the last of each only at need."""
    there = board.bases(state, seat)
    places = {part.name: there.get(part.name, part.high) for part in form.parts}
    return picking.from_bases(min(count, form.high), places)


def _is_zapped(state: CosmicState, seat: Seat) -> bool:
    top = state.stack[-1] if state.stack else None
    zap = top is not None and _hits(ids.Edict(top.name), Hits.POWER) and top.answers >= 0
    return zap and top is not None and user(state, top.answers) == seat


def zaps_back(state: CosmicState, ask: Ask) -> bool:
    """True if the seat has ordered to zap back what can be answered, with or without an Un-Zap in its hand."""
    ordered = ask.key == RESPONSE and any(order.key == ZAP_BACK for order in state.orders[ask.seat])
    return ordered and _is_zapped(state, ask.seat)


def _hits(what: ids.Offer, hits: Hits) -> bool:
    return isinstance(what, ids.Edict) and what.name in registry.EDICTS and registry.EDICTS[what.name].hits is hits
