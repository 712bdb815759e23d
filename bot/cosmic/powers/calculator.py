"""Calculator: cuts the higher attack by the lower one."""

from __future__ import annotations

from bot.cosmic.api import *

_CALL = Question("calculator.call", Of.WORDS)

ODD, EVEN = "odd", "even"


def _equalized(values: tuple[int, int]) -> tuple[int, int]:
    """The higher value less the lower one; a negative lower one takes nothing away."""
    one, other = values
    if one > other:
        return one - max(other, 0), other
    return (one, other - max(one, 0)) if other > one else values


class Calculator(Power):
    """As a main player, once both cards lie face down, you may announce "equalize": if both are attacks of different
    value, the higher card loses the value of the lower one. The lower card stays as it is.
    """

    name = "calculator"
    kind = Kind.OPTIONAL
    example = "The cards are 20 and 8. Ana announced equalize, so the 20 counts as 12."

    @CARDS.down.when(roles.main)
    def announce(self, game: Cosmic, my: Mine) -> None:
        """Before the cards are turned up."""
        dispatch.call(game, my)

    @CARD_VALUES.at(Value.CALCULATOR).declared()
    def equalize(self, game: Cosmic, my: Mine, values: tuple[int, int], subject: None) -> tuple[int, int]:
        """After digits were changed and cards tripled."""
        return _equalized(values)


class WildCalculator(Flare):
    """As a main player, once both cards lie face down: call odd or even. If both cards are attacks and their sum is as
    you called it, your opponent's card drops by the value of yours; else yours drops by the value of theirs.
    """

    of = "calculator"
    side = Side.WILD

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        """The call is public."""
        return {"call": (yield from _CALL.one_of(my.seat, [EVEN, ODD], default=EVEN))}

    @CARDS.down.when(roles.main)
    def guess(self, game: Cosmic, my: Mine) -> None:
        """Before the cards are turned up."""
        dispatch.call(game, my)

    @CARD_VALUES.at(Value.FLARE).declared()
    def settle(self, game: Cosmic, my: Mine, values: tuple[int, int], subject: None) -> tuple[int, int]:
        """By the values as the powers have left them."""
        one, other = values
        right = ((one + other) % 2 == 1) == (my.data["call"] == ODD)
        if right == roles.offense(game, my):
            return one, other - max(one, 0)
        return one - max(other, 0), other


class SuperCalculator(Flare):
    """You may also announce "equalize" while you are an ally on either side."""

    of = "calculator"
    side = Side.SUPER
    uses_power = True

    @CARDS.down.when(roles.ally)
    def announce(self, game: Cosmic, my: Mine) -> None:
        """As the power, for an ally."""
        dispatch.call(game, my)

    @CARD_VALUES.at(Value.CALCULATOR).declared()
    def equalize(self, game: Cosmic, my: Mine, values: tuple[int, int], subject: None) -> tuple[int, int]:
        """As the power does."""
        return _equalized(values)
