"""Games of people in the sandbox while processes come and go: how they stand, that they go on, how they end."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence

from sandbox.guilds.interactions import Interaction
from tests.e2e import panels
from tests.e2e.cosmic import NEVER, QUESTION, CosmicTable, Json, controls, text_of
from tests.e2e.harness import HAND
from tests.e2e.lobbies import opened
from tests.sandbox.client import Sandbox

DUE = re.compile(r"<t:\d+:\w>")
"""A time, which moves on when a table has stood still."""
PAGE = re.compile(r"^Page \d+ of \d+\n?", re.MULTILINE)
"""Stands below each page of a long log."""
PLANET = re.compile(r".+'s planet \d+")
"""An answer to the question whom to challenge where: bases on one planet count once."""
CHECK = ":0:verify"
"""Is told when a game has ended."""
TURNED = "turned it."
"""Stands below every card of a slap game."""
SLAP_OPTIONS = {"flip_limit": "300", "penalty": "3", "comebacks": "0", "empty_false_slap": "out"}
"""Whoever slaps at everything is out soon."""
ANSWERS = 4
"""So many questions at most follow each other before time has to pass."""
LIVE = {"mode": "live", "pace": "10 s"}
SLOW = {"mode": "slow", "pace": "5 min"}


class Game(ABC):
    """A table with people and a computer player."""

    kind: str
    short = True
    """Whether people who hurry soon bring it to its end."""
    sandbox: Sandbox
    people: list[str]

    @property
    @abstractmethod
    def thread(self) -> str:
        """The thread in which it is played."""

    @property
    @abstractmethod
    def over(self) -> bool:
        """True once the game has ended."""

    @abstractmethod
    async def begin(self) -> None:
        """Open it, and start."""

    @abstractmethod
    async def act(self) -> None:
        """Everybody does something."""

    @abstractmethod
    async def hurry(self) -> None:
        """Everybody does what brings the game to its end."""

    @abstractmethod
    async def standing(self) -> str:
        """Read what it says to each of its people, without times."""

    @abstractmethod
    async def settled(self) -> None:
        """Wait until what its process has received before has been judged."""

    @abstractmethod
    async def story(self) -> str:
        """Read what has happened so far; later it begins the same."""

    async def verified(self) -> str:
        """The check of its shuffle."""
        return await panels.verified(self.sandbox, self.people[0], self.thread)


class _OneOfSeveral(CosmicTable):
    """A table whose people sit at others too."""

    mark = ""
    """What the custom_ids of its controls begin with, once it has some."""

    def told(self, who: str) -> Json | None:
        """Its newest direct message to somebody."""
        mine = [one for one in self.sandbox.dm_of(who) if any(c.id.startswith(self.mark) for c in controls(one))]
        return mine[-1] if mine else None


class Cosmic(Game):
    """A live game of Cosmic Encounter of two people, with a computer player or alone."""

    def __init__(self, sandbox: Sandbox, people: Sequence[str], channel: str, computers: int) -> None:
        self.sandbox = sandbox
        self.people = list(people)
        self.kind = "Cosmic with a computer player" if computers else "Cosmic of two"
        self.short = not computers
        self._computers = computers
        self.table = _OneOfSeveral(sandbox, None, people, channel)
        self._rounds = 0

    async def begin(self) -> None:
        await self.table.open(self._computers, speed="live", bases_to_win="3")
        self.table.mark = controls(await self.table.new_panel())[0].id.partition(":")[0] + ":"

    @property
    def thread(self) -> str:
        return self.table.thread

    @property
    def over(self) -> bool:
        return any(CHECK in str(one) for one in self.table.posts())

    async def act(self) -> None:
        """By command and in direct messages by turns, where something is pressed by chance."""
        self._rounds += 1
        if self._rounds % 2:
            await self.table.answer_all()
            return
        for person in self.people:
            shown = self.table.told(person)
            if shown is not None and not self.over:
                await self.table.press_something(person, shown)

    async def hurry(self) -> None:
        """Everybody answers by the first that is offered, or at one planet or another, and again if more is asked."""
        for person in self.people:
            answered: list[str] = []
            for _ in range(ANSWERS):
                offered = [] if self.over else await self.table.answers(person)
                if not offered or offered == answered:
                    break
                planets = all(PLANET.fullmatch(one) for one in offered)
                await self.table.play(person, self.table.random.choice(offered) if planets else offered[0])
                answered = offered

    def press_waiting(self, who: str) -> Interaction | None:
        """Use a control of somebody's direct message, an answer if there is one, and wait for nothing."""
        shown = self.table.told(who)
        found = [] if shown is None else controls(shown)
        answers = [one for one in found if QUESTION in one.id and one.label not in NEVER]
        buttons = answers or [one for one in found if not one.values]
        if shown is None or not buttons:
            return None
        if values := buttons[0].values:
            return self.sandbox.open_select(who, shown["id"], buttons[0].id, values[0])
        return self.sandbox.open_press(who, shown["id"], buttons[0].id)

    def press_panel(self) -> list[Interaction]:
        """Everybody asks what they are asked, and waits for nothing."""
        panel = self.table.panel()
        return [] if panel is None else [self.sandbox.open_press(who, panel["id"], "Answer") for who in self.people]

    async def standing(self) -> str:
        """The status, and what each is asked."""
        said = [text_of(self.table.posts()[-1])] if self.over else await self.table.standing()
        return DUE.sub("", "\n".join(said))

    async def settled(self) -> None:
        await self.table.status()

    async def story(self) -> str:
        """The log."""
        return PAGE.sub("", await self.table.log(self.people[0]))


class Slap(Game):
    """A slap game of two people and a computer player, live or slow."""

    def __init__(self, sandbox: Sandbox, people: Sequence[str], channel: str, mode: dict[str, str]) -> None:
        self.sandbox = sandbox
        self.people = list(people)
        self.channel = channel
        self.options = {**SLAP_OPTIONS, **mode}
        self.kind = f"{mode['mode']} slap"
        self._thread = ""
        self._stayed: set[str] = set()

    @property
    def thread(self) -> str:
        return self._thread

    async def begin(self) -> None:
        host, other = self.people
        lobby = {"id": await opened(self.sandbox, host, "slap", self.channel, **self.options)}
        await self.sandbox.press(other, lobby, "Join")
        await self.sandbox.press(host, lobby, "Add computer player")
        before = len(self.sandbox.threads(self.channel))
        await self.sandbox.press(host, lobby, "Start")
        await self.sandbox.wait_for(lambda: len(self.sandbox.threads(self.channel)) > before)
        self._thread = str(self.sandbox.threads(self.channel)[-1]["id"])

    def cards(self) -> list[Json]:
        """The messages of turned cards, oldest first."""
        return [one for one in self.sandbox.messages(self.thread) if TURNED in one["content"]]

    @property
    def over(self) -> bool:
        return any(CHECK in str(one) for one in self.sandbox.messages(self.thread))

    async def act(self) -> None:
        """At a slow table everybody passes; a live one asks now and then whether anybody is there."""
        await self._press("Pass")
        await self._stay()

    async def hurry(self) -> None:
        """Everybody slaps, whatever lies there."""
        await self._press("Slap")
        await self._stay()
        cards = self.cards()
        if cards and "slow" not in self.kind:
            for person in self.people:
                self.sandbox.react(person, cards[-1], HAND)

    async def _press(self, label: str) -> None:
        cards = self.cards()
        if cards and any(one.label == label for one in controls(cards[-1])):
            for person in self.people:
                await self.sandbox.press(person, cards[-1], label)

    async def _stay(self) -> None:
        for question in self.sandbox.messages(self.thread):
            if "Still there?" in question["content"] and question["id"] not in self._stayed and controls(question):
                self._stayed.add(question["id"])
                await self.sandbox.press(self.people[0], question["id"], controls(question)[0].id)

    async def standing(self) -> str:
        if self.over:
            return text_of(self.sandbox.messages(self.thread)[-1])
        return DUE.sub("", "\n".join([await self._status(person) for person in self.people]))

    async def _status(self, who: str) -> str:
        answer = await self.sandbox.slash(who, self.thread, "answer")
        assert answer.message is not None, answer
        return text_of(answer.message.data)

    async def settled(self) -> None:
        await self._status(self.people[0])

    async def story(self) -> str:
        """The cards, each of which is turned once."""
        return "\n".join(text_of(one).partition("\n")[0] for one in self.cards())
