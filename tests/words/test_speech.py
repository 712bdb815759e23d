"""Rendering of messages: facts, lists, nouns in their forms, plurals, and what falls back to English."""

from __future__ import annotations

import pytest

from bot.words.message import Message, ids
from bot.words.speech import Catalogue, Speech, Unspeakable, speech

EN = Speech(
    Catalogue(
        "en",
        {
            "-cone": "-cone = cone",
            "hello": "hello = Hello { $name }",
            "cards": "cards = { $count ->\n    [one] 1 card\n   *[other] { $count } cards\n}",
            "who": "who = { COUNT($names) ->\n    [0] nobody\n   *[other] { $names }\n}",
            "either": 'either = { LIST($names, style: "or") }',
            "row": 'row = { LIST($names, style: "comma") }',
            "side": "side = the offense",
            "joins": "joins = { $name } joins { $side }",
            "late": "late = { $late ->\n    [yes] late\n   *[no] in time\n}",
            "point": "point = The { -cone } points at { hello }",
            "place": "place = { ORDINAL($place) ->\n    [one] { $place }st\n    [two] { $place }nd\n"
            "    [few] { $place }rd\n   *[other] { $place }th\n}",
            "only": "only = Only in English, for { $who }: { $count }",
        },
    )
)
DE = Speech(
    Catalogue(
        "de",
        {
            "hello": "hello = Hallo { $name }",
            "cards": "cards = { $count ->\n    [one] 1 Karte\n   *[other] { $count } Karten\n}",
            "who": "who = { COUNT($names) ->\n    [0] niemand\n   *[other] { $names }\n}",
            "row": 'row = { LIST($names, style: "comma") }',
            "side": "side = der Angriff\n    .dative = dem Angriff",
            "joins": 'joins = { $name } tritt { FORM($side, "dative") } bei',
            "point": "point = Der { -cone } zeigt auf { hello }",
            "late": "late = { $lat",
        },
    ),
    EN,
)


def test_facts_come_as_they_are_without_marks_around_them() -> None:
    assert EN("hello", name="Ana \\*") == "Hello Ana \\*"


def test_a_fact_that_no_message_could_hold_is_cut() -> None:
    assert EN("hello", name="x" * 5_000) == "Hello " + "x" * 2_000
    assert len(EN("who", names=["x" * 90] * 40)) == 2_000


def test_numbers_have_their_plural_and_the_marks_of_the_language() -> None:
    assert [say("cards", count=count) for say in (EN, DE) for count in (1, 1204)] == [
        "1 card",
        "1,204 cards",
        "1 Karte",
        "1.204 Karten",
    ]


def test_a_place_in_a_row_has_the_plural_of_ordinals() -> None:
    assert [EN("place", place=place) for place in (1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 101, 111)] == [
        *("1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "22nd", "23rd", "101st", "111th")
    ]


def test_lists_are_joined_as_the_language_does() -> None:
    names = ("Ana", "Ben", "Cy")
    assert EN("who", names=names) == "Ana, Ben and Cy"
    assert DE("who", names=names) == "Ana, Ben und Cy"
    assert [say("row", names=names) for say in (EN, DE)] == ["Ana, Ben, Cy"] * 2
    assert EN("either", names=names[:2]) == "Ana or Ben"
    assert (EN("who", names=()), DE("who", names=[])) == ("nobody", "niemand")
    assert DE("who", names=(Message("hello", name="Ana"), "Ben")) == "Hallo Ana und Ben"


def test_a_message_as_a_fact_is_said_in_the_form_that_the_sentence_wants() -> None:
    side = Message("side")
    assert EN("joins", name="Ana", side=side) == "Ana joins the offense"
    assert DE("joins", name="Ana", side=side) == "Ana tritt dem Angriff bei"
    assert DE("joins", name="Ana", side="Ben") == "Ana tritt Ben bei"


def test_yes_and_no_are_words_to_choose_by() -> None:
    assert [EN("late", late=late) for late in (True, False)] == ["late", "in time"]


def test_terms_and_messages_may_be_mentioned_and_a_missing_term_is_english() -> None:
    assert EN("point", name="Ben") == "The cone points at Hello Ben"
    assert DE("point", name="Ben") == "Der cone zeigt auf Hallo Ben"


def test_what_a_language_lacks_or_cannot_say_is_said_in_english_whole() -> None:
    assert DE("only", who=Message("side"), count=1204) == "Only in English, for the offense: 1,204"
    assert DE("late", late=True) == "late"


def test_what_nobody_can_say_is_a_mistake_of_the_program() -> None:
    with pytest.raises(Unspeakable, match="nonsense"):
        DE("nonsense")
    with pytest.raises(Unspeakable, match="hello"):
        DE("hello")


def test_a_message_is_data_until_somebody_reads_it() -> None:
    assert Message("cards", count=2) == Message("cards", count=2) != Message("cards", count=3)
    assert len({Message("cards", count=2), Message("cards", count=2)}) == 1
    assert DE.message(Message("cards", count=2)) == "2 Karten"


def test_a_table_of_ids_knows_its_keys_alone() -> None:
    table = ids("why-", ("no_deal", "landed"), ".short")
    assert dict(table) == {"no_deal": "why-no-deal.short", "landed": "why-landed.short"}
    with pytest.raises(KeyError):
        table["nonsense"]


def test_a_language_has_one_voice_in_a_process() -> None:
    assert speech("de") is speech("de")


def test_what_was_said_once_is_not_mixed_up_with_what_looks_alike() -> None:
    say = speech("en")
    yes, one = Message("cosmic-several", count=True, card="x"), Message("cosmic-several", count=1, card="x")
    assert yes != one
    assert say.message(yes) != say.message(one)
    assert say.message(one) == say.message(one)


def test_things_behind_a_sign_are_other_things_and_a_voice_without_signs_says_none() -> None:
    thing = Message("cosmic-card-compromise")
    signed = thing.behind("⚔")
    assert signed != thing
    assert speech("en")("cosmic-several", count=2, card=signed) == speech("en")("cosmic-several", count=2, card=thing)
    assert "⚔" in speech("en").signed("cosmic-several", count=2, card=signed)
    assert "⚔" not in speech("en").signed("cosmic-several", count=2, card=thing)
