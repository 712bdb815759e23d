"""The memory of powers is declared once: key, first value, and who sees it (6.8)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.cosmic import moves
from bot.cosmic.kinds import registry
from bot.cosmic.model import cards
from bot.cosmic.model.attributes import HOARD, Attribute
from bot.cosmic.model.state import PowerCard
from bot.cosmic.powers.hurtz import Hurtz
from bot.cosmic.powers.lloyd import Lloyd
from bot.cosmic.powers.miser import Miser
from bot.cosmic.powers.siren import Siren
from bot.cosmic.powers.terrorist import Terrorist
from bot.cosmic.powers.warrior import Warrior
from bot.cosmic.seen.project import see_power
from bot.cosmic.words import alt
from proving.events import stored
from tests.cosmic.table import Table


def test_an_attribute_is_called_as_in_the_class_unless_it_has_a_key_of_its_own() -> None:
    assert Lloyd.points.key == "points"
    assert Lloyd.covered.key == "covers"
    assert [*registry.POWERS["lloyd"].attributes] == ["points", "offered", "covers"]


def test_what_was_never_noted_is_the_first_value() -> None:
    card = PowerCard("warrior", 0)
    assert Warrior.points.of(card) == 0
    assert not Warrior.points.noted(card)


def test_a_list_is_noted_as_a_copy() -> None:
    card, held = PowerCard("cryo", 0), ["A10.1"]
    HOARD.put(card, held)
    held.append("A15.1")
    assert HOARD.of(card) == ["A10.1"]
    HOARD.put(card, ("A20.1",))
    assert card.data == {"hoard": ["A20.1"]}


def test_a_power_begins_with_what_it_declares_but_what_comes_later() -> None:
    assert registry.POWERS["cryo"].fresh() == {"hoard": []}
    assert Miser.hoard.key == "hoard"
    assert registry.POWERS["miser"].fresh() == {}


def test_what_a_power_does_not_declare_cannot_be_written() -> None:
    table = Table(("warrior", "", "", ""))
    with pytest.raises(ValueError, match="warrior does not declare rage"):
        moves.remember(table.game, "power.0", Attribute(0, key="rage"), 1)
    assert "rage" not in table.state.powers[0].data


@pytest.mark.parametrize(
    ("power", "attribute", "seen", "audience"),
    [
        ("siren", Siren.promised, 2, None),
        ("lloyd", Lloyd.covered, [1, 2], None),
        ("hurtz", Hurtz.leased, None, None),
        ("terrorist", Terrorist.bombs, None, (0,)),
    ],
)
def test_each_attribute_says_who_is_told_and_what_others_see(
    power: str, attribute: Attribute[Sequence[object]], seen: object, audience: object
) -> None:
    table = Table((power, "", "", ""))
    moves.remember(table.game, "power.0", attribute, [1, 2])
    card = table.state.powers[0]
    assert dict(see_power(table.state, 0, card).notes).get(attribute.key) == seen
    assert dict(see_power(table.state, 0, card, secret=True).notes)[attribute.key] == [1, 2]
    told = [event for event in stored(table.game.take_events()) if event.kind == "noted"][-1]
    assert (told.audience, told.data["value"]) == (audience, [1, 2])


@pytest.mark.parametrize("secret", [False, True])
@pytest.mark.parametrize("power", sorted(registry.POWERS))
def test_behind_a_name_stands_what_is_counted_and_no_seat_or_number_of_a_card(power: str, secret: bool) -> None:
    counted = {"fury", "hurtz", "lloyd", "warrior", "cryo", "demon", "dragon", "industrialist"}
    card = PowerCard(power, 0, data=registry.POWERS[power].fresh())
    shown = alt.power(see_power(Table(("warrior", "", "", "")).state, 0, card, secret=secret))
    assert shown == cards.words(power) + (" 0" if power in counted else "")


def test_a_list_that_is_counted_tells_how_long_it_is() -> None:
    card = PowerCard("miser", 0, data={"hoard": ["A10.1", "A15.1"]})
    assert alt.power(see_power(Table(("miser", "", "", "")).state, 0, card)) == "Miser 2"


def test_every_attribute_of_a_power_has_a_key_of_its_own() -> None:
    for power in registry.POWERS.values():
        declared = [one for one in vars(type(power)).values() if isinstance(one, Attribute)]
        assert [one.key for one in declared] == [*power.attributes], power.name
