"""The words of Cosmic pictures, in every language: titles in pieces, sums, alt texts."""

from __future__ import annotations

import pytest

from bot.cosmic.model.records import RevealSide, SumLine
from bot.cosmic.seen.picture_views import PHASES, EndPicture, RevealOutcome, RevealPicture
from bot.cosmic.words import picture_words, things
from bot.words.message import Language, Message
from bot.words.speech import Speech, speech
from tests.words.voices import COMPLETE, DE, EN

NINE, SEVEN = RevealSide(0, "A9.1", False, 9, ()), RevealSide(1, "A7.1", False, 7, ())


def reveal(outcome: RevealOutcome, defense: RevealSide = SEVEN, by: tuple[str, ...] = ()) -> RevealPicture:
    return RevealPicture(("A", "B"), ("red", "blue"), NINE, defense, outcome, "red-2", by)


@pytest.mark.parametrize(
    ("outcome", "winner", "english", "german"),
    [
        ("offense", "Ana", ["Ana", " wins 9–7"], ["Ana", " gewinnt 9 : 7"]),
        ("defense", "Ben", ["Ben", " wins 7–9"], ["Ben", " gewinnt 7 : 9"]),
        ("landed", "Ana", ["Ana", " lands"], ["Ana", " landet"]),
        ("deal", "", ["", "A deal"], ["", "Ein Handel"]),
        ("both_lost", "", ["", "Both sides lose"], ["", "Beide Seiten verlieren"]),
    ],
)
def test_a_title_comes_in_pieces_with_the_name_at_the_even_places(
    outcome: str, winner: str, english: list[str], german: list[str]
) -> None:
    assert picture_words.reveal_title(EN, outcome, (9, 7), winner) == english
    assert picture_words.reveal_title(DE, outcome, (9, 7), winner) == german


def test_a_title_without_totals_tells_none() -> None:
    assert picture_words.reveal_title(EN, "defense", (None, None), "Ben") == ["Ben", " wins"]


@pytest.mark.parametrize(
    ("names", "english", "german"),
    [
        ([], ["", "Nobody wins"], ["", "Niemand gewinnt"]),
        (["Ana"], ["Ana", " wins"], ["Ana", " gewinnt"]),
        (["Ana", "Ben"], ["Ana", " and ", "Ben", " win"], ["Ana", " und ", "Ben", " gewinnen"]),
        (
            ["Ana", "Ben", "Cy"],
            ["Ana", ", ", "Ben", " and ", "Cy", " win"],
            ["Ana", ", ", "Ben", " und ", "Cy", " gewinnen"],
        ),
    ],
)
def test_everybody_who_has_won_is_named(names: list[str], english: list[str], german: list[str]) -> None:
    assert picture_words.end_title(EN, names) == english
    assert picture_words.end_title(DE, names) == german


@pytest.mark.parametrize(
    ("view", "english", "german"),
    [
        (reveal("offense"), "", ""),
        (reveal("offense", by=("virus",)), "Virus", "Virus"),
        (reveal("defense"), "the lower total wins", "die kleinere Summe gewinnt"),
        (reveal("defense", by=("flare.loser",)), "the lower total wins (Loser flare)",
         "die kleinere Summe gewinnt (Loser-Flare)"),
        (reveal("defense", RevealSide(1, "A9.2", False, 9, ())), "a tie goes to the defense",
         "bei Gleichstand gewinnt die Abwehr"),
    ],
)  # fmt: skip
def test_what_decided_is_told_where_cards_and_totals_do_not_say_it(
    view: RevealPicture, english: str, german: str
) -> None:
    assert picture_words.decided(EN, view) == english
    assert picture_words.decided(DE, view) == german


def test_a_power_and_its_flare_are_told_together_and_other_flares_by_their_names() -> None:
    made = ("flare.anti_matter", "virus", "anti_matter", "flare.loser")
    assert picture_words.makers(EN, made) == ["Virus", "Anti-Matter + flare", "Loser flare"]
    assert picture_words.makers(DE, made) == ["Virus", "Anti-Matter + Flare", "Loser-Flare"]


def test_what_came_of_it_is_told_in_a_few_words() -> None:
    view = RevealPicture(("A", "B"), ("red", "blue"), NINE, SEVEN, "offense", "red-2", (), 1, 4, 2)
    assert picture_words.consequence(EN, view) == "1 token lands on red 2 · 4 to the warp · 2 cards as consolation"
    assert picture_words.consequence(DE, view) == "1 Stein landet auf Rot 2 · 4 in den Warp · 2 Karten als Trost"
    assert picture_words.consequence(EN, reveal("offense")) == "target: red 2"


@pytest.mark.parametrize(
    ("line", "english", "german"),
    [
        (SumLine("tokens", 3, 1), "Ben's 3 tokens", "3 Steine von Ben"),
        (SumLine("tokens", 1, 1), "Ben's token", "1 Stein von Ben"),
        (SumLine("changes", 6, powers=("virus", "macron")), "Virus and Macron +6", "Virus und Macron +6"),
        (SumLine("changes", -2), "powers −2", "Kräfte −2"),
        (SumLine("becomes", 0), "counts as 0", "zählt als 0"),
        (SumLine("becomes", 9, powers=("flare.mirror",)), "counts as 9 (Mirror flare)", "zählt als 9 (Mirror-Flare)"),
    ],
)
def test_a_line_of_a_sum_says_who_adds_what(line: SumLine, english: str, german: str) -> None:
    assert picture_words.sum_line(EN, line, "Ben") == english
    assert picture_words.sum_line(DE, line, "Ben") == german


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("how", ["bases", "alternate", "last", "nobody", "spent", "length", "stopped"])
def test_every_way_to_end_has_words(language: Language, how: str) -> None:
    told = picture_words.how(speech(language), EndPicture(("A",), (), 5, how, 3))
    assert told
    assert ("5" in told) == (how == "bases")


def test_phases_carry_their_number_except_setup() -> None:
    assert [picture_words.phase(EN, name) for name in PHASES][:3] == ["Setup", "1 Start", "2 Destiny"]
    assert picture_words.phase(DE, "cards").endswith("Karten")


@pytest.mark.parametrize(
    ("ordinal", "english"),
    [
        (1, "1st"),
        (2, "2nd"),
        (3, "3rd"),
        (4, "4th"),
        (11, "11th"),
        (21, "21st"),
        (22, "22nd"),
        (33, "33rd"),
        (112, "112th"),
    ],
)
def test_the_challenge_of_a_turn_is_counted(ordinal: int, english: str) -> None:
    assert EN("picture-of-the-turn", ordinal=ordinal) == f"{english} of the turn"
    assert DE("picture-of-the-turn", ordinal=ordinal) == f"{ordinal}. im Zug"


def attack(say: Speech, place: list[Message], count: int, *, reverse: bool) -> str:
    return say("picture-alt-attack", offense="Ana", defense="Ben", place=place, count=count, others=4, reverse=reverse)


def test_an_attack_names_place_cone_and_numbers_as_far_as_they_are_known() -> None:
    assert attack(EN, [], 1, reverse=False) == "Ana attacks Ben."
    assert attack(EN, [things.place("red-2")], 3, reverse=True) == (
        "Ana attacks Ben on red 2, reverse cone: 3 tokens against 4."
    )
    assert attack(DE, [things.place("red-2")], 3, reverse=True) == (
        "Ana greift Ben auf Rot 2 an, umgekehrter Kegel: 3 Steine gegen 4."
    )


def test_a_hand_says_what_can_be_played_now() -> None:
    def hand(say: Speech, rows: str, playable: list[str]) -> str:
        return say("picture-alt-hand", count=len(rows) and 1, rows=rows, playable=playable)

    assert hand(EN, "", []) == "You have no cards in hand."
    assert hand(EN, "1: attack 8", ["1"]) == "Playable now: 1. You hold 1 card. 1: attack 8."
    assert hand(DE, "1: Angriff 8", []) == "Jetzt kannst du keine davon spielen. Du hast eine Karte. 1: Angriff 8."


def test_cards_keep_the_names_that_are_printed_on_them() -> None:
    for card in ("edict.card_zap.1", "edict.plague.1"):
        assert EN.message(things.card(card)) == DE.message(things.card(card))
    assert DE.message(things.card("flare.anti_matter")) == "Anti-Matter-Flare"


def test_a_moon_is_named_by_its_system_and_number() -> None:
    assert EN.message(things.place("red-moon1")) == "red moon 1"
    assert DE.message(things.place("light_blue-moon2")) == "Hellblau Mond 2"
