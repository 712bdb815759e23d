"""A seat's options in windows: by possibility and public facts; ``windows`` asks and carries out."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TypeAlias

import msgspec

from bot.cosmic.engine import force, responses
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.effects import Answer, Effect, Flare, Kind
from bot.cosmic.kinds.hooks import Mine, Situation
from bot.cosmic.model import cards, ids
from bot.cosmic.model.state import Cosmic, CosmicState, Datum
from bot.kernel.event import Seat

ARMED = "armed"
"""Pseudo-window of a readied flare, which acts by itself at its moment."""
_NEXT = frozenset({"W1a", "W1b.1", "W1b", "W1c", "W2a"})
"""Windows of the next challenge, for a checkpoint that opens before it."""
_Rows: TypeAlias = tuple[tuple[str, Answer], ...]


class Text(msgspec.Struct, frozen=True, gc=False):
    rows: _Rows
    readies: bool


class Span:
    """Windows of one checkpoint and their possible offers; made by ``span`` after loading."""

    __slots__ = ("_rows", "coming", "edicts", "names", "texts")

    def __init__(self, names: tuple[str, ...]) -> None:
        """All cards must be loaded by now."""
        self.names = names
        self.coming = not _NEXT.isdisjoint(names)
        self._rows: dict[Effect, _Rows] = {}
        self.edicts = tuple(name for name, edict in registry.EDICTS.items() if any(map(edict.in_window, names)))
        effects: dict[str, dict[str, Effect]] = {cards.flare(of): {**texts} for of, texts in registry.FLARES.items()}
        for name, edict in registry.EDICTS.items():
            effects.update((card, {"": edict}) for card in responses.copies(name, cards.EDICTS.get(name, 1)))
        texts = {card: self._texts(row) for card, row in effects.items()}
        self.texts = {card: row for card, row in texts.items() if row}
        """Offered texts by card: flares by wild or super, edicts under the empty string."""

    def _texts(self, row: Mapping[str, Effect]) -> dict[str, Text]:
        texts = {which: Text(self.rows(effect), _readies(effect)) for which, effect in row.items()}
        return {which: text for which, text in texts.items() if text.rows or text.readies}

    def rows(self, effect: Effect) -> _Rows:
        found = self._rows.get(effect)
        if found is None:
            found = self._rows[effect] = effect.offered_in(self.names)
        return found


@lru_cache(maxsize=256)
def span(names: tuple[str, ...]) -> Span:
    return Span(names)


@lru_cache(maxsize=4096)
def optional(windows: Span, lineup: str) -> tuple[int, ...]:
    powers = [registry.POWERS[name] for name in lineup.split(",")] if lineup else []
    return tuple(number for number, one in enumerate(powers) if one.kind is Kind.OPTIONAL and windows.rows(one))


def offers(game: Cosmic, seat: Seat, windows: Span) -> list[tuple[str, str]]:
    """List a seat's usable offers from powers and hand, each with its first window."""
    state = game.state
    found = powers(game, seat, windows)
    if found:
        found = [row for row in found if _known(game, seat, *row)]
    if state.expansions:
        found += [(offer, windows.names[0]) for offer in brought(state, seat)]
    for card in force.playable(state, seat):
        if card in windows.texts and (where := _place_of_card(game, seat, card, windows)) is not None:
            found.append((card, where))
    if _posing(state, seat, windows):
        found += _guises(game, seat, windows).items()
    return found


def _posing(state: CosmicState, seat: Seat, windows: Span) -> bool:
    """True if a power lets ``seat`` play cards as edicts here. Public facts only."""
    if not windows.edicts or not force.posing(state.lineup):
        return False
    coming = windows.coming and state.challenge.over
    return bool(force.posers(state, seat) or (coming and force.posers(state, seat, coming=True)))


def _guises(game: Cosmic, seat: Seat, windows: Span) -> dict[str, str]:
    found: dict[str, str] = {}
    for name in windows.edicts:
        where = _window_of(game, windows.rows(registry.EDICTS[name]), seat, name, cards.edict(name), {})
        if where is not None:
            posed = responses.guises(game, seat, name, coming=_is_coming(game.state, where))
            found.update(dict.fromkeys(posed, where))
    return found


def place_of(game: Cosmic, seat: Seat, offer: str, windows: Span) -> str | None:
    """The window of an offer, as ``offers`` gives it; None if it cannot be used."""
    state = game.state
    if offer in windows.texts:
        return _place_of_card(game, seat, offer, windows) if offer in force.playable(state, seat) else None
    if offer in brought(state, seat):
        return windows.names[0]
    if isinstance(ids.offer(offer), ids.Guise):
        return _guises(game, seat, windows).get(offer)
    where = dict(powers(game, seat, windows)).get(offer)
    return where if where is not None and _known(game, seat, offer, where) else None


def _place_of_card(game: Cosmic, seat: Seat, card: str, windows: Span) -> str | None:
    """The window in which ``seat`` could play a card it has or that could be readied; None if none."""
    state = game.state
    name, texts = ids.named(card), windows.texts[card]
    text = texts.get("") or texts.get(force.text_of(state, seat, name))  # edicts have one, flares a wild and a super
    if text is None:
        return None
    rows = text.rows
    if not responses.may_play(game, seat, card):
        if not (windows.coming and state.challenge.over):
            return None
        rows = tuple(row for row in rows if _is_coming(state, row[0]))
    where = _window_of(game, rows, seat, name, card, {})
    if where is not None or not text.readies:
        return where
    flare = responses.effect_of(state, seat, card) if _may_arm(state, card) else None
    return ARMED if isinstance(flare, Flare) and flare.readied_with(state.options) else None


def _known(game: Cosmic, seat: Seat, offer: str, where: str) -> bool:
    """True if facts that only a power's holder knows let it act."""
    card = game.state.powers[ids.power_number(offer)]
    answer = registry.POWERS[card.power].in_window(where)
    secret = None if answer is None else answer.hook.secret
    return secret is None or bool(secret(Situation(game, Mine(seat, card.power, offer, card.data, where), None)))


def brought(state: CosmicState, seat: Seat) -> dict[str, str]:
    """Options that expansions give ``seat`` in any window, each with its expansion. Public facts only."""
    if not state.expansions:
        return {}
    return {offer: one.name for one in registry.joined(state, "offers") for offer in one.offers(state, seat)}


def _readies(effect: Effect) -> bool:
    return isinstance(effect, Flare) and (effect.joins_power or effect.acts_by_itself)


def _may_arm(state: CosmicState, card: str) -> bool:
    # In the end step, what was readied for this challenge in vain may be readied for the next one.
    now = not state.challenge.over
    return not any(armed.card == card and (armed.early or armed.shown or now) for armed in state.armed)


def powers(game: Cosmic, seat: Seat, windows: Span) -> list[tuple[str, str]]:
    """Optional powers of ``seat`` that act in these windows. Public facts only."""
    state = game.state
    found: list[tuple[str, str]] = []
    for number in optional(windows, state.lineup):
        card = state.powers[number]
        if card.holder != seat:
            continue
        usable = force.will_be_in_force if _is_coming(state, windows.names[-1]) else force.in_force
        if not usable(state, card):
            continue
        rows = windows.rows(registry.POWERS[card.power])
        if card.roaming:  # Who holds it in the coming challenge is another question.
            rows = tuple(row for row in rows if not _is_coming(state, row[0]))
            if any(state.powers[ids.power_number(offer)].power == card.power for offer, _ in found):
                continue
        if card.used or (state.expansions and force.has_used(state, seat, card.power)):
            rows = tuple(row for row in rows if row[1].hook.each or _is_coming(state, row[0]))
        where = _window_of(game, rows, seat, card.power, f"power.{number}", card.data)
        if where is not None:
            found.append((f"power.{number}", where))
    return found


def _is_coming(state: CosmicState, where: str) -> bool:
    """True if a window belongs to the next challenge, for which zaps and limits of this one are gone (4.1.1)."""
    return state.challenge.over and where in _NEXT


def _window_of(game: Cosmic, rows: _Rows, seat: Seat, name: str, card: str, data: dict[str, Datum]) -> str | None:
    for where, answer in rows:
        if answer.fits(game, Mine(seat, name, card, data, where)):
            return where
    return None


def may_act(game: Cosmic, seat: Seat, windows: Span, *, edicts: bool) -> bool:
    """True if, by public facts, a power or an unseen card might act; ``edicts`` admits edicts."""
    state = game.state
    if (edicts or _posing(state, seat, windows) or responses.flares_possible(state, seat)) and (
        state.players[seat].hand or force.has_playable(state, seat)
    ):
        return True
    return bool(powers(game, seat, windows)) or bool(brought(state, seat))


def edicts_left(state: CosmicState, windows: Span) -> bool:
    """True if an edict for these windows may be in a hand, by public facts."""
    for name in windows.edicts:  # noqa: SIM110  # Asked so often that a generator would be felt.
        if responses.unseen(state, name):
            return True
    return False
