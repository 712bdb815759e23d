"""Worm: spreads its tokens as it likes, and turns the cone elsewhere once the cards are revealed."""

from bot.cosmic.api import *

_SPREAD = Question("worm.spread", Of.TOKENS, says="rearrange")
_PLANET = Question("worm.planet", Of.PLACES, says="planet")
_WILD_PLANET = Question("worm.wild.planet", Of.PLACES, says="planet")
_WILD_FROM = Question("worm.wild.from", Of.TOKENS, says="bases", guard=Guard.BASES)

_FREE_ANYWAY = "skill_tokens"
"""With this expansion everybody lays tokens freely (3.8)."""


def _at_home(game: Cosmic, seat: Seat) -> dict[str, int]:
    return {planet: len(board.tokens_at(game.state, planet, seat)) for planet in board.homes(game.state, seat)}


def _holes(now: Situation[object]) -> list[str]:
    """Planets that the offense, which has no base there, could challenge instead by the same destiny."""
    state = now.state
    challenge = state.challenge
    offense, defense = board.mains(state)
    home = challenge.system == state.players[offense].colour
    if defense == NOBODY or challenge.target in OUTPOSTS:
        return []
    free = [planet for planet in board.planets(state, challenge.system) if not board.tokens_at(state, planet, offense)]
    lived_on = [planet for planet in free if not home or board.tokens_at(state, planet, defense)]
    return [planet for planet in lived_on if planet != challenge.target]


def _usual(now: Situation[object]) -> str:
    """The own side's best planet: fewest tokens of the defense for the offense, most for the defense."""
    defense = now.state.challenge.defense.seat
    counts = {planet: len(board.tokens_at(now.state, planet, defense)) for planet in _holes(now)}
    pick = min if board.side_of(now.state, now.seat) == "offense" else max
    return pick(counts, key=lambda planet: counts[planet])


class Worm(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.ADVANCED):
    settled = True

    @HANDS_DEALT.quietly().when(lambda now: _FREE_ANYWAY not in now.state.expansions)
    def spread(self, game: Cosmic, my: Mine) -> Flow[None]:
        here = _at_home(game, my.seat)
        whole = sum(here.values())
        form = Split(whole, whole, tuple(Part(planet, whole - len(here) + 1, 1) for planet in here))
        wanted = yield from _SPREAD.split(my.seat, form, default=here)
        spare = [one for home, count in wanted.items() for one in board.tokens_at(game.state, home, my.seat)[count:]]
        missing = {planet: max(0, count - here[planet]) for planet, count in wanted.items()}
        yield from placing.lay_out(game, my.seat, spare, missing, "worm")

    aim = naming(aims.PLANET, _PLANET, _holes, _usual)

    @REVEALED.at(Flipped.TURN).when(roles.main, _holes)
    def turn(self, game: Cosmic, my: Mine) -> None:
        """Tokens on the cone go along; the defense fights with what stands on the new planet."""
        moves.aim(game, aims.PLANET.of(my))


def _burrows(now: Situation[object]) -> list[str]:
    return [planet for planet, count in _at_home(now.game, now.seat).items() if not count]


class WildWorm(Flare):
    aim = naming(aims.PLANET, _WILD_PLANET, _burrows)

    @ROTATING.before.when(roles.offense, roles.turn_begins, _burrows, lambda now: sources.movable(now.game, now.seat))
    def settle(self, game: Cosmic, my: Mine) -> Flow[None]:
        yield from sources.release(game, my.seat)
        places = sources.movable(game, my.seat)
        if not places:
            return
        form = picking.between(1, sum(places.values()), places)
        shares = yield from _WILD_FROM.split(my.seat, form, default={picking.largest(places): 1})
        tokens = yield from picking.pick(game, my.seat, shares)
        moves.move_tokens(game, tokens, aims.PLANET.of(my), "worm.wild")
        sources.shifted(game, shares)


class SuperWorm(Flare, uses_power=True):
    aim = Worm.aim
    turn = alike(REVEALED.at(Flipped.TURN).when(roles.ally, _holes), Worm.turn)
