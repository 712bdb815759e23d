"""Reincarnator: has another power with it, which each loss replaces."""

from bot.cosmic.api import *

_ON = Question("reincarnator.on", Of.YES_NO, says="on")
_TARGET = Question("reincarnator.wild.target", Of.PLAYERS, says="target")
_POWER = Question("reincarnator.wild.power", Of.POWER_CARDS, says="power")

_LAST = 9


def _has_lost(game: Cosmic, seat: Seat) -> bool:
    if game.state.challenge.outcome == "no_deal":
        return seat in board.dealers(game.state)
    return totals.has_lost(game, seat)


def _drawable(state: CosmicState) -> list[str]:
    played = {card.power for card in state.powers if card.holder != NOBODY}
    return registry.fitting((name for name in state.unused if not _unfit(name)), played)


def _unfit(name: str) -> bool:
    power = registry.POWERS[name]
    return power.stays_home or power.bound or power.answer_to(HANDS_DEALT) is not None


class Reincarnator(Power, kind=Kind.MANDATORY, edition=Edition.EON, level=Level.ADVANCED):
    super_joins_always = True
    form = FORM

    @(
        ENDING.settled.at(_LAST)
        .though_zapped()
        .when(lambda now: _has_lost(now.game, now.seat), lambda now: _drawable(now.state))
    )
    def change(self, game: Cosmic, my: Mine) -> Flow[None]:
        """By chance. A zap of the present form does not prevent it."""
        if (yield from dispatch.supported(game, my)) and not (yield from _ON.yes_no(my.seat, default=True)):
            return
        names = _drawable(game.state)
        moves.take_form(game, ids.power_number(my.card), names[game.draw(len(names))])


def _losers(now: Situation[object]) -> list[Seat]:
    others = board.after(now.state, now.seat)
    return [seat for seat in others if _has_lost(now.game, seat) and force.exchangeable(now.state, seat)]


class WildReincarnator(Flare):
    aim = naming(aims.TARGET, _TARGET, _losers)

    @ENDING.challenge.when(_losers, lambda now: _drawable(now.state))
    def recast(self, game: Cosmic, my: Mine) -> Flow[None]:
        target = aims.TARGET.of(my)
        moves.hand_on(game, target)
        held, names = force.exchangeable(game.state, target), _drawable(game.state)
        if held and names:
            number = yield from _POWER.one_of(target, held)
            moves.change_power(game, number, names[game.draw(len(names))])
