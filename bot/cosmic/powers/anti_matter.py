"""Anti-Matter: the lower total wins, and tokens count against their own side (5.2.1)."""

from bot.cosmic.api import *


def _against_itself(side: SideTotal) -> SideTotal:
    return SideTotal(side.card, -side.tokens, -side.allied, side.added)


class AntiMatter(Power, kind=Kind.MANDATORY, edition=Edition.EON, level=Level.ADVANCED, worth=4, called="Anti-Matter"):
    @TOTALS.at(Tally.COMPARISON).when(roles.main)
    def invert(self, game: Cosmic, my: Mine, sums: Totals, subject: None) -> Totals:
        """A second copy does not invert again."""
        if sums.lower_wins:
            return sums
        return Totals(_against_itself(sums.offense), _against_itself(sums.defense), lower_wins=True)


def _anothers_flare(now: Situation[Use]) -> bool:
    return now.about.source == "flare" and now.about.seat != now.seat


class WildAntiMatter(Flare, sense="answers_flares"):
    @RESPONSE.when(
        _anothers_flare,
        roles.main_or_ally,
        lambda now: force.text_of(now.state, now.about.seat, now.about.name) == "wild",
    )
    def annihilate(self, game: Cosmic, my: Mine, use: Use) -> None:
        """Counts as that player's flare of the challenge."""
        moves.stop_flare(game, use)


class SuperAntiMatter(Flare, sense="answers_flares"):
    annihilate = alike(RESPONSE.when(_anothers_flare), WildAntiMatter.annihilate)
