"""Asks hooks, announces uses and lets them be answered, last in, first out (4.0.6). Names no power."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Literal, TypeVar

from msgspec import structs

from bot.cosmic import moves
from bot.cosmic.engine import force, listeners, responses
from bot.cosmic.engine.listeners import EXPANSION, FLARE, PLAIN, Lens, Listener
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.effects import USES, Answer, Effect, Flare
from bot.cosmic.kinds.hooks import DISCARDING, POWER_USED, RESPONSE, Hook, Mine, Modifier, Moment, Replacement
from bot.cosmic.kinds.questions import Of, Question, Standing, Time
from bot.cosmic.model import aims, board, cards, ids
from bot.cosmic.model.attributes import HOARD
from bot.cosmic.model.hook_args import Discard, Used
from bot.cosmic.model.state import NOBODY, Armed, Call, Cosmic, CosmicState, Datum, Use
from bot.kernel.ask import Ask
from bot.kernel.event import Seat
from bot.kernel.flow import Flow, under_seal

_ORDER_POWERS = Question("order_powers", Of.POWER_CARDS, rule="4.0.5", standing=Standing.USUAL)
_RESPONSE = Question("response", Of.OFFERS, rule="4.0.6", time=Time.RESPONSE, secret=True)

S = TypeVar("S")
V = TypeVar("V")

PASSED = "pass"
CLOSE = "close"
"""The action by which a clock closes a sealed round."""
_WILD = "wild"


def announce(game: Cosmic, hooks: tuple[Hook, ...], probe: Callable[[Lens], object]) -> Flow[None]:
    """Announce what changes the answer of ``probe`` by ``hooks``, to be zapped each time that it matters (4.0.7)."""
    state = game.state
    if not listeners.answered(state, *hooks):
        return
    announced: set[tuple[str, Seat]] = set()
    plain: list[object] = []  # What the probe says as things stand; empty while it has to be asked.
    for hook in hooks:
        rows = listeners.find(game, hook)
        while rows:
            my, row = rows.pop(0)
            known = (my.card, my.seat) in announced
            if row.number == EXPANSION or known or row.answer.hook.announced or not _still(game, my, row):
                continue
            plain = plain or [probe(PLAIN)]
            if plain == [probe(Lens(without=my.card))]:
                continue
            announced.add((my.card, my.seat))
            if row.armed is None:
                yield from by_power(game, my, hook)
                plain = []
                rows = listeners.find(game, hook)  # What was grafted may be somebody else's by now.
    for armed in list(state.armed):
        if armed.shown or not any(armed.card in registry.FLARES_ON.get(hook.name, ()) for hook in hooks):
            continue
        if force.ready(state, armed) and probe(PLAIN) != probe(Lens(including=armed.card)):
            yield from show_flare(game, armed)


def announced(game: Cosmic, hook: Modifier[V, S], value: V, subject: S) -> Flow[V]:
    """``value`` after everybody who answers ``hook`` has changed it; each change announces itself first (4.0.7)."""
    yield from announce(game, (hook,), lambda lens: listeners.modify(game, hook, value, subject, lens))
    return listeners.modify(game, hook, value, subject)


def replace(game: Cosmic, hook: Replacement[S], intent: S) -> Flow[S]:
    """Ask everybody who answers ``hook``; return what happens instead of ``intent``."""
    state = game.state
    if listeners.unheard(state, hook):
        return intent
    for my, row in listeners.find(game, hook):
        mark = f"{my.card}:{hook.name}"
        if mark in state.busy or not _still(game, my, row) or not _fresh(state, row):
            continue
        if not row.answer.fits(game, my, intent):
            continue
        willing = row.optional and not row.answer.hook.quiet
        if willing and not (yield from _wanted(my)):
            continue
        moves.enter(game, mark)
        silent = row.answer.hook.announced or row.answer.hook.quiet
        went = silent or (yield from _go(game, my, row, hook))
        # While others may answer, what it is about can go away: its owner's tokens, if the owner concedes.
        if went and row.answer.fits(game, my, intent):
            intent = yield from row.answer.act(game, my, intent)
        moves.leave(game, mark)
        if willing:
            moves.reopen(game)
    return intent


def moment(game: Cosmic, hook: Moment, sooner: Callable[[int], Flow[bool]] | None = None) -> Flow[bool]:
    """Run what happens by itself in a window, by rank, mandatory effects first (4.0.4); True if people may want to act.

    Optional effects are asked by name. Before every use ``sooner`` carries out what people have sealed for steps below
    its rank, and says whether the window goes on.
    """
    state = game.state
    if listeners.unheard(state, hook):
        return False
    acted = False
    rows = listeners.find(game, hook)
    if len(rows) > 1:
        rows.sort(key=lambda pair: (pair[1].answer.hook.rank, pair[1].optional))
        rows = yield from _own_order(game, rows)
    for my, row in rows:
        how = row.answer.hook
        willing = row.optional and not how.quiet
        if willing and not how.named:
            continue
        if sooner is not None and not how.quiet and not (yield from sooner(how.rank)):
            return acted
        if not _still(game, my, row) or not _applies(game, my, row):
            continue
        if willing and not (yield from _wanted(my)):
            continue
        acted = acted or not how.noted or state.challenges <= state.noting_stirs
        went = how.quiet or (yield from _go(game, my, row, hook))
        if went and row.answer.fits(game, my):
            yield from row.answer.act(game, my)  # To its end, even if it makes its holder dormant (6.4).
    return acted


def _wanted(my: Mine) -> Flow[bool]:
    return USES[my.name].yes_no(my.seat, default=registry.POWERS[my.name].eager)


def _own_order(game: Cosmic, rows: list[tuple[Mine, Listener]]) -> Flow[list[tuple[Mine, Listener]]]:
    """The same rows; a player orders several mandatory powers in one step (4.0.5, 6.6), repeated calls together."""
    ordered: list[tuple[Mine, Listener]] = []
    for _, group in groupby(rows, lambda pair: (pair[1].answer.hook.rank, pair[1].optional, pair[0].seat)):
        mine = list(group)
        acting = [pair for pair in mine if not pair[1].optional and _applies(game, *pair)]
        held = list(dict.fromkeys(my.card for my, _ in acting))
        if len(held) > 1 and acting[0][0].seat != NOBODY:
            wanted = yield from _ORDER_POWERS.order(acting[0][0].seat, held, default=held)
            acting.sort(key=lambda pair: wanted.index(pair[0].card))
            mine = acting + [pair for pair in mine if pair not in acting]
        ordered.extend(mine)
    return ordered


def _applies(game: Cosmic, my: Mine, row: Listener) -> bool:
    return _fresh(game.state, row) and row.answer.fits(game, my)


def _still(game: Cosmic, my: Mine, row: Listener) -> bool:
    """True if what was in force when the hook was reached still is."""
    if row.number == EXPANSION or (row.number == FLARE and row.armed is None):
        return True
    if row.armed is not None:
        return row.armed in game.state.armed and (row.armed.shown or force.ready(game.state, row.armed))
    card = game.state.powers[row.number]
    works = force.in_force(game.state, card, row.answer.hook.needs)
    return works and card.power == row.name and card.holder == my.seat


def _fresh(state: CosmicState, row: Listener) -> bool:
    """True if the limit of once per challenge leaves room (4.0.5)."""
    if row.answer.hook.each or (row.number in (EXPANSION, FLARE) and row.armed is None):
        return True
    return not row.armed.shown if row.armed is not None else not state.powers[row.number].used


def _go(game: Cosmic, my: Mine, row: Listener, hook: Hook) -> Flow[bool]:
    """Announce the use; whether it goes ahead. Expansions need no announcement."""
    if row.number == EXPANSION:
        return True
    if row.armed is not None:
        return row.armed.shown or (yield from show_flare(game, row.armed))
    return (yield from by_power(game, my, hook, counts=not row.answer.hook.each))


def by_power(game: Cosmic, my: Mine, hook: Hook, *, counts: bool = False) -> Flow[bool]:
    """Announce the use of a power; whether it goes ahead. With ``counts`` it was its one use in this challenge."""
    my.aim.update((yield from registry.POWERS[my.name].aim(game, my)))
    use = Use(my.seat, "power", my.name, my.card, hook.name, dict(my.aim))
    moves.announce(game, use)
    if counts:
        moves.mark_used(game, my.card, hook.name)
    went = yield from _answered(game)
    use = moves.withdraw_use(game)
    _settle(game)
    if went:
        yield from _went_ahead(game, use)
    elif not use.kept:
        yield from _spend(game, my)
    return went


def _went_ahead(game: Cosmic, use: Use, effect: Effect | None = None) -> Flow[None]:
    """Charge for the use of a power, also for that of a super flare by which a power works (2.5.7), or of a card."""
    of_power = use.source == "power" or (isinstance(effect, Flare) and effect.uses_power)
    yield from replace(game, POWER_USED, Used(use.seat, use.name if of_power else "", use.hook, use.card))


def _spend(game: Cosmic, my: Mine) -> Flow[None]:
    """A super flare that was to join a use that was cancelled is spent with it (2.5.7)."""
    effect = registry.FLARES.get(my.name, {}).get("super")
    if not isinstance(effect, Flare) or not effect.joins_always:
        return
    card = cards.flare(my.name)
    for armed in game.state.armed:
        if armed.card == card and armed.seat == my.seat and not armed.shown and force.ready(game.state, armed):
            if (yield from unlocked(game, armed.seat, card)):
                moves.play_card(game, Use(armed.seat, "flare", my.name, card, "armed"))
                moves.show_armed(game, armed, False)
                yield from _lay_down(game, effect)
            return


def unlocked(game: Cosmic, seat: Seat, card: str) -> Flow[bool]:
    """True if a card may be played now; for one in a hoard, its power announces a use (4.0.7)."""
    state = game.state
    store = force.hoards(state, seat).get(card)
    if card in state.players[seat].hand or store is None:
        return card in state.players[seat].hand
    power = state.powers[ids.power_number(store)]
    my = Mine(seat, power.power, store, power.data, HOARD.key)
    return (yield from by_power(game, my, Hook(HOARD.key))) and force.hoards(state, seat).get(card) == store


def _released(game: Cosmic, seat: Seat, card: str, what: ids.Offer) -> Flow[bool]:
    """True if a card may be played once it is out of its hoard (2.5.5); a flare that stands for an edict is none."""
    if not (yield from unlocked(game, seat, card)):
        return False
    if isinstance(what, ids.Guise):
        return responses.is_fresh(game.state, seat, card) and responses.is_allowed(game, seat, cards.edict(what.name))
    return responses.may_play(game, seat, card)


def call(game: Cosmic, my: Mine) -> None:
    """Note what was just announced in a window for the method that is ``declared``; it acts later.

    A flare of somebody else can only be repeated as it was played: by its wild text, whatever power ``my.seat`` has.
    """
    text = ""
    if isinstance(ids.offer(my.card), ids.Flare):
        repeated = any(use.card == my.card and use.seat != my.seat for use in game.state.stack)
        text = _WILD if repeated else force.text_of(game.state, my.seat, my.name)
    moves.call(game, Call(my.seat, my.card, text, my.window, dict(my.aim)))


def super_called(state: CosmicState, my: Mine) -> bool:
    made = force.call_of(state, my.seat, cards.flare(my.name))
    return made is not None and made.text == "super"


def play(game: Cosmic, seat: Seat, card: str, answer: Answer, window: str = "") -> Flow[bool]:
    """Play an edict or a flare from hand: announce it, let it be answered, carry it out; whether it went ahead."""
    effect, what = responses.effect_of(game.state, seat, card), ids.offer(card)
    if not isinstance(what, ids.Edict | ids.Flare):
        raise TypeError(f"{card} is neither an edict nor a flare")
    name, window = what.name, window or answer.hook.name
    if isinstance(what, ids.Guise):
        posed = yield from _posed(game, seat, what, window)
        if posed is None:
            return False
        card = posed
    aim: dict[str, Datum] = {}
    if effect is not None:
        aim = yield from effect.aim(game, Mine(seat, name, card, {}, window))
    use = Use(seat, what.kind, name, card, window, aim)
    if not (yield from _released(game, seat, card, what)):
        return False
    moves.play_card(game, use)
    went = (isinstance(effect, Flare) and effect.unanswerable) or (yield from _answered(game))
    if went:
        moves.resolve(game)
        yield from _went_ahead(game, use, effect)
        yield from answer.act(game, Mine(seat, name, card, {}, window, dict(aim)))
    yield from _lay_down(game, effect)
    return went


def _posed(game: Cosmic, seat: Seat, guise: ids.Guise, window: str) -> Flow[str | None]:
    """Announce the use of the power by which a card is played as an edict; the card, None if it was stopped."""
    held = game.state.powers[guise.power]
    my = Mine(seat, held.power, f"power.{guise.power}", held.data, window, aims.EDICT.to(cards.edict(guise.name)))
    went = yield from by_power(game, my, Hook(window))
    card = (yield from registry.POWERS[my.name].pose(game, my)) if went else None
    return card if card in force.playable(game.state, seat) else None


def show_flare(game: Cosmic, armed: Armed) -> Flow[bool]:
    """Let a readied flare act for the first time: it is announced; whether it goes ahead (2.5.7)."""
    effect = responses.effect_of(game.state, armed.seat, armed.card)
    if not (yield from _released(game, armed.seat, armed.card, ids.offer(armed.card))):
        return False
    use = Use(armed.seat, "flare", ids.named(armed.card), armed.card, "armed")
    moves.play_card(game, use)
    went = yield from _answered(game)
    moves.show_armed(game, armed, went)
    yield from _lay_down(game, effect)
    if went:
        yield from _went_ahead(game, use, effect)
    return went


def readied(game: Cosmic, my: Mine) -> bool:
    """True if the super flare of a power stands ready to join its use. Only the owner may be told."""
    card = cards.flare(my.name)
    mine = (armed for armed in game.state.armed if armed.card == card and armed.seat == my.seat)
    return any(armed.shown or force.ready(game.state, armed) for armed in mine)


def supported(game: Cosmic, my: Mine) -> Flow[bool]:
    """True if the owner of a power joins its super flare to this use: asked by the power while it acts (2.5.7)."""
    card = cards.flare(my.name)
    for armed in game.state.armed:
        if armed.card == card and armed.seat == my.seat:
            return armed.shown or (force.ready(game.state, armed) and (yield from show_flare(game, armed)))
    return False


def discard_played(
    game: Cosmic, card: str, owner: Seat, what: Literal["challenge", "edict", "flare"], *, stopped: bool = False
) -> Flow[None]:
    """Put a released card on the discard pile, unless somebody claims it first. ``stopped``: it was cancelled."""
    if not (yield from replace(game, DISCARDING.before, Discard(card, owner, what, stopped))).taken:
        moves.discard_released(game, card)


def take(game: Cosmic, seat: Seat, discard: Discard) -> Discard:
    claim(game, seat, discard.card)
    return structs.replace(discard, taken=True)


def claim(game: Cosmic, seat: Seat, card: str) -> None:
    """Take a released card into hand; while uses wait for answers it lies beside the table (P2, Vulch)."""
    if game.state.stack:
        moves.set_aside(game, seat, card, "stack")
    else:
        moves.take_released(game, seat, card)


def _settle(game: Cosmic) -> None:
    """Hand out cards that were claimed meanwhile once no use waits for answers any more."""
    if not game.state.stack:
        moves.return_aside(game, "stack")


def _lay_down(game: Cosmic, effect: Effect | None = None) -> Flow[None]:
    """Put the latest use and its card where they belong (2.4.2, 2.5.6); ``effect`` if it was another text than now."""
    state = game.state
    use = state.stack[-1]
    effect = effect or responses.effect_of(state, use.seat, use.card)
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


def _answered(game: Cosmic) -> Flow[bool]:
    """Let the latest use be answered and resolve everything above it; whether it still stands."""
    stack = game.state.stack
    base = len(stack) - 1
    while (yield from _answer_round(game, base)):
        pass
    while len(stack) - 1 > base:
        top = stack[-1]
        answer = responses.carried_out(game.state, top)
        if not top.cancelled and answer is not None:
            moves.resolve(game)
            yield from _went_ahead(game, top)
            my = Mine(top.seat, top.name, top.card, {}, RESPONSE.name, dict(top.aim))
            yield from answer.act(game, my, stack[top.answers])
        yield from _lay_down(game)
    return not stack[base].cancelled


def _ask_answer(game: Cosmic, seat: Seat, base: int) -> Ask:
    held = [card for card in force.playable(game.state, seat) if responses.can_answer(card)]
    posing = responses.answering_edicts() if force.posing(game.state.lineup) else ()
    posed = [one for name in posing for one in responses.guises(game, seat, name)]
    sources = [*held, *posed, *responses.powers(game.state, seat)]
    offers = (PASSED, *[card for card in sources if responses.answerable(game, seat, card, base) >= 0])
    return _RESPONSE.ask(seat, responses.form_of(offers), PASSED)


def _answer_round(game: Cosmic, base: int) -> Flow[bool]:
    """Ask everybody who may hold an answer, under seal; play the first one in priority order. Whether there was one."""
    state = game.state
    edicts = [(name, answer) for name, answer in responses.answering_edicts().items() if responses.unseen(state, name)]
    asked = [seat for seat in board.priority(state) if responses.may_hold(game, seat, base, edicts)]
    if not asked:
        return False
    got = yield from under_seal([_ask_answer(game, seat, base) for seat in asked], CLOSE)
    for seat, choice in zip(asked, got, strict=True):
        if choice == PASSED or not isinstance(choice, str):
            continue
        index = responses.answerable(game, seat, choice, base)
        what = ids.offer(choice)
        if isinstance(what, ids.PowerCard):
            name = state.powers[what.number].power
            moves.announce(game, Use(seat, "power", name, choice, RESPONSE.name, answers=index))
            moves.mark_used(game, choice, RESPONSE.name)
        elif isinstance(what, ids.Edict | ids.Flare):
            if isinstance(what, ids.Guise):
                if choice not in responses.guises(game, seat, what.name):  # What fell through may have cost the card.
                    continue
                posed = yield from _posed(game, seat, what, RESPONSE.name)
                if posed is None:
                    return True
                choice = posed
            if not (yield from _released(game, seat, choice, what)):
                continue
            moves.play_card(game, Use(seat, what.kind, what.name, choice, RESPONSE.name, answers=index))
        return True
    return False
