"""Gorgon: holds others' tokens fast where it is at home or present; works without home bases (6.3)."""

from bot.cosmic.api import *

_WILD_PLANET = Question("gorgon.wild.planet", Of.PLACES, says="planet", sense="target_of_challenge")

_LAST = 5
"""After all else that makes a token count."""


def _petrified(now: Situation[Hold]) -> bool:
    hold = now.about
    at_home = hold.place in board.homes(now.state, now.seat)
    return hold.seat != now.seat and (at_home or hold.place in board.planet_bases(now.state, now.seat))


class Gorgon(Power, kind=Kind.MANDATORY, edition=Edition.MAYFAIR, level=Level.EXPERT, worth=3):
    never_dormant = True

    petrify = affirming(HELD_FAST.when(_petrified))
    """A zap frees everybody for this challenge."""


def _occupied(now: Situation[object]) -> list[str]:
    return board.occupied(now.state)


class WildGorgon(Flare, sense="offense"):
    aim = naming(aims.PLANET, _WILD_PLANET, _occupied, roles.target)
    name_planet = calling(INVITING.before.when(roles.main, _occupied))

    @TOKEN_VALUE.at(_LAST).declared().when(lambda now: now.about.place == aims.PLANET.of(now.my))
    def disarm(self, game: Cosmic, my: Mine, value: int, token: Token) -> int:
        return 0

    petrify = affirming(HELD_FAST.declared().when(lambda now: now.about.place == aims.PLANET.of(now.my)))
    """Own tokens too."""

    @LOSING.before.at(Fate.SPARE).declared()
    def spare(self, game: Cosmic, my: Mine, loss: Loss) -> Loss:
        """They stay where they are, beside whoever lands."""
        return loss.without([one for one in loss.tokens if game.state.tokens[one].place == aims.PLANET.of(my)])


class SuperGorgon(Flare):
    stare_down = undoing(RESPONSE.when(roles.zapped))
