"""Every language of the slap table says the same things, each in its own words, within Discord's limits."""

from __future__ import annotations

import pytest

from bot.kernel.game import Game
from bot.slap.game import RULES
from bot.slap.messages import refusal
from bot.slap.options import BadOption, from_strings
from bot.tables.contract.table import Body, Edit, Post, Recall, Started
from bot.tables.slap.controller import SlapController
from bot.words.message import LANGUAGES, language_of
from tests.slap.sitting import Sitting, only

LONGEST = 2_000


def test_english_is_spoken_where_a_language_is_not_known() -> None:
    assert [language_of(locale) for locale in ("de", "en-GB", "xx-YY", "", None)] == ["de", "en", "en", "en", "en"]


@pytest.mark.parametrize(
    ("values", "english", "german"),
    [
        ({"pace": "11"}, "Pace: 11 s isn't", "Tempo: 11 s geht nicht"),
        ({"penalty": "9"}, "False slap costs: 9 isn't possible. Choose 2 cards,", "Falsch geklatscht kostet: 9 geht"),
        ({"mode": "slow", "flip": "manual"}, "The cards of a slow table", "An einem langsamen Tisch decken"),
        ({"dance": "yes"}, "dance: yes isn't possible", "dance: yes geht nicht"),
    ],
)
def test_a_refused_option_is_explained_in_the_askers_words(values: dict[str, str], english: str, german: str) -> None:
    with pytest.raises(BadOption) as refused:
        from_strings(values)
    assert refusal(refused.value, "en").startswith(english)
    assert refusal(refused.value, "de").startswith(german)


def test_a_german_table_speaks_german_and_answers_everybody_in_their_own_language() -> None:
    table = Sitting(language="de", slap_by="both")
    table.card()
    deal, card = only(table.effects, Post)[:2]
    assert deal.body.text.startswith("**Das Spiel beginnt in 10 s.**")
    assert "Stapel: " in card.body.text
    assert [button.label for button in card.body.buttons[0]] == ["Klatschen"]
    assert table.press(0, "status").splitlines()[0] == "**You have 22 cards.**"
    assert table.press(0, "status", language="de").splitlines()[0] == "**Du hast 22 Karten.**"


def test_a_table_keeps_its_language_over_a_restart() -> None:
    table = Sitting(language="de")
    table.card()
    table.controller = SlapController.load(
        Game.resume(RULES, table.controller.game.save()).game, table.controller.dump()
    )
    table.handle(Started(table.at(), False))
    table.wait("hands")
    assert "Stapel: " in only(table.effects, Post)[-1].body.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits_with_ten_players_of_32_escaped_letters(language: str) -> None:
    wide = tuple(f"{letter}" + "*_~`|" * 6 + "x" for letter in "ABCDEFGHIJ")
    table = Sitting(10, names=wide, max_players=10, slap_by="both", flip="manual", language=language)
    for kind in ("plain", "plain", "pattern"):
        table.card(kind)
        for seat in range(10):
            table.slap(seat, 10)
    table.wait("report")
    table.card("plain")
    table.card("notice")
    for seat in range(6):
        table.press(seat, "pause")
    table.land()
    status = table.press(0, "status")
    table.press(0, "leave_sure")
    table.press(None, "stop_sure", moderator=True)
    assert table.over
    assert len(status) <= LONGEST
    bodies: list[Body] = [effect.body for effect in table.effects if isinstance(effect, Post | Edit | Recall)]
    for body in bodies:
        assert 0 < len(body.text) <= LONGEST
        assert body.picture is None or 0 < len(body.picture.alt) <= 1_024
        assert len(body.buttons) <= 5
        for row in body.buttons:
            assert 0 < len(row) <= 5
            assert all(len(button.label) <= 80 for button in row)
            assert len({button.choice for button in row}) == len(row)
