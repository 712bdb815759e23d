"""Every power, flare, edict and moon says what it does in every complete language, and in its own words."""

from __future__ import annotations

import pytest

from bot.cosmic.expansions.moons.moon import MOONS
from bot.cosmic.expansions.moons.text import effect
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.questions import QUESTIONS, Standing
from bot.cosmic.model import cards
from bot.cosmic.words import question_text
from bot.words.message import LOCALES
from bot.words.speech import read
from cogs.lookup import answer
from tests.translations import ids_of
from tests.words.voices import COMPLETE, DE, EN

registry.load()


def named(kind: str, name: str, *parts: str) -> set[str]:
    """Ids of what something says."""
    return {f"{kind}-{name.replace('_', '-')}.{part}" for part in parts}


def wanted() -> set[str]:
    """Ids of everything that is registered."""
    found = set[str]()
    for name in registry.POWERS:
        found |= named("power", name, "text", "example", *registry.FLARES.get(name, ()))
    for name in registry.EDICTS:
        found |= named("edict", name, "text")
    for name in MOONS:
        found |= named("moon", name, "text")
    for key, asked in QUESTIONS.items():
        if asked.standing is Standing.USUAL and asked.subject in registry.POWERS:
            found |= named("power", asked.subject, f"{key.partition('.')[2]}-usual")
    return found


@pytest.mark.parametrize("language", COMPLETE)
def test_whatever_is_registered_says_what_it_does_and_nothing_else_does(language: str) -> None:
    here = {key for key in ids_of(read(LOCALES / language)) if key.startswith(("power-", "edict-", "moon-"))}
    assert sorted(wanted() - here) == []
    assert sorted(here - wanted()) == []


def test_a_power_or_an_edict_is_told_by_its_name_and_a_flare_by_its_side() -> None:
    assert question_text.effect_text(EN, "tripler").startswith(
        "As a main player who shows an attack card: a value of 10"
    )
    assert question_text.effect_text(DE, "tripler", "super").startswith("Deine Angriffe bis 13 werden verdreifacht")
    assert question_text.effect_text(EN, "anti_matter", "wild").startswith(
        "As a main player or ally, when another player"
    )
    assert question_text.effect_text(DE, "un_zap").startswith("Wenn Cosmic Zap, Card Zap")
    assert effect(DE, "tie_moon") == "Bei Gleichstand gewinnst du, wenn du der Angreifer bist."


FATES = {
    "en": {
        "transfer": ("Afterwards this flare goes to whoever has {power}, or is discarded.",),
        "discard": ("Afterwards this flare is discarded.", "Discard this flare"),
        "pass": ("on your left, who then gets this flare.",),
    },
    "de": {
        "transfer": ("Danach geht dieser Flare an den, der {power} hat, oder wird abgelegt.",),
        "discard": ("Danach wird dieser Flare abgelegt.", "Leg diesen Flare ab"),
        "pass": ("Er bekommt danach diesen Flare.",),
    },
}
"""What has to be said of a flare that does not come back to the hand (2.5.6)."""


@pytest.mark.parametrize("language", COMPLETE)
def test_a_flare_that_does_not_come_back_says_where_it_goes(language: str) -> None:
    say = {"en": EN, "de": DE}[language]
    silent = [
        f"{side} {name}"
        for name, sides in registry.FLARES.items()
        for side, flare in sides.items()
        for said in [question_text.effect_text(say, name, side)]
        if flare.after != "return"
        and not any(fate.format(power=cards.words(name)) in said for fate in FATES[language][flare.after])
    ]
    assert silent == []


@pytest.mark.parametrize("name", ["plague", "aura"])
def test_what_touches_cards_of_every_kind_names_them_all(name: str) -> None:
    said = question_text.effect_text(EN, name).casefold()
    assert [kind for kind in cards.KINDS if kind not in said] == []


def test_what_says_nothing_is_told_by_nothing() -> None:
    assert question_text.effect_text(EN, "moons") == ""
    assert question_text.effect_text(EN, "cleaver", "wild") == ""
    assert question_text.usual_answer(EN, "regroup") is None


def test_an_order_tells_what_it_leaves_to_the_usual_answer() -> None:
    assert question_text.usual_answer(EN, "wraith.hide") == "hidden tokens of Wraith (none)"
    assert question_text.usual_answer(DE, "wraith.hide") == "verborgene Steine von Wraith (keine)"


def test_every_page_about_a_power_or_a_card_is_another_in_german() -> None:
    titles = [cards.words(name) for name in (*registry.POWERS, *registry.EDICTS, *MOONS)]
    titles += [f"{cards.words(name)} flare" for name in registry.FLARES]
    for title in titles:
        here, there = (answer(title, language).words.splitlines()[1:] for language in COMPLETE)
        assert len(here) == len(there) > 0
        assert [line for line in here if line in there] == []
