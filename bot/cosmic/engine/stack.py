"""Announcing a power, flare or edict, and the answers to it: last in, first out (4.0.6).

An announced use lies on ``CosmicState.stack`` from its announcement until it has taken effect, its card with it.
"""

from __future__ import annotations

from functools import lru_cache

from bot.cosmic import moves
from bot.cosmic.engine import dispatch, registry
from bot.cosmic.engine.effects import Answer, Effect, Flare
from bot.cosmic.engine.hooks import DISCARD, POWER_USED, RESPONSE, Hook, Mine
from bot.cosmic.model import board, cards
from bot.cosmic.model.hook_args import Discard, Used
from bot.cosmic.model.state import HOARD, NOBODY, Armed, Call, Cosmic, CosmicState, Datum, Use
from bot.kernel.ask import Ask, OneOf
from bot.kernel.flow import Flow, under_seal
from bot.kernel.seat import Seat

__all__ = [
    "CLOSE",
    "PASSED",
    "by_power",
    "call",
    "claim",
    "copies",
    "discard_played",
    "effect_of",
    "flares_possible",
    "form_of",
    "play",
    "readied",
    "show_flare",
    "super_called",
    "supported",
    "unlocked",
    "unseen",
]

PASSED = "pass"
"""The answer that does nothing."""
CLOSE = "close"
"""The action by which a clock closes a round of questions under seal."""


def effect_of(state: CosmicState, seat: Seat, card: str) -> Effect | None:
    """What an edict or flare does in the hand of ``seat``; None for other cards."""
    if card[0] == "e":
        return registry.EDICTS.get(card.split(".")[1])
    if card[0] == "f":
        power = cards.flare_power(card)
        return registry.FLARES.get(power, {}).get(dispatch.text_of(state, seat, power))
    return None


def by_power(game: Cosmic, my: Mine, hook: Hook, *, counts: bool = False) -> Flow[bool]:
    """Announce the use of a power; whether it goes ahead. With ``counts`` it was its one use in this challenge."""
    my.aim.update((yield from registry.POWERS[my.name].aim(game, my)))
    moves.announce(game, Use(my.seat, "power", my.name, my.card, hook.name, dict(my.aim)))
    if counts:
        moves.mark_used(game, my.card, hook.name)
    went = yield from _answered(game)
    moves.withdraw_use(game)
    _settle(game)
    if went:
        yield from dispatch.replace(game, POWER_USED, Used(my.seat, my.name))
    else:
        yield from _spend(game, my)
    return went


def _spend(game: Cosmic, my: Mine) -> Flow[None]:
    """A super flare that was to join a use that was cancelled is spent with it (2.5.7)."""
    effect = registry.FLARES.get(my.name, {}).get("super")
    if not isinstance(effect, Flare) or not effect.joins_always:
        return
    card = cards.flare(my.name)
    for armed in game.state.armed:
        if armed.card == card and armed.seat == my.seat and not armed.shown and dispatch.ready(game.state, armed):
            if (yield from unlocked(game, armed.seat, card)):
                moves.play_card(game, Use(armed.seat, "flare", my.name, card, "armed"))
                moves.show_armed(game, armed, False)
                yield from _lay_down(game, effect)
            return


def unlocked(game: Cosmic, seat: Seat, card: str) -> Flow[bool]:
    """Whether a card that is about to be played may be: if it lies in a hoard, its power announces a use (4.0.7)."""
    state = game.state
    store = dispatch.hoards(state, seat).get(card)
    if card in state.players[seat].hand or store is None:
        return card in state.players[seat].hand
    power = state.powers[int(store.partition(".")[2])]
    my = Mine(seat, power.power, store, power.data, HOARD)
    return (yield from by_power(game, my, Hook(HOARD))) and dispatch.hoards(state, seat).get(card) == store


def _released(game: Cosmic, seat: Seat, card: str) -> Flow[bool]:
    """Whether an edict or flare may be played now: what was played to get it out of a hoard counts as well (2.5.5)."""
    return (yield from unlocked(game, seat, card)) and may_play(game.state, seat, card)


def call(game: Cosmic, my: Mine) -> None:
    """Note what was just announced in a window for the method that is ``declared``; it acts later."""
    text = dispatch.text_of(game.state, my.seat, my.name) if my.card[0] == "f" else ""
    moves.call(game, Call(my.seat, my.card, text, my.window, dict(my.data if text else my.aim)))


def super_called(state: CosmicState, my: Mine) -> bool:
    """Whether the owner of a power called its super flare in this challenge."""
    made = dispatch.call_of(state, my.seat, cards.flare(my.name))
    return made is not None and made.text == "super"


def play(game: Cosmic, seat: Seat, card: str, answer: Answer) -> Flow[bool]:
    """Play an edict or a flare from hand: announce it, let it be answered, carry it out; whether it went ahead."""
    effect = effect_of(game.state, seat, card)
    name, window = card.split(".")[1], answer.hook.name
    aim: dict[str, Datum] = {}
    if effect is not None:
        aim = yield from effect.aim(game, Mine(seat, name, card, {}, window))
    use = Use(seat, "edict" if card[0] == "e" else "flare", name, card, window, aim)
    if not (yield from _released(game, seat, card)):
        return False
    moves.play_card(game, use)
    went = (isinstance(effect, Flare) and effect.unanswerable) or (yield from _answered(game))
    if went:
        moves.resolve(game)
        yield from answer.method(game, Mine(seat, name, card, dict(aim), window))
    yield from _lay_down(game, effect)
    return went


def show_flare(game: Cosmic, armed: Armed) -> Flow[bool]:
    """Let a readied flare act for the first time: it is announced; whether it goes ahead (2.5.7)."""
    effect = effect_of(game.state, armed.seat, armed.card)
    if not (yield from _released(game, armed.seat, armed.card)):
        return False
    moves.play_card(game, Use(armed.seat, "flare", cards.flare_power(armed.card), armed.card, "armed"))
    went = yield from _answered(game)
    moves.show_armed(game, armed, went)
    yield from _lay_down(game, effect)
    return went


def readied(game: Cosmic, my: Mine) -> bool:
    """Whether the super flare of a power stands ready to join its use. Only the owner may be told."""
    card = cards.flare(my.name)
    mine = (armed for armed in game.state.armed if armed.card == card and armed.seat == my.seat)
    return any(armed.shown or dispatch.ready(game.state, armed) for armed in mine)


def supported(game: Cosmic, my: Mine) -> Flow[bool]:
    """Whether the owner of a power joins its super flare to this use: asked by the power while it acts (2.5.7)."""
    card = cards.flare(my.name)
    for armed in game.state.armed:
        if armed.card == card and armed.seat == my.seat:
            return armed.shown or (dispatch.ready(game.state, armed) and (yield from show_flare(game, armed)))
    return False


def discard_played(game: Cosmic, card: str, owner: Seat, what: str, *, stopped: bool = False) -> Flow[None]:
    """Put a released card on the discard pile, unless somebody claims it first. ``stopped``: it was cancelled."""
    if what not in ("challenge", "edict", "flare"):
        raise ValueError(what)
    claim = yield from dispatch.replace(game, DISCARD, Discard(card, owner, what, stopped))  # type: ignore[arg-type]
    if not claim.taken:
        moves.discard_released(game, card)


def claim(game: Cosmic, seat: Seat, card: str) -> None:
    """Take a released card into hand; while uses wait for answers it lies beside the table (P2, Vulch)."""
    if game.state.stack:
        moves.set_aside(game, seat, card, "stack")
    else:
        moves.take_released(game, seat, card)


def _settle(game: Cosmic) -> None:
    """When no use waits for answers any more, cards that were claimed meanwhile reach their hands."""
    if not game.state.stack:
        moves.return_aside(game, "stack")


def unseen(state: CosmicState, name: str) -> bool:
    """Whether, by public facts, a copy of an edict may be in a hand: not all are discarded or announced."""
    announced = [use.card for use in state.stack] if state.stack else ()
    for card in copies(name, cards.EDICTS.get(name) or _count(state, name)):
        if card not in state.discard and card not in announced:
            return True
    return False


def _count(state: CosmicState, name: str) -> int:
    """How many cards of an edict of an expansion are in this game."""
    return int(any(f"edict.{name}" in registry.EXPANSIONS[one].faces(state) for one in state.expansions))


@lru_cache(maxsize=256)
def copies(name: str, count: int) -> tuple[str, ...]:
    """The cards of an edict, if there are so many."""
    return tuple(f"edict.{name}.{copy}" for copy in range(1, count + 1))


def flares_possible(state: CosmicState, seat: Seat) -> bool:
    """Whether, by public facts, ``seat`` may still play a flare in this challenge.

    Which flares are in the deck is secret (2.5.2), so any may be in a hand.
    """
    return state.options.flares != "off" and (state.challenge.over or not state.players[seat].flared)


def _lay_down(game: Cosmic, effect: Effect | None = None) -> Flow[None]:
    """Take the latest use off the stack and put its card where it belongs (2.4.2, 2.5.6).

    ``effect`` says which text of it was used, if it is not the one that its player would use now.
    """
    state = game.state
    use = state.stack[-1]
    effect = effect or effect_of(state, use.seat, use.card)
    moves.withdraw_use(game)
    if use.source == "power":
        _settle(game)
        return
    if use.claimant != NOBODY:
        claim(game, use.claimant, use.card)
        return
    if use.kept:
        moves.set_aside(game, use.seat, use.card, "stack", use.store)
        _settle(game)
        return
    after = getattr(effect, "after", "discard")
    spent = use.zapped or not use.cancelled
    if use.source == "flare" and spent and state.options.flares == "retained" and after != "discard":
        if after == "return":
            moves.set_aside(game, use.seat, use.card, "phase", use.store)
            return
        owner = next((card.holder for card in state.powers if card.power == use.name), NOBODY)
        if after == "pass":
            owner = board.after(state, use.seat)[0]
        if owner != NOBODY and state.players[owner].active:
            moves.take_released(game, owner, use.card)
            return
    yield from discard_played(game, use.card, use.seat, use.source, stopped=use.cancelled)
    _settle(game)


# --- answers ----------------------------------------------------------------------------------------------------------


def _answered(game: Cosmic) -> Flow[bool]:
    """Let the latest use be answered and resolve everything above it; whether it still stands."""
    stack = game.state.stack
    base = len(stack) - 1
    while (yield from _answer_round(game, base)):
        pass
    while len(stack) - 1 > base:
        top = stack[-1]
        answer = _response(game.state, top.seat, top.card)
        if not top.cancelled and answer is not None:
            moves.resolve(game)
            my = Mine(top.seat, top.name, top.card, dict(top.aim), RESPONSE.name)
            yield from answer.method(game, my, stack[top.answers])
        yield from _lay_down(game)
    return not stack[base].cancelled


def _answer_round(game: Cosmic, base: int) -> Flow[bool]:
    """Ask everybody who may hold an answer, under seal; play the first one in priority order. Whether there was one."""
    state = game.state
    edicts = [(name, answer) for name, answer in _answering_edicts().items() if unseen(state, name)]
    asked = [seat for seat in board.priority(state) if _may_hold(game, seat, base, edicts)]
    if not asked:
        return False
    asks = []
    for seat in asked:
        sources = [card for card in dispatch.playable(state, seat) if card[0] in "ef"] + _powers(state, seat)
        offers = (PASSED, *(card for card in sources if _answerable(game, seat, card, base) >= 0))
        asks.append(Ask(seat=seat, key="response", form=form_of(offers), default=PASSED, secret=True))
    got = yield from under_seal(asks, CLOSE)
    for seat, choice in zip(asked, got, strict=True):
        if choice == PASSED or not isinstance(choice, str):
            continue
        index = _answerable(game, seat, choice, base)
        if choice[0] == "p":
            name = state.powers[int(choice.partition(".")[2])].power
            moves.announce(game, Use(seat, "power", name, choice, RESPONSE.name, answers=index))
            moves.mark_used(game, choice, RESPONSE.name)
        else:
            source = "edict" if choice[0] == "e" else "flare"
            name = choice.split(".")[1]
            if not (yield from _released(game, seat, choice)):
                continue
            moves.play_card(game, Use(seat, source, name, choice, RESPONSE.name, answers=index))  # type: ignore[arg-type]
        return True
    return False


@lru_cache(maxsize=4096)
def form_of(offers: tuple[str, ...]) -> OneOf:
    """The form of a choice among offers; the same few come again and again."""
    return OneOf(offers)


def _powers(state: CosmicState, seat: Seat) -> list[str]:
    """The powers of ``seat`` that answer uses, in force or not."""
    return [f"power.{number}" for number in dispatch.cards_on(state, RESPONSE) if state.powers[number].holder == seat]


def _response(state: CosmicState, seat: Seat, card: str) -> Answer | None:
    if card[0] == "p":
        held = state.powers[int(card.partition(".")[2])]
        return registry.POWERS[held.power].answer_to(RESPONSE) if dispatch.in_force(state, held) else None
    if card[0] == "e":
        return _answering_edicts().get(card.split(".")[1])
    if card[0] == "f" and cards.flare_power(card) not in registry.FLARES_ON.get(RESPONSE.name, ()):
        return None
    effect = effect_of(state, seat, card)
    return None if effect is None else effect.answer_to(RESPONSE)


def _answerable(game: Cosmic, seat: Seat, card: str, base: int) -> int:
    """The latest use on the stack that ``card`` answers; -1 if it answers none or may not be played."""
    state = game.state
    answer = _response(state, seat, card)
    if answer is None:
        return -1
    if card[0] in "ef" and not may_play(state, seat, card):
        return -1
    if card[0] == "p" and state.powers[int(card.partition(".")[2])].used and not answer.hook.each:
        return -1
    my = Mine(seat, card.split(".")[1], card, {}, RESPONSE.name)
    secret = answer.hook.secret
    return _latest(game, my, answer, base) if secret is None or secret(game, my) else -1


def _latest(game: Cosmic, my: Mine, answer: Answer, base: int) -> int:
    stack = game.state.stack
    condition = answer.hook.condition
    for index in range(len(stack) - 1, base - 1, -1):
        use = stack[index]
        if not use.resolving and use.card != my.card and (condition is None or condition(game, my, use)):
            return index
    return -1


def may_play(state: CosmicState, seat: Seat, card: str) -> bool:
    """Whether an edict or flare may be played: one flare per player (2.5.5), each card once per challenge (P2 6)."""
    if card[0] == "f" and state.players[seat].flared:
        return False
    for _, played in state.challenge.played:  # noqa: SIM110  # Asked so often that a generator would be felt.
        if played == card:
            return False
    return True


@lru_cache(maxsize=1)
def _answering_edicts() -> dict[str, Answer]:
    """The edicts that answer uses, by name."""
    rows = ((name, edict.answer_to(RESPONSE)) for name, edict in registry.EDICTS.items())
    return {name: answer for name, answer in rows if answer is not None}


@lru_cache(maxsize=1)
def _answering_flares() -> tuple[tuple[str, Answer], ...]:
    """The texts of flares that answer uses, by power."""
    rows = ((power, text.answer_to(RESPONSE)) for power, texts in registry.FLARES.items() for text in texts.values())
    return tuple((power, answer) for power, answer in rows if answer is not None)


def _may_hold(game: Cosmic, seat: Seat, base: int, edicts: list[tuple[str, Answer]]) -> bool:
    """Whether, by public facts, ``seat`` might answer: through a power, or with a card nobody has seen, such as one
    of ``edicts``.
    """
    state = game.state
    if any(_answerable(game, seat, power, base) >= 0 for power in _powers(state, seat)):
        return True
    if not dispatch.has_playable(state, seat):
        return False
    for name, answer in edicts:
        if _latest(game, Mine(seat, name, f"edict.{name}", {}), answer, base) >= 0:
            return True
    if not flares_possible(state, seat):
        return False
    return any(
        _latest(game, Mine(seat, power, cards.flare(power), {}), answer, base) >= 0
        for power, answer in _answering_flares()
    )
