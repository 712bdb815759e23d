"""Moons that change totals and who wins a tie (2.6.7, 5.2.1 d-f)."""

from __future__ import annotations

import msgspec

from bot.cosmic.api import COLOUR_OF, TOKEN_VALUE, TOTALS, Cosmic, Mine, Situation, Tally, Token, Totals, board, roles
from bot.cosmic.expansions.moons.moon import Kind, Moon

_TWO = 2


def _defends_a_planet(now: Situation[None]) -> bool:
    return roles.defense(now) and now.state.challenge.target in COLOUR_OF


class DefenseMoon(Moon, kind=Kind.CONTINUOUS):
    """Adds its tokens to the occupant's total; they are at no risk."""

    @TOTALS.at(Tally.ADDITION).when(_defends_a_planet)
    def add(self, game: Cosmic, my: Mine, sums: Totals, subject: None) -> Totals:
        """One each, whatever they would be worth in a challenge."""
        return sums.adding("defense", len(board.tokens_at(game.state, my.card, my.seat)))


class MiniMac(Moon, kind=Kind.CONTINUOUS):
    """Doubles what the occupant's tokens are worth."""

    @TOKEN_VALUE.when(roles.own)
    def weigh(self, game: Cosmic, my: Mine, value: int, token: Token) -> int:
        """Powers come later: what Macron commands counts four."""
        return _TWO


class Tie(Moon, kind=Kind.CONTINUOUS):
    """Gives ties to an occupant who is the offense."""

    @TOTALS.at(Tally.COMPARISON).when(roles.offense)
    def win(self, game: Cosmic, my: Mine, sums: Totals, subject: None) -> Totals:
        """Instead of the defense (5.1.2)."""
        return msgspec.structs.replace(sums, tie="offense")
