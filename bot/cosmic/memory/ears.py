"""Which ear listens to events of which kind.

``EARS`` has a row for each kind of event that names cards or moves them. Whoever may see an event is told what it says,
and nobody else: so no seat remembers what it was not shown. What is not named there bears on no hand. Who fought whom
is remembered as well.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.cosmic.memory import fighting, mixing, passing, storing
from bot.cosmic.memory.told import Ear

_POWERS = (
    *("powers_exchanged", "lent", "lent_back", "rests", "copied", "copy_over", "stage", "stages", "reborn", "power"),
    *("powers", "power_held", "power_parted", "power_retired", "power_replaced"),
)
"""What may give a power, with the cards that it stores, to somebody else."""
EARS: Mapping[str, Ear] = {
    "outcome": fighting.fought,
    "shown": passing.shown,
    "hand": passing.own("gained"),
    "hand_now": passing.hand_now,
    "hoard": passing.own("cards"),
    "laid_card": passing.own("card"),
    "given": passing.given,
    "gave": passing.gave,
    "laid": passing.has("card"),
    "turned_up": passing.has("card"),
    "claimed": passing.has("card"),
    "set_aside": passing.has("card"),
    "returned": storing.returned,
    "fetched": passing.has("card"),
    "acts": passing.has("card"),
    "offered": passing.has("cards"),
    "revealed": passing.revealed,
    "substituted": passing.substituted,
    "searched": passing.searched,
    "answered": passing.answered,
    "announced": passing.announced,
    "discarded": passing.gone("cards"),
    "released": passing.gone("cards"),
    "cleared": passing.gone("cards"),
    "removed_card": passing.gone("card"),
    "zodiac_played": passing.gone("card"),
    "attributes_gone": passing.gone("cards"),
    "departed": mixing.departed,
    "redealt": mixing.over,
    "finished": mixing.over,
    "hands_exchanged": mixing.hands_exchanged,
    "cards_exchanged": mixing.cards_exchanged,
    "mingled": mixing.mingled,
    "slipped": mixing.slipped,
    "deck_shown": passing.gone("cards"),
    "dug_up": storing.dug_up,
    "stacked": storing.stacked,
    "hoarded": storing.hoarded,
    "stored": storing.hoards,
    "drew": storing.drew,
    "reshuffled": storing.mixed,
    "searched_deck": storing.mixed,
    **dict.fromkeys(_POWERS, storing.hoards),
}
"""Who listens to what."""
