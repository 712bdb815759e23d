"""Dictator: renames the colour of a flipped card; wild ones stay wild."""

from bot.cosmic.api import *

_COLOUR = Question("dictator.colour", Of.COLOURS, says="colour", sense="rivals_colour")
_SUPER_COLOUR = Question("dictator.super.colour", Of.COLOURS, says="colour", sense="rivals_colour")


def _colours(now: Situation[object]) -> list[str]:
    """Colours that may be decreed: those in play but the shown one; none after a wild card."""
    shown = board.destiny_colour(now.state)
    in_play = [now.state.players[seat].colour for seat in board.active_seats(now.state)]
    return [] if shown is None else [colour for colour in in_play if colour != shown]


def _leaders(now: Situation[object]) -> str:
    """The colour of whoever has the most foreign bases, the owner's last (8.12)."""

    def worth(colour: str) -> tuple[bool, int]:
        seat = board.seat_of(now.state, colour)
        return seat != now.seat, board.foreign_bases(now.state, seat)

    return max(_colours(now), key=worth)


class Dictator(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.EXPERT, sense="send_elsewhere"):
    aim = naming(aims.COLOUR, _COLOUR, _colours, _leaders)

    @FLIP.at(Drawn.COLOUR).by_name().when(roles.not_offense, _colours)
    def dictate(self, game: Cosmic, my: Mine) -> None:
        """The card itself is discarded as drawn, and its reverse cone mark counts (4.2.7)."""
        moves.decree_colour(game, aims.COLOUR.of(my))


class WildDictator(Flare):
    @FLIP.when(roles.not_offense, lambda now: now.state.challenge.flips)
    def refuse(self, game: Cosmic, my: Mine) -> None:
        """The offense takes its tokens back and goes on with the new card, for which a colour may be decreed again: the
        redraw comes before that (P2 section 1, windows).
        """
        moves.unuse(game, FLIP.name)
        moves.undo_commitment(game)
        moves.rewind_challenge(game)
        moves.restart(game, "destiny")


class SuperDictator(Flare, uses_power=True):
    aim = naming(aims.COLOUR, _SUPER_COLOUR, _colours, _leaders)

    @FLIP.when(roles.offense, _colours)
    def dictate(self, game: Cosmic, my: Mine) -> None:
        moves.undo_commitment(game)
        moves.rewind_challenge(game)
        moves.decree_colour(game, aims.COLOUR.of(my))
        moves.restart(game, "destiny")
