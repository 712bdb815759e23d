"""What powers remember is declared once: key, first value, and who sees it (6.8)."""

from __future__ import annotations

import pytest

from bot.cosmic import moves
from bot.cosmic.kinds import registry
from bot.cosmic.model import covers
from bot.cosmic.model.attributes import COLLECTED, HOARD, POINTS, Attribute
from bot.cosmic.model.state import PowerCard
from bot.cosmic.seen.project import see_power
from tests.cosmic.table import Table


def test_an_attribute_is_called_as_in_the_class_unless_it_has_a_key_of_its_own() -> None:
    class Named:
        rage = Attribute(0)
        covered = covers.COVERS

    assert Named.rage.key == "rage"
    assert Named.covered.key == "covers"
    assert [*registry.POWERS["lloyd"].attributes] == ["points", "offered", "covers"]


def test_what_was_never_noted_is_the_first_value() -> None:
    card = PowerCard("warrior", 0)
    assert POINTS.of(card) == 0
    assert not POINTS.noted(card)


def test_a_list_is_noted_as_a_copy() -> None:
    card, cards = PowerCard("cryo", 0), ["A10.1"]
    HOARD.put(card, cards)
    cards.append("A15.1")
    assert HOARD.of(card) == ["A10.1"]
    HOARD.put(card, ("A20.1",))
    assert card.data == {"hoard": ["A20.1"]}


def test_a_power_begins_with_what_it_declares_but_what_comes_later() -> None:
    assert registry.POWERS["cryo"].fresh() == {"hoard": []}
    assert [*registry.POWERS["miser"].attributes] == ["hoard"]
    assert registry.POWERS["miser"].fresh() == {}


def test_what_a_power_does_not_declare_cannot_be_written() -> None:
    table = Table(("warrior", "", "", ""))
    with pytest.raises(ValueError, match="warrior does not declare rage"):
        moves.remember(table.game, "power.0", Attribute(0, key="rage"), 1)
    assert "rage" not in table.state.powers[0].data


@pytest.mark.parametrize(
    ("power", "key", "seen", "audience"),
    [
        ("siren", "promised", 2, None),
        ("lloyd", "covers", [1, 2], None),
        ("hurtz", "leased", None, None),
        ("terrorist", "bombs", None, (0,)),
    ],
)
def test_each_attribute_says_who_is_told_and_what_others_see(
    power: str, key: str, seen: object, audience: object
) -> None:
    table, attribute = Table((power, "", "", "")), registry.POWERS[power].attributes[key]
    moves.remember(table.game, "power.0", attribute, [1, 2])
    card = table.state.powers[0]
    assert dict(see_power(table.state, 0, card).notes).get(key) == seen
    assert dict(see_power(table.state, 0, card, secret=True).notes)[key] == [1, 2]
    told = [event for event in table.game.take_events() if event.kind == "noted"][-1]
    assert (told.audience, told.data["value"]) == (audience, [1, 2])


def test_every_attribute_of_a_power_has_a_key_of_its_own() -> None:
    for power in registry.POWERS.values():
        declared = [one for one in vars(type(power)).values() if isinstance(one, Attribute)]
        assert [one.key for one in declared] == [*power.attributes], power.name


def test_a_view_tells_what_is_remembered_where_all_of_it_is_shown() -> None:
    card = PowerCard("dragon", 0, {"collected": ["red", "blue"]})
    table = Table(("dragon", "warrior", "", ""))
    assert see_power(table.state, 0, card, secret=True).note(COLLECTED) == ["red", "blue"]
    assert see_power(table.state, 0, card).note(COLLECTED) is None
    assert see_power(table.state, 1, table.state.powers[1]).note(POINTS) == 0
    assert see_power(table.state, 1, table.state.powers[1]).note(HOARD) is None
