"""Options of a Cosmic lobby besides the flags of the rules, and how a refusal is worded."""

from __future__ import annotations

import pytest

from bot.cosmic.ai.choosing import TEMPERS
from bot.cosmic.ai.player import LEVELS
from bot.cosmic.model.options import Options
from bot.cosmic.timing.clock import SPEEDS
from bot.cosmic.words.option_words import options_in, refusal, tempers_in
from bot.tables.cosmic.table_options import USUAL, TableOptions, check, choose, flags, read, seats
from bot.words.options import BadOption
from tests.words.voices import COMPLETE


def test_options_are_split_into_those_of_the_table_and_the_flags_of_the_rules() -> None:  # 0.7
    table, options = read(
        {"speed": "Live", "seats": " 4 ", "language": "de", "flares": "one-shot", "bases_to_win": "4"}
    )
    assert table == TableOptions("live", 4, "de")
    assert options == Options(flares="one_shot", bases_to_win=4) == flags({"flares": "one_shot", "bases_to_win": "4"})
    assert read({}) == (TableOptions(), Options())
    assert seats({}) == 6


def test_usual_is_as_if_nobody_had_chosen() -> None:
    assert read({"powers_dealt": USUAL, "bases_to_win": USUAL, "speed": USUAL}) == read({})
    assert choose({"bases_to_win": "8", "seats": "3"}, "bases_to_win", USUAL) == {"seats": "3"}


@pytest.mark.parametrize(
    ("values", "option"),
    [
        ({"speed": "warp"}, "speed"),
        ({"seats": "7"}, "seats"),
        ({"seats": "1"}, "seats"),
        ({"seats": "²"}, "seats"),
        ({"language": "tlh"}, "language"),
        ({"lucre": "on"}, "lucre"),
        ({"flares": "eon"}, "flares"),
        ({"computers": "brilliant"}, "computers"),
    ],
)
def test_an_impossible_value_is_refused_by_name(values: dict[str, str], option: str) -> None:
    with pytest.raises(BadOption) as refused:
        read(values)
    assert refused.value.option == option


def test_two_seats_and_two_players_cannot_need_six_bases() -> None:  # 8.6
    check({"bases_to_win": "6"})
    for values, players in (({"bases_to_win": "6", "seats": "2"}, None), ({"bases_to_win": "6"}, 2)):
        with pytest.raises(BadOption, match="bases_to_win"):
            check(values, players)


def test_another_number_of_powers_gives_up_a_deal_that_does_not_go_with_it() -> None:  # 3.4
    assert choose({"powers_dealt": "2", "seats": "3"}, "powers_per_player", "2") == {
        "seats": "3",
        "powers_per_player": "2",
    }
    assert choose({"powers_dealt": "3"}, "powers_per_player", "2") == {"powers_dealt": "3", "powers_per_player": "2"}


@pytest.mark.parametrize(
    ("values", "english", "german"),
    [
        (
            {"speed": "warp"},
            "Speed: warp isn't possible. Choose daily, seven hours",
            "Tempo: warp geht nicht. Wähl täg",
        ),
        ({"seats": "9"}, "Seats: 9 isn't possible. Choose 6, 2, 3", "Plätze: 9 geht nicht. Wähl 6, 2, 3"),
        (
            {"powers_dealt": "4"},
            "Players who keep one power are dealt two",
            "Mit einer Kraft wählst du aus",
        ),
        ({"seats": "2", "bases_to_win": "7"}, "Two players win with three to five", "Zu zweit gewinnt man mit drei"),
        ({"lucre": "on"}, "lucre: on isn't possible", "lucre: on geht nicht"),
    ],
)
def test_a_refused_option_is_explained_in_the_askers_words(values: dict[str, str], english: str, german: str) -> None:
    with pytest.raises(BadOption) as refused:
        check(values)
    assert refusal(refused.value, "en").startswith(english)
    assert refusal(refused.value, "de").startswith(german)


def test_every_speed_and_every_temperament_is_offered() -> None:
    for language in COMPLETE:
        speed = next(option for option in options_in(language) if option.name == "speed")
        assert {value for value, _ in speed.values} == set(SPEEDS)
        assert [temper.name for temper in tempers_in(language)] == list(TEMPERS)
        assert all(0 < len(temper.sentence) <= 100 for temper in tempers_in(language))


def test_every_level_is_offered_the_usual_one_first() -> None:
    for language in COMPLETE:
        level = next(option for option in options_in(language) if option.name == "computers")
        assert {value for value, _ in level.values} == set(LEVELS)
        assert level.values[0][0] == read({})[0].computers == "normal"


def test_both_languages_have_the_same_words() -> None:
    for here, there in zip(options_in("en"), options_in("de"), strict=True):
        assert here.sentence != there.sentence
        assert [value for value, _ in here.values] == [value for value, _ in there.values]
