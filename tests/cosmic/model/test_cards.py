from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bot.cosmic.model import cards


def test_ex25_there_are_72_challenge_cards_of_which_55_attacks_sum_to_600() -> None:  # 2.3.1 E25
    pack = cards.challenge_cards()
    attacks = [card for card in pack if cards.kind(card) == "attack"]
    assert len(pack) == len(set(pack)) == 72
    assert len(attacks) == 55
    assert sum(map(cards.value, attacks)) == 600
    assert sum(cards.kind(card) == "compromise" for card in pack) == 17
    assert all(map(cards.is_challenge, pack))


def test_there_are_22_edicts_and_none_is_a_challenge_card() -> None:  # 2.4.4 2.4.3
    pack = cards.edict_cards()
    assert len(pack) == len(set(pack)) == 22
    assert {cards.kind(card) for card in pack} == {"edict"}
    assert not any(map(cards.is_challenge, pack))


@pytest.mark.parametrize("players", range(2, 7))
def test_the_destiny_pile_has_four_cards_a_colour_and_two_wild(players: int) -> None:  # 2.2
    colours = cards.COLOURS[:players]
    pile = cards.destiny_cards(colours, reverse=True)
    assert len(pile) == 4 * players + 2
    assert Counter(map(cards.destiny_colour, pile)) == dict.fromkeys(colours, 4) | {None: 2}
    assert Counter(card for card in pile if cards.is_reverse(card)) == {f"{colour}.reverse": 1 for colour in colours}
    assert not any(map(cards.is_reverse, cards.destiny_cards(colours, reverse=False)))


@pytest.mark.parametrize(("players", "powers", "size"), [(4, 1, 102), (6, 2, 118), (2, 1, 98)])
def test_ex79_the_main_deck_has_the_sizes_of_the_rules(players: int, powers: int, size: int) -> None:  # 2.8.1 E79
    names = [f"power_{number}" for number in range(41)]
    owned = names[: players * powers]
    flares = cards.choose_flares(owned, names, Random(1).randrange)
    assert len(cards.challenge_cards() + cards.edict_cards() + flares) == size


def test_flares_are_those_of_the_owned_powers_and_as_many_others_by_chance() -> None:  # 2.5.2
    names = [f"power_{number}" for number in range(9)]
    drawn = [cards.choose_flares(["power_3", "power_5"], names, Random(seed).randrange) for seed in range(20)]
    for flares in drawn:
        assert flares[:2] == ["flare.power_3", "flare.power_5"]
        assert len(flares) == len(set(flares)) == 4
    assert len(set(map(tuple, drawn))) > 1


def test_a_power_without_a_flare_is_replaced_by_one_more_by_chance() -> None:  # 2.5.2
    flares = cards.choose_flares(["power_1", "bare"], [f"power_{number}" for number in range(9)], lambda sides: 0)
    assert flares == ["flare.power_1", "flare.power_0", "flare.power_2", "flare.power_3"]
    assert cards.choose_flares(["a", "b"], ["a", "c"], lambda sides: 0) == ["flare.a", "flare.c"]


@pytest.mark.parametrize(
    ("card", "kind", "face", "name"),
    [
        ("A12.1", "attack", "A12", "attack 12"),
        ("A4.2", "attack", "A4", "attack 4"),
        ("C.17", "compromise", "C", "compromise"),
        ("edict.card_zap.2", "edict", "edict.card_zap", "Card Zap"),
        ("edict.un_zap.1", "edict", "edict.un_zap", "Un-Zap"),
        ("edict.plague.1", "edict", "edict.plague", "The Plague"),
        ("flare.zombie", "flare", "flare.zombie", "Zombie flare"),
        ("flare.anti_matter", "flare", "flare.anti_matter", "Anti-Matter flare"),
    ],
)
def test_a_card_is_told_by_its_id(card: str, kind: str, face: str, name: str) -> None:
    assert (cards.kind(card), cards.face(card), cards.name(card)) == (kind, face, name)
    assert cards.name(cards.face(card)) == name


def test_only_attacks_have_a_value_and_only_flares_a_power() -> None:
    assert cards.value("A40.1") == cards.value("A40") == 40
    assert cards.flare_power(cards.flare("anti_matter")) == "anti_matter"
    for card in ("C.1", "edict.quash.1", "flare.zombie"):
        with pytest.raises(ValueError, match="no value"):
            cards.value(card)
    for card in ("A12.1", "edict.quash.1", "flare"):
        with pytest.raises(ValueError, match="no flare"):
            cards.flare_power(card)
