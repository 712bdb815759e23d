"""The edicts that answer a use: Cosmic Zap, Card Zap, Flare Zap, Un-Zap (2.4.3 #1-4, 4.0.6)."""

from bot.cosmic.api import *

_ZAPS = ("cosmic_zap", "card_zap", "flare_zap", "hand_zap")
_NO_CARD_ZAP = ("card_zap", "flare_zap", "un_zap")


def _is_power(game: Cosmic, my: Mine, use: Use) -> bool:
    """The use of a power, or of one by a super flare where the power alone does nothing (2.5.8)."""
    if use.source != "flare":
        return use.source == "power"
    text = registry.FLARES[use.name].get(force.text_of(game.state, use.seat, use.name))
    return isinstance(text, Flare) and text.uses_power


def _is_zappable_card(game: Cosmic, my: Mine, use: Use) -> bool:
    return use.source == "flare" or (use.source == "edict" and use.name not in _NO_CARD_ZAP)


def _is_flare(game: Cosmic, my: Mine, use: Use) -> bool:
    return use.source == "flare"


def _is_zap(game: Cosmic, my: Mine, use: Use) -> bool:
    return use.source == "edict" and use.name in _ZAPS


class CosmicZap(Edict):
    """Cancels a use, and zaps its player (2.4.3)."""

    kept = True

    @RESPONSE.when(_is_power)
    def stop(self, game: Cosmic, my: Mine, use: Use) -> None:
        """All powers of the player are silent, also in games with two powers each (6.5)."""
        moves.cancel(game, use, zapped=True)
        moves.zap(game, use.seat)


class CardZap(Edict):
    """Cancels an edict or a flare; only Un-Zap answers it (2.4.3)."""

    kept = True

    stop = undoing(RESPONSE.when(_is_zappable_card))
    """Not against Card Zap, Flare Zap and Un-Zap."""


class FlareZap(Edict):
    """Cancels a flare, which is spent (2.4.3)."""

    kept = True

    stop = undoing(RESPONSE.when(_is_flare))
    """Also where flares are retained."""


class UnZap(Edict):
    """Cancels a zap (2.4.3)."""

    kept = True

    stop = undoing(RESPONSE.when(_is_zap))
    """Not against another Un-Zap."""
