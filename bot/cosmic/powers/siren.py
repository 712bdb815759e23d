"""Siren: becomes the defense in somebody's stead, and is rewarded by a base for defending well."""

from bot.cosmic.api import *
from bot.cosmic.phases import outcome

_LURE = Question("siren.lure", Of.PLACES, says="lure", sense="stronghold")
_PLANET = Question("siren.planet", Of.PLACES, says="planet")
_FROM = Question("siren.from", Of.TOKENS, says="found", guard=Guard.BASES)
_FACE = Question("siren.face", Of.CARDS, says="face", flare="wild")
_BASE = Question("siren.super.base", Of.YES_NO, says="promised")
_ALLY_FROM = Question("siren.super.from", Of.TOKENS, says="found", guard=Guard.BASES)

_LURED = decree("lured")


def _homes(game: Cosmic, my: Mine) -> list[str]:
    state = game.state
    offense = state.challenge.offense.seat
    mine = board.bases(state, my.seat)
    homes = (one for one in board.homes(state, my.seat) if one in mine)
    return [one for one in homes if not board.tokens_at(state, one, offense)]


def _may_lure(now: Situation[object]) -> bool:
    defense = now.state.challenge.defense.seat
    if defense in (NOBODY, now.seat) or _LURED in now.state.challenge.flags:
        return False
    return board.lives_with(now.state, now.seat, defense) and bool(_homes(now.game, now.my))


def _vacant(game: Cosmic, my: Mine) -> list[str]:
    return placing.planets(game, my.seat, board.homes(game.state, game.state.challenge.offense.seat))


def _has_won(now: Situation[object]) -> bool:
    return roles.defense(now) and now.state.challenge.outcome == "defense"


class Siren(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.ADVANCED, worth=7, sense="lures"):
    promised = Attribute[Sequence[Seat]]([])
    """Allies who wait for a base instead of rewards."""

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        if my.window == DEFENSE_FIXED.name:
            return aims.PLANET.to((yield from _LURE.one_of(my.seat, _homes(game, my))))
        return aims.PLANET.to((yield from _PLANET.one_of(my.seat, _vacant(game, my))))

    @DEFENSE_FIXED.at(LURED).when(roles.not_offense, _may_lure)
    def lure(self, game: Cosmic, my: Mine) -> None:
        """All that belongs to the new defense is asked about again."""
        moves.decree(game, _LURED)
        moves.fix_defense(game, my.seat, game.state.players[my.seat].colour)
        moves.aim(game, aims.PLANET.of(my))
        moves.restart(game, "destiny")

    @ENDING.settled.by_name().each_time().when(_has_won, lambda now: _vacant(now.game, now.my))
    def settle(self, game: Cosmic, my: Mine) -> Flow[None]:
        """A use of its own. Allies who were promised a base there found theirs after it."""
        planet = aims.PLANET.of(my)
        yield from placing.found(game, my.seat, planet, _FROM)
        for ally in Siren.promised.of(my):
            if placing.planets(game, ally, [planet]):
                yield from placing.found(game, ally, planet, _ALLY_FROM)
                _forget(game, my, ally)

    @ENDING.settled.at(1).quietly(Force.HELD).when(lambda now: Siren.promised.of(now.my))
    def make_up(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Reward the allies who got no base for want of the promised planet."""
        for ally in Siren.promised.of(my):
            yield from outcome.reward_ally(game, ally)
            _forget(game, my, ally)


def _forget(game: Cosmic, my: Mine, ally: Seat) -> None:
    moves.remember(game, my.card, Siren.promised, [seat for seat in Siren.promised.of(my) if seat != ally])


class WildSiren(Flare):
    sing = calling(ANY_CHECKPOINT.when(lambda now: not now.state.challenge.over))

    @DRAWING.before.declared().when(lambda now: now.about.seat != now.seat, lambda now: now.about.why != draws.EXCHANGE)
    def name(self, game: Cosmic, my: Mine, draw: Draw) -> Flow[Draw]:
        face = yield from _FACE.one_of(my.seat, draws.faces(game.state), default="A40")
        return replace(draw, claims=(*draw.claims, FaceClaim(my.seat, face, my.name)))


def _may_promise(now: Situation[Reward]) -> bool:
    reward = now.about
    if not (_has_won(now) and reward.seat in now.state.challenge.defense.allies and reward.count):
        return False
    sirens = force.own(now.state, now.seat, "siren")
    asked = any(reward.seat in Siren.promised.of(one) for one in sirens)
    return bool(sirens) and not asked and bool(placing.planets(now.game, reward.seat, _vacant(now.game, now.my)))


class SuperSiren(Flare):
    promise = calling(INVITING.before.when(roles.defense))

    @REWARDING.before.declared().when(_may_promise)
    def tempt(self, game: Cosmic, my: Mine, reward: Reward) -> Flow[Reward]:
        if not (yield from _BASE.yes_no(reward.seat, default=False)):
            return reward
        for one in force.own(game.state, my.seat, "siren")[:1]:
            moves.remember(game, one.card, Siren.promised, [*Siren.promised.of(one), reward.seat])
        return replace(reward, count=0)
