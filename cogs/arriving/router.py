"""Routes of buttons, menus and forms; ``intake`` queues presses at running tables, in their order."""

from __future__ import annotations

import inspect
import logging
import re
from collections import defaultdict
from collections.abc import Callable, Coroutine, Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple, TypeAlias, TypeVar

import discord

from bot.play.games.lobby_games import LOBBY_GAMES
from bot.process.metrics import watched
from bot.words.message import StartError, UserError
from cogs.arriving.places import PERSON
from cogs.arriving.replies import Interaction, changeable, guard, private
from cogs.ui.components import control_used
from cogs.ui.forms import Drafts
from cogs.ui.voices import voice_for

log = logging.getLogger(__name__)

Handler: TypeAlias = Callable[..., Coroutine[Any, Any, None]]
H = TypeVar("H", bound=Handler)
Given: TypeAlias = tuple[str, ...]


class Kind(NamedTuple):
    regex: str
    read: Callable[[str], object] = str
    examples: Sequence[str] = ("1",)
    """Two fields collide if one takes an example of the other."""


KINDS: Final[Mapping[str, Kind]] = MappingProxyType(
    {
        "int": Kind("[0-9]{1,15}", int),
        "id": Kind("[1-9][0-9]{0,14}", int),
        "person": Kind(PERSON, int),
        "word": Kind(r"\w{1,64}"),
        "word?": Kind(r"\w{0,64}"),
        "game": Kind("|".join(LOBBY_GAMES), examples=tuple(LOBBY_GAMES)),
    }
)
"""All others are alternatives: ``{what:film|log}``."""
_FIELD: Final = re.compile(r"\{(\w+):([^{}]+)\}")
_DECLARED: Final = "__ids__"


class BadId(StartError):
    """Raised when the bot is built with an id that is malformed or has two handlers."""


class Declared(NamedTuple):
    id: str
    control: Literal["button", "menu", "form"]
    anywhere: bool
    """Answered on messages made of components, and without a message, too."""


def button(*ids: str, anywhere: bool = False) -> Callable[[H], H]:
    """Let the method below answer buttons: ``(interaction, **fields)``."""
    return _declare("button", ids, anywhere)


def menu(*ids: str, anywhere: bool = False) -> Callable[[H], H]:
    """Let the method below answer menus: ``(interaction, chosen, **fields)``."""
    return _declare("menu", ids, anywhere)


def form(*ids: str, anywhere: bool = False) -> Callable[[H], H]:
    """Let the method below answer forms: ``(interaction, typed, **fields)``."""
    return _declare("form", ids, anywhere)


def _declare(control: Literal["button", "menu", "form"], ids: Sequence[str], anywhere: bool) -> Callable[[H], H]:
    def declare(handler: H) -> H:
        known = getattr(handler, _DECLARED, ())
        setattr(handler, _DECLARED, (*known, *(Declared(one, control, anywhere) for one in ids)))
        return handler

    return declare


class Part(NamedTuple):
    before: str
    field: str = ""
    kind: Kind = Kind("", examples=("",))

    @property
    def regex(self) -> str:
        group = f"?P<{self.field}>" if self.field else "?:"
        return f"{re.escape(self.before)}({group}{self.kind.regex})"

    def meets(self, other: Part) -> bool:
        return self._takes(other) or other._takes(self)

    def _takes(self, other: Part) -> bool:
        return any(re.fullmatch(self.regex, other.before + one) for one in other.kind.examples)


class Route:
    def __init__(self, declared: Declared, handler: Handler) -> None:
        """Raises ``BadId``."""
        self.id, self.control, self.anywhere = declared
        self.handler = handler
        code = handler.__func__.__code__  # type: ignore[attr-defined]  # it is a method
        self.where = f"{Path(code.co_filename).relative_to(Path(__file__).parents[2])}:{code.co_firstlineno}"
        self.parts = [self._part(written) for written in re.split(r":(?![^{]*\})", self.id)]
        if not self.parts[0].before:
            raise BadId(f"{self}: it has to begin with letters of its own.")
        self.kinds = {part.field: part.kind for part in self.parts if part.field}
        self.regex = re.compile(":".join(part.regex for part in self.parts))
        taken = [*inspect.signature(handler).parameters.values()][1 if self.control == "button" else 2 :]
        needed = {one.name for one in taken if one.default is one.empty}
        if not needed <= {*self.kinds} <= {one.name for one in taken}:
            raise BadId(f"{self}: its fields are not the parameters of its handler.")

    def __str__(self) -> str:
        return f"{self.control} {self.id} ({self.where})"

    def collides(self, other: Route) -> bool:
        """True if one press could be for both, which have the same number of parts."""
        return all(one.meets(two) for one, two in zip(self.parts, other.parts, strict=True))

    def fields(self, custom_id: str) -> dict[str, Any]:
        found = self.regex.fullmatch(custom_id)
        assert found is not None
        return {field: self.kinds[field].read(text) for field, text in found.groupdict().items()}

    async def answer(self, interaction: Interaction) -> None:
        custom_id, given = control_used(interaction.data or {})
        await self.handler(interaction, *(() if self.control == "button" else (given,)), **self.fields(custom_id))

    def _part(self, written: str) -> Part:
        found = _FIELD.search(written)
        if found is None and not {*"{}"} & {*written}:
            return Part(written)
        if found is None or found.end() < len(written):
            raise BadId(f"{self}: {written} is no field, as in {{table:int}}, at the end of its part.")
        kind = KINDS.get(found[2])
        if kind is None and "|" not in found[2]:
            raise BadId(f"{self}: {found[2]} is no kind of field; there are {', '.join(KINDS)}, and a|b.")
        alternatives = found[2].split("|")
        kind = kind or Kind("|".join(map(re.escape, alternatives)), examples=alternatives)
        return Part(written[: found.start()], found[1], kind)


class Router:
    def __init__(self) -> None:
        self.routes: list[Route] = []
        self._forms = self._controls = _index(())
        self._drafts = Drafts()

    def add(self, *groups: object) -> None:
        """Raises ``BadId`` if two handlers answer the same id."""
        self.routes += [Route(declared, handler) for handlers in groups for declared, handler in _declared(handlers)]
        self._forms = _index(route for route in self.routes if route.control == "form")
        self._controls = _index(route for route in self.routes if route.control != "form")
        for near in (*self._forms.values(), *self._controls.values()):
            for one, other in combinations(near, 2):
                if one.collides(other):
                    raise BadId(f"Two handlers answer the same id: {one} and {other}.")

    def find(self, custom_id: str, *, form: bool = False) -> Route | None:
        near = (self._forms if form else self._controls).get((custom_id[:1], custom_id.count(":") + 1), ())
        return next((route for route in near if route.regex.fullmatch(custom_id)), None)

    def answers(self, custom_id: str) -> bool:
        return (self.find(custom_id) or self.find(custom_id, form=True)) is not None

    def press(self, interaction: Interaction) -> None:
        """Answer a press that no table takes; commands have their own way. Synchronous."""
        self._drafts.lend(interaction)
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        custom_id, _ = control_used(interaction.data or {})
        route = self.find(custom_id, form=interaction.type is discord.InteractionType.modal_submit)
        if route is not None and (route.anywhere or changeable(interaction)):
            work = self._filled_in(route, interaction) if route.control == "form" else route.answer(interaction)
        else:
            log.info("no handler answers an id that begins with %r", re.split("[^a-z]", custom_id, maxsplit=1)[0])
            work = private(interaction, voice_for(interaction)("table-stale-button"))
        watched(guard(interaction, work), "presses")

    async def _filled_in(self, route: Route, interaction: Interaction) -> None:
        user, (form, typed) = interaction.user.id, control_used(interaction.data or {})
        try:
            await route.answer(interaction)
        except UserError:
            self._drafts.keep(user, form, typed)
            raise
        self._drafts.pop(user, form)


def _index(routes: Iterable[Route]) -> Mapping[tuple[str, int], Sequence[Route]]:
    """By first letter and number of parts, which all ids of a route have in common."""
    found = defaultdict[tuple[str, int], list[Route]](list)
    for route in routes:
        found[route.parts[0].before[0], len(route.parts)].append(route)
    return found


def _declared(handlers: object) -> Iterator[tuple[Declared, Handler]]:
    for name, function in inspect.getmembers(type(handlers), inspect.isfunction):
        for declared in getattr(function, _DECLARED, ()):
            yield declared, getattr(handlers, name)
