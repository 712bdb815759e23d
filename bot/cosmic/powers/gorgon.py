"""Gorgon: petrifies others' tokens where it is at home or present."""

from bot.cosmic.api import *

_WILD_PLANET = Question("gorgon.wild.planet", Of.PLACES, says="planet")


def _petrified(game: Cosmic, my: Mine, hold: Hold) -> bool:
    """On a home planet of the power's owner, or where the owner has a base; never the owner's own tokens."""
    state = game.state
    at_home = hold.place in board.planets(state.players[my.seat].colour)
    return hold.seat != my.seat and (at_home or hold.place in board.planet_bases(state, my.seat))


class Gorgon(Power, kind=Kind.MANDATORY):
    """Holds tokens of others fast; works without home bases (6.3)."""

    never_dormant = True

    @HELD_FAST.when(_petrified)
    def petrify(self, game: Cosmic, my: Mine, fast: bool, hold: Hold) -> bool:
        """A zap frees everybody for this challenge."""
        return True


def _named(game: Cosmic, my: Mine, loss: Loss) -> bool:
    return any(game.state.tokens[token].place == my.data["planet"] for token in loss.tokens)


def _occupied(state: CosmicState) -> list[str]:
    """The planets with a base of anybody."""
    held = {planet for seat in board.active_seats(state) for planet in board.planet_bases(state, seat)}
    return [planet for player in state.players for planet in board.planets(player.colour) if planet in held]


class WildGorgon(Flare):
    """Petrifies one planet for the challenge."""

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        """The planet is named with the flare; silence names the target."""
        planets = _occupied(game.state)
        target = game.state.challenge.target
        default = target if target in planets else planets[0]
        return {"planet": (yield from _WILD_PLANET.one_of(my.seat, planets, default=default))}

    name_planet = calling(INVITING.before.when(lambda game, my: roles.main(game, my) and bool(_occupied(game.state))))
    """Own tokens too."""

    @TOKEN_VALUE.at(2).declared().when(lambda game, my, token: token.place == my.data["planet"])
    def disarm(self, game: Cosmic, my: Mine, value: int, token: Token) -> int:
        """Whatever else the token would count."""
        return 0

    @HELD_FAST.declared().when(lambda game, my, hold: hold.place == my.data["planet"])
    def petrify(self, game: Cosmic, my: Mine, fast: bool, hold: Hold) -> bool:
        """For everybody."""
        return True

    @LOSING.before.at(Fate.SPARE).declared().when(_named)
    def spare(self, game: Cosmic, my: Mine, loss: Loss) -> Loss:
        """They stay where they are, beside whoever lands."""
        here = [token for token in loss.tokens if game.state.tokens[token].place == my.data["planet"]]
        return loss.without(here)


class SuperGorgon(Flare):
    """Answers a Cosmic Zap against its holder."""

    @RESPONSE.when(roles.zapped)
    def stare_down(self, game: Cosmic, my: Mine, use: Use) -> None:
        """The use that was zapped goes ahead."""
        moves.cancel(game, use)
