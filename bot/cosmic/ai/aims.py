"""Targets a computer player picks for powers and flares: rivals close to winning, its own side's good."""

from __future__ import annotations

from bot.cosmic.ai.choosing import Temper, best, options
from bot.cosmic.ai.estimate import my_side, needs, opponent, other_side, power_worth
from bot.cosmic.ai.odds import chance_with_hand, lead
from bot.cosmic.kinds.questions import declared
from bot.cosmic.model import cards, ids
from bot.cosmic.model.cards import cheapest
from bot.cosmic.seen.views import SeatView
from bot.kernel.ask import Ask, Choice, Dice, Number, Split, UpTo
from bot.kernel.event import Seat

_REPEL, _LEAVE, _NO_PLANET = "repel", "leave", "none"
_HOMES = 3
"""Home bases needed to keep powers."""
_CLOSE = 2
"""Missing bases from which a player is feared."""
_FEW = 4
"""Cards up to which a new hand is welcome."""
_BASE, _STEP = 30, 5
"""Worth of ending a foreign base, and the deduction for each base its owner still needs."""
_OWN, _HOME = 2, 10
"""Worth of an own token, and of an own home planet, when a planet burns."""
_LARGE = 4
_EVEN, _LIKELY = 0.5, 0.65
"""Chances of getting an award from which it should be worth having, and much."""
_STRONG = 10


def _seat_of(view: SeatView, colour: str) -> Seat:
    return next(player.seat for player in view.table.players if player.colour == colour)


def _on_side(view: SeatView, name: str) -> list[Seat]:
    challenge = view.table.challenge
    if challenge is None:
        return []
    main = (challenge.offense if name == "offense" else challenge.defense).seat
    return [*([] if main is None else [main]), *_allied(view, name)]


def _allied(view: SeatView, side: str | None) -> list[Seat]:
    challenge = view.table.challenge
    if challenge is None or side is None:
        return []
    return [ally.seat for ally in (challenge.offense if side == "offense" else challenge.defense).allies]


def _against(view: SeatView) -> str | None:
    mine = my_side(view)
    return None if mine is None else other_side(mine)


def _voter(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Pick a bystander, who votes for nobody of itself."""
    fighting = [seat for side in ("offense", "defense") for seat in _on_side(view, side)]
    free = [option for option in options(ask.form) if isinstance(option, int) and option not in fighting]
    return free[0] if free else ask.default


def _cheap(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    return list(cheapest([str(card) for card in options(ask.form)])[:1])


def _voted_for(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Vote for one's own side, else for the higher promise, unless that wins the game."""
    mine, challenge = my_side(view), view.table.challenge
    if mine is not None or challenge is None or challenge.offense.seat is None:
        return mine or ask.default
    if needs(view.table, challenge.offense.seat) <= 1:
        return "defense"
    promised = [one for one in view.offers if one.to == view.seat and (one.cards or one.base)]
    return "offense" if any(one.seat == challenge.offense.seat for one in promised) else ask.default


def _awarded_side(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Choose the side that one is likelier to be on; the winner stands first."""
    return options(ask.form)[0 if chance_with_hand(view, lead(view)) >= _EVEN else -1]


def _winners_award(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    return _award(view, ask, chance_with_hand(view, lead(view)))


def _losers_award(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    return _award(view, ask, 1 - chance_with_hand(view, lead(view)))


def _award(view: SeatView, ask: Ask, mine: float) -> Choice:
    """Award more the likelier one gets it oneself, and no base that wins the other the game."""
    challenge = view.table.challenge
    other = None if challenge is None else opponent(challenge, view.seat)
    if other is None or mine < _EVEN:
        return ask.default
    base = needs(view.table, other) > 1
    if mine >= _LIKELY:
        return "base_and_all" if base else "all_cards"
    return "one_base" if base else ask.default


def _consent(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Consent if it costs less than refusing, wins nobody the game and is no card."""
    named = declared(ask.key).subject
    asking = next((one for one in view.table.players if any(power.power == named for power in one.powers)), view.me)
    others = [one for one in view.table.players if one.seat != asking.seat and one.active]
    if all(one.warp < asking.warp for one in others):
        return True
    behind = all(one.foreign > asking.foreign for one in others)
    return behind and needs(view.table, asking.seat) > 1


def _laid_again(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Pick the first returned card, useless anyway: nothing and an exchange stand before it."""
    return next(iter(options(ask.form)[2:]), ask.default)


def _ransom(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    places = (*view.table.planets, *view.table.outposts)
    large = {one.id: one.tokens(view.seat) for one in places if one.tokens(view.seat) >= _LARGE}
    return max((one for one in options(ask.form) if one in large), key=lambda one: large[str(one)], default=ask.default)


def _strip(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Strip small bases away from home first, then as usual."""
    form = ask.form
    if not isinstance(form, Split):
        return ask.default
    shares = {part.name: part.low for part in form.parts}
    sizes = ((part.name, _abroad(view, part.name), part.high) for part in form.parts)
    small = sorted((size, name) for name, size, most in sizes if 0 < size <= most)
    usual = ask.default if isinstance(ask.default, dict) else {}
    wanted = [(name, size) for size, name in small if size <= form.low]
    for name, count in (*wanted, *((part.name, int(str(usual.get(part.name, 0)))) for part in form.parts)):
        more = max(0, count - shares[name])
        if (name, count) in wanted and more > form.low - sum(shares.values()):
            continue
        shares[name] += min(more, form.low - sum(shares.values()))
    return {**shares}


def _abroad(view: SeatView, place: str) -> int:
    known = next((planet for planet in view.table.planets if planet.id == place), None)
    bases = () if known is None else known.bases
    return min((base.tokens for base in bases if known and base.seat not in (known.owner, view.seat)), default=0)


def _second_challenge(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    held = [cards.value(card) for card in view.hand if cards.kind(card) == "attack"]
    return ask.default is True or max(held, default=0) >= _STRONG


def _rival(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    return best(options(ask.form), lambda seat: -needs(view.table, seat) if isinstance(seat, int) else -99, dice)


_reborn = _leader = _rival


def _foreign_base(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    def worth(planet: Choice) -> int:
        known = view.table.planet(str(planet))
        guests = [base.tokens for base in known.bases if base.seat not in (known.owner, view.seat)]
        return 50 if 1 in guests else max((base.tokens for base in known.bases), default=0)

    return best(options(ask.form), worth, dice)


def _rivals_colour(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    def worth(colour: Choice) -> int:
        seat = _seat_of(view, str(colour))
        return -99 if seat == view.seat else -needs(view.table, seat)

    return best(options(ask.form), worth, dice)


def _numbers(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    if not isinstance(ask.form, Split):
        return ask.default
    mine = _allied(view, my_side(view))
    return {part.name: part.high if _seat_of(view, part.name) in mine else part.low for part in ask.form.parts}


def _fewest(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    return ask.form.low if isinstance(ask.form, Number) else ask.default


def _pull_way(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    return _REPEL if _allied(view, _against(view)) else my_side(view)


def _pulled(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    others = _allied(view, _against(view))
    return best(options(ask.form), lambda seat: int(seat in others), dice)


def _pulled_all(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    return list(options(ask.form)) if declared(ask.key).says == f"to_{my_side(view)}" else []


def _send_elsewhere(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    flips = view.table.challenge.flips if view.table.challenge is not None else ()
    mine = bool(flips) and cards.destiny_colour(flips[-1]) == view.me.colour
    return mine or dice(100) < temper.meddle // 3


def _kindling(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Pick the planet where others lose most, leaders above all, and oneself least."""

    def worth(planet: Choice) -> int:
        known = view.table.planet(str(planet))
        lost = sum(base.tokens + _loss(view, base.seat, known.owner) for base in known.bases if base.seat != view.seat)
        mine = _OWN * known.tokens(view.seat) + (_HOME if known.owner == view.seat else 0)
        return lost - mine

    return best(options(ask.form), worth, dice)


def _loss(view: SeatView, seat: Seat, owner: Seat) -> int:
    return 0 if seat == owner else max(0, _BASE - _STEP * needs(view.table, seat))


def _redrawn(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    flips = view.table.challenge.flips if view.table.challenge is not None else ()
    drawn = cards.destiny_colour(flips[-1]) if flips else None
    shown = {str(card): cards.destiny_colour(str(card)) for card in options(ask.form)}
    others = [card for card, colour in shown.items() if colour not in (None, _NO_PLANET, view.me.colour)]
    if not others or drawn != view.me.colour:
        return ask.default
    return best(others, lambda card: -needs(view.table, _seat_of(view, str(shown[str(card)]))), dice)


def _self_or_weakest(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    return best(options(ask.form), lambda seat: 99 if seat == view.seat else _need(view, seat), dice)


def _by_chance(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Random, so that others cannot guess."""
    return ask.form.sample(dice)


def _farthest(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    return best(options(ask.form), lambda seat: -_need(view, seat), dice)


def _last(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    return best(options(ask.form), lambda seat: _need(view, seat), dice)


def _need(view: SeatView, seat: Choice) -> int:
    return needs(view.table, seat) if isinstance(seat, int) else 99


def _world(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    worlds = [option for option in options(ask.form) if option != _NO_PLANET]
    if not worlds or view.me.home <= _HOMES:
        return ask.default
    return best(worlds, lambda one: view.table.planet(str(one)).tokens(view.seat), dice)


def _blunt(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Send an offense close to winning to where it gains nothing, any other to where most resist."""
    challenge = view.table.challenge
    if challenge is None or challenge.offense.seat is None:
        return ask.default
    offense, defense = challenge.offense.seat, challenge.defense.seat

    def worth(option: Choice) -> int:
        if option == _LEAVE:
            return 0
        planet = view.table.planet(str(option))
        dull = 20 if planet.tokens(offense) else 0
        strong = 0 if defense is None else planet.tokens(defense)
        own = 9 if planet.tokens(view.seat) else 0
        return dull + strong - own

    mine = defense == view.seat
    return best(options(ask.form), worth, dice) if mine or needs(view.table, offense) <= _CLOSE else _LEAVE


def _hinder(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    challenge = view.table.challenge
    offense = None if challenge is None else challenge.offense.seat
    return offense is not None and needs(view.table, offense) <= _CLOSE


def blast_worth(view: SeatView, planet: str) -> int:
    """Gain for the viewer if all tokens on a planet go to the warp."""
    known = view.table.planet(planet)
    found = 0
    for base in known.bases:
        foreign = base.seat != known.owner and known not in view.table.outposts
        lost = base.tokens + (_BASE - _STEP * needs(view.table, base.seat) if foreign else 0)
        found += -2 * lost if base.seat == view.seat else lost
    return found


def _blast(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    return best(options(ask.form), lambda planet: blast_worth(view, str(planet)), dice)


def _hide_bomb(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Pick a planet with few own tokens beside others', else the smallest own one: it may be lost."""

    def worth(option: Choice) -> int:
        if option == _NO_PLANET:
            return -99
        return blast_worth(view, str(option)) - view.table.planet(str(option)).tokens(view.seat)

    return best(options(ask.form), worth, dice)


def _hide_bombs(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    return list(options(ask.form)[: ask.form.n]) if isinstance(ask.form, UpTo) else ask.default


def _torture(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    def worth(option: Choice) -> int:
        place = str(option)
        if isinstance(ids.place(place), ids.Cone):
            return 3
        if place not in {one.id for one in (*view.table.planets, *view.table.outposts)}:
            return 2
        known = view.table.planet(place)
        ends = [base for base in known.bases if base.seat not in (view.seat, known.owner) and base.tokens == 1]
        return _BASE if ends and known not in view.table.outposts else 1

    return best(options(ask.form), worth, dice)


def _target_of_challenge(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """As the offense weaken the defenders; as a defense keep out the biggest rival's tokens."""
    challenge = view.table.challenge
    if challenge is None or challenge.offense.seat == view.seat:
        return ask.default

    def worth(planet: Choice) -> int:
        known = view.table.planet(str(planet))
        others = sum(base.tokens for base in known.bases if base.seat != view.seat)
        return others if planet != challenge.target else -1

    return best(options(ask.form), worth, dice)


def _new_hand(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    few = view.me.hand <= _FEW and view.seat in options(ask.form)
    return view.seat if few else _full_hand(view, ask, temper, dice)


def _full_hand(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    def worth(seat: Choice) -> int:
        return view.table.player(seat).hand if isinstance(seat, int) and seat != view.seat else 0

    return best(options(ask.form), worth, dice)


def _their_allies(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    others = _allied(view, _against(view))
    return [seat for seat in options(ask.form) if seat in others]


def _harmless(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """All who are not close to winning: each brings a card."""
    return [seat for seat in options(ask.form) if _need(view, seat) > 1]


def _best_powers(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Pick the player with the best power, the opponent before others."""
    challenge = view.table.challenge
    other = opponent(challenge, view.seat) if challenge is not None else None

    def worth(seat: Choice) -> int:
        if not isinstance(seat, int):
            return -1
        powers = [power_worth(power.power) for power in view.table.player(seat).powers]
        return max(powers, default=0) + 2 * (seat == other)

    return best(options(ask.form), worth, dice)


def _opponent(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    challenge = view.table.challenge
    other = opponent(challenge, view.seat) if challenge is not None else None
    return other if other in options(ask.form) else _full_hand(view, ask, temper, dice)
