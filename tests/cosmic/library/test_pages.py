"""Every page of the library: complete, within Discord's limits, found by its own name, and made from the registry."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.cosmic import library
from bot.cosmic.kinds import hooks, registry
from bot.cosmic.kinds.effects import Edition, Effect, Level
from bot.cosmic.library import MOMENTS, Shelf, brought, topics
from bot.cosmic.model import cards
from bot.cosmic.words import question_text
from bot.words.message import Language
from bot.words.speech import Catalogue, Speech
from cogs import lookup
from cogs.lookup import suggest
from tests.words.voices import COMPLETE, DE, EN

registry.load()


def answer(typed: str, language: Language) -> str:
    return lookup.answer(typed, language).words


RULES = Path(__file__).parents[1] / "rules.txt"
SHELVES: dict[Shelf, list[str]] = {
    "rules": [topic.title for topic in topics("en")],
    "power": [cards.words(name) for name in registry.POWERS],
    "card": [
        *(cards.words(name) for name in registry.EDICTS),
        *(f"Attack {value}" for value in cards.ATTACKS),
        *(f"{cards.words(name)} flare" for name in registry.FLARES),
        "Compromise",
        *(page.title for page in brought("en")),
    ],
}
PAGES = [(shelf, title) for shelf, titles in SHELVES.items() for title in titles]


def test_the_topics_are_the_same_in_every_language() -> None:
    for here, there in zip(topics("en"), topics("de"), strict=True):
        assert here.entry == there.entry
        assert here.text != there.text
        assert here.example != there.example
    for topic in topics("de"):
        assert answer(topic.title, "de").startswith(f"**{topic.title}**")
        assert len(answer(topic.title, "de")) <= 2_000


@pytest.mark.parametrize("language", COMPLETE)
def test_every_page_is_found_by_its_name_and_fits_a_message(language: Language) -> None:
    for shelf, title in PAGES:
        if language == "en" or (shelf != "rules" and not title.startswith(("Attack", "Compromise"))):
            page = answer(title, language)
            named = title if language == "en" else title.replace(" flare", "-Flare")
            assert page.startswith(f"**{named}**"), (title, page)
            assert len(page) <= 2_000


def test_suggestions_keep_discords_limits_and_lead_to_their_pages() -> None:
    for language in COMPLETE:
        for typed in ("", "a", "zo", "x" * 100, "🪐"):
            choices = suggest(typed, language)
            assert len(choices) <= 25
            for label in choices:
                assert 1 <= len(label) <= 100
                assert answer(label, language).startswith("**")


def test_a_power_tells_kind_phases_text_and_both_sides_of_its_flare() -> None:
    page = answer("ameba", "en").splitlines()
    assert page[0] == "**Amoeba** · optional power · phase 7 (cards) · Eon · takes practice"
    assert page[1].startswith("As a main player with a token in the challenge: once both cards lie face down")
    assert any(line.startswith("**Wild flare**, phase 7 (cards): As a main player, before cards") for line in page)
    assert any(line.startswith("**Super flare**, phase 7 (cards): Your power also works") for line in page)
    assert "Pflichtkraft" in answer("zombi", "de")
    assert answer("magnet", "en").endswith("-# Not with two players.")


def test_every_edict_tells_when_it_is_played() -> None:
    for name in registry.EDICTS:
        assert answer(cards.words(name), "en").splitlines()[0].count("·") >= 2, name


def test_cards_tell_how_many_there_are() -> None:
    assert answer("cosmic zap", "en").startswith("**Cosmic Zap** · edict · 3 copies · in answer to a use\nWhen a")
    assert answer("attack 40", "en").startswith("**Attack 40** · challenge card · 1 copy\n")
    assert answer("kompromis", "de").startswith("**Kompromiss** · Begegnungskarte · 17-mal im Stapel\n")
    assert answer("zombie flare", "en").startswith("**Zombie flare** · flare · 1 copy\n**Wild flare**")


@pytest.mark.parametrize(
    ("typed", "title"),
    [
        ("5.1.2", "Phase 8: reveal and totals"),
        ("cosmic 4.2.4", "Phase 2: destiny"),
        ("(cosmic 4.1.2)", "Running out of challenge cards"),
        ("8.10", "Leaving, conceding, replacing a player"),
        ("tie", "Phase 8: reveal and totals"),
        ("consolaton", "Attack against compromise, consolation"),
        ("afk", "Deadlines and missed turns"),
        ("Z12", "WARP Zodiac: playing cards"),
        ("crown", "Spiritual Leader and Nemesis"),
        ("Skill Tokens", "WARP Skill Tokens: letters"),
        ("letters", "WARP Skill Tokens: letters"),
        ("escort", "WARP Skill Tokens: Escorts"),
        ("weapons", "WARP Skill Tokens: Shields against Weapons"),
        ("shield", "WARP Skill Tokens: Shields against Weapons"),
        ("active leaders", "WARP Skill Tokens: Leaders"),
        ("S3", "WARP Skill Tokens: letters"),
        ("Z22", "WARP Zodiac: signs and Karma"),
        ("AST18", "WARP Asteroids: setup, and who moves them when"),
        ("A18", "WARP Asteroids: setup, and who moves them when"),
    ],
)
def test_rules_are_found_by_number_and_by_other_words(typed: str, title: str) -> None:
    assert answer(typed, "en").startswith(f"**{title}**")


def test_what_is_unknown_is_answered_with_what_is_nearest_and_never_with_markup_of_others() -> None:
    said_back = answer("zomby@here**", "en")
    assert "*Zombie*" in said_back
    assert "@here" not in said_back
    assert answer("qwxyz", "en").endswith("Choose from the list that opens while you type.")
    assert answer("  ", "en") == EN("library-contents")


def test_one_search_finds_whatever_is_meant_of_things_that_are_called_alike() -> None:
    """[product: /rules is one forgiving search over rules, powers, cards, flares, signs]"""
    assert answer("zombi", "en").startswith("**Zombie** · mandatory power")
    assert answer("nemesis", "en").startswith("**Nemesis** · ")
    assert answer("slap", "en") == answer("sandwich", "en") == EN("slap-rules-both")
    assert answer("Hymne", "de") == DE("slap-rules-both")
    assert lookup.answer("zombie", "en").power == "zombie"
    assert lookup.answer("cosmic zap", "en").power == ""


def test_every_rule_that_a_topic_cites_exists() -> None:
    numbers = set(_numbers())
    told = [(topic.entry.name, rule) for topic in topics("en") for rule in (*topic.entry.rules, *topic.entry.details)]
    assert [(name, rule) for name, rule in told if rule not in numbers] == []


@pytest.mark.parametrize("language", COMPLETE)
def test_every_number_of_the_rules_leads_to_a_topic(language: Language) -> None:
    titles = tuple(f"**{topic.title}**" for topic in topics(language))
    assert len(_numbers()) > 300
    assert [number for number in _numbers() if not answer(number, language).startswith(titles)] == []


def test_a_number_that_is_typed_is_suggested_by_its_topic_first() -> None:
    assert suggest("s22", "en")[0] == "WARP Skill Tokens: Shields against Weapons"
    assert suggest("Z22", "de")[0] == "WARP Zodiac: Zeichen und Karma"


def test_leaders_may_be_those_of_two_expansions() -> None:
    page = answer("leader", "en")
    assert "*WARP Skill Tokens: Leaders*" in page
    assert "*Spiritual Leader and Nemesis*" in page


def _numbers() -> list[str]:
    return [rule for line in RULES.read_text().splitlines() if not line.startswith("#") for rule in line.split()]


def test_every_window_has_its_phase() -> None:
    assert {window.name for window in hooks.WINDOWS} <= set(MOMENTS)


def test_a_new_power_has_its_page_without_a_line_here(monkeypatch: pytest.MonkeyPatch) -> None:
    class Snail:
        name, kind, needs_allies, answers = "garden_snail", "optional", False, ()
        pack = ""
        edition, level = Edition.LATER, Level.NOVICE

    told = {"power-garden-snail": "power-garden-snail =\n    .text = Always late.\n    .example = Ben waits.\n"}
    monkeypatch.setitem(registry.POWERS, "garden_snail", Snail())
    monkeypatch.setattr(library, "speech", lambda language: Speech(Catalogue(language, told), EN))
    assert answer("garden snial", "en").splitlines()[:3] == [
        "**Garden Snail** · optional power · later edition · easy to play",
        "Always late.",
        "**Example:** Ben waits.",
    ]


@pytest.mark.parametrize(("language", "level"), [("en", "easy to play"), ("de", "leicht zu spielen")])
@pytest.mark.parametrize("name", sorted(registry.POWERS))
def test_every_power_has_a_card_with_set_and_level_and_is_found_while_typed(
    name: str, language: Language, level: str
) -> None:
    power, title = registry.POWERS[name], cards.words(name)
    card = library.power_picture(name, language)
    assert card is not None
    assert answer(title, language).splitlines()[0] == " · ".join([f"**{title}**", *card.power.facts])
    assert ("Mayfair" in card.power.facts) == (power.edition is Edition.MAYFAIR)
    assert (level in card.power.facts) == (power.level is Level.NOVICE)
    assert title in suggest(title, language)


def test_nothing_in_the_library_knows_a_game() -> None:
    paths = list(Path(library.__file__).parent.glob("*.py"))
    assert len(paths) > 3
    for path in paths:
        assert not {"state", "views", "project"} & {
            part for line in path.read_text().splitlines() if line.startswith("from") for part in line.split(".")
        }, path
    assert issubclass(type(registry.POWERS["zombie"]), Effect)


def test_examples_are_short_and_tell_powers_apart() -> None:
    for say in (EN, DE):
        told = [question_text.power_example(say, name) for name in registry.POWERS]
        assert len(set(told)) == len(told) > 40
        assert all(0 < len(example) <= 300 for example in told)
    assert "**Example:** Ana loses a challenge with four tokens." in answer("zombie", "en")


@pytest.mark.parametrize("language", COMPLETE)
def test_cards_of_expansions_are_found_by_their_names_in_every_language(language: Language) -> None:
    for typed in ("gemini", "Nemesis", "cusp", "Flux Moon", "Strange Attractor"):
        page = answer(typed, language)
        assert page.startswith("**"), page
        assert len(page) <= 2_000
    assert EN("library-zodiac-sign.text") in answer("gemini", "en")
    assert [page.name for page in brought(language)] == [page.name for page in brought("en")]
