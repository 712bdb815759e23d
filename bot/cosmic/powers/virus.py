"""Virus: multiplies its card by its tokens (5.2.1)."""

from bot.cosmic.api import *


class Virus(Power, kind=Kind.MANDATORY, edition=Edition.EON, level=Level.EXPERT, worth=9):
    not_beside = ("warpish",)

    @TOTALS.at(Tally.PRODUCT).when(roles.main)
    def multiply(self, game: Cosmic, my: Mine, sums: Totals, subject: None) -> Totals:
        """Tokens of special value multiply with that value; no tokens give nothing."""
        mine = sums.of(board.side_of(game.state, my.seat))
        if dispatch.super_called(game.state, my):
            product = SideTotal(mine.card * (mine.tokens + mine.allied), 0, 0, mine.added)
        else:
            product = SideTotal(mine.card * mine.tokens, 0, mine.allied, mine.added)
        return sums.changed(board.side_of(game.state, my.seat), product)


class WildVirus(Flare, sense="turns"):
    infect = calling(REVEALED.when(roles.main, roles.shows_attack))

    @TOTALS.at(Tally.PRODUCT).declared()
    def multiply(self, game: Cosmic, my: Mine, sums: Totals, subject: None) -> Totals:
        mine = sums.of(board.side_of(game.state, my.seat))
        product = SideTotal(mine.card, mine.tokens * mine.allied, 0, mine.added)
        return sums.changed(board.side_of(game.state, my.seat), product)


class SuperVirus(Flare):
    spread = calling(REVEALED.when(roles.main, roles.shows_attack))
    """The power itself reads the call."""
