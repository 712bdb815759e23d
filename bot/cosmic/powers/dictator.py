"""Dictator: renames the colour of a flipped card; wild ones stay wild."""

from bot.cosmic.api import *

_COLOUR = Question("dictator.colour", Of.COLOURS, says="colour", sense="rivals_colour")
_SUPER_COLOUR = Question("dictator.super.colour", Of.COLOURS, says="colour", sense="rivals_colour")


def _colours(game: Cosmic, my: Mine) -> list[str]:
    """Colours that may be decreed: those in play but the shown one; none after a wild card."""
    shown = board.destiny_colour(game.state)
    in_play = [game.state.players[seat].colour for seat in board.active_seats(game.state)]
    return [] if shown is None else [colour for colour in in_play if colour != shown]


def _choose(game: Cosmic, my: Mine, asked: Question) -> Flow[dict[str, Datum]]:
    """Silence takes the colour of whoever has the most foreign bases, the owner's last (8.12)."""

    def worth(colour: str) -> tuple[bool, int]:
        seat = board.seat_of(game.state, colour)
        return seat != my.seat, board.foreign_bases(game.state, seat)

    colours = _colours(game, my)
    colour = yield from asked.one_of(my.seat, colours, default=max(colours, key=worth))
    return aims.COLOUR.to(colour)


class Dictator(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.EXPERT, sense="send_elsewhere"):
    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        return (yield from _choose(game, my, _COLOUR))

    @FLIP.at(Drawn.COLOUR).by_name().when(roles.not_offense, lambda now: _colours(now.game, now.my))
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
    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        return (yield from _choose(game, my, _SUPER_COLOUR))

    @FLIP.when(roles.offense, lambda now: _colours(now.game, now.my))
    def dictate(self, game: Cosmic, my: Mine) -> None:
        moves.undo_commitment(game)
        moves.rewind_challenge(game)
        moves.decree_colour(game, aims.COLOUR.of(my))
        moves.restart(game, "destiny")
