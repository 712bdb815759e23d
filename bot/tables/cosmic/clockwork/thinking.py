"""What *strong* computer players think about while their delay runs: a worker process looks ahead for them.

Nothing waits for a thought, and the delay is that of every computer player, so nobody can tell from the time whether
there was one. Thoughts are not saved: after a restart the question is thought about anew.
"""

from __future__ import annotations

from bot.cosmic.ai.levels import STRONG
from bot.cosmic.strong import search, task
from bot.kernel.ask import Ask
from bot.kernel.saving.codec import decode, encode
from bot.tables.contract.table import Think, Thought
from bot.tables.cosmic.clockwork import computers
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.telling import chronicle


def begin(table: Running, number: int, ask: Ask) -> None:
    """Let a question be thought about, once, if that is worth it."""
    if table.record.level != STRONG.name or number in table.thoughts or not search.is_worth_it(table.game, ask):
        return
    for old in [one for one in table.thoughts if one not in table.game.asks]:
        del table.thoughts[old]
    table.thoughts[number] = None
    asked = task.Task(
        table.game.save(), ask.seat, ask.key, computers.temper(table, ask.seat).name, computers.seed(table, number)
    )
    table.add(Think(str(number), task.NAME, encode(asked)))


def seal(table: Running) -> None:
    """Put what was found under seal, before a round closes: there lies until then what they do without.

    Whoever has sat down meanwhile in the place of a computer player answers for themselves.
    """
    game = table.game
    for number, ask in [*game.asks.items()]:
        found = table.thoughts.get(number) if table.record.house(ask.seat) else None
        if found is not None and ask.form.accepts(found) and game.sealed.get(number) != found:
            chronicle.answer(table, number, ask.seat, found, "computer")


def heard(table: Running, thought: Thought) -> None:
    """A thought has come; one that nobody has asked for since a restart is of no use."""
    number = int(thought.key)
    if number in table.thoughts:
        table.thoughts[number] = decode(thought.found, task.Answer).choice
