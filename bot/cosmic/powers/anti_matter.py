"""Anti-Matter: the lower total wins, and tokens count against their own side."""

from __future__ import annotations

from bot.cosmic.api import *


def _against_itself(side: SideTotal) -> SideTotal:
    """The tokens subtracted; everything else keeps its sign."""
    return SideTotal(side.card, -side.tokens, -side.allied, side.added)


class AntiMatter(Power):
    """As a main player, when both cards are attacks: all tokens in the challenge, on both sides, are subtracted from
    their side's card instead of added, and the lower total wins. A tie still goes to the defense.
    """

    name = "anti_matter"
    kind = Kind.MANDATORY
    example = (
        "Ana shows 6 with four tokens, Ben 8 with one: 6 - 4 = 2 stands against 8 - 1 = 7. The lower total wins, so "
        "Ana does."
    )

    @TOTALS.at(Tally.COMPARISON).when(lambda game, my, subject: roles.main(game, my))
    def invert(self, game: Cosmic, my: Mine, sums: Totals, subject: None) -> Totals:
        """A second copy changes nothing."""
        if sums.lower_wins:
            return sums
        return Totals(_against_itself(sums.offense), _against_itself(sums.defense), lower_wins=True)


def _anothers_flare(game: Cosmic, my: Mine, use: Use) -> bool:
    return use.source == "flare" and use.seat != my.seat


def _anothers_wild_flare(game: Cosmic, my: Mine, use: Use) -> bool:
    wild = _anothers_flare(game, my, use) and force.text_of(game.state, use.seat, use.name) == "wild"
    return wild and roles.main_or_ally(game, my)


class WildAntiMatter(Flare):
    """As a main player or ally, when another player announces a wild flare: stop it. That flare goes back to its
    holder's hand and cannot be tried again in this challenge.
    """

    of = "anti_matter"
    side = Side.WILD

    @RESPONSE.when(_anothers_wild_flare)
    def annihilate(self, game: Cosmic, my: Mine, use: Use) -> None:
        """It counts as that player's flare of the challenge."""
        moves.stop_flare(game, use)


class SuperAntiMatter(Flare):
    """In any role, when another player announces a flare, wild or super: stop it. That flare goes back to its holder's
    hand and cannot be tried again in this challenge.
    """

    of = "anti_matter"
    side = Side.SUPER

    @RESPONSE.when(_anothers_flare)
    def annihilate(self, game: Cosmic, my: Mine, use: Use) -> None:
        """It counts as that player's flare of the challenge."""
        moves.stop_flare(game, use)
