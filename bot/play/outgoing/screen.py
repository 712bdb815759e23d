"""Protocol of the world outside that running tables need: ``cogs.posting.screen`` implements it for Discord."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol, TypeAlias

import msgspec

from bot.tables.contract.table import Body, Button, Menu, Picture, Prompt
from bot.words.signs import bare


class Stays:
    """The type of ``STAYS``."""


STAYS: Final = Stays()
"""In the place of a drawn picture: the message shows it already, and keeps it."""
Drawn: TypeAlias = bytes | Stays | None
"""What an edit does about the body's picture: put this one there, leave it, or do without a new one."""


class ScreenError(Exception):
    """A call to Discord did not succeed. ``code`` is Discord's error code, 0 if there is none."""

    def __init__(self, code: int, message: str = "") -> None:
        super().__init__(message or f"Discord refused with code {code}")
        self.code = code


class Refused(ScreenError):
    """Raised when trying again will not help: missing permission, deleted channel or message."""


class Crowded(Exception):
    """Raised when a picture is left out: too many wait, or the bot is ending. Messages are complete without."""


class Trouble(ScreenError):
    """Raised when Discord is unwell (5xx, connection lost) and the call may be tried again later."""


class Missing(Refused):
    """Raised when the message or channel does not exist (any more)."""


class PictureGone(ScreenError):
    """Raised when a message was to keep its picture and does not show it, or may not: it has to be sent again."""


def control_id(table: int, control: Button | Menu | Prompt) -> str:
    """The custom_id under which a table hears of a button, a menu or a form."""
    return f"t{table}:{control.ask}:{control.choice}"


def control_ids(table: int, body: Body) -> tuple[str, ...]:
    """The custom_ids of a message from top to bottom."""
    return tuple(control_id(table, control) for row in rows_of(body) for control in row)


def rows_of(body: Body) -> list[tuple[Button | Menu, ...]]:
    """The controls of a message in rows, from top to bottom."""
    above = [(menu,) for menu in body.menus if not menu.below]
    below = [(menu,) for menu in body.menus if menu.below]
    return [*above, *body.buttons, *below]


class Found(msgspec.Struct, frozen=True):
    """One of our own messages as read back from a channel."""

    message: int
    text: str
    custom_ids: tuple[str, ...]


def says(table: int, body: Body) -> Callable[[Found], bool]:
    """Return a test for this message of ours: its nonce may be forgotten, but not its words and controls."""
    wanted = bare(body.text).strip(), control_ids(table, body)
    return lambda found: (found.text.strip(), found.custom_ids) == wanted


class NewMessage(msgspec.Struct, frozen=True):
    """A message that is to be sent, without its picture."""

    table: int
    """Whose controls it carries; 0 for a message without any."""
    nonce: str
    """A repeat with the same nonce in the same channel is sent once."""
    body: Body
    ping: tuple[int, ...] = ()
    """Of the people whom it mentions only these are notified."""
    silent: bool = False
    """It notifies nobody, not even of a direct message."""


class Screen(Protocol):
    """Carries effects to Discord. Every method may raise ``Refused``, ``Missing`` or ``Trouble``."""

    async def post(self, channel: int, message: NewMessage, picture: bytes | None) -> int:
        """Send a message and return its id."""

    async def edit(self, channel: int, message: int, table: int, body: Body, picture: Drawn) -> None:
        """Replace a message's words and buttons.

        A picture that is given replaces what is there; ``STAYS`` keeps it or raises ``PictureGone``. Without one a
        panel has none, and so has any message whose body has none; others keep what they show.
        """

    def shows(self, message: int, picture: Picture) -> bool:
        """True if a message is known to show exactly this picture now; never after a start."""

    async def erase(self, channel: int, message: int) -> None:
        """Delete one of our own messages."""

    async def open_dm(self, user: int) -> int:
        """The channel of the direct messages with a user; costs a call that Discord wants to be rare."""

    async def react(self, channel: int, message: int, emoji: str) -> None:
        """Add our own reaction."""

    async def find(self, channel: int, since_ms: int, wanted: Callable[[Found], bool]) -> int | None:
        """The oldest of our own messages in the channel since then that is wanted, however much others have written."""

    async def hands(self, channel: int, message: int, emojis: Sequence[str]) -> set[int]:
        """Ids of the users who have any of ``emojis`` on the message, super reactions included."""

    async def is_member(self, guild: int, user: int) -> bool:
        """True if the user is still in the server."""

    def is_forum(self, channel: int) -> bool:
        """True if the channel is a forum: what is meant for it stands in its posts."""

    async def may_look(self, guild: int, channel: int, user: int) -> bool:
        """True if the user is in the server and may look into this channel of it."""

    async def reply(self, token: str, text: str) -> None:
        """Answer a waiting interaction privately; silently does nothing if it can no longer be answered."""

    def used(self, token: str) -> int:
        """The private message that was used; 0 if there is none."""

    def renews(self, token: str, picture: Picture) -> bool:
        """True if an answer in the place of the private message that was used would find this picture there."""

    async def show(self, token: str, table: int, body: Body, picture: Drawn, *, renew: bool) -> None:
        """Answer privately with a whole message; with ``renew`` in the place of the private message that was used.

        ``STAYS`` only where ``renews`` has just said so.
        """

    async def redraw(self, token: str, table: int, body: Body, picture: bytes) -> None:
        """Put the picture into what ``show`` has shown, unless something else stands there by now."""

    async def prompt(self, token: str, table: int, prompt: Prompt) -> None:
        """Answer with a form; if it is too late for one, with a sentence that says so."""

    async def draw(self, renderer: str, view: bytes) -> bytes:
        """Draw a picture in a render process. Raises ``Crowded``, or what the renderer raises."""
