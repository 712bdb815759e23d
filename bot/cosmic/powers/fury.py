"""Fury: counts its lost tokens, and spends the count once both cards lie face down."""

from bot.cosmic.api import *

_SPEND = Question("fury.spend", Of.NUMBER)
_SIGN = Question("fury.sign", Of.WORDS)

PLUS, MINUS = "plus", "minus"
_SIGNED = aims.Aim[str]("way", words=(PLUS, MINUS))


def _own(game: Cosmic, my: Mine, loss: Loss) -> int:
    return sum(game.state.tokens[number].owner == my.seat for number in (*loss.tokens, *loss.removed))


class Fury(Power, kind=Kind.OPTIONAL, edition=Edition.LATER, level=Level.NOVICE, sense="can_decide"):
    super_joins_always = True
    rage = Attribute(0, tally=True, told="rage")

    @LOSING.after.at(Entered.RAGE).quietly().when(lambda now: _own(now.game, now.my, now.about) > 0)
    def gather(self, game: Cosmic, my: Mine, loss: Loss) -> Loss:
        """Not while the power is off; whoever commanded the tokens."""
        moves.remember(game, my.card, Fury.rage, Fury.rage.of(my) + _own(game, my, loss))
        return loss

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        number = yield from _SPEND.number(my.seat, 1, Fury.rage.of(my), default=Fury.rage.of(my))
        return aims.NUMBER.to(number) | _SIGNED.to((yield from _SIGN.one_of(my.seat, [PLUS, MINUS], default=PLUS)))

    @CARDS.down.when(roles.main_or_ally, lambda now: Fury.rage.of(now.my) > 0)
    def spend(self, game: Cosmic, my: Mine) -> Flow[None]:
        """A use that is stopped costs nothing (POW2). With the super flare none does."""
        dispatch.call(game, my)
        if not (yield from dispatch.supported(game, my)):
            moves.remember(game, my.card, Fury.rage, max(0, Fury.rage.of(my) - aims.NUMBER.of(my)))

    @TOTALS.at(Tally.ADDITION).declared().when(roles.main_or_ally)
    def vent(self, game: Cosmic, my: Mine, sums: Totals, subject: None) -> Totals:
        number = 3 * aims.NUMBER.of(my)
        return sums.adding(board.side_of(game.state, my.seat), number if _SIGNED.of(my) == PLUS else -number)


class WildFury(Flare):
    @REWARDING.after.when(roles.main, roles.beaten)
    def avenge(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Of a base, which one is their choice; nobody is left with fewer than the bases needed to win (8.4)."""
        state = game.state
        against = board.against(state, my.seat)
        foes = [seat for seat in (against.seat, *against.allies) if seat != NOBODY]
        bases = {seat: board.bases(state, seat) for seat in foes if not attributes.covered(state, seat, ASSET_TOKENS)}
        tokens = yield from losses.chosen(game, {seat: 1 for seat, row in bases.items() if row}, bases)
        yield from losses.remove(game, tokens, "fury.wild", my.seat)
