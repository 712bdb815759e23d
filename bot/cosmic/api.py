"""The vocabulary of powers, flares, edicts, asteroid powers and moons: all that such a file imports.

It decides nothing; each name says in its own module what it does.
"""

from __future__ import annotations

from collections.abc import Sequence as Sequence

from msgspec.structs import replace as replace

from bot.cosmic import moves as moves
from bot.cosmic.challenge import (
    choosing as choosing,
    draws as draws,
    rewards as rewards,
    roles as roles,
    totals as totals,
    turns as turns,
    winning as winning,
)
from bot.cosmic.engine import dispatch as dispatch, force as force, listeners as listeners
from bot.cosmic.engine.declarations import (
    adding as adding,
    affirming as affirming,
    alike as alike,
    calling as calling,
    naming as naming,
    undoing as undoing,
)
from bot.cosmic.kinds import registry as registry
from bot.cosmic.kinds.effects import (
    Edict as Edict,
    Edition as Edition,
    Flare as Flare,
    Kind as Kind,
    Level as Level,
    Power as Power,
)
from bot.cosmic.kinds.hooks import (
    ALLIES as ALLIES,
    ALLY_WORTH as ALLY_WORTH,
    ANOTHER as ANOTHER,
    ANY_CHECKPOINT as ANY_CHECKPOINT,
    ARRIVED as ARRIVED,
    ATTRACTED as ATTRACTED,
    BARRED as BARRED,
    BEFORE_DESTINY as BEFORE_DESTINY,
    CARD_VALUES as CARD_VALUES,
    CARDS as CARDS,
    CHALLENGE_START as CHALLENGE_START,
    COMMITTING as COMMITTING,
    CONCEDED as CONCEDED,
    DEAL as DEAL,
    DEAL_REWARDS as DEAL_REWARDS,
    DEALING as DEALING,
    DECLARED as DECLARED,
    DEFENSE_FIXED as DEFENSE_FIXED,
    DISCARDING as DISCARDING,
    DRAWING as DRAWING,
    END_STEP as END_STEP,
    ENDED as ENDED,
    ENDING as ENDING,
    ESCORTING as ESCORTING,
    FLIP as FLIP,
    HANDS_DEALT as HANDS_DEALT,
    HELD_FAST as HELD_FAST,
    INVITING as INVITING,
    LANDING as LANDING,
    LOSING as LOSING,
    LURED as LURED,
    MEDDLED as MEDDLED,
    NEIGHBOURS as NEIGHBOURS,
    OUTCOME as OUTCOME,
    OUTCOME_KNOWN as OUTCOME_KNOWN,
    POWER_USED as POWER_USED,
    REGROUPS as REGROUPS,
    RESPONSE as RESPONSE,
    RETURNING as RETURNING,
    REVEALED as REVEALED,
    REWARDING as REWARDING,
    ROTATING as ROTATING,
    SELECTION as SELECTION,
    SENT_AWAY as SENT_AWAY,
    SWAPPED as SWAPPED,
    TARGETING as TARGETING,
    TOKEN_VALUE as TOKEN_VALUE,
    TOTALS as TOTALS,
    TURN as TURN,
    WIN as WIN,
    WINDOWS as WINDOWS,
    Claim as Claim,
    Consoled as Consoled,
    Drawn as Drawn,
    Due as Due,
    Entered as Entered,
    Fate as Fate,
    Flipped as Flipped,
    Force as Force,
    Hands as Hands,
    Limit as Limit,
    Mine as Mine,
    Need as Need,
    Settled as Settled,
    Tally as Tally,
    Value as Value,
    Verdict as Verdict,
)
from bot.cosmic.kinds.questions import (
    NONE as NONE,
    Guard as Guard,
    Of as Of,
    Question as Question,
    Standing as Standing,
    Time as Time,
)
from bot.cosmic.model import aims as aims, board as board, cards as cards, covers as covers, ids as ids
from bot.cosmic.model.attributes import (
    COLLECTED as COLLECTED,
    DECOYS as DECOYS,
    FORM as FORM,
    HOARD as HOARD,
    LEASED as LEASED,
    PROXY as PROXY,
    STAGE as STAGE,
    STAGES as STAGES,
    TRAPS as TRAPS,
    UNSEEN_CALLED as UNSEEN_CALLED,
    UNSEEN_SIDE as UNSEEN_SIDE,
    UNSEEN_TOKENS as UNSEEN_TOKENS,
    Attribute as Attribute,
    Shown as Shown,
)
from bot.cosmic.model.card_worth import card_price as card_price, cheapest as cheapest
from bot.cosmic.model.holdings import COLOUR_OF as COLOUR_OF, OUTPOSTS as OUTPOSTS
from bot.cosmic.model.hook_args import (
    Call as Call,
    Commit as Commit,
    Consolation as Consolation,
    Declared as Declared,
    Discard as Discard,
    Discarded as Discarded,
    Draw as Draw,
    Drew as Drew,
    Hold as Hold,
    Landing as Landing,
    Loss as Loss,
    Regroup as Regroup,
    Release as Release,
    Returning as Returning,
    Reward as Reward,
    Said as Said,
    SideTotal as SideTotal,
    Totals as Totals,
    Unseen as Unseen,
    Used as Used,
    Victory as Victory,
)
from bot.cosmic.model.options import Options as Options
from bot.cosmic.model.state import (
    DEFENSE_CONE as DEFENSE_CONE,
    NOBODY as NOBODY,
    OFFENSE_CONE as OFFENSE_CONE,
    REMOVED as REMOVED,
    RING as RING,
    SHEET as SHEET,
    WARP as WARP,
    Cosmic as Cosmic,
    CosmicState as CosmicState,
    Datum as Datum,
    Outcome as Outcome,
    PowerCard as PowerCard,
    SideName as SideName,
    Token as Token,
    Use as Use,
)
from bot.cosmic.tokens import (
    captives as captives,
    divisions as divisions,
    founding as founding,
    losses as losses,
    picking as picking,
    placing as placing,
    sources as sources,
)
from bot.cosmic.tokens.placing import CONE_LIMIT as CONE_LIMIT
from bot.kernel.ask import Ask as Ask, OneOf as OneOf, Part as Part, Split as Split, YesNo as YesNo
from bot.kernel.flow import Flow as Flow, everyone as everyone, under_seal as under_seal
from bot.kernel.seat import Seat as Seat
