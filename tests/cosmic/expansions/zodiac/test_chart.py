"""The chart: cards, distances, relations, who may play what on whom (Z1, Z3, Z8, Z10, Z16, Z41)."""

from __future__ import annotations

from itertools import product

import pytest

from bot.cosmic.expansions.zodiac.views import (
    CUSP,
    NEMESIS,
    SIGNS,
    Standing,
    distance,
    legal,
    pack,
    related,
    relation,
    what,
)
from bot.cosmic.model import cards

EVERYTHING = [Standing(card, leader) for card in (*SIGNS, CUSP, NEMESIS) for leader in (False, True)]


def test_there_are_twelve_signs_two_cusps_and_one_nemesis_z1_z16() -> None:
    names = [what(card) for card in pack()]
    assert len(pack()) == len(set(pack())) == 15
    assert [names.count(name) for name in (*SIGNS, CUSP, NEMESIS)] == [1] * 12 + [2, 1]
    assert {cards.kind(card) for card in pack()} == {"zodiac"}
    assert cards.face("zodiac.cusp.1") == cards.face("zodiac.cusp.2")


def test_every_sign_has_five_yin_two_none_and_five_yang_z3() -> None:
    for sign in SIGNS:
        kinds = [related(sign, other) for other in SIGNS]
        assert [kinds.count(kind) for kind in ("yin", "none", "yang")] == [5, 2, 5]
        assert related(sign, sign) == "yin"


def test_distance_is_the_shorter_way_round_and_the_same_both_ways_z3() -> None:
    assert distance("aries", "pisces") == 1
    assert distance("aries", "libra") == 6
    for one, other in product(SIGNS, SIGNS):
        assert distance(one, other) == distance(other, one) <= 6


def test_the_first_rule_that_applies_decides_what_somebody_is_to_another_z8_z41() -> None:
    for one, other in product(EVERYTHING, EVERYTHING):
        found = relation(one, other)
        if one.card not in SIGNS or one.leader:
            assert found == "none"
        elif other.leader:
            assert found == "yin"
        elif other.card == NEMESIS:
            assert found == "yang"
        elif other.card == CUSP:
            assert found == "none"
        else:
            assert found == related(one.card, other.card)


@pytest.mark.parametrize("exalted", [Standing("aries", True), Standing(NEMESIS, False)])
def test_who_is_exalted_may_play_any_sign_on_anybody_z32_z36(exalted: Standing) -> None:
    for sign, target in product(SIGNS, EVERYTHING):
        assert legal(sign, exalted, target, [exalted, target])


def test_everybody_else_plays_signs_on_who_is_yin_or_in_cusp_z10_z11() -> None:
    actor = Standing("aries", False)
    for sign, target in product(SIGNS, EVERYTHING):
        near = target.card == CUSP or (target.card in SIGNS and distance(sign, target.card) < 3)
        assert legal(sign, actor, target, [actor, target]) == (near and not target.exalted)


def test_a_cusp_is_for_nobody_in_cusp_nor_exalted_whoever_plays_it_z10() -> None:
    for actor, target in product(EVERYTHING, EVERYTHING):
        assert legal(CUSP, actor, target, [actor, target]) == (target.card in SIGNS and not target.leader)


def test_nemesis_is_for_anybody_but_nemesis_and_only_without_a_spiritual_leader_z10() -> None:
    for actor, target in product(EVERYTHING, EVERYTHING):
        fine = not actor.leader and not target.leader and target.card != NEMESIS
        assert legal(NEMESIS, actor, target, [actor, target]) == fine
