"""Every language of the Discord side says the same things, each in its own words."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from bot.play.lobbies.lobby import Lobby
from bot.play.lobbies.lobby_games import LOBBY_GAMES
from bot.play.roster import Seated
from cogs import text, text_de
from cogs.words import Words
from tests.wording import LONGEST, names_of, own_names, said, signature, told

LOBBY = Lobby(7, "slap", 7_501, [Seated("markA", 7_601), Seated("markB")], {"pace": "2"}, "lobby")
COSMIC = Lobby(7, "cosmic", 7_501, [Seated("markA", 7_601), Seated("markB", temper="sly")], {"seats": "4"}, "lobby")
ENDED = Lobby(7, "slap", 7_501, [], {}, "stopped")
SAMPLES: dict[str, list[Any]] = {
    "view": [LOBBY, COSMIC, ENDED],
    "game": ["slap"],
    "names": [["view_channel", "attach_files"]],
    "option": [LOBBY_GAMES["slap"].options_in("en")[0]],
    "status": ["lobby", "running", "paused", "referee", "broken"],
    "quiet": [None, "mark5"],
    "recomputed": ["mark2", "mark9"],
}
SAME = {"Start"}
PAIRS = [(text, text_de, name) for name in sorted(names_of(Words) - {"COMMANDS", "PERMISSIONS", "option_values"})]


@pytest.mark.parametrize(
    ("module", "protocol"),
    [(text, Words), (text_de, Words)],
)
def test_a_language_has_what_is_in_the_list_and_nothing_else(module: ModuleType, protocol: type[Any]) -> None:
    assert own_names(module) | {"COMMANDS", "PERMISSIONS"} == names_of(protocol) | {"COMMANDS", "PERMISSIONS"}


@pytest.mark.parametrize(("english", "german", "name"), PAIRS)
def test_every_sentence_is_said_in_its_own_words_and_tells_the_same(
    english: ModuleType, german: ModuleType, name: str
) -> None:
    if callable(getattr(english, name)):
        assert signature(getattr(english, name)) == signature(getattr(german, name))
    ours, theirs = (list(said(module, name, SAMPLES)) for module in (english, german))
    for (here, marks), (there, _) in zip(ours, theirs, strict=True):
        assert 0 < len(here) <= LONGEST
        assert 0 < len(there) <= LONGEST
        assert told(here, marks) == told(there, marks), (here, there)
        assert here != there or here in SAME


def test_commands_and_permissions_are_described_in_both_languages() -> None:
    for here, there in ((text.COMMANDS, text_de.COMMANDS), (text.PERMISSIONS, text_de.PERMISSIONS)):
        assert list(here) == list(there)
        assert all(here[name] != there[name] for name in here)
