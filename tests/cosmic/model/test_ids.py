"""Ids are read by one parser each, and nothing else in the game looks at how a string begins."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bot.cosmic
import bot.tables.cosmic
import renderers.cosmic
from bot.cosmic.kinds import registry
from bot.cosmic.model import cards, ids
from bot.cosmic.model.holdings import PLANETS

PEEKING = re.compile(
    r"""\b(?:card|offer|choice)\w*(?:\[0\]|\[:1\]) (?:==|in|!=) |\.partition\("\."\)\[2\]"""
    r"""|\.(?:startswith|removeprefix)\(f?"(?:edict|flare|zodiac|power|under|ring|cone|captive|deal|checkpoint|invite)\."""
    r"""|\.r?partition\("-"\)|\b(?:card|face)\.split\("|(?<!self\.)\bkey\.split\("|\b(?:choice|option\)?)\.partition\(":"\)"""
)
ROOMS = [
    Path(bot.cosmic.__file__).parent,
    Path(bot.tables.cosmic.__file__).parent,
    Path(renderers.cosmic.__file__).parent,
]


def test_every_card_of_the_deck_is_read_as_what_it_is() -> None:
    registry.load()
    deck = [*cards.challenge_cards(), *cards.edict_cards(), *map(cards.flare, registry.FLARES)]
    assert {type(ids.card(card)) for card in deck} == {ids.Attack, ids.Compromise, ids.Edict, ids.Flare}
    assert all(ids.is_copy(card) for card in deck)
    faces = {cards.face(card) for card in deck}
    assert all(
        cards.face(face) == face and type(ids.card(face)) in {type(ids.card(card)) for card in deck} for face in faces
    )
    assert not any(ids.is_copy(face) for face in faces if not isinstance(ids.card(face), ids.Flare))


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("A40.1", ids.Attack(40, 1)),
        ("A4", ids.Attack(4)),
        ("C", ids.Compromise()),
        ("C.11", ids.Compromise(11)),
        ("edict.un_zap.2", ids.Edict("un_zap", 2)),
        ("flare.anti_matter", ids.Flare("anti_matter")),
        ("zodiac.leo.1", ids.Brought("zodiac", "leo", 1)),
    ],
)
def test_a_card_is_read(text: str, card: ids.Card) -> None:
    assert ids.card(text) == card


@pytest.mark.parametrize("text", ["", "pass", "by_chance", "Amoeba", "power.3", "red-2", "flare.zombie.1", "moon.red"])
def test_what_is_no_card_is_refused(text: str) -> None:
    assert ids.as_card(text) is None
    with pytest.raises(ValueError, match="is no card"):
        ids.card(text)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("light_blue-5", ids.Planet("light_blue", 5)),
        ("cone.offense", ids.Cone("offense")),
        ("power.12", ids.Sheet(12)),
        ("ring.3", ids.Ring(3)),
        ("under.17", ids.Pile(17)),
        ("warp", ids.Elsewhere("warp")),
        ("light_blue-moon2", ids.Outpost("light_blue", "moon", 2)),
        ("karma", ids.Elsewhere("karma")),
    ],
)
def test_a_place_is_read(text: str, place: ids.Place) -> None:
    assert ids.place(text) == place


def test_all_planets_are_read_as_planets() -> None:
    assert all(
        ids.place(one) == ids.Planet(colour, at) for colour, row in PLANETS.items() for at, one in enumerate(row, 1)
    )


@pytest.mark.parametrize(
    ("text", "offer"),
    [
        ("power.4", ids.PowerCard(4)),
        ("edict.plague.1", ids.Edict("plague", 1)),
        ("flare.mind", ids.Flare("mind")),
        ("pass", None),
        ("moon.red-moon1", ids.Special("moon", "red-moon1")),
        ("A12.1", None),
        ("zodiac.leo.1", None),
    ],
)
def test_an_offer_is_read(text: str, offer: ids.Offer) -> None:
    assert ids.offer(text) == offer


def test_a_planet_and_the_system_of_a_place_are_known() -> None:
    assert ids.planet("red-2") == ids.Planet("red", 2)
    with pytest.raises(ValueError, match="no planet"):
        ids.planet("red-moon2")
    assert [ids.system(place) for place in ("red-2", "blue-moon1", "warp", "red")] == ["red", "blue", "", ""]
    assert [ids.is_sheet(place) for place in ("power.0", "under.0", "red-2")] == [True, False, False]
    assert [ids.is_pile(place) for place in ("power.0", "under.0", "red-2")] == [False, True, False]


def test_an_option_names_whom_it_is_about() -> None:
    assert ids.targeted("red-2:1") == ids.owned("red-2:1") == ("red-2", 1)
    assert ids.targeted("red-2") == ("red-2", None)
    with pytest.raises(ValueError, match="names no seat"):
        ids.owned("red-2")
    assert ids.captive("captive.cone.offense.2") == ids.Captive("cone.offense", 2)
    assert ids.captives("cone.offense", 2) == ["captive.cone.offense.1", "captive.cone.offense.2"]
    assert ids.captive("A4.1") is None


def test_an_offer_names_who_makes_it_and_whom_it_is_made_to_where_that_could_be_several() -> None:
    assert ids.dealing("deal.offer.offense-light_blue") == ids.Dealing("offer", "offense", "light_blue")
    assert ids.dealing("deal.accept.defense") == ids.Dealing("accept", "defense", "")
    assert ids.dealing("deal.timeout") == ids.Dealing("timeout", "", "")
    for other in ("deal", "deal.found.offense", "found", "deal.accept."):
        assert ids.as_dealing(other) is None
    with pytest.raises(ValueError, match="no step of a negotiation"):
        ids.dealing("found")


@pytest.mark.parametrize("key", ["deal.offer.offense-light_blue", "deal.accept.defense", "deal.timeout", "deal.offer"])
def test_the_key_of_a_step_is_written_as_it_is_read(key: str) -> None:
    did = ids.dealing(key)
    assert ids.deal_key(did.step, did.dealer, did.to) == key


def test_a_flag_says_whose_powers_stay_awake() -> None:
    assert ids.awakened(ids.awake(3)) == 3
    assert ids.awakened("sanity") is None


def test_what_an_expansion_offers_is_written_as_it_is_read() -> None:
    assert ids.offer(ids.special("moon", "red-moon1")) == ids.Special("moon", "red-moon1")


def test_a_power_in_play_is_known_by_its_number() -> None:
    assert ids.power_number("power.7") == 7
    with pytest.raises(ValueError, match="no power in play"):
        ids.power_number("flare.mind")


def test_nobody_else_looks_at_how_an_id_begins() -> None:
    for path in (path for room in ROOMS for path in room.rglob("*.py")):
        if path.name != "ids.py":
            assert not PEEKING.findall(path.read_text(encoding="utf-8")), path
