"""Using asteroids as if they were one's own (AST8, AST9, AST22, AST23, AST26)."""

from __future__ import annotations

from bot.cosmic import moves
from bot.cosmic.engine import force
from bot.cosmic.expansions.asteroids.state import NAME, asteroids
from bot.cosmic.expansions.asteroids.views import AsteroidsView
from bot.cosmic.model.attributes import HOARD
from bot.cosmic.seen.project import see_seat, see_table
from tests.cosmic.expansions.asteroids.sky import sky, where
from tests.plain import options_of, words_of


def test_whoever_has_an_asteroid_uses_the_super_text_of_its_flare_others_the_wild_one_ast24() -> None:
    table = sky([(1, "warrior")])
    assert [force.text_of(table.state, seat, "warrior") for seat in range(4)] == ["wild"] * 4, "not before rotation"
    table.run(until="target")
    assert [force.text_of(table.state, seat, "warrior") for seat in range(4)] == ["super", "wild", "wild", "wild"]
    table.run().check()


def test_the_same_power_twice_is_offered_and_used_once_6_7() -> None:
    table = sky([(1, "trader")], ("trader", "", "", ""), hands={0: ["A12"], 1: ["A15"]}).run(until="checkpoint.sides")
    offers = next(words_of(ask) for ask in table.open("checkpoint.sides") if ask.seat == 0)
    assert [offer for offer in offers if offer.startswith("power.")] == ["power.0"]
    table.wish(0, "checkpoint.sides", "power.0").run()
    assert len(table.events("announced", name="trader")) == 1
    table.check()


def test_whoever_has_used_a_power_that_went_elsewhere_does_not_use_it_again_by_an_asteroid_6_7_ast23() -> None:
    for gone in (True, False):
        table = sky([(1, "trader")], ("trader", "", "", ""), hands={0: ["A12"], 1: ["A15"]}).run(until="commit")
        if gone:
            moves.mark_used(table.game, "power.0", "W2c")
        table.state.powers[0].holder = 2
        table.run(until="checkpoint.sides")
        offered = [str(one) for ask in table.open("checkpoint.sides") if ask.seat == 0 for one in options_of(ask)]
        assert ("power.1" in offered) is not gone


def test_a_power_used_by_one_cannot_be_used_by_another_after_the_asteroid_has_moved_ast23() -> None:
    table = sky([(1, "mirror"), (3, "virus")], ("", "", "", "")).run(until="target")
    card = next(card for card in table.state.powers if card.power == "mirror")
    assert card.holder == 0
    card.used.append("W7a")
    card.holder = 1
    asteroids(table.state).disks[0].location = 1
    asteroids(table.state).disks[1].location = 0
    table.state.powers[1].holder = 0
    table.run(until="checkpoint.sides")
    offers = [options_of(ask) for ask in table.open("checkpoint.sides")]
    assert not any(str(offer).startswith("power.0") for row in offers for offer in row)


def test_an_asteroid_that_plant_grafts_is_its_holders_again_afterwards_ast22() -> None:
    tokens = {0: {**{f"red-{at}": 3 for at in range(1, 6)}, "blue-2": 2}}
    table = sky([(2, "warpish")], ("plant", "", "", ""), tokens=tokens)
    table.wish(0, "checkpoint.attack", "power.0").run(until="card")
    card = table.state.powers[1]
    assert (card.power, card.holder) == ("warpish", 0)
    assert table.events("lent") == [{"power": "warpish", "seat": 1, "to": 0}]
    table.run().check()


def test_the_asteroids_of_somebody_who_leaves_stay_and_are_used_by_nobody_ast21() -> None:
    table = sky([(3, "miser")], hoards={"miser": ["A20", "A15"]}, destiny=("blue", "blue")).run(until="target")
    assert table.state.powers[0].holder == 2
    table.interrupt("concede", 2)
    table.run().next_challenge()
    assert not table.state.players[2].active
    assert table.state.powers[0].data == {HOARD.key: ["A20.1", "A15.1"]}
    table.run(until="checkpoint.attack")
    assert where(table) == {1: "miser"}
    assert table.state.powers[0].holder == 1
    table.run().check()


def test_the_hoard_of_an_asteroid_is_seen_by_its_present_holder_alone_ast26() -> None:
    table = sky([(1, "miser")], hoards={"miser": ["A20", "A15"]}).run(until="target")
    seen = [str(see_seat(table.state, seat).secrets) for seat in range(4)]
    assert ["A20.1" in one for one in seen] == [True, False, False, False]
    assert all("A20.1" not in str(see_table(table.state)) for _ in seen)
    (one,) = see_table(table.state).part(NAME, AsteroidsView).asteroids
    assert dict(one.power.notes) == {HOARD.key: 2}


def test_nobody_sees_or_plays_the_hoard_before_rotation_ast9() -> None:
    table = sky([(1, "miser")], hoards={"miser": ["A20"]})
    assert not any("A20.1" in str(see_seat(table.state, seat)) for seat in range(4))
    assert not any(force.hoards(table.state, seat) for seat in range(4))
    table.run().check()


def test_points_travel_with_the_asteroid_ast26() -> None:
    table = sky([(1, "warrior")], hands={0: ["A20"], 1: ["A4"]}, data={"warrior": {"points": 3}})
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 1}).run()
    assert table.events("totals")[0]["offense"] == 20 + 1 + 3
    assert table.state.powers[0].data["points"] == 4
    table.check()


def test_a_flip_of_dormancy_takes_the_use_away_and_back_ast22() -> None:
    table = sky([(1, "virus")], tokens={0: {"red-1": 4, "red-2": 4, "blue-1": 4}}).run(until="target")
    card = table.state.powers[0]
    assert force.is_dormant(table.state, 0)
    assert card.holder == 0
    assert not force.in_force(table.state, card)
    table.run().check()


def test_a_rotation_power_is_idle_once_they_have_moved_ast12() -> None:
    table = sky([(2, "orbital")]).run(until="target")
    assert not table.open("orbital.use")
    table.run()
    assert len([event for event in table.seen if event.kind == "asteroids_rotated"]) == 1
    table.check()


def test_uniform_rotation_needs_no_destiny_ast11() -> None:
    table = sky([(0, "virus")], destiny=("red", "blue")).run(until="target")
    assert len(table.events("asteroids_rotated")) == 1
    table.run().check()


def test_asteroids_go_with_their_systems_where_these_change_places_ast34() -> None:
    hands = {0: ["A10", "flare.schizoid"], 1: ["A8"]}
    table = sky([(1, "virus"), (2, "mirror")], hands=hands).wish(0, "target", "blue-1").run(until="card")
    table.wish(0, "checkpoint", "flare.schizoid").wish(0, "schizoid.wild.target", 1).run()
    moved = table.events("asteroid_moved_house")
    assert moved == [{"location": 1, "power": "virus"}, {"location": 0, "power": "mirror"}]
    table.check()


def test_the_term_of_a_schizoid_asteroid_is_drawn_and_its_holder_sees_it_ast7_ast26() -> None:
    table = sky([(1, "virus")], ("processor", "", "", ""), unused=["schizoid"], state={}).wish(0, "processor.use", True)
    table.run(until="target")
    assert "schizoid" not in where(table).values(), "virus has come to Processor itself"
    table = sky([(0, "virus")], ("processor", "", "", ""), unused=["schizoid"]).wish(0, "processor.use", True)
    table.wish(0, "processor.asteroids", [3]).run(until="target")
    assert where(table) == {3: "schizoid"}
    card = table.state.powers[1]
    assert card.data["term"]
    told = [str(card.data["term"]) in str(see_seat(table.state, seat)) for seat in range(4)]
    assert told == [False, False, False, True]
