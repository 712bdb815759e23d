"""Gambler: holds its card back and makes a claim about it, which is settled before values are compared."""

from bot.cosmic.api import *

_CLAIM = Question("gambler.claim", Of.CARDS, secret=True, sense="claim")
_STAKE = Question("gambler.stake", Of.NUMBER)
_CALL = Question("gambler.call", Of.YES_NO, sense="doubt")
_GAP = Question("gambler.spread", Of.NUMBER, flare="wild")

_CLAIMED = aims.Aim[Face]("claim")
_DIFFERENCE = aims.Aim[int]("spread")


def _holds_back(now: Situation[object]) -> bool:
    side = board.with_main(now.state, now.seat)
    return side.card is not None and not side.shown


class Gambler(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.EXPERT, worth=7, sense="bluff"):
    super_joins = True

    wait = setting(
        SELECTION.laying.when(roles.own, roles.main, lambda now: not board.with_main(now.state, now.about).shown),
        last=True,
    )
    """Nothing to announce: the other card would be turned up anyway."""

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        """The claim is announced with the use, and the stake if the super flare sets it."""
        mine = board.with_main(game.state, my.seat)
        faces = list(dict.fromkeys(map(cards.face, cards.challenge_cards())))
        claim: str = yield from _CLAIM.one_of(my.seat, faces, default=totals.face_of(mine))
        if not (yield from dispatch.supported(game, my)):
            return _CLAIMED.to(claim)
        here = len(board.in_challenge(game.state, my.seat))
        return _CLAIMED.to(claim) | aims.STAKE.to((yield from _STAKE.number(my.seat, 1, 20, default=max(1, here))))

    @SELECTION.held_back.by_name().when(roles.main, _holds_back)
    def bluff(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Part of the flip itself, before everything that is done to revealed cards."""
        state = game.state
        claim, other = _CLAIMED.of(my), board.opponent(state, my.seat)
        dispatch.call(game, my)
        if not (yield from _CALL.yes_no(other, default=False)):
            moves.bury_card(game, my.seat, claim)
            return
        moves.show_card(game, my.seat)
        payer = other if totals.face_of(board.with_main(state, my.seat)) == claim else my.seat
        stake = aims.STAKE.get(my)
        due = len(board.in_challenge(state, payer)) if stake is None else stake
        lost = yield from losses.chosen(game, {payer: due}, {payer: losses.outside(state, payer)})
        yield from losses.lose(game, lost, "gambler")


class WildGambler(Flare):
    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        return _DIFFERENCE.to((yield from _GAP.number(my.seat, 1, max(cards.ATTACKS), default=5)))

    bet = calling(CARDS.down.when(roles.main))

    @CARD_VALUES.at(Value.FLARE).declared()
    def settle(self, game: Cosmic, my: Mine, values: tuple[int, int], subject: None) -> tuple[int, int]:
        """By the values as the powers have left them."""
        one, other = values
        won = _DIFFERENCE.of(my) if abs(one - other) >= _DIFFERENCE.of(my) else 0
        return (one + won, other) if roles.offense(Situation(game, my, None)) else (one, other + won)
