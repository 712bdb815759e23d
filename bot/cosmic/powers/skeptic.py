"""Skeptic: asks the other main player to give way, and doubles losses if that one insists."""

from bot.cosmic.api import *

_STAKE = Question("skeptic.stake", Of.NUMBER, says="number")
_AGREE = Question("skeptic.agree", Of.YES_NO, says="agree")


class Skeptic(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.ADVANCED, sense="doubts"):
    super_joins = True

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        doubted = aims.TARGET.to(board.against(game.state, my.seat).seat)
        if not (yield from dispatch.supported(game, my)):
            return doubted
        return doubted | aims.STAKE.to((yield from _STAKE.number(my.seat, 1, 20, default=1)))

    @CARDS.before.when(roles.main_or_ally)
    def doubt(self, game: Cosmic, my: Mine) -> Flow[None]:
        target = aims.TARGET.of(my)
        if not (yield from _AGREE.yes_no(target, default=False)):
            dispatch.call(game, my)
        elif target == game.state.challenge.offense.seat:
            moves.abandon(game, "aborted", "doubt")
            yield from placing.send_home(game, board.on_cone(game.state))
        else:
            moves.decree(game, CONCEDED)
            moves.fix_outcome(game, "offense")

    @LOSING.due.at(Due.DOUBLE).declared().quietly().when(lambda now: now.about.cause == "challenge")
    def raise_loss(self, game: Cosmic, my: Mine, loss: Loss) -> Flow[Loss]:
        """The further tokens come from bases outside the challenge, chosen by their owner."""
        state = game.state
        due: dict[Seat, int] = {}
        for seat in _concerned(my):
            here = len(board.in_challenge(state, seat))
            if aims.STAKE.get(my) and _loses(state, seat, loss):
                due[seat] = aims.STAKE.of(my)
            elif here and loss.of(state, seat):
                due[seat] = here
        free = {seat: losses.outside(state, seat, loss.tokens) for seat in due}
        further = yield from losses.chosen(game, due, free, loss.tokens)
        return replace(loss, tokens=(*loss.tokens, *further), raised=tuple(further))

    @DEAL.fine.declared().when(lambda now: now.about in _concerned(now.my))
    def raise_fine(self, game: Cosmic, my: Mine, fine: int, seat: Seat) -> int:
        """An ally has nothing to lose by a deal that fails."""
        return fine + (aims.STAKE.get(my) or fine)


def _loses(state: CosmicState, seat: Seat, loss: Loss) -> bool:
    """True if ``seat`` is on the side that has lost, with tokens there or without."""
    return loss.by == NOBODY or board.side_of(state, seat) != board.side_of(state, loss.by)


def _concerned(my: Mine) -> tuple[Seat, Seat]:
    return my.seat, aims.TARGET.of(my)


def _invited(now: Situation[Seat]) -> bool:
    return now.about in now.state.challenge.offense.invited or now.about in now.state.challenge.defense.invited


class WildSkeptic(Flare):
    hesitate = setting(INVITING.terms.when(roles.own, _invited), last=True)
    """It has an effect only if others answer later."""
