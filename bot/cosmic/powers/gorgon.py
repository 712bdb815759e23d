"""Gorgon: petrifies others' tokens where it is at home or present."""

from bot.cosmic.api import *

_WILD_PLANET = Question("gorgon.wild.planet", Of.PLACES, says="planet", sense="target_of_challenge")

_LAST = 5
"""After all else that makes a token count."""


def _petrified(game: Cosmic, my: Mine, hold: Hold) -> bool:
    """On a home planet of the power's owner, or where the owner has a base; never the owner's own tokens."""
    state = game.state
    at_home = hold.place in board.homes(state, my.seat)
    return hold.seat != my.seat and (at_home or hold.place in board.planet_bases(state, my.seat))


class Gorgon(Power, kind=Kind.MANDATORY, edition=Edition.MAYFAIR, level=Level.EXPERT, worth=3):
    """Holds tokens of others fast; works without home bases (6.3)."""

    never_dormant = True

    @HELD_FAST.when(_petrified)
    def petrify(self, game: Cosmic, my: Mine, fast: bool, hold: Hold) -> bool:
        """A zap frees everybody for this challenge."""
        return True


class WildGorgon(Flare, sense="offense"):
    """Petrifies one planet for the challenge."""

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        """The planet is named with the flare; silence names the target."""
        planets, target = board.occupied(game.state), game.state.challenge.target
        default = target if target in planets else planets[0]
        return aims.PLANET.to((yield from _WILD_PLANET.one_of(my.seat, planets, default=default)))

    name_planet = calling(INVITING.before.when(roles.main, lambda game, my: bool(board.occupied(game.state))))

    @TOKEN_VALUE.at(_LAST).declared().when(lambda game, my, token: token.place == aims.PLANET.of(my))
    def disarm(self, game: Cosmic, my: Mine, value: int, token: Token) -> int:
        """Whatever else the token would count."""
        return 0

    @HELD_FAST.declared().when(lambda game, my, hold: hold.place == aims.PLANET.of(my))
    def petrify(self, game: Cosmic, my: Mine, fast: bool, hold: Hold) -> bool:
        """For everybody; own tokens too."""
        return True

    @LOSING.before.at(Fate.SPARE).declared()
    def spare(self, game: Cosmic, my: Mine, loss: Loss) -> Loss:
        """They stay where they are, beside whoever lands."""
        return loss.without([one for one in loss.tokens if game.state.tokens[one].place == aims.PLANET.of(my)])


class SuperGorgon(Flare):
    """Answers a Cosmic Zap against its holder."""

    stare_down = undoing(RESPONSE.when(roles.zapped))
    """The use that was zapped goes ahead."""
