"""The four checkpoints: sealed rounds of answers for windows, carried out in order (4.0.2, 4.0.3)."""

from __future__ import annotations

from functools import lru_cache, partial
from math import inf

from bot.cosmic import moves
from bot.cosmic.challenge import offers, winning
from bot.cosmic.challenge.offers import Span
from bot.cosmic.engine import dispatch, force, listeners, responses
from bot.cosmic.engine.dispatch import CLOSE, PASSED
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.effects import Answer, Flare, Kind, Power, Side
from bot.cosmic.kinds.hooks import ARRIVED, DECLARED, WINDOWS, Mine, Moment
from bot.cosmic.kinds.questions import Of, Question
from bot.cosmic.model import board, cards, ids
from bot.cosmic.model.hook_args import Declared
from bot.cosmic.model.state import Cosmic, CosmicState, Intent
from bot.cosmic.tokens import captives, placing
from bot.kernel.ask import Ask, Choice
from bot.kernel.event import Seat
from bot.kernel.flow import Flow, under_seal

CHECKPOINTS: dict[str, tuple[str, ...]] = {
    "between": ("W9f", "WE", "turn_end", "W1a", "W1b.1", "W1b", "W1c", "W2a"),
    "attack": ("W2b", "W2c", "W3", "W4", "W5"),
    "sides": ("W6a", "W6c", "W7a"),
    "cards_down": ("W7c",),
    "reveal": ("W8a", "W9d", "W9a", "W9b", "W9c", "W9e"),
}
"""Windows of each checkpoint, in order; ``cards_down`` is asked together with the card."""
_ROUND = {name: Question(f"checkpoint.{name}", Of.OFFERS, rule="4.0.3", secret=True) for name in CHECKPOINTS}
JOINED = Question("checkpoint.joined", Of.POWER_CARDS, rule="2.5.7", says="checkpoint.sides", secret=True)
"""Choose if the power that a super flare joins is used, in the round that readies the flare."""
WINDOWS_OF = {_ROUND[name].key: row for name, row in CHECKPOINTS.items()}
_CHECKPOINT_OF = {window: name for name, row in CHECKPOINTS.items() for window in row}
_PLACE = {window: place for row in CHECKPOINTS.values() for place, window in enumerate(row)}
_LATE = "attack"
"""The checkpoint that asks about all its windows from the last one on: target and tokens are then announced."""
_UNOPENED = frozenset(CHECKPOINTS[_LATE][:-1])
_PHASES = {window: int(window[1]) for window in CHECKPOINTS[_LATE]}
_BEFORE_REVEAL = ("sides", "cards_down")
_ORDER = {moment.name: place for place, moment in enumerate(WINDOWS)}


def window(game: Cosmic, hook: Moment, *, last: bool = False) -> Flow[None]:
    """Play a window: mandatory effects, then people; what has a place among its steps is done there (4.0.3).

    ``last`` says that the checkpoint reaches no later window this time, so that people are asked now if ever.
    """
    state = game.state
    if state.bonds:
        yield from captives.loosen(game)
    if state.challenge.grafts:
        _wither(game)
    if state.rooms:
        yield from placing.thin_out(game)
    if listeners.listed(state, ARRIVED):
        yield from dispatch.moment(game, ARRIVED)
    if not listeners.unheard(state, hook) and (
        yield from dispatch.moment(game, hook, partial(_sooner, game, hook, last))
    ):
        moves.mark_dirty(game)
    if hook.name in _CHECKPOINT_OF and _goes_on(state, hook):
        yield from people(game, hook, last=last)


def step(game: Cosmic, hook: Moment) -> Flow[None]:
    """Play what lies between two windows; what a power does there opens a new round for those that follow (4.0.3)."""
    if (yield from dispatch.moment(game, hook)):
        moves.reopen(game)


def _sooner(game: Cosmic, hook: Moment, last: bool, rank: int) -> Flow[bool]:
    """Let people act before ``rank`` in a window; True if the window goes on."""
    if _first_rank(hook.name, game.state.lineup) < rank:
        yield from people(game, hook, last=last, before=rank)
    return _goes_on(game.state, hook)


@lru_cache(maxsize=4096)
def _first_rank(window: str, lineup: str) -> float:
    """Lowest rank at which a lineup's powers let people act; infinite without one, 0 is no rank."""
    names = ("", *lineup.split(","))
    return min((rank for rank, power in _ranks(window) if power in names), default=inf)


@lru_cache(maxsize=256)
def _ranks(window: str) -> tuple[tuple[int, str], ...]:
    """Ranks at which people may act, each with the power required; empty for edicts and wild flares."""
    here = offers.span((window,))
    optional = {name: power for name, power in registry.POWERS.items() if power.kind is Kind.OPTIONAL}
    rows = [(name, row) for name, power in optional.items() for row in here.rows(power)]
    for card, texts in here.texts.items():
        for which, text in texts.items():
            rows += [(ids.named(card) if which == Side.SUPER else "", row) for row in text.rows]
    return tuple(sorted({(answer.hook.rank, power) for power, (_, answer) in rows if answer.hook.rank}))


def _goes_on(state: CosmicState, hook: Moment) -> bool:
    """False once the game is over, or the challenge went back or ended before the reveal."""
    challenge = state.challenge
    if challenge.restart or state.finished:
        return False
    return not challenge.outcome or _CHECKPOINT_OF.get(hook.name) not in _BEFORE_REVEAL


def _wither(game: Cosmic) -> None:
    """Return what was grafted to its owner once the power that did it is lost (P1, Plant)."""
    state = game.state
    for number, root in list(state.challenge.grafts.items()):
        borrowers = [borrower for lent, _, borrower in state.challenge.loans if lent == int(number)]
        if state.powers[root].holder not in borrowers or not force.in_force(state, state.powers[root]):
            moves.end_loans(game, int(number))


def people(game: Cosmic, hook: Moment, *, last: bool = False, before: int | None = None) -> Flow[None]:
    """Ask and carry out until nothing happens; in this window only ranks below ``before``, if given."""
    if not _open(game, hook, last=last):
        return
    name = _CHECKPOINT_OF[hook.name]
    since = CHECKPOINTS[name][0] if name == _LATE else hook.name
    state = game.state
    while state.round is not None and (state.round.dirty or state.round.intents):
        yield from _ask_round(game, name, since, hook.name if last else _ending(state, name))
        if not (yield from _carry_out(game, hook.name, before)) or not _goes_on(state, hook):
            return


def _ending(state: CosmicState, checkpoint: str) -> str:
    """The last window of a checkpoint; after the last challenge of the table none belongs to a next one (7.7)."""
    ended = checkpoint == "between" and state.challenge.over and board.challenges_left(state) == 0
    return "turn_end" if ended else CHECKPOINTS[checkpoint][-1]


def _open(game: Cosmic, hook: Moment, *, last: bool) -> bool:
    name = _CHECKPOINT_OF.get(hook.name)
    if name is None:
        return False
    now = game.state.round
    if now is None or now.name != name:
        now = moves.open_round(game, name)
    if hook.name in _UNOPENED and not last:
        return False
    return now.dirty or (bool(now.intents) and any(_reaches(intent, hook.name) for intent in now.intents))


def asks_cards_down(game: Cosmic) -> list[Ask]:
    moves.open_round(game, "cards_down")
    return _asks_cards_down(game)


def _asks_cards_down(game: Cosmic) -> list[Ask]:
    state = game.state
    mains = board.mains(state)
    last = offers.span(CHECKPOINTS["cards_down"])
    edicts = offers.edicts_left(state, last)
    return [
        _question(game, "cards_down", seat, last)
        for seat in board.priority(state)
        if (seat in mains and offers.may_act(game, seat, last, edicts=edicts))
        or offers.powers(game, seat, last)
        or offers.brought(state, seat)
        or _joined(game, seat)
    ]


def _joined(game: Cosmic, seat: Seat) -> bool:
    """True for an ally whose power, or one it could use by super flare, acts when cards are down."""
    state = game.state
    if not _acts_late(state.lineup):
        return False
    held = [state.powers[number] for number in board.power_of(state, seat)]
    acting = [card for card in held if force.in_force(state, card)]
    if board.is_ally(state, seat) and any(registry.POWERS[card.power].in_window("W7c") for card in acting):
        return True
    return any(_super_acts(game, seat, card.power) for card in acting)


@lru_cache(maxsize=4096)
def _acts_late(lineup: str) -> bool:
    names = lineup.split(",") if lineup else ()
    return any(registry.POWERS[name].in_window("W7c") or _late_super(name) for name in names)


def _late_super(power: str) -> Answer | None:
    flare = registry.FLARES.get(power, {}).get("super")
    return flare.in_window("W7c") if flare is not None and flare.uses_power else None


def _super_acts(game: Cosmic, seat: Seat, power: str) -> bool:
    """True if a power's super flare acts in W7c for this bystander or ally: a public fact."""
    answer = _late_super(power)
    if answer is None or board.is_main(game.state, seat):
        return False
    return answer.fits(game, Mine(seat, power, cards.flare(power), {}))


def note_cards_down(game: Cosmic, asked: list[Ask], choices: tuple[Choice, ...]) -> Flow[None]:
    yield from _note(game, asked, choices, offers.span(CHECKPOINTS["cards_down"]))


def _ask_round(game: Cosmic, name: str, since: str, until: str) -> Flow[None]:
    """Ask everybody who may act in the windows ``since`` to ``until``, unless nothing has changed."""
    state = game.state
    if state.round is None or not state.round.dirty:
        return
    reached = _reached(name, since, until)
    if name == "cards_down":
        asked = _asks_cards_down(game)
    else:
        edicts = offers.edicts_left(state, reached)
        asked = [
            _question(game, name, seat, reached)
            for seat in board.priority(state)
            if offers.may_act(game, seat, reached, edicts=edicts)
        ]
    choices = yield from under_seal(asked, CLOSE)
    yield from _note(game, asked, choices, reached)


@lru_cache(maxsize=256)
def _reached(name: str, since: str, until: str) -> Span:
    covered = CHECKPOINTS[name]
    return offers.span(covered[covered.index(since) : covered.index(until) + 1])


def _question(game: Cosmic, name: str, seat: Seat, reached: Span) -> Ask:
    options = (PASSED, *dict(offers.offers(game, seat, reached)))
    wish = PASSED
    now = game.state.round
    if now is not None and now.intents:
        mine = [intent.offer for intent in now.intents if intent.seat == seat]
        wish = next((offer for offer in mine if offer in options), PASSED)
    elif now is not None and not now.asked and _any_by_silence(game.state.lineup):
        wish = next((offer for offer in options if _by_silence(game, seat, offer)), PASSED)
    return _ROUND[name].ask(seat, responses.form_of(options), wish)


@lru_cache(maxsize=4096)
def _any_by_silence(lineup: str) -> bool:
    names = lineup.split(",") if lineup else ()
    return any(type(registry.POWERS[name]).by_silence is not Power.by_silence for name in names)


def _by_silence(game: Cosmic, seat: Seat, offer: str) -> bool:
    what = ids.offer(offer)
    if not isinstance(what, ids.PowerCard):
        return False
    card = game.state.powers[what.number]
    return registry.POWERS[card.power].by_silence(game, Mine(seat, card.power, offer, card.data))


def _note(game: Cosmic, asked: list[Ask], choices: tuple[Choice, ...], reached: Span) -> Flow[None]:
    said = [(ask.seat, str(choice)) for ask, choice in zip(asked, choices, strict=True) if choice != PASSED]
    intents = []
    joining: list[Ask] = []
    for seat, offer in said:
        where = offers.place_of(game, seat, offer, reached)
        if where == offers.ARMED:
            moves.arm(game, seat, offer)
            joining += _ask_to_join(game, seat, offer, reached)
        elif where is not None:
            intents.append(Intent(seat, offer, where))
    for ask, choice in zip(joining, (yield from under_seal(joining)), strict=True):
        where = offers.place_of(game, ask.seat, str(choice), reached) if choice != PASSED else None
        if where is not None:
            intents.append(Intent(ask.seat, str(choice), where))
    moves.note_intents(game, intents)


def _ask_to_join(game: Cosmic, seat: Seat, flare: str, reached: Span) -> list[Ask]:
    """Ask who has readied a super flare if the power that it joins is used too (2.5.7); silence does if only now."""
    effect = responses.effect_of(game.state, seat, flare)
    if not isinstance(effect, Flare) or not effect.joins_power:
        return []
    able = [offer for offer, _ in offers.powers(game, seat, reached)]
    uses = [offer for offer in able if game.state.powers[ids.power_number(offer)].power == effect.of]
    if not uses:
        return []
    default = PASSED if registry.POWERS[effect.of].at_any_checkpoint() else uses[0]
    return [JOINED.ask(seat, responses.form_of((PASSED, *uses)), default)]


def _carry_out(game: Cosmic, now: str, before: int | None) -> Flow[bool]:
    """Carry out what is due up to window ``now``, below rank ``before``; True if anything happened."""
    acted = False
    phase = 0
    state = game.state
    while True:
        waiting = state.round.intents if state.round is not None else []
        due = [intent for intent in waiting if _due(state, intent, now, before)]
        if not due or state.challenge.restart:
            return acted
        intent = min(due, key=lambda one: (_ORDER[one.window], _rank(state, one), board.rank_of(state, one.seat)))
        phase, ended = _PHASES.get(intent.window, 0), phase
        if acted and phase != ended and (yield from winning.end_if_due(game)):
            return acted
        moves.take_intent(game, intent)
        acted = (yield from _act(game, intent)) or acted


def _rank(state: CosmicState, intent: Intent) -> int:
    """The place of what was sealed among the steps of its window (P2 section 1); 0 unless its text says another."""
    answer = _answer(state, intent)
    return 0 if answer is None else answer.hook.rank


def _answer(state: CosmicState, intent: Intent) -> Answer | None:
    """The sealed text in its window; None if it has none there, or an expansion acts."""
    what = ids.offer(intent.offer)
    if isinstance(what, ids.PowerCard):
        return registry.POWERS[state.powers[what.number].power].in_window(intent.window)
    effect = responses.effect_of(state, intent.seat, intent.offer)
    return None if effect is None else effect.in_window(intent.window)


def _due(state: CosmicState, intent: Intent, now: str, before: int | None) -> bool:
    """True if ``now`` has reached a sealed act; without a rank it waits for automatic effects."""
    if before is None or intent.window != now:
        return _reaches(intent, now)
    return 0 != _rank(state, intent) < before


def _reaches(intent: Intent, now: str) -> bool:
    return _PLACE[intent.window] <= _PLACE[now]


def _act(game: Cosmic, intent: Intent) -> Flow[bool]:
    state = game.state
    ended = bool(state.challenge.outcome) and state.round is not None and state.round.name in _BEFORE_REVEAL
    if ended or offers.place_of(game, intent.seat, intent.offer, offers.span((intent.window,))) != intent.window:
        moves.void_intent(game, intent)
        return False
    expansion = offers.brought(state, intent.seat).get(intent.offer)
    answer = _answer(state, intent)
    if expansion is not None:
        yield from registry.EXPANSIONS[expansion].act(game, intent.seat, intent.offer)
    elif answer is None:
        raise AssertionError(f"{intent.offer} was offered and has no text")
    elif isinstance(what := ids.offer(intent.offer), ids.PowerCard):
        card = state.powers[what.number]
        my = Mine(intent.seat, card.power, intent.offer, card.data, intent.window)
        if (yield from dispatch.by_power(game, my, answer.hook, counts=not answer.hook.each)):
            yield from answer.act(game, my)
    else:
        yield from dispatch.play(game, intent.seat, intent.offer, answer, intent.window)
    moves.mark_dirty(game)
    return True


def undone(game: Cosmic, made: Declared) -> Flow[str]:
    """Name what undoes the choice just declared; empty if it stands."""
    return (yield from dispatch.replace(game, DECLARED, made)).undone
