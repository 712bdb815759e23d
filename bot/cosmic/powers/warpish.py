"""Warpish: adds all tokens in the warp to the total of an attack."""

from bot.cosmic.api import *


class Warpish(Power, kind=Kind.MANDATORY, edition=Edition.EON, level=Level.EXPERT, worth=10):
    count = adding(TOTALS.at(Tally.ADDITION).when(roles.main), lambda now: board.warp_count(now.state))
    """Tokens that are removed, taxed or captive are not in the warp."""


class WildWarpish(Flare, sense="turns"):
    call = calling(REVEALED.when(lambda now: roles.main(now) and board.warp_count(now.state, now.seat) > 0))

    count = adding(
        TOTALS.at(Tally.ADDITION).declared().when(roles.main), lambda now: board.warp_count(now.state, now.seat)
    )


class SuperWarpish(Flare, sense="turns"):
    call = calling(
        REVEALED.when(roles.main, lambda now: board.warp_count(now.state, board.opponent(now.state, now.seat)))
    )

    @TOTALS.at(Tally.ADDITION).declared().when(roles.main)
    def haunt(self, game: Cosmic, my: Mine, sums: Totals, subject: None) -> Totals:
        """The power itself goes on counting for its owner."""
        other = board.opponent(game.state, my.seat)
        return sums.adding(board.side_of(game.state, other), -board.warp_count(game.state, other))
