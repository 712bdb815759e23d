"""``/server`` and ``/admin`` as people use them: their words, and what their buttons and forms answer."""

from __future__ import annotations

from cogs.server import FORMS
from cogs.ui.components import plain
from sandbox.guilds.interactions import COMPONENT, Answer
from sandbox.guilds.messages import Message
from sandbox.jsons import Json, flat
from tests.sandbox.client import Sandbox


def words_of(message: Message) -> str:
    """All words of a message, also of one made of components."""
    parts = [part.get("content") for part in flat(message.data["components"])]
    return plain("\n".join(filter(None, [str(message.data["content"]), *parts])))


def shown(answer: Answer) -> Message:
    assert answer.message is not None, answer
    return answer.message


async def opened(sandbox: Sandbox, who: str, button: str, channel: str | Json = "table", by: str = "server") -> Message:
    panel = shown(await sandbox.slash(who, channel, by))
    assert panel.only_for == sandbox.user(who)
    answer = shown(await sandbox.press(who, panel, button))
    await sandbox.wait_for(lambda: words_of(answer))
    return answer


async def read(sandbox: Sandbox, who: str, button: str, channel: str | Json = "table", by: str = "server") -> str:
    """The words of it."""
    return words_of(await opened(sandbox, who, button, channel, by))


async def filled(
    sandbox: Sandbox, who: str, message: Message, button: str, values: dict[str, str | list[str]]
) -> Message:
    """Press a button that opens a form, and send that."""
    asked = sandbox.open_press(who, message, button)
    assert (await sandbox.outcome(asked)).modal is not None
    return shown(await sandbox.submit(who, asked, values))


async def verified(sandbox: Sandbox, who: str, channel: str | Json, table: int = 0) -> str:
    """The check of a shuffle: of the thread's game, or of the one with this number."""
    if not table:
        return await read(sandbox, who, "server:verify", channel)
    panel = shown(await sandbox.slash(who, channel, "server"))
    return words_of(await filled(sandbox, who, panel, "server:verify", {"0": str(table)}))


async def exported(sandbox: Sandbox, who: str, channel: str | Json = "table", table: int = 1) -> Message:
    """A game as a file, from its page in the list of those that are over."""
    listed = await opened(sandbox, who, "h:list", channel)
    page = shown(await sandbox.press(who, listed, f"h:game:{table}"))
    await sandbox.wait_for(lambda: page.data["components"])
    checked = shown(await sandbox.press(who, page, f"h:verify:{table}"))
    return shown(await sandbox.press(who, checked, f"h:export:{table}"))


async def settings(sandbox: Sandbox, who: str = "Finn") -> Message:
    return await opened(sandbox, who, "g:open", by="admin")


async def set_up(sandbox: Sandbox, **values: str | list[str]) -> Message:
    """Change settings by their forms; the message that shows them then."""
    message = await settings(sandbox)
    for form, names in FORMS.items():
        given = {str(names.index(name)): value for name, value in values.items() if name in names}
        if given:
            message = await filled(sandbox, "Finn", message, f"g:edit:{form}", given)
    return message


async def tournament(
    sandbox: Sandbox, kind: str = "knockout_live", until: str = "", people: str = "64", panel: Message | None = None
) -> str:
    """Open a tournament by the form; what the admin is told."""
    panel = panel or shown(await sandbox.slash("Finn", "table", "admin"))
    values: dict[str, str | list[str]] = {"0": kind, "1": until, "2": people, "3": "2", "4": "2"}
    return words_of(await filled(sandbox, "Finn", panel, "event:open", values))


async def join(sandbox: Sandbox, who: str) -> str:
    """Press *I'm in* or *I'm here* below the tournament on the panel."""
    return words_of(shown(await sandbox.press(who, await opened(sandbox, who, "event:show"), "event:join")))


async def season(sandbox: Sandbox, until: str, game: str = "all", panel: Message | None = None) -> Message:
    """Open a season by the form."""
    panel = panel or shown(await sandbox.slash("Finn", "table", "admin"))
    return await filled(sandbox, "Finn", panel, "season:open", {"0": until, "1": game})


async def page(sandbox: Sandbox, who: str, of: str = "") -> str:
    """Somebody's ratings: one's own, or those of a person chosen below the list."""
    if not of:
        return await read(sandbox, who, "s:mine")
    return words_of(shown(await sandbox.select(who, await opened(sandbox, who, "s:list"), "s:of", of)))


async def old_button(sandbox: Sandbox, who: str, message: Message, custom_id: str) -> Message:
    """Press a button that lists of an earlier version have."""
    data = {"component_type": 2, "custom_id": custom_id, "id": 1}
    act = sandbox.discord.interactions.open(sandbox.user(who), sandbox.place("table"), COMPONENT, data, message=message)
    return shown(await sandbox.outcome(act))
