"""Tripler: small attacks triple, large ones shrink."""

from bot.cosmic.api import *


def _third(value: int) -> int:
    """A third, rounded up (5.2.2)."""
    return -(-value // 3)


class Tripler(Power, kind=Kind.MANDATORY, edition=Edition.LATER, level=Level.EXPERT, worth=8):
    @CARD_VALUES.at(Value.FACTOR).when(roles.main)
    def change(self, game: Cosmic, my: Mine, values: tuple[int, int], subject: None) -> tuple[int, int]:
        """The limit is tested on the value after digits were changed; negative values triple too."""
        limit = 13 if dispatch.super_called(game.state, my) else 10
        one, other = values
        if roles.offense(Situation(game, my, None)):
            return (one * 3 if one <= limit else _third(one)), other
        return one, (other * 3 if other <= limit else _third(other))


def _against_a_large_attack(now: Situation[object]) -> bool:
    shown = totals.face_of(board.against(now.state, now.seat))
    return isinstance(what := ids.as_card(shown), ids.Attack) and what.value >= 15


class WildTripler(Flare, sense="turns"):
    shrink = calling(REVEALED.when(roles.main, _against_a_large_attack))

    @CARD_VALUES.at(Value.FIRST).declared()
    def divide(self, game: Cosmic, my: Mine, values: tuple[int, int], subject: None) -> tuple[int, int]:
        one, other = values
        return (one, _third(other)) if roles.offense(Situation(game, my, None)) else (_third(one), other)


class SuperTripler(Flare):
    stretch = calling(REVEALED.when(roles.main, roles.shows_attack))
    """The power itself reads the call."""
