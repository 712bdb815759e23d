"""Events of Cosmic Encounter: a struct for each kind, emitted by the move that did it.

A field has the name and the type of what it says. Nothing decides anything here, and no words are known:
those are found by an event's type (``bot.cosmic.words``). Events of expansions stand beside their moves.
"""

from bot.cosmic.events.cards import *
from bot.cosmic.events.event import *
from bot.cosmic.events.event import CosmicEvent
from bot.cosmic.events.tokens import *
from bot.cosmic.events.turn_flow import *
from bot.cosmic.events.uses import *

BASE = tuple(CosmicEvent.kinds.values())
"""Without those of expansions, which are imported later."""
