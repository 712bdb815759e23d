"""Mirror: reverses the digits of attacks before any other change of their values (5.2.1)."""

from bot.cosmic.api import *

_PLAYER = Question("mirror.player", Of.PLAYERS, says="player")


def _reversed(value: int) -> int:
    """The value read backwards as a two-digit number; its sign stays."""
    backwards = int(str(abs(value)).zfill(2)[::-1])
    return -backwards if value < 0 else backwards


class Mirror(Power, kind=Kind.OPTIONAL, edition=Edition.LATER, level=Level.ADVANCED, sense="reversal"):
    super_joins = True

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        if not (yield from dispatch.supported(game, my)):
            return {}
        return aims.PLAYER.to((yield from _PLAYER.one_of(my.seat, board.mains(game.state), default=my.seat)))

    call = calling(CARDS.down.when(roles.main))

    @CARD_VALUES.at(Value.REVERSAL).declared()
    def reflect(self, game: Cosmic, my: Mine, values: tuple[int, int], subject: None) -> tuple[int, int]:
        """Two reversals cancel each other."""
        one, other = values
        offense, defense = board.mains(game.state)
        only = aims.PLAYER.get(my)
        return one if only == defense else _reversed(one), other if only == offense else _reversed(other)


def _differs(now: Situation[object]) -> bool:
    theirs = totals.face_of(board.against(now.state, now.seat))
    return bool(theirs) and theirs != totals.face_of(board.with_main(now.state, now.seat))


class WildMirror(Flare):
    @REVEALED.at(Flipped.CARD).when(roles.main, _differs)
    def copy(self, game: Cosmic, my: Mine) -> None:
        """As that card counts now, a compromise too."""
        name = board.side_of(game.state, my.seat)
        if name is not None:
            moves.count_as(game, name, totals.face_of(board.against(game.state, my.seat)))
