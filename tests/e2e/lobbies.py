"""Open lobbies as people do: ``/play``, then the forms behind *Options*."""

from __future__ import annotations

from typing import Any

from bot.play.games.lobby_games import LOBBY_GAMES
from bot.play.lobbies.forms import SWITCHES
from bot.words.options import OptionText
from sandbox.guilds.interactions import Answer
from tests.sandbox.client import Sandbox
from tests.words.voices import EN

OPTIONS = {(name, one.name): one for name, game in LOBBY_GAMES.items() for one in game.options_in("en")}
TYPED = "_typed"


async def opened(
    sandbox: Sandbox, who: str, game: str, channel: str = "table", preset: str = "", **options: str
) -> str:
    """A lobby of a game with these options; its message."""
    language = options.pop("language", "")
    given = {name: value for name, value in {"preset": preset, "language": language}.items() if value}
    answer = await sandbox.slash(who, channel, "play", game=game, **given)
    assert answer.message is not None, answer
    lobby = answer.message.id
    if options:
        done = await choose(sandbox, who, lobby, game, **options)
        assert "What do you want to change?" in done, done
    return lobby


async def panel(sandbox: Sandbox, who: str, lobby: str) -> str:
    """The private message of a lobby's options."""
    answer = await sandbox.press(who, lobby, EN("lobby-options"))
    assert answer.message is not None, answer
    return answer.message.id


async def choose(sandbox: Sandbox, who: str, lobby: str, game: str, **options: str) -> str:
    """Choose options in their forms; what the last form is answered with."""
    shown, said = await panel(sandbox, who, lobby), ""
    wanted = [OPTIONS[game, name] for name in options]
    for topic in dict.fromkeys(option.topic for option in wanted):
        those = {option: options[option.name] for option in wanted if option.topic == topic}
        answer = await filled(sandbox, who, shown, EN(f"lobby-topic-{topic}.button"), those)
        assert answer.message is not None, answer
        said = str(answer.message.data["content"])
    return said


async def filled(sandbox: Sandbox, who: str, shown: str, title: str, options: dict[OptionText, str]) -> Answer:
    """Fill in the form of this title and send it off."""
    form = sandbox.open_press(who, shown, title)
    asked = await sandbox.outcome(form)
    assert asked.modal is not None, asked
    parts = {label["component"]["custom_id"]: label["component"] for label in asked.modal["components"]}
    values: dict[str, str | list[str]] = {}
    on = {one["value"] for one in parts.get(SWITCHES, {}).get("options", ()) if one.get("default")}
    for option, value in options.items():
        if option.switch:
            on = on | {option.name} if value == "on" else on - {option.name}
        elif option.name in parts and (_listed(parts[option.name], value) or option.name + TYPED not in parts):
            values[option.name] = value
        else:
            values[option.name + TYPED] = value
    if SWITCHES in parts:
        values[SWITCHES] = sorted(on)
    return await sandbox.submit(who, form, values)


def _listed(part: dict[str, Any], value: str) -> bool:
    return any(one["value"] == value for one in part.get("options") or ())
