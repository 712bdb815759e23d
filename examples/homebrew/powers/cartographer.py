"""Cartographer: knows where destiny leads."""

from bot.cosmic.api import *

_NEXT = Question("cartographer.next", Of.COLOURS, says="next", secret=True, sense="weakest")
_BURY = Question("cartographer.bury", Of.COLOURS, says="bury", secret=True, sense="strongest")
_WHOM = Question("cartographer.wild.whom", Of.PLAYERS, says="whom")
_TOP = 2


def _others(now: Situation[None]) -> list[Seat]:
    return [seat for seat in board.after(now.state, now.seat) if board.side_of(now.state, seat) is None]


class Cartographer(Power, kind=Kind.MANDATORY, level=Level.NOVICE):
    """Orders the next destiny cards."""

    super_joins = True

    @CHALLENGE_START
    def survey(self, game: Cosmic, my: Mine) -> Flow[None]:
        """As many questions whatever the cards are, so that nobody learns from their number."""
        seen = moves.look_at_destiny(game, my.seat, _TOP)
        left, under, order = [*seen], list[str](), list[str]()
        if len(left) > 1 and (yield from dispatch.supported(game, my)):
            card = yield from _BURY.one_of(my.seat, [NONE, *dict.fromkeys(left)], default=NONE)
            under = [card] if card != NONE else []
            left = _without(left, under)
        for _ in range(len(seen) - 1):
            if left:
                order.append((yield from _NEXT.one_of(my.seat, [*dict.fromkeys(left)], default=left[0])))
                left = _without(left, order[-1:])
        moves.stack_destiny(game, my.seat, [*order, *left], under)


def _without(left: list[str], gone: list[str]) -> list[str]:
    rest = [*left]
    for card in gone:
        rest.remove(card)
    return rest


class WildCartographer(Flare):
    """Keeps somebody from the side of the opponent."""

    aim = naming(aims.TARGET, _WHOM, _others)
    call = calling(INVITING.before.when(roles.main, _others))

    @INVITING.terms.declared().when(lambda now: now.about == aims.TARGET.of(now.my) and roles.main(now))
    def bar(self, game: Cosmic, my: Mine, terms: Terms, seat: Seat) -> Terms:
        theirs: SideName = "defense" if my.seat == game.state.challenge.offense.seat else "offense"
        return replace(terms, barred=(*terms.barred, theirs))
