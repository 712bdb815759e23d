"""Negator: undoes a choice, which is made anew, or a use, whose card goes back unspent."""

from bot.cosmic.api import *

_NAME = "negator"
_ONCE, _TWICE = 1, 2


def _able(game: Cosmic, my: Mine) -> bool:
    spent = game.state.powers[ids.power_number(my.card)].used
    called = force.call_of(game.state, my.seat, cards.flare(_NAME))
    return len(spent) < (_TWICE if called is not None and called.text == "super" else _ONCE)


def _free(now: Situation[Use]) -> bool:
    use = now.about
    if use.seat == now.seat:
        return False
    if use.source != "power":
        return use.source != "edict" or not registry.EDICTS[use.name].zap
    return registry.POWERS[use.name].kind is Kind.OPTIONAL and use.name != _NAME


class Negator(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.EXPERT, sense="undo"):
    @DECLARED.when(lambda now: now.about.seat != now.seat and _able(now.game, now.my))
    def forbid(self, game: Cosmic, my: Mine, made: Declared) -> Declared:
        """Only where there is another choice."""
        moves.mark_used(game, my.card, DECLARED.name)
        return replace(made, undone=my.name)

    @RESPONSE.each_time().when(_free, lambda now: _able(now.game, now.my))
    def cancel(self, game: Cosmic, my: Mine, use: Use) -> None:
        """The card cannot be played again in this challenge, but another flare can."""
        moves.negate(game, use)


class WildNegator(Flare, sense="turns"):
    after = "transfer"

    negate = calling(REVEALED.when(roles.main, lambda now: totals.forecast(now.game)[0] is not None))

    subtract = changing(CARD_VALUES.at(Value.FLARE).declared(), lambda now, values: (-abs(values[0]), -abs(values[1])))
    """A value that is negative already stays so."""


class SuperNegator(Flare):
    repeat = calling(ROTATING.before)
