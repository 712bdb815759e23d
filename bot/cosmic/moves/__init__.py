"""The only writers of ``CosmicState``. Each move emits one event (``bot.cosmic.events``).

Nothing here asks whether the moment is right or what somebody wants: phases, powers and cards do. A move with a secret
part emits a public event without it and a second one for those who may know.
"""

from bot.cosmic.moves.dealing import *
from bot.cosmic.moves.hands import *
from bot.cosmic.moves.people import *
from bot.cosmic.moves.powers import *
from bot.cosmic.moves.rewinding import *
from bot.cosmic.moves.tokens import *
from bot.cosmic.moves.turn_flow import *
from bot.cosmic.moves.uses import *
