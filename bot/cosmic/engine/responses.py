"""Powers and cards that answer an announced use (4.0.6), and what the public may know. Reads, never acts."""

from __future__ import annotations

from functools import lru_cache

from bot.cosmic.engine import force, listeners
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.effects import Answer, Effect
from bot.cosmic.kinds.hooks import RESPONSE, SELECTION, Mine, Situation
from bot.cosmic.model import cards, ids
from bot.cosmic.model.state import Cosmic, CosmicState, Use
from bot.kernel.ask import OneOf
from bot.kernel.event import Seat


def effect_of(state: CosmicState, seat: Seat, card: str) -> Effect | None:
    match ids.offer(card):
        case ids.Edict(name):
            return registry.EDICTS.get(name)
        case ids.Flare(power):
            return registry.FLARES.get(power, {}).get(force.text_of(state, seat, power))
    return None


def unseen(state: CosmicState, name: str) -> bool:
    """True if a copy of an edict may be in a hand, by public facts."""
    announced = [use.card for use in state.stack] if state.stack else ()
    for card in copies(name, cards.EDICTS.get(name) or _count(state, name)):
        if card not in state.discard and card not in announced:
            return True
    return False


def _count(state: CosmicState, name: str) -> int:
    return int(any(cards.edict(name) in registry.EXPANSIONS[one].faces(state) for one in state.expansions))


def guises(game: Cosmic, seat: Seat, name: str, *, coming: bool = False) -> list[str]:
    """Offers to play a card as this edict, one per power that allows it; other conditions are not checked."""
    state = game.state
    found = []
    for number in force.posers(state, seat, coming=coming):
        held = state.powers[number]
        posing = registry.POWERS[held.power].posing(game, Mine(seat, held.power, f"power.{number}", held.data))
        others = [card for card in posing if cards.face(card) != cards.edict(name) and is_fresh(state, seat, card)]
        in_game = name in cards.EDICTS or _count(state, name)
        if in_game and others and is_allowed(game, seat, cards.edict(name)):
            found.append(ids.guise(name, number))
    return found


@lru_cache(maxsize=256)
def copies(name: str, count: int) -> tuple[str, ...]:
    return tuple(f"{cards.edict(name)}.{copy}" for copy in range(1, count + 1))


def flares_possible(state: CosmicState, seat: Seat) -> bool:
    """True if ``seat`` may still play a flare: any may be in hand, as those in the deck are secret (2.5.2)."""
    return state.options.flares != "off" and (state.challenge.over or not state.players[seat].flared)


@lru_cache(maxsize=4096)
def form_of(offers: tuple[str, ...]) -> OneOf:
    """Cached: the same few recur."""
    return OneOf(offers)


def powers(state: CosmicState, seat: Seat) -> list[str]:
    """Power cards of ``seat`` that answer uses, in force or not."""
    numbers = listeners.cards_on(state.lineup, RESPONSE.name)
    if not numbers:
        return []
    return [f"power.{number}" for number in numbers if state.powers[number].holder == seat]


@lru_cache(maxsize=4096)
def can_answer(card: str) -> bool:
    match ids.as_card(card):
        case ids.Edict(name):
            return name in answering_edicts()
        case ids.Flare():
            return card in registry.FLARES_ON.get(RESPONSE.name, ())
    return False


def response(state: CosmicState, seat: Seat, card: str) -> Answer | None:
    match ids.offer(card):
        case ids.PowerCard(number):
            held = state.powers[number]
            return registry.POWERS[held.power].answer_to(RESPONSE) if force.in_force(state, held) else None
        case ids.Edict(name):
            return answering_edicts().get(name)
        case _ if not can_answer(card):
            return None
    effect = effect_of(state, seat, card)
    return None if effect is None else effect.answer_to(RESPONSE)


def carried_out(state: CosmicState, use: Use) -> Answer | None:
    return answering_edicts().get(use.name) if use.source == "edict" else response(state, use.seat, use.card)


def answerable(game: Cosmic, seat: Seat, card: str, base: int) -> int:
    """Index of the latest use that ``card`` answers; -1 if none, or if it may not be played."""
    state = game.state
    answer = response(state, seat, card)
    if answer is None:
        return -1
    what = ids.offer(card)
    if isinstance(what, ids.PowerCard):
        name = str(what.number)
        if state.powers[what.number].used and not answer.hook.each:
            return -1
    elif not isinstance(what, ids.Edict | ids.Flare) or not may_play(game, seat, card):
        return -1
    else:
        name = what.name
    my = Mine(seat, name, card, {}, RESPONSE.name)
    secret = answer.hook.secret
    return _latest(game, my, answer, base) if secret is None or secret(Situation(game, my, None)) else -1


def _latest(game: Cosmic, my: Mine, answer: Answer, base: int) -> int:
    stack = game.state.stack
    for index in range(len(stack) - 1, base - 1, -1):
        use = stack[index]
        if not use.resolving and use.card != my.card and answer.fits(game, my, use):
            return index
    return -1


def may_play(game: Cosmic, seat: Seat, card: str) -> bool:
    """True if an edict or flare may be played: one flare per player (2.5.5), each card once per challenge (P2 6)."""
    state = game.state
    if state.players[seat].flared and isinstance(ids.offer(card), ids.Flare):
        return False
    return is_fresh(state, seat, card) and is_allowed(game, seat, card)


def is_allowed(game: Cosmic, seat: Seat, card: str) -> bool:
    """True unless a power keeps ``seat`` from playing an edict or flare, or one with that face."""
    return bool(listeners.modify(game, SELECTION.playable, (card,), seat))


def is_fresh(state: CosmicState, seat: Seat, card: str) -> bool:
    """True if nobody has played the card in this challenge yet (P2 6)."""
    for _, played in state.challenge.played:  # noqa: SIM110  # Asked so often that a generator would be felt.
        if played == card:
            return False
    return True


@lru_cache(maxsize=1)
def answering_edicts() -> dict[str, Answer]:
    rows = ((name, edict.answer_to(RESPONSE)) for name, edict in registry.EDICTS.items())
    return {name: answer for name, answer in rows if answer is not None}


@lru_cache(maxsize=1)
def _answering_flares() -> tuple[tuple[str, Answer], ...]:
    rows = ((power, text.answer_to(RESPONSE)) for power, texts in registry.FLARES.items() for text in texts.values())
    return tuple((power, answer) for power, answer in rows if answer is not None)


def may_hold(game: Cosmic, seat: Seat, base: int, edicts: list[tuple[str, Answer]]) -> bool:
    """True if ``seat`` might answer with a power or an unseen card, by public facts."""
    state = game.state
    if any(answerable(game, seat, power, base) >= 0 for power in powers(state, seat)):
        return True
    if not force.has_playable(state, seat):
        return False
    for name, answer in answering_edicts().items() if force.posers(state, seat) else edicts:
        if _latest(game, Mine(seat, name, cards.edict(name), {}), answer, base) >= 0:
            return True
    if not flares_possible(state, seat):
        return False
    return any(
        _latest(game, Mine(seat, power, cards.flare(power), {}), answer, base) >= 0
        for power, answer in _answering_flares()
    )
