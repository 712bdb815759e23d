"""Words to somebody who cannot type: in an archived thread Discord takes no command, and not everybody may write."""

from __future__ import annotations

import pytest

from bot.words.message import LANGUAGES
from bot.words.speech import speech

COMMAND = "`/"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_pressed_an_old_button_is_sent_to_other_buttons(language: str) -> None:
    assert COMMAND not in speech(language)("table-stale-button")


@pytest.mark.parametrize("language", ["en", "de"])
def test_where_a_command_is_advised_in_a_thread_there_is_another_way(language: str) -> None:
    say = speech(language)
    assert say("slap-leave") in say("tournament-out-playing")
    assert {"en": "write a word first", "de": "schreib erst ein Wort"}[language] in say(
        "admin-still-playing", tables=[]
    )
