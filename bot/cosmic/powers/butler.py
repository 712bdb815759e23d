"""Butler: asks for a tip before destiny; without one, it decides about the cone once."""

from bot.cosmic.api import *

_GIVE_TIP = Question("butler.tip", Of.YES_NO, says="tip", sense="tip")
_PLANET = Question("butler.planet", Of.PLACES, says="planet", sense="blunt")
_LOAD = Question("butler.load", Of.YES_NO, says="load", sense="hinder")
_NUMBER = Question("butler.number", Of.NUMBER, says="number")
_BASES = Question("butler.bases", Of.TOKENS, says="bases", sense="strip")
_WILD_TARGET = Question("butler.wild.target", Of.PLAYERS, says="whom")

_LEAVE = "leave"
_TIP, _GENEROUS = 1, 2
"""Cards of a tip; with the super flare."""


def _serves(now: Situation[object]) -> bool:
    return not now.state.powers[ids.power_number(now.my.card)].used and now.seat != now.state.challenge.offense.seat


def _room(game: Cosmic) -> int:
    seat = game.state.challenge.offense.seat
    limit = listeners.modify(game, COMMITTING.limit, placing.CONE_LIMIT, Commit(seat, "offense", ally=False))
    return limit - placing.unseen(game, seat).counted - len(board.tokens_at(game.state, OFFENSE_CONE, seat))


def _parts(game: Cosmic, seat: Seat, count: int) -> tuple[Part, ...]:
    """Sources of the offense's tokens: never its third home base, if another one is possible."""
    whole = sources.by_others(game, seat)
    counts = picking.places(game, seat, whole)
    if sum(counts.values()) < count:
        return picking.division(game, seat, whole, count).parts
    homes = board.homes(game.state, seat)
    ending = [base for base in counts if base in homes and counts[base] == whole[base]]
    emptied, left = 0, count
    for here in sorted(counts[base] for base in ending):
        left -= here
        emptied += left >= 0
    if board.POWER_NEEDS <= board.home_bases(game.state, seat) < board.POWER_NEEDS + emptied:
        kept = {base: here - (base in ending) for base, here in counts.items()}
        if sum(kept.values()) >= count:
            counts = {base: here for base, here in kept.items() if here}
    return tuple(Part(base, min(here, count)) for base, here in counts.items())


class Butler(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.ADVANCED):
    needs_allies = True
    super_joins = True

    @BEFORE_DESTINY.noting().when(_serves, lambda now: now.state.players[now.state.challenge.offense.seat].hand)
    def hold_out_a_hand(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Taking the tip is the use that can be answered. Silence gives none, an empty hand cannot."""
        offense = game.state.challenge.offense.seat
        if not (yield from _GIVE_TIP.yes_no(offense, default=False)):
            return
        moves.mark_dirty(game)
        if (yield from dispatch.by_power(game, my, BEFORE_DESTINY, counts=True)):
            tip = _GENEROUS if (yield from dispatch.supported(game, my)) else _TIP
            moves.give_card(game, offense, my.seat, draws.random_cards(game, offense, tip, given=True), "butler")

    @TARGETING.before.quietly().when(_serves)
    def steer(self, game: Cosmic, my: Mine) -> Flow[None]:
        planets = [*board.planets(game.state, game.state.challenge.system), *sources.outposts(game.state)]
        planet = yield from _PLANET.one_of(my.seat, [_LEAVE, *planets], default=_LEAVE)
        if planet == _LEAVE:
            return
        aims.PLANET.put(my, planet)
        if (yield from dispatch.by_power(game, my, TARGETING.before, counts=True)):
            moves.aim(game, planet)

    @COMMITTING.offense.quietly().when(
        _serves, lambda now: sources.by_others(now.game, now.state.challenge.offense.seat)
    )
    def load(self, game: Cosmic, my: Mine) -> Flow[None]:
        offense = game.state.challenge.offense.seat
        if not (yield from _LOAD.yes_no(my.seat, default=False)):
            return
        if not (yield from dispatch.by_power(game, my, COMMITTING.offense, counts=True)):
            return
        yield from sources.release(game, offense)
        most = min(_room(game), sum(sources.by_others(game, offense).values()))
        if most < 1:
            return
        count = yield from _NUMBER.number(offense, 1, most, default=most)
        form = Split(count, count, _parts(game, offense, count))
        shares = yield from _BASES.split(my.seat, form, default=picking.from_parts(form))
        moves.commit(game, offense, (yield from picking.pick(game, offense, shares, taker=my.seat)), "offense")
        sources.shifted(game, shares)


class WildButler(Flare, sense="never"):
    aim = naming(aims.TARGET, _WILD_TARGET, roles.others)

    @ROTATING.before.when(roles.offense, lambda now: now.state.detour is None)
    def send(self, game: Cosmic, my: Mine) -> None:
        """It remains a challenge of the holder's turn, with only one deputy."""
        dispatch.call(game, my)
        moves.stand_in(game, aims.TARGET.of(my))

    @INVITING.terms.declared().when(lambda now: now.about == aims.TARGET.of(now.my))
    def be_invited(self, game: Cosmic, my: Mine, terms: Terms, seat: Seat) -> Terms:
        """Unless the holder has become the defense, or has left."""
        return replace(terms, besides=(*terms.besides, my.seat))
