"""Computer players and caretakers: one legal answer per question, from one seat's view alone."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Protocol

from msgspec import structs

from bot.cosmic.ai import aims, choosing, dealing, estimate, holding, tokens, uses, windows
from bot.cosmic.ai.normal import alliances, deals, laying, powers, windows as normal_windows
from bot.cosmic.ai.tokens import can_spare
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.questions import USE, Guard, Of, Question, declared
from bot.cosmic.model import cards, ids
from bot.cosmic.seen.views import ChallengeView, PlanetView, SeatView
from bot.kernel.ask import Action, Ask, Choice, Deal, Dice, Form, OneOf, Part, Split, UpTo
from bot.kernel.event import Seat

_HOME_BASES = 3
_LONE = 9
_VACANT, _UNWANTED = -8, -99
"""Worth of an outpost as a target, on the scale of planets."""


# --- heuristics -------------------------------------------------------------------------------------------------------


def _wild(view: SeatView, ask: Ask, temper: choosing.Temper, dice: Dice) -> Choice:
    table = view.table

    def worth(seat: Choice) -> int:
        if not isinstance(seat, int):
            return 0
        weakest = min(
            (planet.tokens(seat) for planet in table.planets if planet.owner == seat and not planet.tokens(view.seat)),
            default=9,
        )
        useless = _LONE * _counts_nothing(view, seat)
        return 4 * table.player(seat).foreign - 3 * weakest - table.player(seat).hand - useless

    return choosing.best(choosing.options(ask.form), worth, dice)


def _counts_nothing(view: SeatView, seat: Seat) -> bool:
    """True if one more base there brings victory no nearer: on small planets only every second counts."""
    small = [planet for planet in view.table.planets if planet.owner == seat and planet.room]
    return bool(small) and sum(bool(planet.tokens(view.seat)) for planet in small) % 2 == 0


def _own_colour(view: SeatView, ask: Ask, temper: choosing.Temper, dice: Dice) -> Choice:
    def worth(option: Choice) -> int:
        planet, guest = ids.targeted(str(option))
        if guest is not None:
            return 5 if estimate.needs(view.table, guest) <= 1 else -1
        if planet == "redraw":
            return 0
        return 3 if view.me.home <= _HOME_BASES else -2

    return choosing.best(choosing.options(ask.form), worth, dice)


def _target(view: SeatView, ask: Ask, temper: choosing.Temper, dice: Dice) -> Choice:
    challenge = view.table.challenge
    defense = challenge.defense.seat if challenge is not None else None

    def worth(option: Choice) -> int:
        planet = view.table.planet(str(option))
        if planet in view.table.outposts:
            return _outpost(view, planet)
        against = 0 if defense is None else planet.tokens(defense)
        brought = sum(worth(view, planet.id) for name, worth in choosing.AIMED.items() if name in view.table.expansions)
        return -20 * bool(planet.tokens(view.seat)) - 3 * against + brought

    return choosing.best(choosing.options(ask.form), worth, dice)


def _outpost(view: SeatView, place: PlanetView) -> int:
    """A vacant outpost grants another challenge but no base that counts: worth it only in the first one."""
    held = any(one.tokens(view.seat) for one in view.table.outposts)
    first = view.table.challenge is not None and view.table.challenge.ordinal == 1
    return _VACANT if first and not held and not place.bases else _UNWANTED


def _invite(view: SeatView, ask: Ask, temper: choosing.Temper, dice: Dice) -> Choice:
    """Invite everybody who would not win by it, unless one wins too."""
    challenge = view.table.challenge
    if challenge is None:
        return []
    lands = (ask.key == "invite.offense") != challenge.reverse
    with_me = ask.key == "invite.offense" and estimate.would_win(view.table, view.seat, challenge.target)

    def harmless(seat: Choice) -> bool:
        return not (isinstance(seat, int) and lands and estimate.would_win(view.table, seat, challenge.target))

    return [seat for seat in choosing.options(ask.form) if with_me or harmless(seat)]


def _join(view: SeatView, ask: Ask, temper: choosing.Temper, dice: Dice) -> Choice:
    challenge = view.table.challenge
    if challenge is None:
        return ask.default
    table, target = view.table, challenge.target
    hopes = estimate.chance_of_offense(view)
    mine = estimate.would_win(table, view.seat, target)
    danger = _wins_for_another(view, challenge)
    drained = not tokens.can_spare(view)

    def worth(option: Choice) -> int:
        if option == "offense":
            if danger and not (mine and not challenge.reverse):
                return -1_000
            fresh = target is not None and not table.planet(target).tokens(view.seat)
            if drained and not mine:
                return -1
            gain = 100 if mine else 30 if fresh and not challenge.reverse else 8
            return (gain if hopes >= temper.join or mine else -5) + _brought(view, "offense")
        if option == "defense":
            if drained and not danger:
                return -1
            wanted = 10 if 100 - hopes >= temper.join and view.me.warp else 2 - temper.tokens // 4
            return (500 if danger else wanted) + _brought(view, "defense")
        return 0

    return choosing.best(choosing.options(ask.form), worth, dice)


def _brought(view: SeatView, side: str) -> int:
    return sum(worth(view, side) for name, worth in choosing.JOINED.items() if name in view.table.expansions)


def _wins_for_another(view: SeatView, challenge: ChallengeView) -> bool:
    sides = [challenge.offense.seat, *(ally.seat for ally in challenge.offense.allies)]
    return any(seat is not None and estimate.would_win(view.table, seat, challenge.target) for seat in sides)


def _card(view: SeatView, ask: Ask, temper: choosing.Temper, dice: Dice) -> Choice:
    held = [option for option in choosing.options(ask.form) if cards.is_challenge(str(option))]
    shown = estimate.shown_answer(view)
    if shown:
        winning = [card for card in map(str, held) if estimate.wins_with(view, cards.face(card))]
        held = [*winning] if winning and cards.kind(shown) == "attack" else held
    against = [shown] if shown else estimate.possible_answers(view, dice)
    worth = estimate.card_worth(view, against, temper)
    return choosing.best(held, lambda card: worth(str(card)), dice) if held else ask.default


def _reward(view: SeatView, ask: Ask, temper: choosing.Temper, dice: Dice) -> Choice:
    if not isinstance(ask.form, Split):
        return ask.default
    most = {part.name: part.high for part in ask.form.parts}
    whole = ask.form.low
    taken = 0 if view.me.hand < cards.HAND else min(most.get("tokens", 0), whole)
    return {"tokens": taken, "cards": whole - taken}


def _drag(view: SeatView, ask: Ask, temper: choosing.Temper, dice: Dice) -> Choice:
    if not isinstance(ask.form, Split):
        return ask.default
    shares: dict[str, int] = {}
    for part in sorted(ask.form.parts, key=lambda one: estimate.needs(view.table, int(one.name))):
        shares[part.name] = min(part.high, ask.form.high - sum(shares.values()))
    return {**shares}


_HEURISTICS: Mapping[str, choosing.Heuristic] = {
    "wild": _wild,
    "own_colour": _own_colour,
    "target": _target,
    "invite.offense": _invite,
    "invite.defense": _invite,
    "join": _join,
    "card": _card,
    "reward": _reward,
    "drag": _drag,
    **choosing.by_name(holding),
    **choosing.by_name(dealing),
    **uses.heuristics(),
    **choosing.by_name(tokens),
    **choosing.by_name(aims),
}

EASY = choosing.Level("easy", _HEURISTICS, windows.answer, dealing.act, remembers=False, eager=False)
"""Frozen, for the tables and recordings that use it."""


class Computer:
    def __init__(self, temper: choosing.Temper, dice: Dice, level: choosing.Level = EASY) -> None:
        self._temper = temper
        self._dice = dice
        self._level = level

    def answer(self, view: SeatView, ask: Ask) -> Choice:
        view = self._seen(view)
        asked = declared(ask.key)
        heuristic = self._level.heuristics.get(asked.sense or ask.key) or choosing.BROUGHT.get(ask.key)
        if heuristic is not None:
            choice = heuristic(view, ask, self._temper, self._dice)
        elif asked.of is Of.OFFERS:
            choice = self._level.offers(view, ask, self._temper, self._dice)
        elif asked.says == USE:
            choice = ask.default is True or self._level.eager or self._dice(100) < self._temper.meddle
        else:
            choice = ask.default if ask.default is not None else ask.form.sample(self._dice)
        if choice is not None and ask.form.accepts(choice):
            return choice
        return ask.form.sample(self._dice) if ask.default is None else ask.default

    def orders(self, view: SeatView) -> list[Choice]:
        """The standing orders that it gives (8.13): to be asked where an expansion would not ask it."""
        wanted = [key for key, expansion in choosing.ASKED.items() if expansion in view.table.expansions]
        return [{"key": key, "answer": "ask", "until": "revoked"} for key in wanted]

    def act(self, view: SeatView, actions: Sequence[Action]) -> tuple[str, Choice] | None:
        return self._level.bargain(self._seen(view), actions, self._temper, self._dice)

    def _seen(self, view: SeatView) -> SeatView:
        return view if self._level.remembers else structs.replace(view, known=(), stacked=())


NORMAL = choosing.Level(
    "normal",
    ChainMap(
        choosing.WEIGHED,
        {
            **EASY.heuristics,
            **alliances.heuristics(),
            **laying.heuristics(),
            **normal_windows.heuristics(),
            **powers.heuristics(),
        },
    ),
    normal_windows.answer,
    deals.act,
)
STRONG = structs.replace(NORMAL, name="strong")
"""Plays as *normal* wherever looking ahead (``bot.cosmic.strong``) gives no answer."""
LEVELS: Mapping[str, choosing.Level] = MappingProxyType({level.name: level for level in (EASY, NORMAL, STRONG)})
"""From the weakest to the strongest."""


_BASES = (Guard.BASES, Guard.DUE_BASES)


class Player(Protocol):
    def answer(self, view: SeatView, ask: Ask) -> Choice: ...

    def act(self, view: SeatView, actions: Sequence[Action]) -> tuple[str, Choice] | None: ...


class Caretaker:
    """Never gives up a home base, spends zaps or flares, joins for a base, or grants one in a deal."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def answer(self, view: SeatView, ask: Ask) -> Choice:
        return self._player.answer(view, restrained(view, ask))

    def act(self, view: SeatView, actions: Sequence[Action]) -> tuple[str, Choice] | None:
        allowed = [narrow for action in actions if (narrow := _negotiable(view, action)) is not None]
        wish = self._player.act(view, allowed)
        form = next((action.form for action in allowed if wish is not None and action.key == wish[0]), None)
        return None if wish is not None and form is not None and not form.accepts(wish[1]) else wish


def restrained(view: SeatView, ask: Ask) -> Ask:
    """Narrow a question to a caretaker's answers; unchanged if none would be left."""
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
        return option == alliances.DECLINE or can_spare(view)
    return True


def is_kept(text: str) -> bool:
    match ids.offer(text):
        case ids.Flare():
            return True
        case ids.Edict(name):
            return registry.EDICTS[name].kept
    return False


def _home(view: SeatView) -> dict[str, int]:
    return {planet.id: planet.tokens(view.seat) for planet in view.table.planets if planet.owner == view.seat}


def _sparing(view: SeatView, form: Split) -> Split:
    """Leave a token on every home base, or on all but as few as possible if more are due."""
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
    """Narrow a step of a negotiation; None if nothing is left."""
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
