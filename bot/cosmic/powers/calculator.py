"""Calculator: cuts the higher attack by the lower one."""

from bot.cosmic.api import *

_CALL = Question("calculator.call", Of.WORDS, sense="odd_or_even", flare="wild")

ODD, EVEN = "odd", "even"


def _equalized(values: tuple[int, int]) -> tuple[int, int]:
    """The higher value less the lower one; a negative lower one takes nothing away."""
    one, other = values
    if one > other:
        return one - max(other, 0), other
    return (one, other - max(one, 0)) if other > one else values


class Calculator(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.ADVANCED, worth=4, sense="equalize"):
    """Announces before the reveal, changes the higher card at it (5.2.1)."""

    announce = calling(CARDS.down.when(roles.main))

    @CARD_VALUES.at(Value.CALCULATOR).declared()
    def equalize(self, game: Cosmic, my: Mine, values: tuple[int, int], subject: None) -> tuple[int, int]:
        """After digits were changed and cards tripled."""
        return _equalized(values)


class WildCalculator(Flare):
    """A bet on odd or even; one of the two cards is cut by the other."""

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        """The call is public."""
        return aims.CALL.to((yield from _CALL.one_of(my.seat, [EVEN, ODD], default=EVEN)))

    guess = calling(CARDS.down.when(roles.main))

    @CARD_VALUES.at(Value.FLARE).declared()
    def settle(self, game: Cosmic, my: Mine, values: tuple[int, int], subject: None) -> tuple[int, int]:
        """By the values as the powers have left them."""
        one, other = values
        right = ((one + other) % 2 == 1) == (aims.CALL.of(my) == ODD)
        if right == roles.offense(game, my):
            return one, other - max(one, 0)
        return one - max(other, 0), other


class SuperCalculator(Flare, uses_power=True):
    """The power for an ally."""

    announce = calling(CARDS.down.when(roles.ally))
    """As the power, for an ally."""

    @CARD_VALUES.at(Value.CALCULATOR).declared()
    def equalize(self, game: Cosmic, my: Mine, values: tuple[int, int], subject: None) -> tuple[int, int]:
        """As the power does."""
        return _equalized(values)
