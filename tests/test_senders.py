"""Senders of new messages at Discord are known, and each has a reason why it comes once.

Tables send through their outbox alone (``play.outgoing.outbox``), and so do tournaments, ends of seasons, the referee,
and results in the parent channel, which store their messages as rows of one. What is left stands here.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
POSTING: Final = {"send", "send_message", "post"}
OUTSIDE: Final = (
    "interaction.response",
    "interaction.followup",
    "messages",
    "place",
    "screen",
    "self._screen",
    "self.screen",
)
"""What stands before these at Discord's side: everything else with such a name stays in the process."""
ANSWER: Final = "a private or public answer to a press: whoever pressed sees that it is missing, and presses again"
SENDERS: Final = {
    "bot/play/outgoing/pictures.py": "the outbox of a table: a durable row, looked for before it is repeated",
    "bot/play/outgoing/direct_messages.py": "digests and reminders: likewise",
    "bot/play/learning.py": "a lesson by direct message, or else where it was asked for",
    "cogs/posting.py": "carries out what the three above say, under their nonce",
    "cogs/reporting.py": "a report to moderators: whoever makes it again within minutes repeats its nonce",
    "cogs/arriving/replies.py": ANSWER,
    "cogs/server.py": ANSWER,
    "cogs/games.py": ANSWER,
    "cogs/history.py": ANSWER,
    "cogs/learning.py": ANSWER,
    "cogs/rating.py": ANSWER,
    "cogs/lobbies/finding.py": ANSWER,
    "cogs/lobbies/lobby.py": ANSWER,
}


def posting(source: str) -> bool:
    calls = [node.func for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    made = [call for call in calls if isinstance(call, ast.Attribute) and call.attr in POSTING]
    places = [ast.unparse(call.value) for call in made]
    return any(place in OUTSIDE or "get_partial_messageable" in place for place in places)


def test_everybody_who_makes_messages_is_known() -> None:
    modules = [path for folder in ("bot", "cogs") for path in (ROOT / folder).rglob("*.py")]
    found = {str(path.relative_to(ROOT)) for path in modules if posting(path.read_text())}
    assert found == SENDERS.keys()


def test_a_call_that_posts_is_told_from_one_that_does_not() -> None:
    assert posting("await self._screen.post(channel, message, None)")
    assert posting("await client.get_partial_messageable(place).send('hello')")
    assert not posting("self.outbox.post(row)\nself._hall.send(3)")
