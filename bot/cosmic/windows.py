"""The four checkpoints at which people are asked about windows, in sealed rounds (4.0.3; design: windows).

Everybody who by public facts could act answers under seal: pass, or one of the own offers. Then the answers are
carried out in the order of their windows and of 4.0.2, each checked again; after any act there is a new round; a round
without acts closes the checkpoint. A clock outside decides when a round closes, through the action ``close``. What is
meant for a window of a later phase waits in ``CosmicState.round``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from bot.cosmic import board, captives, cards, consult, moves, registry, uses
from bot.cosmic.effects import Answer, Effect, Flare, Kind
from bot.cosmic.hooks import WINDOWS, Mine, Moment
from bot.cosmic.state import Cosmic, CosmicState, Intent, PowerCard
from bot.cosmic.uses import CLOSE, PASSED
from bot.kernel.ask import Ask, Choice
from bot.kernel.flow import Flow, under_seal
from bot.kernel.table import Seat

__all__ = ["CHECKPOINTS", "asks_cards_down", "note_cards_down", "people", "window"]

CHECKPOINTS: dict[str, tuple[str, ...]] = {
    "between": ("W9f", "WE", "W1a", "W1b.1", "W1b", "W1c", "W2a"),
    "attack": ("W2b", "W2c", "W3", "W4", "W5"),
    "sides": ("W6a", "W6c", "W7a"),
    "cards_down": ("W7c",),
    "reveal": ("W8a", "W9d", "W9a", "W9b", "W9e"),
}
"""Which windows each checkpoint covers, in order; ``cards_down`` is asked together with the card."""
_CHECKPOINT_OF = {window: name for name, row in CHECKPOINTS.items() for window in row}
_OPENS_LATE = {"attack": "W5"}
"""Asked once target and tokens are announced, for all its windows."""
_NEXT = frozenset({"W1a", "W1b.1", "W1b", "W1c", "W2a"})
_ARMED = "armed"
"""Stands for a window where a flare is readied: it acts by itself when its moment comes."""
_ORDER = {moment.name: place for place, moment in enumerate(WINDOWS)}


def window(game: Cosmic, hook: Moment, *, last: bool = False) -> Flow[None]:
    """Let everything happen that belongs to a window: mandatory effects, then what people want.

    ``last`` says that the checkpoint reaches no later window this time, so that people are asked now if ever.
    """
    if game.state.bonds:
        yield from captives.loosen(game)
    if game.state.challenge.grafts:
        _wither(game)
    if consult.listed(game.state, hook) and (yield from consult.moment(game, hook)):
        moves.stir(game)
    if _open(game, hook, last=last):
        yield from people(game, hook, last=last)


def _wither(game: Cosmic) -> None:
    """What was grafted is back with its owner once the power that did it is lost (P1, Plant)."""
    state = game.state
    for number, root in list(state.challenge.grafts.items()):
        borrowers = [borrower for lent, _, borrower in state.challenge.loans if lent == int(number)]
        if state.powers[root].holder not in borrowers or not consult.in_force(state, state.powers[root]):
            moves.end_loans(game, int(number))


def people(game: Cosmic, hook: Moment, *, last: bool = False) -> Flow[None]:
    """The second part of a window: what people want."""
    if not _open(game, hook, last=last):
        return
    name = _CHECKPOINT_OF[hook.name]
    since = CHECKPOINTS[name][0] if name in _OPENS_LATE else hook.name
    state = game.state
    while state.round is not None and (state.round.stirred or state.round.intents):
        yield from _ask_round(game, name, since, hook.name if last else CHECKPOINTS[name][-1])
        if not (yield from _carry_out(game, hook.name)) or state.challenge.restart:
            return


def _open(game: Cosmic, hook: Moment, *, last: bool) -> bool:
    """Whether people are to be asked in a window or want something there; begins its checkpoint if need be."""
    name = _CHECKPOINT_OF.get(hook.name)
    if name is None:
        return False
    now = game.state.round
    if now is None or now.name != name:
        now = moves.open_round(game, name)
    if not last and _OPENS_LATE.get(name, hook.name) != hook.name:
        return False
    return now.stirred or bool(now.intents)


def asks_cards_down(game: Cosmic) -> list[Ask]:
    """The questions about W7c that go out together with the choice of cards (design: windows)."""
    moves.open_round(game, "cards_down")
    state = game.state
    mains = (state.challenge.offense.seat, state.challenge.defense.seat)
    edicts = _edicts_left(state, ("W7c",))
    return [
        _question(game, "cards_down", seat, ("W7c",))
        for seat in board.priority(state)
        if (seat in mains and _may_act(game, seat, ("W7c",), edicts=edicts))
        or _powers(game, seat, ("W7c",))
        or _brought(state, seat)
        or _joined(game, seat)
    ]


def _joined(game: Cosmic, seat: Seat) -> bool:
    """Whether ``seat`` is an ally with a power that acts when the cards are down, and so perhaps with its flare."""
    state = game.state
    if not board.is_ally(state, seat):
        return False
    held = (state.powers[number] for number in board.power_of(state, seat))
    return any(
        registry.POWERS[card.power].in_window("W7c") is not None and consult.in_force(state, card) for card in held
    )


def note_cards_down(game: Cosmic, asked: list[Ask], choices: tuple[Choice, ...]) -> None:
    """Note what was answered to ``asks_cards_down``."""
    _note(game, asked, choices, ("W7c",))


def _ask_round(game: Cosmic, name: str, since: str, until: str) -> Flow[None]:
    """Ask everybody who may act in the windows from ``since`` to ``until``, unless nothing has happened since."""
    state = game.state
    if state.round is None or not state.round.stirred:
        return
    covered = CHECKPOINTS[name]
    open_windows = covered[covered.index(since) : covered.index(until) + 1]
    if name == "cards_down":
        asked = asks_cards_down(game)
    else:
        edicts = _edicts_left(state, open_windows)
        asked = [
            _question(game, name, seat, open_windows)
            for seat in board.priority(state)
            if _may_act(game, seat, open_windows, edicts=edicts)
        ]
    choices = yield from under_seal(asked, CLOSE)
    _note(game, asked, choices, open_windows)


def _question(game: Cosmic, name: str, seat: Seat, open_windows: tuple[str, ...]) -> Ask:
    offers = (PASSED, *(offer for offer, _ in _offers(game, seat, open_windows)))
    wish = PASSED
    if game.state.round is not None and game.state.round.intents:
        mine = [intent.offer for intent in game.state.round.intents if intent.seat == seat]
        wish = next((offer for offer in mine if offer in offers), PASSED)
    return Ask(seat=seat, key=f"checkpoint.{name}", form=uses.form_of(offers), default=wish, secret=True)


def _note(game: Cosmic, asked: list[Ask], choices: tuple[Choice, ...], open_windows: tuple[str, ...]) -> None:
    intents = []
    for ask, choice in zip(asked, choices, strict=True):
        where = dict(_offers(game, ask.seat, open_windows)).get(str(choice)) if choice != PASSED else None
        if where == _ARMED:
            moves.arm(game, ask.seat, str(choice))
        elif where is not None:
            intents.append(Intent(ask.seat, str(choice), where))
    moves.note_intents(game, intents)


def _carry_out(game: Cosmic, now: str) -> Flow[bool]:
    """Carry out all that is due up to window ``now``; whether anything happened."""
    acted = False
    state = game.state
    while True:
        waiting = state.round.intents if state.round is not None else []
        due = [intent for intent in waiting if _due(state, intent, now)]
        if not due or state.challenge.restart:
            return acted
        intent = min(due, key=lambda one: (_ORDER[one.window], _rank(state, one), board.rank_of(state, one.seat)))
        moves.take_intent(game, intent)
        acted = (yield from _act(game, intent)) or acted


def _rank(state: CosmicState, intent: Intent) -> int:
    """The place of what was sealed among the steps of its window (P2 section 1); 0 unless its text says another."""
    answer = _answer(state, intent)
    return 0 if answer is None else answer.hook.rank


def _answer(state: CosmicState, intent: Intent) -> Answer | None:
    """The text of a power or card that was sealed, in its window; None if it has none there, or an expansion acts."""
    if intent.offer[0] == "p":
        return registry.POWERS[state.powers[int(intent.offer.partition(".")[2])].power].in_window(intent.window)
    effect = uses.effect_of(state, intent.seat, intent.offer)
    return None if effect is None else effect.in_window(intent.window)


def _due(state: CosmicState, intent: Intent, now: str) -> bool:
    covered = CHECKPOINTS[_CHECKPOINT_OF[now]]
    return covered.index(intent.window) <= covered.index(now)


def _act(game: Cosmic, intent: Intent) -> Flow[bool]:
    """Do what was sealed, if it still may be done."""
    state = game.state
    if dict(_offers(game, intent.seat, (intent.window,))).get(intent.offer) != intent.window:
        moves.void_intent(game, intent)
        return False
    expansion = _brought(state, intent.seat).get(intent.offer)
    answer = _answer(state, intent)
    if expansion is not None:
        yield from registry.EXPANSIONS[expansion].act(game, intent.seat, intent.offer)
    elif answer is None:
        raise AssertionError(f"{intent.offer} was offered and has no text")
    elif intent.offer[0] == "p":
        card = state.powers[int(intent.offer.partition(".")[2])]
        my = Mine(intent.seat, card.power, intent.offer, card.data, intent.window)
        if (yield from uses.by_power(game, my, answer.hook, counts=not answer.hook.each)):
            yield from answer.method(game, my)
    else:
        yield from uses.play(game, intent.seat, intent.offer, answer)
    moves.stir(game)
    return True


# --- what may be done -------------------------------------------------------------------------------------------------


def _offers(game: Cosmic, seat: Seat, open_windows: tuple[str, ...]) -> list[tuple[str, str]]:
    """What ``seat`` could do in these windows with its powers and hand: ids, and the first window of each."""
    found = [row for row in _powers(game, seat, open_windows) if _known(game, seat, *row)]
    state = game.state
    found += [(offer, open_windows[0]) for offer in _brought(state, seat)]
    worded = _worded(open_windows)
    for card in consult.playable(state, seat):
        effect = uses.effect_of(state, seat, card) if card in worded else None
        if effect is None:
            continue
        rows, readied = effect.offered_in(open_windows), _acts_by_itself(effect)
        if not (rows or readied):
            continue
        if not uses.may_play(state, seat, card):
            if not any(_is_coming(state, where) for where in open_windows):
                continue
            rows = tuple(row for row in rows if _is_coming(state, row[0]))
        where = _window_of(game, rows, Mine(seat, card.split(".")[1], card, {}))
        if where is None and readied and _may_arm(state, card):
            where = _ARMED
        if where is not None:
            found.append((card, where))
    return found


@lru_cache(maxsize=256)
def _worded(open_windows: tuple[str, ...]) -> frozenset[str]:
    """The edicts and flares one of whose texts can be offered in these windows, whoever holds them."""
    flares = [
        f"flare.{power}" for power, texts in registry.FLARES.items() if _any_offered(texts.values(), open_windows)
    ]
    edicts = [name for name, edict in registry.EDICTS.items() if _any_offered((edict,), open_windows)]
    copies = [f"edict.{name}.{copy + 1}" for name in edicts for copy in range(cards.EDICTS.get(name, 1))]
    return frozenset(flares + copies)


def _any_offered(texts: Iterable[Effect], open_windows: tuple[str, ...]) -> bool:
    return any(text.offered_in(open_windows) or _acts_by_itself(text) for text in texts)


def _known(game: Cosmic, seat: Seat, offer: str, where: str) -> bool:
    """Whether what only the holder of a power knows lets it act."""
    card = game.state.powers[int(offer.partition(".")[2])]
    answer = registry.POWERS[card.power].in_window(where)
    secret = None if answer is None else answer.hook.secret
    return secret is None or secret(game, Mine(seat, card.power, offer, card.data, where))


def _brought(state: CosmicState, seat: Seat) -> dict[str, str]:
    """What expansions let ``seat`` do in any window, and which of them does it. Public facts only."""
    bringing = registry.joined(tuple(state.expansions), "offers")
    return {offer: one.name for one in bringing for offer in one.offers(state, seat)}


def _acts_by_itself(effect: Effect) -> bool:
    """Whether it is a flare that acts by itself once it is readied."""
    return isinstance(effect, Flare) and (effect.joins_power or effect.acts_by_itself)


def _may_arm(state: CosmicState, card: str) -> bool:
    """Whether a flare may still be readied."""
    # In the end step, what was readied for this challenge in vain may be readied for the next one.
    return not any(
        armed.card == card and (armed.early or armed.shown or not state.challenge.over) for armed in state.armed
    )


def _powers(game: Cosmic, seat: Seat, open_windows: tuple[str, ...]) -> list[tuple[str, str]]:
    """The optional powers of ``seat`` that act in these windows. Public facts only."""
    state = game.state
    found: list[tuple[str, str]] = []
    for number in _optional(state.lineup, open_windows):
        card = state.powers[number]
        if card.holder != seat or not consult.in_force(state, card, even_zapped=_is_coming(state, open_windows[-1])):
            continue
        rows = registry.POWERS[card.power].offered_in(open_windows)
        if card.roaming:  # Who holds it in the coming challenge is another question.
            rows = tuple(row for row in rows if not _is_coming(state, row[0]))
            if any(state.powers[int(offer.partition(".")[2])].power == card.power for offer, _ in found):
                continue
        if card.used or (state.expansions and _used_twin(state, card)):
            rows = tuple(row for row in rows if row[1].hook.each or _is_coming(state, row[0]))
        where = _window_of(game, rows, Mine(seat, card.power, f"power.{number}", card.data))
        if where is not None:
            found.append((f"power.{number}", where))
    return found


def _used_twin(state: CosmicState, card: PowerCard) -> bool:
    """Whether the holder has used the same power by another card: having it twice gives one use (6.7)."""
    return any(one.used and one.power == card.power and one.holder == card.holder for one in state.powers)


@lru_cache(maxsize=4096)
def _optional(lineup: str, open_windows: tuple[str, ...]) -> tuple[int, ...]:
    """The numbers of the optional power cards of a lineup that are offered in these windows."""
    powers = [registry.POWERS[name] for name in lineup.split(",")] if lineup else []
    optional = [(number, power) for number, power in enumerate(powers) if power.kind is Kind.OPTIONAL]
    return tuple(number for number, power in optional if power.offered_in(open_windows))


def _is_coming(state: CosmicState, where: str) -> bool:
    """Whether a window belongs to the next challenge, for which zaps and limits of this one are gone (4.1.1)."""
    return state.challenge.over and where in _NEXT


def _window_of(game: Cosmic, rows: Sequence[tuple[str, Answer]], my: Mine) -> str | None:
    """The first of the windows in ``rows`` in which the condition is met."""
    for where, answer in rows:
        condition = answer.hook.condition
        if condition is None or condition(game, Mine(my.seat, my.name, my.card, my.data, where)):
            return where
    return None


def _may_act(game: Cosmic, seat: Seat, open_windows: tuple[str, ...], *, edicts: bool) -> bool:
    """Whether, by public facts, ``seat`` might act: through a power, or with a card nobody has seen.

    ``edicts`` says whether that can be an edict.
    """
    state = game.state
    if (edicts or uses.flares_possible(state, seat)) and consult.has_playable(state, seat):
        return True
    return bool(_powers(game, seat, open_windows)) or bool(_brought(state, seat))


def _edicts_left(state: CosmicState, open_windows: tuple[str, ...]) -> bool:
    """Whether, by public facts, an edict that can be played in these windows may be in a hand."""
    return any(uses.unseen(state, name) for name in _edicts_in(open_windows))


@lru_cache(maxsize=64)
def _edicts_in(open_windows: tuple[str, ...]) -> tuple[str, ...]:
    """The edicts that can be played in these windows."""
    return tuple(name for name, edict in registry.EDICTS.items() if any(map(edict.in_window, open_windows)))
