"""A game played again, moment by moment: one message with its picture, its words, and controls that turn the pages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Literal, TypeAlias

import msgspec

from bot.kernel.saved import Decision
from bot.tables.contract.message import OPTIONS, Body, Button, Menu, MenuOption, Picture, split
from bot.words.message import Language, ids
from bot.words.speech import Speech, speech

Play: TypeAlias = Callable[[], Iterable[tuple[Any, Decision | None]]]
"""Plays the game from its beginning, as often as it is called."""
REVEAL, END = "reveal", "end"
WORDS, WHY, HANDS, TEXT = "words", "why", "hands", "text"
_BESIDE: Final = ids("replay-", (WORDS, WHY, HANDS, TEXT))
_STOPS: Final = ("attack", "allies", "cards", REVEAL, "after", END, "pile", "taken")
_TITLES: Final = ids("replay-stop-", _STOPS)
_SMALL: Final = "-# "


class Moment(msgspec.Struct, frozen=True):
    chapter: int
    """The challenge, or the pile."""
    stop: str
    picture: Callable[[], Picture]
    lines: tuple[str, ...]
    beside: Mapping[str, Callable[[], Sequence[str]]] = {}
    """Lines to be shown instead: ``WHY``, ``HANDS``, and ``TEXT`` if it is more than the picture's alt text."""


class Replay(msgspec.Struct, frozen=True):
    unit: Literal["challenge", "pile"]
    moments: tuple[Moment, ...]
    over: bool
    labels: Mapping[int, str] = {}
    """Chapters with a name of their own in the menu: at most 100 characters."""

    def chapters(self) -> list[int]:
        return list(dict.fromkeys(moment.chapter for moment in self.moments))

    @property
    def first(self) -> int:
        return self._revealed(self.chapters()[0])

    def turned(self, at: int, choice: str) -> int:
        known = self.chapters()
        mine = known.index(self.moments[at].chapter)
        match choice:
            case "replay_first":
                return self._revealed(known[max(0, mine - 1)])
            case "replay_last":
                return self._revealed(known[min(mine + 1, len(known) - 1)])
            case "replay_back":
                return max(0, at - 1)
            case "replay_on":
                return min(at + 1, len(self.moments) - 1)
        return at

    def chapter(self, number: int) -> int:
        """The place of that chapter's reveal. Raises ``LookupError`` if the game has none."""
        if number not in self.chapters():
            raise LookupError(number)
        return self._revealed(number)

    def _revealed(self, chapter: int) -> int:
        """Falls back to how a chapter came out in which nothing was revealed."""
        mine = [at for at, one in enumerate(self.moments) if one.chapter == chapter and one.stop != END]
        return next((at for at in mine if self.moments[at].stop == REVEAL), mine[-1])

    def show(self, at: int, choice: str, language: Language, *, practises: bool) -> Body:
        """``choice`` shows something instead of the moment's words; ``practises`` offers to play on."""
        say, moment = speech(language).signed, self.moments[at]
        first, last, end = self.moments[0].chapter, self.moments[-1].chapter, len(self.moments) - 1
        picture = moment.picture()
        beside = {WORDS: lambda: moment.lines, **moment.beside}
        beside.setdefault(TEXT, lambda: [picture.alt])
        wanted, _, turned = choice.removeprefix("replay_").partition(":")
        wanted = wanted if wanted in beside else WORDS
        pages = split(beside[wanted](), full_end=wanted == WHY)
        page = min(int(turned or (len(pages) if wanted == WHY else 1)), len(pages))
        before, after = ["…"] * (page > 1), ["…"] * (page < len(pages))
        ways = {name: Button(at, f"replay_{name}", say(_BESIDE[name])) for name in beside}
        if len(pages) > 1:
            other = page % len(pages) + 1
            label = f"{say(_BESIDE[wanted])} {other}/{len(pages)}"
            ways[wanted] = Button(at, f"replay_{wanted}:{other}", label)
        turns = [
            Button(at, "replay_first", say("replay-first"), disabled=moment.chapter == first),
            Button(at, "replay_back", say("replay-back"), disabled=at == 0),
            Button(at, "replay_on", say("replay-on"), style="primary", disabled=at == end),
            Button(at, "replay_last", say("replay-last"), disabled=moment.chapter == last),
        ]
        words = ways.pop(WORDS)
        if wanted == WORDS and len(pages) > 1:
            turns.append(words)
        elif WHY in ways:
            turns.append(ways.pop(WHY))
        more = [*ways.values(), *([Button(at, "replay_practise", say("replay-practise"))] if practises else [])]
        more.append(Button(at, "replay_here", say("replay-here")))
        menu = Menu(at, "replay_go", say("replay-which", unit=self.unit), tuple(self._options(moment.chapter, say)))
        text = "\n".join([self._title(moment, say), *before, *pages[page - 1], *after])
        return Body(text, (tuple(turns), tuple(more)), picture, (menu,))

    def shared(self, at: int, language: Language) -> Body:
        """For everybody in a channel: a moment's picture and the first sentence of its words."""
        moment = self.moments[at]
        lines = "\n".join(moment.lines).splitlines()
        said = [line for line in lines if not line.startswith(_SMALL)][:1]
        return Body("\n".join([self._title(moment, speech(language).signed), *said]), picture=moment.picture())

    def _title(self, moment: Moment, say: Speech) -> str:
        last, stop = self.moments[-1].chapter, say(_TITLES[moment.stop])
        return say("replay-heading", unit=self.unit, number=moment.chapter, last=last, stop=stop)

    def _options(self, now: int, say: Speech) -> Iterator[MenuOption]:
        known = self.chapters()
        first = max(0, min(known.index(now) - OPTIONS // 2, len(known) - OPTIONS))
        for number in known[first : first + OPTIONS]:
            label = self.labels.get(number) or say("replay-chapter", unit=self.unit, number=number)
            yield MenuOption(str(number), label, chosen=number == now)
