"""The edicts that answer a use: Cosmic Zap, Card Zap, Flare Zap, Un-Zap (2.4.3 #1-4, 4.0.6)."""

from bot.cosmic.api import *


def _is_power(now: Situation[Use]) -> bool:
    """The use of a power, or of one by a super flare where the power alone does nothing (2.5.8)."""
    use = now.about
    if use.source != "flare":
        return use.source == "power"
    text = registry.FLARES[use.name].get(force.text_of(now.state, use.seat, use.name))
    return isinstance(text, Flare) and text.uses_power


def _is_zappable_card(now: Situation[Use]) -> bool:
    use = now.about
    return use.source == "flare" or (use.source == "edict" and registry.EDICTS[use.name].hits in (None, Hits.POWER))


def _is_zap(now: Situation[Use]) -> bool:
    use = now.about
    return use.source == "edict" and registry.EDICTS[use.name].zap and registry.EDICTS[use.name].hits is not Hits.ZAP


class CosmicZap(Edict, number=1, copies=3, hits=Hits.POWER, price=14):
    kept = True

    @RESPONSE.when(_is_power)
    def stop(self, game: Cosmic, my: Mine, use: Use) -> None:
        """All powers of the player are silent, also in games with two powers each (6.5)."""
        moves.cancel(game, use, zapped=True)
        moves.zap(game, use.seat)


class CardZap(Edict, number=2, copies=2, hits=Hits.CARD, price=11):
    kept = True

    stop = undoing(RESPONSE.when(_is_zappable_card))
    """Not against Card Zap, Flare Zap and Un-Zap."""


class FlareZap(Edict, number=3, copies=1, hits=Hits.FLARE):
    kept = True

    stop = undoing(RESPONSE.when(lambda now: now.about.source == "flare"))
    """Also where flares are retained."""


class UnZap(Edict, number=4, copies=1, hits=Hits.ZAP, called="Un-Zap"):
    kept = True

    stop = undoing(RESPONSE.when(_is_zap))
    """Not against another Un-Zap."""
