"""Positions and what a good player would do in them: read from ``positions.txt``, in the notation of docs/notation.md.

The last ``then`` of a position holds words such as ``a.card:A20,A30`` (one of these) and ``a.card!C`` (never this),
about one question of one seat. Divisions and lists are told by their parts, by ``#3`` for three in all, by ``-`` for
nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bot.cosmic.ai.choosing import Level, Temper
from bot.cosmic.ai.player import Computer
from bot.cosmic.seen.project import see_seat
from bot.kernel.ask import Ask, Choice, Dice, OneOf
from tests.cosmic import notation_spell
from tests.cosmic.notation import Scenario, Word, items, read
from tests.cosmic.notation_run import Play
from tests.cosmic.notation_table import Layout

FILE = Path(__file__).with_name("positions.txt")
WINDOW, DEAL = "play", "deal"
"""Keys of words that mean whatever window is open, and what is done about a deal."""
_MOST_ROUNDS = 50


@dataclass(frozen=True)
class Position:
    """One position, with its verdicts."""

    scenario: Scenario

    @property
    def verdicts(self) -> tuple[Word, ...]:
        return self.scenario.steps[-1].words

    def wrong(self, level: Level, temper: Temper, dice: Dice) -> list[str]:
        """List where a computer player of this kind plays otherwise; empty if it plays as it should."""
        play = Play(Layout(self.scenario.given).game())
        for step in self.scenario.steps[:-1]:
            for word in step.words:
                play.do(word)
        first = self.verdicts[0]
        chosen = _chosen(play, first, Computer(temper, dice, level), self.verdicts)
        return [f"{word}, not {sorted(chosen)}" for word in self.verdicts if _meets(word, chosen) != (word.op == ":")]


def _meets(word: Word, chosen: set[str]) -> bool:
    return bool({word.value, *items(word.value)} & chosen)


def positions() -> list[Position]:
    """All of them. Raises ValueError if a line cannot be read."""
    found, malformed = read(FILE.read_text(encoding="utf-8"))
    if malformed:
        raise ValueError("; ".join(map(str, malformed)))
    return [Position(scenario) for scenario in found]


def _chosen(play: Play, word: Word, player: Computer, verdicts: Sequence[Word]) -> set[str]:
    """The answer of the player whose word it is, in all its spellings."""
    seat, key = word.seat, ".".join(word.path[1:])
    if seat is None:
        raise ValueError(f"{word}: begin with a player")
    state = play.game.state
    if key == DEAL:
        acted = player.act(see_seat(state, seat), [one for one in play.game.actions if seat in (one.seats or ())])
        return {"wait"} if acted is None else {acted[0].split(".")[1], *_parts(play, acted[1])}
    offered = {one for verdict in verdicts for one in items(verdict.value) if one not in ("-", "pass")}
    for _ in range(_MOST_ROUNDS):
        asks = [ask for number, ask in play.game.asks.items() if ask.seat == seat and number not in play.game.sealed]
        for ask in asks:
            if ask.key == key or (key == WINDOW and offered & _offers(play, ask)):
                return _parts(play, player.answer(see_seat(play.game.state, seat), ask))
        if not play._close():
            break
    raise ValueError(f"{word}: this is not asked; {play._open()}")


def _offers(play: Play, ask: Ask) -> set[str]:
    if not isinstance(ask.form, OneOf):
        return set()
    return {word for option in ask.form.options for word in notation_spell.spellings(option, play.game.state)}


def _parts(play: Play, choice: Choice) -> set[str]:
    """A choice, or the parts of one."""
    state = play.game.state
    if isinstance(choice, dict) and "give" in choice:
        found = set()
        for side, gift in choice.items():
            assert isinstance(gift, dict)
            goods, grant = gift["goods"], gift["grant"]
            assert isinstance(goods, list)
            found |= {f"{side}.{word}" for one in goods for word in notation_spell.spellings(one, state)}
            found |= {f"{side}.@{word}" for word in notation_spell.spellings(grant, state)} if grant else set()
        return found
    if isinstance(choice, dict):
        chosen = {name: count for name, count in choice.items() if isinstance(count, int) and count}
        words = {word for name in chosen for word in notation_spell.spellings(name, state)}
        return words | {f"#{sum(chosen.values())}"} | ({"-"} if not chosen else set())
    if isinstance(choice, list):
        words = {word for one in choice for word in notation_spell.spellings(one, state)}
        return words | {f"#{len(choice)}"} | ({"-"} if not choice else set())
    return notation_spell.spellings(choice, state)
