"""Loser: forces attacks, and turns the outcome round."""

from bot.cosmic.api import *


class Loser(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.NOVICE, worth=7, sense="upset"):
    wins_otherwise = True

    declare = calling(CARDS.before.when(roles.main))

    attack = changing(SELECTION.playable.declared(), lambda now, held: tuple(cards.of_kind(held, "attack")) or held)

    @OUTCOME.at(Verdict.INVERT).declared()
    def invert(self, game: Cosmic, my: Mine, outcome: Outcome, subject: None) -> Outcome:
        """After everything else; two upsets cancel each other. What is no victory stays as it is."""
        if outcome == "offense":
            return "defense"
        return "offense" if outcome == "defense" else outcome


class WildLoser(Flare, sense="rival_wins"):
    ruin = doing(CARDS.before.when(roles.main), lambda now: moves.fix_outcome(now.game, "both_lost"))


class SuperLoser(Flare, sense="turns", uses_power=True):
    declare = calling(CARDS.down.when(roles.main, roles.undeclared))
    """Each upset is declared once."""
    invert = Loser.invert
