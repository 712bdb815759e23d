"""The closed list of hooks: every moment and number at which powers, flares and edicts may step in.

Four kinds. A *modifier* changes a number without asking anybody. A *replacement* is asked when something is about to
happen, may ask, and hands back what happens instead. A *moment* is a named window of 4.0.3. A *response* answers a use
that was just announced (4.0.6). A class of ``effects`` decorates a method with the hook it answers::

    @REVEALED.when(main)
    def rewind(self, game: Cosmic, my: Mine) -> Flow[None]: ...

A method that asks nothing is a plain function and returns its result directly. One that does the same in several
windows is decorated with each of them.
``when`` names conditions, all of which must be met; without any the method is called always. Each takes a
``Situation``. ``at`` gives a rank: lower ranks first, inside a rank the order of 4.0.2. ``each_time`` lifts the limit
of once per challenge (4.0.5). ``by_name`` asks the owner of an optional moment in that very window instead of at the
checkpoint (for what replaces a main decision). Conditions of powers read public facts only, those of flares and edicts
also what the holder knows. A hook needs two users; one that has fewer says why in a sentence that begins with "One
user:". A power and its flares are one user.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from inspect import isgeneratorfunction, signature
from typing import Any, ClassVar, Generic, Self, TypeAlias, TypeVar, overload

import msgspec

from bot.cosmic.model import hook_args, origin
from bot.cosmic.model.records import Outcome
from bot.cosmic.model.state import Cosmic, CosmicState, Datum, Token, Use
from bot.kernel.event import Seat
from bot.kernel.flow import Flow

P = TypeVar("P")
V = TypeVar("V")
S = TypeVar("S")
S_co = TypeVar("S_co", covariant=True)
R = TypeVar("R", None, Flow[None])
M = TypeVar("M", bound=Callable[..., Any])


class Mine(msgspec.Struct, frozen=True, gc=False):
    """One use of a power, flare or edict: whose it is and what it remembers."""

    seat: Seat
    name: str
    """Name of the power or edict; for a flare that of its power."""
    card: str
    """``power.<number>``, or the id of the card."""
    data: dict[str, Datum]
    """What the power remembers between challenges; nothing for cards."""
    window: str = ""
    aim: dict[str, Datum] = {}
    """What was announced with this use (``Effect.aim``)."""


class Situation(msgspec.Struct, Generic[S_co], frozen=True, gc=False):
    game: Cosmic
    my: Mine
    about: S_co
    """The subject, intent or use that the hook hands to methods; None in a window."""

    @property
    def state(self) -> CosmicState:
        return self.game.state

    @property
    def seat(self) -> Seat:
        """The player whose use it would be."""
        return self.my.seat


Condition: TypeAlias = Callable[[Situation[S]], object]
"""Met if what it returns is true: a list of what there is to choose from is met unless it is empty."""


class Force(IntEnum):
    USABLE = 0
    """It is neither dormant nor zapped, and there is no Sanity (6.3, 6.5)."""
    AWAKE = 1
    """It is not dormant and there is no Sanity: a zap does not reach it (6.9)."""
    HELD = 2
    """Somebody has it: what it has begun is brought to an end, whatever has become of it meanwhile."""


@dataclass(frozen=True)
class Hook:
    takes: ClassVar[tuple[str, ...]] = ("game", "my")
    """What methods are handed besides their object."""
    pure: ClassVar[bool] = False
    """Whether methods may ask nobody."""
    name: str
    condition: Condition[Any] | None = None
    conditions: tuple[Condition[Any], ...] = ()
    """What it is made of."""
    rank: int = 0
    each: bool = False
    named: bool = False
    quiet: bool = False
    """Whether it does its work without being announced as a use."""
    noted: bool = False
    """Whether it only keeps books, so that nothing has happened for anybody to act on (4.0.3)."""
    needs: Force = Force.USABLE
    """What a power needs for it."""
    announced: bool = False
    """Whether its use was announced before."""
    secret: Condition[None] | None = None
    """What besides has to be true, of which only the holder knows; it never decides who is asked."""

    def check(self, method: Callable[..., Any], place: Callable[[], str]) -> None:
        """Raise TypeError, with the place, if a bound method or a condition has another shape than this hook wants."""
        if not _accepts(method, len(self.takes)):
            raise TypeError(f"{place()}: a method for {self.name} takes ({', '.join(self.takes)})")
        if self.pure and isgeneratorfunction(method):
            raise TypeError(f"{place()}: a method for {self.name} asks nobody: it is no generator")
        for condition in (*self.conditions, *([self.secret] if self.secret else [])):
            if not _accepts(condition, 1):
                name = getattr(condition, "__qualname__", condition)
                raise TypeError(f"{place()}: a condition takes one Situation: {name}")

    def at(self, rank: int) -> Self:
        return dataclasses.replace(self, rank=rank)

    def though_zapped(self, needs: Force = Force.AWAKE) -> Self:
        """Also while a zap silences its owner, or with HELD whatever has become of the power."""
        return dataclasses.replace(self, needs=needs)

    def declared(self) -> Self:
        """Carry out what was announced before, in a Moment that noted it with ``moves.call``; without such a call
        the method is not asked. It is not announced once more, and a flare need not be readied for it.
        """
        return dataclasses.replace(self, announced=True)


class _Conditional(Hook, Generic[S]):
    def when(self, *conditions: Condition[S]) -> Self:
        """Only if each condition is met; those of a response read public facts only."""
        return dataclasses.replace(self, condition=_all(conditions), conditions=conditions)


class _Limited(_Conditional[S]):
    def each_time(self) -> Self:
        """Without the limit of once per challenge (4.0.5)."""
        return dataclasses.replace(self, each=True)

    def knowing(self, condition: Condition[None]) -> Self:
        """Only offered if also this is met, which may read what the holder alone knows. Who is asked is public."""
        return dataclasses.replace(self, secret=condition)


@dataclass(frozen=True)
class Modifier(_Conditional[S], Generic[V, S]):
    """A number, or another plain value, that may be changed. Pure: it asks nobody and changes nothing."""

    takes = ("game", "my", "value", "subject")
    pure = True

    def __call__(self, method: Callable[[P, Cosmic, Mine, V, S], V]) -> Callable[[P, Cosmic, Mine, V, S], V]:
        return _mark(method, self)


@dataclass(frozen=True)
class Replacement(_Conditional[S]):
    """Something that is about to happen, or has just happened; the method hands back what happens instead.

    Never asked twice of the same card for one event (POW7).
    """

    takes = ("game", "my", "intent")
    each: bool = True

    @overload
    def __call__(self, method: Callable[[P, Cosmic, Mine, S], S]) -> Callable[[P, Cosmic, Mine, S], S]: ...
    @overload
    def __call__(self, method: Callable[[P, Cosmic, Mine, S], Flow[S]]) -> Callable[[P, Cosmic, Mine, S], Flow[S]]: ...
    def __call__(self, method: Callable[..., Any]) -> Callable[..., Any]:
        return _mark(method, self)

    def quietly(self, needs: Force = Force.USABLE) -> Replacement[S]:
        """Without announcing a use: part of one that was announced on the same event before."""
        return dataclasses.replace(self, quiet=True, needs=needs)

    def once(self) -> Replacement[S]:
        """At most once per challenge (4.0.5)."""
        return dataclasses.replace(self, each=False)


@dataclass(frozen=True)
class Moment(_Limited[None]):
    """A named window. Mandatory effects act by themselves; optional ones are offered at the window's checkpoint."""

    def __call__(self, method: Callable[[P, Cosmic, Mine], R]) -> Callable[[P, Cosmic, Mine], R]:
        return _mark(method, self)

    def by_name(self) -> Moment:
        """Ask the owner in this very window."""
        return dataclasses.replace(self, named=True)

    def quietly(self, needs: Force = Force.USABLE) -> Moment:
        """Do it without announcing a use, such as asking for one."""
        return dataclasses.replace(self, quiet=True, each=True, needs=needs)

    def noting(self, needs: Force = Force.USABLE) -> Moment:
        """Only keep books, so that nobody is asked again; what does happen meanwhile reopens the round by itself."""
        return dataclasses.replace(self.quietly(needs), noted=True)


@dataclass(frozen=True)
class Response(_Limited[Use]):
    """An answer to a use that was just announced (4.0.6). The method cancels it or does what else the text says."""

    takes = ("game", "my", "use")

    def __call__(self, method: Callable[[P, Cosmic, Mine, Use], R]) -> Callable[[P, Cosmic, Mine, Use], R]:
        return _mark(method, self)


def _accepts(function: Callable[..., Any], count: int) -> bool:
    try:
        signature(function).bind(*range(count))
    except TypeError:
        return False
    return True


def _all(conditions: tuple[Condition[S], ...]) -> Condition[S]:
    """The condition that all of these are met, asked in their order up to the first that is not."""
    if len(conditions) == 1:
        return conditions[0]

    def met(now: Situation[S]) -> bool:
        for condition in conditions:  # noqa: SIM110  # Asked so often that a generator would be felt.
            if not condition(now):
                return False
        return True

    return met


def _mark(method: M, hook: Hook) -> M:
    """Note on the function which hook it answers, besides others; ``effects`` collects the notes."""
    vars(method)["hooked"] = (hook, *vars(method).get("hooked", ()))
    return method


# --- windows (4.0.3), in order ----------------------------------------------------------------------------------------

HANDS_DEALT = Moment("hands_dealt")
"""Setup, after 3.12: everybody has a hand."""
TOKENS_LAID = Moment("3.9")
"""Setup, with expansions only: before the destiny pile and the main deck are shuffled."""
DEALING = Moment("dealing")
"""Setup, before 3.12: the deck is shuffled, hands are empty. One user: it chooses its cards from the whole deck."""
CHALLENGE_START = Moment("challenge_start")
"""Every challenge, between TURN.start and W1a. Whoever has won otherwise then has won at once (7.5)."""
BEFORE_DESTINY = Moment("W2a")
FLIP = Moment("W2b")
"""On every flip of a destiny card: ``board.destiny_colour`` is what it shows. Declare a rank of ``Drawn``."""
DEFENSE_FIXED = Moment("W2c")
REVEALED = Moment("W8a")
OUTCOME_KNOWN = Moment("W9a")
LANDED = Moment("W9c")
"""Tokens have landed at the target, or gone home; nobody is consoled or rewarded yet."""
END_STEP = Moment("WE")
ANY_CHECKPOINT = Moment("any")
"""For cards that may be played at every checkpoint question (4.0.9)."""

RESPONSE = Response("response")
"""A use was announced: cards that answer it (4.0.6)."""


class Drawn(IntEnum):
    """Ranks on FLIP (P2 section 1, windows)."""

    VICTIM, COLOUR, DEFENSE, KEPT, BURNT, CHANGED = range(1, 7)


class Hands(IntEnum):
    """Ranks on INVITING.before, ALLIES.after_escorts and CARDS.before of what changes or shows hands (P2 section 1,
    windows): all but a gift in W6c, which waits for Magnet, before what else is done there.
    """

    HIDE, REFILL, READ, WASTE, ROB, GIVE, TRADE, MATCH, BUY = range(-9, 0)
    GIVE_ALLIED, STORE = 1, 2


ATTRACTED = -1
"""Rank on ALLIES.after_escorts of what brings in or sends away an ally: before all else (P2 section 1, windows)."""
LURED = -1
"""Rank on DEFENSE_FIXED of what names another defense: before all else there (P2 section 1, windows)."""
ENDED = -3
"""Rank on CARDS.down of what ends the challenge before its owner would have chosen a card: before all else there."""
MEDDLED = -2
"""Rank on CARDS.down of what puts another card in the place of one: before an exchange (P2 section 1, windows)."""
SWAPPED = -1
"""Rank on CARDS.down of what exchanges the cards: before what is called about them (P2 section 1, windows)."""


class Flipped(IntEnum):
    """Ranks on REVEALED: what goes back comes before what turns the cone, then what changes cards, and that before all
    else (5.2.1, P2 section 1, windows). What shows or returns with the cards has the first one: nobody decides
    anything before.
    """

    REWIND, UNDO, TURN, CARD = range(-4, 0)


SENT_AWAY = 1
"""Rank on ALLIES.committed of what sends allies home: after what sets numbers or brings somebody in (4.6.4)."""


# --- numbers ----------------------------------------------------------------------------------------------------------


class Value(IntEnum):
    """Ranks on CARD_VALUES (P2 section 1, value order)."""

    FIRST, DIGITS, REVERSAL, FACTOR, DIFFERENCE, FLARE = range(6)


class Tally(IntEnum):
    """Ranks on TOTALS (5.2.1, P2 section 1, value order)."""

    HIRED, PRODUCT, ADDITION, COMPARISON = range(-1, 3)


class Verdict(IntEnum):
    """Ranks on OUTCOME (5.2.1f, P2 section 6): a win that is set can still be inverted."""

    SET, INVERT = range(2)


CARD_VALUES: Modifier[tuple[int, int], None] = Modifier("card_values")
"""W8b, two attacks: the values of the offense's and the defense's card. Declare a rank of ``Value``."""
TOKEN_VALUE: Modifier[int, Token] = Modifier("token_value")
"""W8b: what one token in the challenge counts; 1 unless changed."""
ALLY_WORTH: Modifier[int, Seat] = Modifier("ally_worth")
"""W8b: what the tokens of one ally add together (5.2.1 d)."""
TOTALS: Modifier[hook_args.Totals, None] = Modifier("totals")
"""W8b, two attacks: sums by their parts; replace a part, or which wins (5.2.1 e, f). Declare a rank of ``Tally``."""
OUTCOME: Modifier[Outcome, None] = Modifier("outcome")
"""End of W8b: offense, defense or deal, as the cards say. Declare a rank of ``Verdict``."""


class Limit(IntEnum):
    """Ranks on COMMITTING.limit besides those of powers: numbers to begin with, and what nothing exceeds (0.4)."""

    SET, SET_INSTEAD, CAP = -2, -1, 99


ARRIVED = Moment("arrived")
"""Before each window: tokens may have come to planets since the last one. Declare a rank of ``Arrived``."""


class Arrived(IntEnum):
    """Ranks on ARRIVED: first who may not live together, then what waits for tokens, last who stands where."""

    APART, SPRUNG, SEEN = range(3)


HELD_FAST: Modifier[bool, hook_args.Hold] = Modifier("held_fast")
"""Whether tokens on a base cannot be moved away; they can be lost. One user: tokens leave bases in many places."""
BARRED: Modifier[bool, hook_args.Hold] = Modifier("barred")
"""Whether tokens of a player may not come to a place and stay there. Asked of planets wherever a base may be founded
apart from the landing of the winners, and of a cone where the limit of four would not apply. Not announced.
"""
LANDING: Replacement[hook_args.Landing] = Replacement("landing")
"""Tokens are about to land on the target, in W9c or without a fight (4.2.4b, 8.8); take out those that go elsewhere."""


class Decree(msgspec.Struct, frozen=True, gc=False):
    rewards: int = 0
    """How many times more, or less, consolation and rewards are collected."""
    defense: bool = False
    """Whether the defense that has won collects rewards as its allies do."""


DECREES: dict[str, Decree] = {}
"""By flag. Each is told by the message ``event-decreed-<flag>``."""


def decree(flag: str, rewards: int = 0, *, defense: bool = False) -> str:
    """Declare what may be decreed with ``moves.decree``; return the flag. Raises ValueError if there is such a one."""
    flag = origin.owned(flag)
    if flag in DECREES:
        raise ValueError(f"two decrees are called {flag}")
    DECREES[flag] = Decree(rewards, defense)
    return flag


CONCEDED = decree("conceded")
"""The offense wins, the defense stays where it is, and nobody loses anything."""
ANOTHER = decree("another_challenge")
"""A first challenge counts as successful when a second one is asked about (4.10.2)."""
DEAL_REWARDS = decree("deal_rewards")
"""If a deal is made, each dealer collects three rewards as a defensive ally does."""


# --- about to happen --------------------------------------------------------------------------------------------------


class Due(IntEnum):
    """Ranks on LOSING.due (P2 section 1, loss pipeline): first how many, then which, last those the loser adds."""

    DOUBLE, PICK, ADD = range(3)


class Fate(IntEnum):
    """Ranks on LOSING.before (POW25): the first that applies takes a token."""

    COVER, SPARE, REMOVE, CAPTURE, CONVERT, RESCUE, LAND, SHIFT = range(-1, 7)


class Entered(IntEnum):
    """Ranks on LOSING.after (P2 section 1, loss pipeline)."""

    RAGE, MOURN, BLAME, DRAG, COUNT, HEAL = range(6)


POWER_USED: Replacement[hook_args.Used] = Replacement("power_used")
"""The use of anything was announced, answered (RESPONSE) and goes ahead: costs of any use. Hand it back unchanged."""


DECLARED: Replacement[hook_args.Declared] = Replacement("declared")
"""Somebody has chosen target, guests or a side; ``undone`` makes them choose anew. One user: no RESPONSE asks of it."""


RETURNING: Replacement[hook_args.Returning] = Replacement("going_home")
"""Tokens are about to go home (5.8); take out those that do not. One user: challenges break off in many places."""


class Consoled(IntEnum):
    """Ranks on REWARDING.consolation: is it due, whose hand, how many, from the deck, who hides and picks cards."""

    CLAIM, WAIVE, SOURCE, MORE, DRAWN, PICKER, SHIELD, PICK = range(8)


class Settled(IntEnum):
    """Ranks on ENDING.settled of what is paid before free bases (P2 section 1, windows)."""

    AWARD, MARKED, FORETOLD = range(-3, 0)


class Gained(IntEnum):
    """Ranks on DRAWING.gained: who drew hands cards on before others take their part."""

    DRAWN, SHARED = range(2)


class Need(IntEnum):
    """Ranks on DRAWING.needed (P2 section 6): who needs none needs none, whatever wants more."""

    MORE, NONE = range(2)


class Claim(IntEnum):
    """Ranks on DISCARDING.before (P2 section 6): the first taker ends it."""

    KEEP, RETURN, COLLECT = range(1, 4)


# --- hooks with several stages ----------------------------------------------------------------------------------------


class SELECTION:
    """W7b, 4.8.1: how a main player's card is chosen and turned up."""

    bound: Modifier[tuple[str, ...], Seat] = Modifier("bound_to")
    """W7b: the challenge cards in hand to which orders and promises hold a main player; one that leaves none is
    dropped (P2 section 1, selection constraints). Asked whenever it says what it will play, too.
    """
    playable: Modifier[tuple[str, ...], Seat] = Modifier("playable")
    """W7b: those of them among which it chooses: weaker orders, dropped likewise; other cards of the hand that it may
    lay as well come behind them, and count as compromises unless ``moves.count_as`` says otherwise in W8a. And an edict
    or flare, alone, that somebody would play: hand back nothing to forbid it.
    """
    laying: Modifier[hook_args.Laying, Seat] = Modifier("laying")
    """W7b and the flip (4.8.1): how a main player's card is laid and turned up. What orders it is announced; that a
    card may be turned up last is not, for the holding back is.
    """
    held_back = Moment("held_back")
    """SELECTION.laying may hold a card back: part of the flip. One user: the claim belongs to the flip, before W8a."""


class WIN:
    """Win check: who wins by bases, who wins otherwise, and who wins in their stead (7.1, 7.3, 7.5)."""

    how: Modifier[hook_args.Wins, Seat] = Modifier("how_won")
    """Win check: who fulfils the condition about bases (7.1; announces itself), and who wins otherwise (7.5)."""
    instead: Replacement[hook_args.Victory] = Replacement("victory")
    """Players are about to win (7.3), by ``how``; hand back who wins in their stead, or with them."""


class COMMITTING:
    offense = Moment("loading")
    """The offense is about to commit its tokens: whoever chooses them in its stead acts here."""
    ally = Moment("joining")
    """An ally has joined and is about to commit its tokens (4.6.2), as the offense in ``offense``: W6a is too late."""
    limit: Modifier[int, hook_args.Commit] = Modifier("commit_limit")
    """Phases 4 and 6: how many tokens may be committed; 4 unless changed."""
    unseen: Modifier[hook_args.Unseen, Seat] = Modifier("unseen")
    """What somebody has in the challenge, or may have, without showing it; some of it counts for the limit and as a
    commitment. Never announced. One user: only its owner may see the number, so it cannot be part of
    COMMITTING.limit, which is public.
    """
    done = Moment("W4")
    """The offense has committed its tokens."""


class LOSING:
    due: Replacement[hook_args.Loss] = Replacement("due")
    """W9b, before LOSING.before: what the losing side loses; add what it loses besides. Declare a rank of ``Due``."""
    before: Replacement[hook_args.Loss] = Replacement("loss")
    """Tokens would go to the warp. Take out of the loss what goes elsewhere. Declare a rank of ``Fate``."""
    after: Replacement[hook_args.Loss] = Replacement("lost")
    """Tokens have reached the warp or left the game; hand it back unchanged. Declare a rank of ``Entered``."""
    over = Moment("W9b")
    """Tokens of the losers are gone; a window for ANY_CHECKPOINT too. One user: what it has hired is lost with them."""


class DRAWING:
    before: Replacement[hook_args.Draw] = Replacement("draw")
    """A player would draw from the main deck; ``claims`` are faces that somebody has named to get what is drawn of
    them. If ``why`` is ``exchange`` a hand without challenge cards would be shown first, discarded and drawn anew
    (4.1.2, 4.7.2).
    """
    gained: Replacement[hook_args.Drew] = Replacement("gained")
    """A player has got cards to keep from the deck or as consolation; hand it back unchanged. Declare a ``Gained``."""
    needed: Modifier[int, Seat] = Modifier("needed")
    """How many challenge cards one needs (4.1.2, 4.7.1, 4.7.2, 4.10.2), usually 1. Not announced. Rank ``Need``."""
    kept: Modifier[tuple[str, ...], Seat] = Modifier("kept")
    """4.1.2, 4.7.2: which cards of a hand just shown stay when it is exchanged (DRAWING.before: not shown yet)."""


class DISCARDING:
    before: Replacement[hook_args.Discard] = Replacement("discard")
    """A played card would go to the discard pile; hand back ``taken`` if it is taken. Declare a rank of ``Claim``."""
    after: Replacement[hook_args.Discarded] = Replacement("discarded")
    """Cards that were not played lie in the discard pile now, a group at a time; hand back those still there."""


class DEAL:
    dealers: Replacement[tuple[Seat, ...]] = Replacement("dealers")
    """5.5.2: who deals instead of the main players, at least two. One user: everything about deals asks this list."""
    releasable: Modifier[dict[str, int], hook_args.Release] = Modifier("releasable")
    """5.5: captives that a dealer can give back, by place. Not announced. One user: its disc holds captives."""
    fine: Modifier[int, Seat] = Modifier("deal_fine")
    """A deal failed: how many tokens somebody who dealt loses; 3 unless changed (5.5.8)."""
    made = Moment("W9d")
    """A deal was made and can be undone, before W9a (4.9.1). One user: a window for ANY_CHECKPOINT too."""
    stands = Moment("deal_made")
    """A deal stands and is about to be carried out (5.5.6). One user: in DEAL.made it may still be undone."""


class ESCORTING:
    limit: Modifier[int, Seat] = Modifier("call_limit")
    """W6b, expansions only: how many tokens a player may call in. One user: escorts are no commitment."""
    called: Replacement[hook_args.Call] = Replacement("calling")
    """W6b, expansions only: how many it said it calls; hand back how many come. One user: it corrects others."""


class TURN:
    start = Moment("turn_start")
    """4.1.3, ordinal 1 only, before W1a."""
    another: Modifier[bool, Seat] = Modifier("another_challenge")
    """4.10.2: whether the offense may take another challenge, with a card. One user: it lifts the need of a success."""
    limit: Modifier[int, Seat] = Modifier("challenge_limit")
    """4.10.2: how many challenges the offense has in a turn as long as it succeeds; 2 unless changed."""
    end = Moment("turn_end")
    """The last end step of a turn. One user: END_STEP also comes between two challenges of one turn."""


class ROTATING:
    before = Moment("W1a")
    """Before the rotation."""
    now = Moment("4.1.4")
    """Expansions and their powers only: between W1a and W1b in every challenge."""
    just_after = Moment("W1b.1")
    """W1b, its first step, with expansions only (AST16). One user: its text says *immediately after rotation*."""
    after = Moment("W1b")
    """After the rotation."""


class TARGETING:
    before = Moment("aiming")
    """The target is not fixed yet (4.3.4). One user: it chooses in the offense's stead, which W3 comes after."""
    after = Moment("W3")
    """The target is fixed."""


class INVITING:
    before = Moment("W5")
    """Nobody is invited yet."""
    terms: Modifier[hook_args.Terms, Seat] = Modifier("terms")
    """4.5, 4.6: on which terms a player invites, answers and has allies. What mutes a player, lets it wait, join
    uninvited or join both sides announces itself where that matters.
    """
    said: Replacement[hook_args.Said] = Replacement("said")
    """4.5.2, 4.5.3, 4.6.1: somebody has invited others, was passed over by all who might have, is about to answer, has
    answered by joining a side with tokens (4.6.2) or not, or was attracted to one after the others in W6c; hand it back
    unchanged. ``what`` says which.
    """


class ALLIES:
    committed = Moment("W6a")
    """All allies have committed their tokens."""
    numbers_set = Moment("W6a.2")
    """W6a, after what people do there (P1 Crystal, rulings). One user: Assessor taxes the numbers that Crystal sets."""
    after_escorts = Moment("W6c")
    """Nobody joins any more, but by a power."""


class CARDS:
    begin = Moment("4.7")
    """Phase 7 begins and nothing has happened in it yet: for what looks back at it later."""
    before = Moment("W7a")
    """No card is chosen yet."""
    last = Moment("selection")
    """W7b is about to begin. One user: it fills its hand when all that could rob it in W7a is over."""
    down = Moment("W7c")
    """Both cards lie face down. Asked of the main players together with their card."""


class REWARDING:
    units: Modifier[int, Seat] = Modifier("reward_units")
    """W9e: for how many a token counts, usually 1. One user: rewards and consolation both count tokens by it."""
    consolation: Replacement[hook_args.Consolation] = Replacement("consolation")
    """W9e: a loser would take cards from the winner (5.4.2). Declare a rank of ``Consoled``."""
    before: Replacement[hook_args.Reward] = Replacement("reward")
    """W9e: somebody would be rewarded (5.6), before anything is chosen."""
    after = Moment("W9e")
    """After consolation and rewards."""


class ENDING:
    paid = Moment("4.9.6")
    """With expansions only: consolation and rewards are paid, or there were none; nothing is discarded yet."""
    settled = Moment("settled")
    """W9f, its first step: the outcome is carried out; pay what is owed for it. Declare a rank of ``Settled``."""
    challenge = Moment("W9f")
    """The challenge is over, its cards are not discarded yet."""
    returning = Moment("returning")
    """A challenge is over or broken off, cards put aside come back. One user: first it gives back what it borrowed."""
    discards = Moment("after_discards")
    """W9f, after what people do there: the challenge cards lie in the discard pile unless somebody has them back."""


class REGROUPS:
    instead: Replacement[hook_args.Regroup] = Replacement("regrouping")
    """W1c: the offense would retrieve a token from the warp (4.1.5); asked even if none is there."""
    window = Moment("W1c")
    """After regrouping."""
    regained: Replacement[hook_args.Regroup] = Replacement("regained")
    """Tokens have come back from the warp; hand it back unchanged. One user: they come back in many windows."""


WINDOWS: tuple[Moment, ...] = (
    *(CHALLENGE_START, ROTATING.before, ROTATING.just_after, ROTATING.after, REGROUPS.window, BEFORE_DESTINY),
    *(FLIP, DEFENSE_FIXED, TARGETING.after, COMMITTING.done, INVITING.before),
    *(ALLIES.committed, ALLIES.after_escorts, CARDS.before, CARDS.down),
    *(REVEALED, DEAL.made, DEAL.stands, OUTCOME_KNOWN, LOSING.over, LANDED, REWARDING.after),
    *(ENDING.challenge, ENDING.discards, END_STEP, TURN.end),
)
"""In the order of a challenge."""
