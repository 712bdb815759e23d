"""Ratchet: looks on and gathers."""

from bot.cosmic.api import *

_SPEND = Question("ratchet.spend", Of.NUMBER, says="spend")
_EACH, _HELP = 2, 3


class Ratchet(Power, kind=Kind.OPTIONAL, level=Level.NOVICE, sense="can_decide"):
    """Counts the challenges of others, and spends the count."""

    super_joins_always = True
    wanders = True
    cogs = Attribute(0, tally=True, told="cogs")

    @ENDING.challenge.quietly().when(roles.bystander)
    def gather(self, game: Cosmic, my: Mine) -> None:
        moves.remember(game, my.card, Ratchet.cogs, Ratchet.cogs.of(my) + 1)

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        most = Ratchet.cogs.of(my)
        return aims.NUMBER.to((yield from _SPEND.number(my.seat, 1, most, default=most)))

    @CARDS.down.when(roles.main_or_ally, lambda now: Ratchet.cogs.of(now.my) > 0)
    def spend(self, game: Cosmic, my: Mine) -> Flow[None]:
        """With the super flare half of them stay."""
        dispatch.call(game, my)
        spent = aims.NUMBER.of(my)
        kept = spent // 2 if (yield from dispatch.supported(game, my)) else 0
        moves.remember(game, my.card, Ratchet.cogs, max(0, Ratchet.cogs.of(my) - spent + kept))

    turn = adding(
        TOTALS.at(Tally.ADDITION).declared().when(roles.main_or_ally), lambda now: _EACH * aims.NUMBER.of(now.my)
    )


class WildRatchet(Flare):
    """Helps as an ally."""

    call = calling(CARDS.down.when(roles.ally))
    help = adding(TOTALS.at(Tally.ADDITION).declared().when(roles.ally), lambda now: _HELP)
