"""A caretaker: a computer player that answers for somebody who is away, whatever its level, and what it never does.

It never takes the last token off a home base, never plays, trades or discards a zap or a flare, never joins where that
costs a base, and never makes a deal that grants one. What it is not to answer is taken out of the question before the
player sees it; only where the rules leave nothing else is the question asked as it is. Reads one seat's view only.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import structs

from bot.cosmic.ai.tokens import can_spare
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.questions import Guard, Of, Question, declared
from bot.cosmic.model import ids
from bot.cosmic.seen.views import SeatView
from bot.kernel.ask import Action, Ask, Choice, Deal, Form, OneOf, Part, Split, UpTo

_BASES = (Guard.BASES, Guard.DUE_BASES)
_DECLINE = "decline"


class Player(Protocol):
    """Somebody who answers for a seat."""

    def answer(self, view: SeatView, ask: Ask) -> Choice:
        """The answer to a question."""
        ...

    def act(self, view: SeatView, actions: Sequence[Action]) -> tuple[str, Choice] | None:
        """An action that nobody is obliged to, or None."""
        ...


class Caretaker:
    """Plays as its player does, within bounds."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def answer(self, view: SeatView, ask: Ask) -> Choice:
        """The answer to a question of this seat."""
        return self._player.answer(view, restrained(view, ask))

    def act(self, view: SeatView, actions: Sequence[Action]) -> tuple[str, Choice] | None:
        """Act on a deal; None to wait."""
        allowed = [narrow for action in actions if (narrow := _negotiable(view, action)) is not None]
        wish = self._player.act(view, allowed)
        form = next((action.form for action in allowed if wish is not None and action.key == wish[0]), None)
        return None if wish is not None and form is not None and not form.accepts(wish[1]) else wish


def restrained(view: SeatView, ask: Ask) -> Ask:
    """The question without what a caretaker never answers; as it is if nothing would be left."""
    form = _narrowed(view, declared(ask.key), ask.form)
    if form == ask.form or not form.possible():
        return ask
    fits = ask.default is None or form.accepts(ask.default)
    return structs.replace(ask, form=form, default=ask.default if fits else form.sample(lambda sides: 0))


def _narrowed(view: SeatView, question: Question, form: Form) -> Form:
    if isinstance(form, OneOf):
        return OneOf(tuple(option for option in form.options if _is_allowed(view, question, option)))
    if isinstance(form, UpTo) and question.guard is Guard.CARDS:
        return UpTo(form.n, tuple(card for card in form.options if not is_kept(str(card))))
    if isinstance(form, Split) and question.guard in _BASES:
        return _sparing(view, form)
    return form


def _is_allowed(view: SeatView, question: Question, option: Choice) -> bool:
    if question.of is Of.OFFERS:
        return not is_kept(str(option))
    if question.guard in _BASES:
        return _home(view).get(str(option)) != 1
    if question.key == "join":
        return option == _DECLINE or can_spare(view)
    return True


def is_kept(text: str) -> bool:
    """True for a zap or a flare, be it a card or an offer in a window."""
    match ids.offer(text):
        case ids.Flare():
            return True
        case ids.Edict(name):
            return registry.EDICTS[name].kept
    return False


def _home(view: SeatView) -> dict[str, int]:
    mine = (planet for planet in view.table.planets if planet.owner == view.seat)
    return {planet.id: planet.tokens(view.seat) for planet in mine}


def _sparing(view: SeatView, form: Split) -> Split:
    """The same division with a token left on every home base; on all but as few as may be if more are due."""
    home = _home(view)
    parts = [_capped(part, home[part.name] - 1) if part.name in home else part for part in form.parts]
    for place, part in enumerate(form.parts):
        if Split(form.low, form.high, tuple(parts)).possible():
            break
        parts[place] = part
    return Split(form.low, form.high, tuple(parts))


def _capped(part: Part, most: int) -> Part:
    return Part(part.name, max(part.low, min(part.high, most)), part.low)


def _negotiable(view: SeatView, action: Action) -> Action | None:
    """Return what is left of a step of a negotiation; None if nothing is."""
    form = action.form
    if isinstance(form, Deal):
        goods = tuple(thing for thing in form.give.goods if not is_kept(str(thing)))
        form = Deal(structs.replace(form.give, goods=goods, grants=()), form.take)
    elif ids.dealing(action.key).step == "accept" and isinstance(form, OneOf):
        asked = [one for one in view.offers if one.to == view.seat]
        dear = {one.number for one in asked if one.wants_base is not None or any(map(is_kept, one.wants))}
        form = OneOf(tuple(number for number in form.options if number not in dear))
    if form is None:
        return action
    return structs.replace(action, form=form) if form.possible() else None
