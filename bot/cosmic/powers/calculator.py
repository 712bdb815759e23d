"""Calculator: cuts the higher attack by the lower one (5.2.1)."""

from bot.cosmic.api import *

_CALL = Question("calculator.call", Of.WORDS, sense="odd_or_even", flare="wild")

ODD, EVEN = "odd", "even"
_CALLED = aims.Aim[str]("call", words=(ODD, EVEN))


class Calculator(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.ADVANCED, worth=4, sense="equalize"):
    announce = calling(CARDS.down.when(roles.main))

    @CARD_VALUES.at(Value.DIFFERENCE).declared()
    def equalize(self, game: Cosmic, my: Mine, values: tuple[int, int], subject: None) -> tuple[int, int]:
        """After digits were changed and cards tripled: the higher less the lower one, unless negative."""
        one, other = values
        if one > other:
            return one - max(other, 0), other
        return (one, other - max(one, 0)) if other > one else values


class WildCalculator(Flare):
    aim = naming(_CALLED, _CALL, lambda now: (EVEN, ODD))
    guess = calling(CARDS.down.when(roles.main))

    @CARD_VALUES.at(Value.FLARE).declared()
    def settle(self, game: Cosmic, my: Mine, values: tuple[int, int], subject: None) -> tuple[int, int]:
        one, other = values
        right = ((one + other) % 2 == 1) == (_CALLED.of(my) == ODD)
        if right == roles.offense(Situation(game, my, None)):
            return one, other - max(one, 0)
        return one - max(other, 0), other


class SuperCalculator(Flare, uses_power=True):
    announce = calling(CARDS.down.when(roles.ally))

    equalize = Calculator.equalize
