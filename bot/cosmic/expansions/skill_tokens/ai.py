"""A computer player's use of letters: Weapons attack, Shields defend, Leaders stay, Escorts come at need."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.cosmic.ai.choosing import AIMED, ASKED, BROUGHT, HALTS, JOINED, STOPS, WANTED, WEIGHED, Temper, options
from bot.cosmic.ai.estimate import chance_of_offense, my_side, needs, would_win
from bot.cosmic.ai.normal.alliances import stops_it
from bot.cosmic.expansions.skill_tokens.escorts import CALLS, NOW, SHOWS, UNSEEN_CALLS
from bot.cosmic.expansions.skill_tokens.rules import HOW, MIXED, ORDER, WHICH, letter_of, place_of
from bot.cosmic.expansions.skill_tokens.state import NAME
from bot.cosmic.expansions.skill_tokens.views import ESCORT, LEADER, NEEDED, SHIELD, WEAPON, SkillView
from bot.cosmic.model.state import WARP
from bot.cosmic.seen.views import SeatView
from bot.kernel.ask import Ask, Choice, Dice, Split
from bot.kernel.event import Seat

_HOPELESS: Final = 25
_SAFE: Final = 85
"""Escorts are worth calling while the own side's chance in percent is within these bounds."""
_BOLD: Final = 40
"""Highest ``join`` of a bold temper: the chance to win, in percent, at which it joins a challenge."""
_ORDER: Final = "WESL"
_ATTACK, _DEFEND, _FIGHT, _GIVE, _REGAIN = "WSEL", "SWEL", "WELS", "ESWL", "LWES"
"""Order of letters: to the cone, to the defense, there without a repulse, for good, back home."""
_CONE: Final = 4
_STUCK: Final = 10
"""After so many repulses in a row nobody joins a defense for another one, or the game might not end."""
_REPULSED: Final = -12
"""Points of a target for each surplus Shield there; a repulse ends the turn."""
_SILENCES: Final = 4
"""Points for hitting the last Leaders that keep powers awake."""
_CLOSE: Final = 2
_COMES: Final = 2
"""Expected number of useful letters that an ally brings."""
_SPREAD: Final = 2
"""Expected deviation of the letters that arrive."""
_TURNS: Final = 40
"""Points for joining a side that wins or escapes a repulse by it."""


def _spared(view: SeatView, seat: Seat, letter: str, apart_from: str | None = None) -> int:
    """Count the tokens of a letter that a seat may take from planets without giving one up."""
    letters = view.table.part(NAME, SkillView)
    rows = ((one.tokens(seat), letters.at(seat, one.id)) for one in view.table.planets if one.id != apart_from)
    return sum(min(row.count(letter), max(0, there - 1)) for there, row in rows)


def _spare_weapons(view: SeatView) -> int:
    return min(_spared(view, view.seat, WEAPON), _CONE)


def _call(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Call all that can be spared if the game is at stake; else only a bold player calls, and only one."""
    side = my_side(view)
    chance = chance_of_offense(view) if side == "offense" else 100 - chance_of_offense(view)
    if side is None or not _HOPELESS <= chance <= _SAFE:
        return 0
    even = abs(chance - 50) <= temper.tokens and temper.join <= _BOLD
    target = None if view.table.challenge is None else view.table.challenge.target
    most = _spared(view, view.seat, ESCORT, target) if _at_stake(view, side) else int(even)
    return max((way for way in options(ask.form) if isinstance(way, int) and way <= most), default=0)


def _at_stake(view: SeatView, side: str) -> bool:
    challenge = view.table.challenge
    if challenge is None:
        return False
    landing = [challenge.offense.seat]
    landing += [] if challenge.reverse else [ally.seat for ally in challenge.offense.allies]
    winners = [seat for seat in landing if seat is not None and would_win(view.table, seat, challenge.target)]
    return view.seat in winners if side == "offense" else bool(winners)


def _aim(view: SeatView, planet: str) -> int:
    letters = view.table.part(NAME, SkillView)
    defense = None if view.table.challenge is None else view.table.challenge.defense.seat
    if defense is None:
        return 0
    there = letters.at(defense, planet)
    few = letters.leaders[defense] - there.count(LEADER) < NEEDED <= letters.leaders[defense]
    return _REPULSED * max(0, there.count(SHIELD) - _spare_weapons(view)) + _SILENCES * few


def _wants(view: SeatView, place: str, taken: int) -> int:
    letters = view.table.part(NAME, SkillView)
    wanted = SHIELD if my_side(view) == "defense" else WEAPON
    return int(letters.at(view.seat, place).count(wanted) > taken)


def _join(view: SeatView, side: str) -> int:
    letters = view.table.part(NAME, SkillView)
    gap = letters.shields - letters.weapons
    if side == "offense":
        return _TURNS if 0 < gap <= _spare_weapons(view) else -_TURNS if gap > 0 else 0
    stops = gap <= 0 < gap + _spared(view, view.seat, SHIELD) and not _friends(view) and not _is_stuck(view)
    return _TURNS if stops else 0


def _is_stuck(view: SeatView) -> bool:
    """True if only repulses have happened for long: a game in which all stop each other would never end."""
    return [fight.outcome for fight in view.fights[-_STUCK:]] == ["repulsed"] * _STUCK


def _friends(view: SeatView) -> bool:
    """True if the offense may win as far as one cares: a player behind gains most as its ally."""
    offense = None if view.table.challenge is None else view.table.challenge.offense.seat
    return offense is None or needs(view.table, offense) > _CLOSE


def _letters(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    return _by_order(ask.form, _order(view, ask.form)) if isinstance(ask.form, Split) else ask.default


def _weighed_letters(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Choose as _letters, but keep Shields at home where a repulse is not worth the others' turn."""
    if not isinstance(ask.form, Split):
        return ask.default
    order = _order(view, ask.form)
    return _by_order(ask.form, _FIGHT if order == _DEFEND and not stops_it(view) else order)


def _by_order(form: Split, order: str) -> Choice:
    parts = sorted(form.parts, key=lambda one: order.find(letter_of(one.name)) % (len(order) + 1))
    shares = {one.name: one.low for one in parts}
    left = form.low - sum(shares.values())
    for one in parts:
        more = min(left, one.high - one.low)
        shares[one.name] += more
        left -= more
    return {**shares}


def _order(view: SeatView, form: Split) -> str:
    letters = view.table.part(NAME, SkillView)
    place = place_of(form.parts[0].name)
    here = letters.at(view.seat, place)
    leaving = all(here.count(letter_of(one.name)) >= one.high for one in form.parts if letter_of(one.name))
    if not place or place == WARP or not leaving:
        return _REGAIN
    challenge = view.table.challenge
    if challenge is None or challenge.outcome or challenge.target is None:
        return _GIVE
    return {"offense": _ATTACK, "defense": _DEFEND}.get(my_side(view) or "", _GIVE)


def _show(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Show hidden Shields where they repulse, hidden Weapons where they avoid a repulse, else nothing."""
    letters = view.table.part(NAME, SkillView)
    gap = letters.shields - letters.weapons
    most = max((way for way in options(ask.form) if isinstance(way, int)), default=0)
    turns = gap <= 0 < gap + most if my_side(view) == "defense" else 0 < gap <= most
    return most if turns else 0


def _stops(view: SeatView, side: str, count: int) -> bool:
    letters = view.table.part(NAME, SkillView)
    gap = letters.shields - letters.weapons
    if side == "offense":
        gap -= min(count, _spare_weapons(view))
    elif side == "defense" and stops_it(view):
        gap += min(count, _spared(view, view.seat, SHIELD))
    return gap > 0


def _halts(view: SeatView, ours: Sequence[Seat], theirs: Sequence[Seat]) -> float:
    """Estimate from the letters that allies can spare; what each really brings is not known."""
    letters = view.table.part(NAME, SkillView)
    gap = float(letters.shields - letters.weapons)
    gap -= sum(min(_COMES, _spared(view, seat, WEAPON)) for seat in ours)
    gap += sum(min(_COMES, _spared(view, seat, SHIELD)) for seat in theirs) / 2
    return max(0.0, min(1.0, (gap + _SPREAD) / (2 * _SPREAD + 1)))


AIMED[NAME] = _aim
HALTS[NAME] = _halts
STOPS[NAME] = _stops
WEIGHED[WHICH.key] = _weighed_letters
WANTED[NAME] = _wants
JOINED[NAME] = _join
ASKED[WHICH.key] = NAME
BROUGHT.update(
    {
        CALLS.key: _call,
        NOW.key: _call,
        HOW.key: lambda view, ask, temper, dice: MIXED,
        ORDER.key: lambda view, ask, temper, dice: list(_ORDER),
        WHICH.key: _letters,
        UNSEEN_CALLS.key: _call,
        SHOWS.key: _show,
    }
)
