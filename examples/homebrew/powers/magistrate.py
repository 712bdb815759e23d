"""Magistrate: closes the court."""

from bot.cosmic.api import *

_FORGED = "A8"


def _allowed(held: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(card for card in held if cards.kind(card) not in ("edict", "flare"))


class Magistrate(Power, kind=Kind.OPTIONAL, level=Level.ADVANCED):
    """Nobody else plays edicts or flares in a challenge."""

    close = calling(TARGETING.after.when(roles.main))

    @SELECTION.playable.declared().when(lambda now: now.about != now.seat)
    def forbid(self, game: Cosmic, my: Mine, held: tuple[str, ...], seat: Seat) -> tuple[str, ...]:
        return _allowed(held)


def _forger(now: Situation[object]) -> bool:
    return roles.main(now) and not cards.is_challenge(board.with_main(now.state, now.seat).card or "C")


class WildMagistrate(Flare):
    """Lays an edict as an attack 8."""

    call = calling(CARDS.before.when(roles.main))

    @SELECTION.playable.declared().when(roles.own, roles.main)
    def forge(self, game: Cosmic, my: Mine, held: tuple[str, ...], seat: Seat) -> tuple[str, ...]:
        edicts = cards.of_kind(game.state.players[seat].hand, "edict")
        return (*held, *(card for card in edicts if card not in held))

    @REVEALED.quietly().declared().when(_forger)
    def count(self, game: Cosmic, my: Mine) -> None:
        side = board.side_of(game.state, my.seat)
        if side is not None:
            moves.count_as(game, side, _FORGED)


class SuperMagistrate(Flare):
    """Nobody joins the opponent."""

    close = calling(INVITING.before.when(roles.main))

    @INVITING.terms.declared().when(lambda now: now.about != now.seat and roles.main(now))
    def bar(self, game: Cosmic, my: Mine, terms: Terms, seat: Seat) -> Terms:
        theirs: SideName = "defense" if my.seat == game.state.challenge.offense.seat else "offense"
        return replace(terms, barred=(*terms.barred, theirs))
