"""Graviton: announces a digit before the reveal; attacks count nothing else at it (5.2.1)."""

from bot.cosmic.api import *

_CALL = Question("graviton.call", Of.WORDS, sense="digit")
_ONLY = Question("graviton.only", Of.PLAYERS, says="player", secret=True)

TENS, ONES = "tens", "ones"
_CALLED = aims.Aim[str]("call", words=(TENS, ONES))
_BASE = 10


def _digit(value: int, call: Datum) -> int:
    """The digit left of a value: 4 of 40 on tens, 9 of 9 on ones; its sign stays."""
    left = abs(value) // _BASE % _BASE if call == TENS else abs(value) % _BASE
    return -left if value < 0 else left


def _overruled(game: Cosmic, my: Mine) -> bool:
    """True if a call of somebody who comes first in the order of 4.0.2 stands instead (P3, Graviton)."""
    state = game.state
    callers = [one.seat for one in state.challenge.calls if board.used_name(state, one.card) == my.name]
    return min(board.rank_of(state, seat) for seat in callers) < board.rank_of(state, my.seat)


class Graviton(Power, kind=Kind.OPTIONAL, edition=Edition.LATER, level=Level.ADVANCED, sense="weak_card"):
    super_joins = True

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        """The call is public; the super flare joins only if one card is named."""
        aim: dict[str, Datum] = _CALLED.to((yield from _CALL.one_of(my.seat, [TENS, ONES], default=TENS)))
        if dispatch.readied(game, my):
            wanted = yield from _ONLY.up_to(my.seat, 1, board.mains(game.state), default=[])
            if wanted and (yield from dispatch.supported(game, my)):
                aim |= aims.PLAYER.to(wanted[0])
        return aim

    announce = calling(CARDS.down.when(roles.main))

    @CARD_VALUES.at(Value.DIGITS).declared()
    def keep_digit(self, game: Cosmic, my: Mine, values: tuple[int, int], subject: None) -> tuple[int, int]:
        """Before digits are turned round: a 4 that is left is read as 04."""
        if _overruled(game, my):
            return values
        (one, other), (offense, defense) = values, board.mains(game.state)
        only, call = aims.PLAYER.get(my), _CALLED.of(my)
        return one if only == defense else _digit(one, call), other if only == offense else _digit(other, call)


def _faces_another(now: Situation[object]) -> bool:
    other = board.opponent(now.state, now.seat)
    return other >= 0 and not board.held_by(now.state, other, now.my.name)


class WildGraviton(Flare, sense="turns"):
    announce = calling(CARDS.before.when(_faces_another))

    @CARD_VALUES.at(Value.DIGITS).declared()
    def keep_ones(self, game: Cosmic, my: Mine, values: tuple[int, int], subject: None) -> tuple[int, int]:
        one, other = values
        return values if _overruled(game, my) else (_digit(one, ONES), _digit(other, ONES))
