"""Powers, flares and edicts: classes whose methods answer hooks. Their texts for players are in ``locales``.

Each class registers itself under the name that its own name says: ``AntiMatter`` is the power
``anti_matter``, and ``WildAntiMatter`` the wild text of its flare. One object of it serves all games, so it
keeps nothing in itself.
"""

from __future__ import annotations

import dataclasses
import inspect
import re
from collections.abc import Callable, Generator, Mapping
from enum import StrEnum
from functools import partial
from typing import Any, ClassVar, Final, Literal, NoReturn, TypeVar

import msgspec

from bot.cosmic.kinds.budget import bounded
from bot.cosmic.kinds.hooks import ANY_CHECKPOINT, Hook, Mine, Modifier, Moment, Replacement, Situation
from bot.cosmic.kinds.questions import USE, Of, Question
from bot.cosmic.model import cards, origin
from bot.cosmic.model.attributes import Attribute
from bot.cosmic.model.options import Options
from bot.cosmic.model.state import Cosmic, Datum
from bot.kernel.flow import Flow
from bot.words import brought

V = TypeVar("V")

POWERS: dict[str, Power] = {}
FLARES: dict[str, dict[str, Flare]] = {}
FLARES_ON: dict[str, set[str]] = {}
"""Flares, as cards, by the hook that a text of theirs answers. For membership: no order counts."""
EDICTS: dict[str, Edict] = {}
USES: dict[str, Question] = {}
"""The "use it now?" questions of optional powers that act outside checkpoints, by power."""


_CALLED_BESIDE: Final = ("aim", "posing", "pose", "come_alone", "by_silence", "readied_with")
"""Methods of an effect that the rules call without a hook."""
USUAL_WORTH: Final = 5


class Kind(StrEnum):
    """Mandatory or optional use of a power (6.1)."""

    MANDATORY = "mandatory"
    OPTIONAL = "optional"


class Side(StrEnum):
    """The text of a flare (2.5.4)."""

    WILD = "wild"
    SUPER = "super"


class Edition(StrEnum):
    EON = "eon"
    MAYFAIR = "mayfair"
    LATER = "later"
    WARP = "warp"


class Level(StrEnum):
    """A power's difficulty (POW24)."""

    NOVICE = "novice"
    ADVANCED = "advanced"
    EXPERT = "expert"


class Answer(msgspec.Struct, frozen=True, gc=False):
    hook: Hook
    method: Callable[..., Any]
    source: str = ""
    """For expansions: its component that is named where it counts, such as a moon; empty for itself."""
    key: str = ""
    part: str = ""
    """For packs: the power, or the card of the flare, that the table leaves out if it breaks."""

    def fits(self, game: Cosmic, my: Mine, about: object = None) -> bool:
        condition = self.hook.condition
        if condition is None:
            return True
        try:
            return bool(condition(Situation(game, my, about)))
        except Exception as error:
            self._blame(error)
            raise

    def change(self, game: Cosmic, my: Mine, value: V, subject: object) -> V:
        try:
            changed: V = self.method(game, my, value, subject)
            if changed is None:
                self._refuse_nothing()
        except Exception as error:
            self._blame(error)
            raise
        return changed

    def act(self, game: Cosmic, my: Mine, *about: object) -> Flow[Any]:
        try:
            result = self.method(game, my, *about)
            if isinstance(result, Generator):
                result = yield from result
            if result is None and isinstance(self.hook, Replacement):
                self._refuse_nothing()
            return result
        except Exception as error:
            self._blame(error)
            raise

    def _refuse_nothing(self) -> NoReturn:
        raise TypeError(f"{self.place()} on {self.hook.name} returned nothing: it hands back what it replaces")

    def _blame(self, error: Exception) -> None:
        if not hasattr(error, "__notes__"):
            place = self.place()
            for note in (f"{self.part}: {place} on {self.hook.name}", self.part) if self.part else (place,):
                error.add_note(note)

    def place(self) -> str:
        owner = type(getattr(inspect.unwrap(self.method), "__self__", self))
        try:
            lines, first = inspect.getsourcelines(owner)
        except OSError:  # A class that no file has, as in an example that is run by itself.
            return f"{owner.__name__}.{self.key}"
        written = re.compile(rf"\s+(def )?{self.key}\b( =|\()")
        line = next((at for at, text in enumerate(lines, first) if written.match(text)), first)
        return f"{owner.__name__}.{self.key} ({inspect.getsourcefile(owner)}:{line})"


class Effect:
    answers: tuple[Answer, ...]
    acts_by_itself: bool
    """True if some method is no window of its own but acts on an event."""
    sense: ClassVar[str] = ""
    """The heuristic of computer players for using it (``ai/uses.py``); empty if it helps any participant."""

    def __init__(self) -> None:
        keys = dict.fromkeys(key for cls in type(self).__mro__[::-1] for key in vars(cls))
        members = {member: key for key in keys if hasattr(member := getattr(self, key), "hooked")}
        self.answers = tuple(Answer(hook, one, key=key) for one, key in members.items() for hook in one.hooked)
        for answer in self.answers:
            answer.hook.check(answer.method, answer.place)
        if origin.pack():
            self.answers = tuple(map(self._guarded, self.answers))
            for key in filter(partial(hasattr, self), _CALLED_BESIDE):
                notes = (f"{self.card}: {type(self).__name__}.{key}", self.card)
                setattr(self, key, bounded(getattr(self, key), notes))
        self._offered_in: dict[tuple[str, ...], tuple[tuple[str, Answer], ...]] = {}
        self._by_hook = {answer.hook.name: answer for answer in reversed(self.answers)}
        hooks = [answer.hook for answer in self.answers]
        self.acts_by_itself = any(isinstance(hook, Replacement | Modifier) and not hook.announced for hook in hooks)

    @property
    def card(self) -> str:
        """The id under which a table leaves it out: a power's name, or a flare's card."""
        return ""

    def _guarded(self, answer: Answer) -> Answer:
        """For packs: the answer on a budget of steps, silent where the table leaves it out."""
        hook, mute = answer.hook, {self.card, self.card.removeprefix(cards.flare(""))}

        def awake(now: Situation[Any]) -> object:
            return mute.isdisjoint(now.state.left_out) and (condition is None or condition(now))

        notes = (f"{self.card}: {answer.place()} on {hook.name}", self.card)
        condition, secret = (one and bounded(one, notes) for one in (hook.condition, hook.secret))
        hook = dataclasses.replace(hook, condition=awake, secret=secret)
        return msgspec.structs.replace(answer, hook=hook, method=bounded(answer.method), part=self.card)

    def answer_to(self, hook: Hook) -> Answer | None:
        return self._by_hook.get(hook.name)

    def offered_in(self, windows: tuple[str, ...]) -> tuple[tuple[str, Answer], ...]:
        """The windows among these in which a checkpoint offers it, in order, each with its method."""
        found = self._offered_in.get(windows)
        if found is None:
            rows = ((window, self.in_window(window)) for window in windows)
            found = tuple((window, one) for window, one in rows if one and not (one.hook.named or one.hook.quiet))
            self._offered_in[windows] = found
        return found

    def in_window(self, window: str) -> Answer | None:
        return self._by_hook.get(window) or self._by_hook.get(ANY_CHECKPOINT.name)

    def at_any_checkpoint(self) -> bool:
        """True if it may be used at every checkpoint question (4.0.9)."""
        return ANY_CHECKPOINT.name in self._by_hook

    def aim(self, game: Cosmic, my: Mine, /) -> Flow[dict[str, Datum]]:
        """Return what is announced with a use before anybody may answer: public; nothing for a readied flare."""
        yield from ()
        return {}


def class_name(cls: type) -> str:
    """The id of a class: ``anti_matter`` for ``AntiMatter``, ``cone_size_3`` for ``ConeSize3``."""
    return re.sub(r"(?<!^)(?=[A-Z])|(?<=[a-z])(?=[0-9])", "_", cls.__name__).lower()


def asks_to_use(answer: Answer) -> bool:
    """True if the holder is asked "use it?" at that hook, where no checkpoint offers it."""
    hook = answer.hook
    return not hook.quiet and (isinstance(hook, Replacement) or (isinstance(hook, Moment) and hook.named))


class Power(Effect):
    """An alien power. ``name`` is the id, that of the class unless it says another; players read ``power-<name>``."""

    name: ClassVar[str]
    kind: ClassVar[Kind]
    pack: ClassVar[str] = ""
    edition: ClassVar[Edition | None]
    level: ClassVar[Level]
    worth: ClassVar[int]
    """Value to a computer player, up to ten."""
    mild: ClassVar[bool] = False
    """True if its use harms nobody enough for computer players to answer it."""
    needs_allies: ClassVar[bool] = False
    """Barred with two players (8.6)."""
    powers_per_player: ClassVar[int] = 1
    """Needs a game in which players keep at least so many powers (3.3)."""
    not_with: ClassVar[tuple[str, ...]] = ()
    """Powers that do not come into the same game (P2 section 6)."""
    not_beside: ClassVar[tuple[str, ...]] = ()
    """Powers that are not dealt to the same player where players keep two (P2 section 5)."""
    bound: ClassVar[bool] = False
    """Never exchanged for another power (Symbiote; POW12)."""
    settled: ClassVar[bool] = False
    """True if it needs a player of its own, and never lies apart from players (AST5)."""
    stays_home: ClassVar[bool] = False
    """Never drawn from the unused powers, copied or lent (POW12)."""
    wins_otherwise: ClassVar[bool] = False
    """True if it wins otherwise than by bases: bases do not show how its player stands."""
    wanders: ClassVar[bool] = False
    """For packs: True if the power was made to work apart from players as well."""
    needs_colour: ClassVar[bool] = False
    """Barred where all colours are played: it takes the planets of another one (P3, Pygmy)."""
    hoards: ClassVar[bool] = False
    poses: ClassVar[bool] = False
    """True if its owner may play cards as edicts that they are not, by ``posing`` and ``pose``."""
    eager: ClassVar[bool] = False
    """Whether silence uses it when its owner is asked "use it?" (P2 section 4)."""
    expansion: ClassVar[str] = ""
    """The expansion without which it is not in the game (3.3); empty if it needs none."""
    never_dormant: ClassVar[bool] = False
    """Whether it works without the home bases of 6.3."""
    wins_bare: ClassVar[bool] = False
    """True if its owner wins by it with no token on the board."""
    removes: ClassVar[bool] = False
    """Whether it takes tokens of others out of the game for good (8.4)."""
    sheet_takes: ClassVar[bool] = False
    """Whether own tokens that return to bases may come to lie on it instead (P1, Phantom and Wraith)."""
    sheet_gives: ClassVar[bool] = False
    attributes: ClassVar[Mapping[str, Attribute[Any]]]
    """What the card remembers (6.8), by key, as the class declares it."""
    super_joins: ClassVar[bool] = False
    """Its super flare only joins a use of it, which asks ``dispatch.supported`` (2.5.7); no class of its own."""
    super_joins_always: ClassVar[bool] = False

    def __init_subclass__(
        cls,
        kind: Kind,
        level: Level,
        edition: Edition | None = None,
        worth: int = USUAL_WORTH,
        sense: str = "",
        called: str = "",
    ) -> None:
        """Register the power. Raises ValueError if the name is taken."""
        cls.kind, cls.edition, cls.level, cls.worth, cls.sense = kind, edition, level, worth, sense
        cls.attributes = {one.key: one for one in vars(cls).values() if isinstance(one, Attribute)}
        cls.pack = origin.pack()
        cls.name = origin.owned(vars(cls).get("name", class_name(cls)))
        if cls.name in POWERS:
            raise ValueError(f"two powers are called {cls.name}")
        if not re.fullmatch(r"[a-z]+(_[a-z]+)*", brought.bare(cls.name)):
            raise ValueError(f"{cls.__name__} would have the id {cls.name}: a name is words of letters, as in WaxSeal")
        power = POWERS[cls.name] = cls()
        if called:
            cards.NAMES[cls.name] = called
        if cls.kind is Kind.OPTIONAL and any(map(asks_to_use, power.answers)):
            USES[cls.name] = Question(f"{brought.bare(cls.name)}.use", Of.YES_NO, says=USE, sense=cls.sense)
        if cls.super_joins or cls.super_joins_always:
            cls.super_joins = True
            about = {"__module__": cls.__module__, "joins_power": True, "joins_always": cls.super_joins_always}
            type(f"Super{cls.__name__}", (Flare,), about)

    @property
    def card(self) -> str:
        return self.name

    @property
    def roams(self) -> bool:
        """True if it may lie apart from players, on an asteroid (AST5, POW12); those of packs if they say so."""
        return not (self.stays_home or self.bound or self.settled or (self.pack and not self.wanders))

    def fresh(self) -> dict[str, Datum]:
        """The first values of a new card's attributes, copied: no other card shares a list with it."""
        return {key: one.fresh() for key, one in self.attributes.items() if one.begins}

    def come_alone(self, game: Cosmic, number: int) -> None:
        """It has come into the game on the card ``number`` with no player who could choose how it begins (AST7)."""

    def posing(self, game: Cosmic, my: Mine) -> list[str]:
        """The cards that its owner may play as edicts that they are not. Secret to the owner."""
        return []

    def pose(self, game: Cosmic, my: Mine) -> Flow[str | None]:
        """Ask which card is played as an edict, once the use is announced; None if none is after all."""
        yield from ()
        return None

    def by_silence(self, game: Cosmic, my: Mine) -> bool:
        """True if silence at the first checkpoint that offers it uses it (POW1). Public facts only."""
        return False


class Flare(Effect):
    """One text of a flare; side and power are read from the class name, such as ``WildMacron``."""

    of: ClassVar[str]
    side: ClassVar[Side]
    after: ClassVar[Literal["return", "discard", "transfer", "pass"]] = "return"
    """What becomes of a retained flare after its use (2.5.6); transfer: it goes to the owner of the power; pass:
    to the player on the left."""
    unanswerable: ClassVar[bool] = False
    uses_power: ClassVar[bool]
    """Whether playing it is a use of the power too, where the power alone does nothing: Cosmic Zap answers it (2.5.7,
    2.5.8)."""
    joins_power: ClassVar[bool] = False
    """Whether it is announced together with a use of the power, which then asks ``dispatch.supported`` (2.5.7)."""
    joins_always: ClassVar[bool] = False
    """Whether a power that asks for it while it acts always does, so that a cancelled use spends it as well (2.5.7)."""

    @property
    def card(self) -> str:
        return cards.flare(self.of)

    def readied_with(self, options: Options) -> bool:
        """False if it would do nothing at a table with these options; then nobody can ready it."""
        return True

    def __init_subclass__(cls, sense: str = "", *, uses_power: bool = False) -> None:
        """Register the text. Raises ValueError if it exists already, or the class name gives no side."""
        cls.sense, cls.uses_power = sense, uses_power
        side, _, of = class_name(cls).partition("_")
        if side not in list(Side):
            raise ValueError(f"{cls.__name__} begins with neither Wild nor Super")
        cls.side, cls.of = Side(side), origin.owned(of)
        flare, texts = cls(), FLARES.setdefault(cls.of, {})
        if side in texts:
            joined = side == Side.SUPER and texts[side].joins_power
            raise ValueError(f"two {side} flares of {cls.of}{': super_joins has made one' if joined else ''}")
        texts[side] = flare
        for answer in flare.answers:
            FLARES_ON.setdefault(answer.hook.name, set()).add(cards.flare(cls.of))


class Hits(StrEnum):
    POWER = "power"
    CARD = "card"
    FLARE = "flare"
    ZAP = "zap"


class Edict(Effect):
    name: ClassVar[str]
    number: ClassVar[int]
    """Its place in 2.4.3; 0 for the edict of an expansion."""
    copies: ClassVar[int]
    """How many are in the base game (2.4.1); what is left out on purpose has no class (2.4.6)."""
    hits: ClassVar[Hits | None]
    zap: ClassVar[bool]
    """True if it is a zap: it cancels a use, or is answered as such."""
    kept: ClassVar[bool] = False
    """True if a caretaker neither plays it nor gives it away for its person."""

    def __init_subclass__(
        cls,
        number: int = 0,
        copies: int = 0,
        *,
        hits: Hits | None = None,
        zap: bool = False,
        price: int = cards.EDICT,
        sense: str = "",
        called: str = "",
    ) -> None:
        """Register the edict. Raises ValueError if the name is taken."""
        cls.name = vars(cls).get("name", class_name(cls))
        cls.number, cls.copies, cls.hits, cls.zap, cls.sense = number, copies, hits, zap or hits is not None, sense
        if cls.name in EDICTS:
            raise ValueError(f"two edicts are called {cls.name}")
        EDICTS[cls.name] = cls()
        cards.PRICES[cls.name] = price
        if called:
            cards.NAMES[cls.name] = called
        pack = sorted((one for one in EDICTS.values() if one.copies), key=lambda one: one.number)
        cards.EDICTS.clear()
        cards.EDICTS.update((one.name, one.copies) for one in pack)
