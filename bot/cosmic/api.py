"""The names that files of powers, flares, edicts, asteroid powers and moons import."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from msgspec.structs import replace

from bot.cosmic import moves
from bot.cosmic.challenge import draws, roles, totals, winning
from bot.cosmic.engine import dispatch, force, listeners
from bot.cosmic.engine.declarations import adding, affirming, alike, calling, changing, doing, naming, setting, undoing
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.effects import Edict, Edition, Flare, Hits, Kind, Level, Power
from bot.cosmic.kinds.hooks import *
from bot.cosmic.kinds.questions import NONE, Guard, Of, Question, Standing, Time
from bot.cosmic.model import aims, attributes, board, cards, ids
from bot.cosmic.model.attributes import *
from bot.cosmic.model.cards import card_price, cheapest
from bot.cosmic.model.holdings import COLOUR_OF, OUTPOSTS
from bot.cosmic.model.hook_args import *
from bot.cosmic.model.ids import DestinyId, Face, PlaceId, PowerName
from bot.cosmic.model.options import Flag, Options, add_flag
from bot.cosmic.model.records import SIDES, Outcome, SideName
from bot.cosmic.model.state import (
    DEFENSE_CONE,
    NOBODY,
    OFFENSE_CONE,
    REMOVED,
    RING,
    SHEET,
    WARP,
    Cosmic,
    CosmicState,
    Datum,
    PowerCard,
    Token,
    Use,
)
from bot.cosmic.tokens import arrivals, captives, losses, picking, placing, sources
from bot.cosmic.tokens.placing import CONE_LIMIT
from bot.kernel.ask import Ask, Number, OneOf, Order, Part, Split, UpTo, YesNo
from bot.kernel.event import Seat
from bot.kernel.flow import Flow, everyone, under_seal
