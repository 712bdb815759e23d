"""Tokens a computer player moves: the last of a base only at need. Reads one seat's view."""

from __future__ import annotations

from bot.cosmic.ai.choosing import WANTED, Temper
from bot.cosmic.ai.estimate import chance_of_offense, losing, my_side
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.hooks import HELD_FAST
from bot.cosmic.model import cards
from bot.cosmic.seen.imagined import outlook_of
from bot.cosmic.seen.views import PowerView, SeatView
from bot.kernel.ask import Ask, Choice, Dice, Number, Split

_FULL_CONE = 4
_TRADED = 2
_HOPELESS, _SAFE = 25, 85


def spare(view: SeatView, form: Split, wanted: int, *, fighting: bool = False) -> dict[str, int]:
    """``wanted`` tokens from the places of a question, the fullest first; the last of a base only if fewer than are due
    would come without it, and then no more than are due.

    ``fighting`` prefers the places whose tokens an expansion in the game wants in a challenge.
    """
    left = {part.name: part.high for part in form.parts}
    have = _standing(view)
    shares: dict[str, int] = {}
    wishes = [wish for name, wish in WANTED.items() if name in view.table.expansions] if fighting else []
    due = max(1, form.low)
    for keep, most in ((1, wanted), (0, min(wanted, due))):
        while sum(shares.values()) < most:
            free = {
                place: have.get(place, left[place] + keep) - shares.get(place, 0)
                for place in left
                if shares.get(place, 0) < left[place]
            }
            free = {place: count for place, count in free.items() if count > keep}
            if not free:
                break
            place = max(free, key=free.__getitem__)
            if wishes:
                place = max(
                    free, key=lambda one: (sum(wish(view, one, shares.get(one, 0)) for wish in wishes), free[one])
                )
            shares[place] = shares.get(place, 0) + 1
    return shares


def _holds_fast(power: PowerView) -> bool:
    return registry.POWERS[power.power].answer_to(HELD_FAST) is not None


def can_spare(view: SeatView) -> bool:
    """True if a token may leave: not the last one of its base, and not held fast (Gorgon)."""
    gorgons = [player.seat for player in view.table.players if any(map(_holds_fast, player.powers))]
    return any(
        place.tokens(view.seat) > 1
        and not any(seat != view.seat and (seat == place.owner or place.tokens(seat)) for seat in gorgons)
        for place in (*view.table.planets, *view.table.outposts)
    )


def _standing(view: SeatView) -> dict[str, int]:
    """The seat's tokens on each planet and outpost."""
    found = dict[str, int]()
    for place in (*view.table.planets, *view.table.outposts):
        found[place.id] = 0
        for base in place.bases:
            if base.seat == view.seat:
                found[place.id] = base.tokens
    return found


def commit(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """As the offense all that may go, as an ally the temperament's number; one where nobody resists."""
    challenge = view.table.challenge
    if not isinstance(ask.form, Split) or challenge is None:
        return ask.default
    wanted = _FULL_CONE if challenge.offense.seat == view.seat else temper.commit
    if challenge.defense.seat is None and any(one.id == challenge.target for one in view.table.outposts):
        wanted = 1
    return {**spare(view, ask.form, max(ask.form.low, min(wanted, ask.form.high)), fighting=True)}


def _few(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    return {**spare(view, ask.form, max(1, ask.form.low))} if isinstance(ask.form, Split) else ask.default


def _trade(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    return {**spare(view, ask.form, _TRADED)} if isinstance(ask.form, Split) else ask.default


def _lose(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    return {**spare(view, ask.form, ask.form.low)} if isinstance(ask.form, Split) else ask.default


def _found(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    return {**spare(view, ask.form, 2)} if isinstance(ask.form, Split) else ask.default


def _own_chance(view: SeatView) -> int:
    """In percent; 0 for bystanders."""
    chance = chance_of_offense(view)
    return {"offense": chance, "defense": 100 - chance}.get(my_side(view) or "", 0)


def _beyond_need(view: SeatView, form: Split, most: int) -> dict[str, int]:
    have = _standing(view)
    free = sum(min(part.high, max(0, have.get(part.name, part.high + 1) - 1)) for part in form.parts)
    count = min(most, free, form.high)
    return spare(view, form, count) if count else {}


def _reinforce(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Bring more where tokens can decide; bolder temperaments more."""
    if not isinstance(ask.form, Split) or not _HOPELESS <= _own_chance(view) <= _SAFE:
        return ask.default
    return {**_beyond_need(view, ask.form, 2 * temper.commit)}


def _turn_around(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    lacking = missing(view)
    if not isinstance(ask.form, Split) or not lacking:
        return ask.default
    shares = _beyond_need(view, ask.form, lacking)
    return {**shares} if sum(shares.values()) >= lacking else ask.default


def missing(view: SeatView) -> int:
    """Count the further tokens that would turn a losing attack against an attack; 0 otherwise."""
    challenge = view.table.challenge
    if challenge is None or not losing(view):
        return 0
    shown = (challenge.offense.card or "", challenge.defense.card or "")
    if any(cards.kind(card) != "attack" for card in shown):
        return 0
    offense, defense = outlook_of(view.table).sums(*shown)
    gap = offense - defense
    return 1 - gap if my_side(view) == "offense" else gap


def _hide(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Hide all as a main player, as an ally the usual number."""
    challenge = view.table.challenge
    if not isinstance(ask.form, Number | Split) or challenge is None:
        return ask.default
    main = view.seat in (challenge.offense.seat, challenge.defense.seat)
    count = ask.form.high if main else max(ask.form.low, min(ask.form.high, temper.commit))
    return {**_filled(ask.form, count)} if isinstance(ask.form, Split) else count


def _own_alone(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    if not isinstance(ask.form, Split):
        return ask.default
    return {part.name: part.high for part in ask.form.parts if part.name == str(view.seat)}


def _most(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    return {**_filled(ask.form, ask.form.high)} if isinstance(ask.form, Split) else ask.default


def _filled(form: Split, count: int) -> dict[str, int]:
    shares: dict[str, int] = {}
    for part in form.parts:
        shares[part.name] = min(part.high, count - sum(shares.values()))
    return shares
