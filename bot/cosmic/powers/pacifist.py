"""Pacifist: wins with a compromise against an attack, without consolation."""

from bot.cosmic.api import *


def _peaceful(now: Situation[object]) -> bool:
    mine, theirs = board.with_main(now.state, now.seat), board.against(now.state, now.seat)
    return totals.face_of(mine) == cards.COMPROMISE and totals.is_attack(theirs)


class Pacifist(Power, kind=Kind.MANDATORY, edition=Edition.EON, level=Level.NOVICE, worth=8):
    not_beside = ("clone",)

    @OUTCOME.at(Verdict.SET).when(roles.main, _peaceful)
    def win(self, game: Cosmic, my: Mine, outcome: Outcome, subject: None) -> Outcome:
        return board.side_of(game.state, my.seat) or outcome

    @REWARDING.consolation.at(Consoled.WAIVE).when(roles.consoled, roles.main, _peaceful)
    def decline(self, game: Cosmic, my: Mine, wanted: Consolation) -> Consolation:
        """Even if an upset makes a loss of it (P2 section 6)."""
        return Consolation(wanted.taker, wanted.giver, 0)


class WildPacifist(Flare):
    @REVEALED.at(Flipped.CARD).when(roles.main, _peaceful)
    def fight(self, game: Cosmic, my: Mine) -> None:
        """The last change of a card stands (4.0.8)."""
        name = board.side_of(game.state, my.seat)
        if name is not None:
            moves.count_as(game, name, "A15")


class SuperPacifist(Flare):
    shift = changing(DEAL.fine.when(roles.dealer), lambda now, fine: max(0, fine - 2) if roles.own(now) else fine + 2)
