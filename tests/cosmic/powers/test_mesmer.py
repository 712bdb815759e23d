"""Mesmer (P3, Mesmer): any edict is played as another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.cosmic.model import cards, ids
from tests.cosmic.table import Table
from tests.plain import options_of


def fight(powers: Sequence[str] = ("mesmer", "", "", ""), **more: Any) -> Table:
    """Seat 0 attacks blue-1 with two tokens and an 8 against a 14."""
    hands = {0: ["A8", "edict.finder"], 1: ["A14"], 2: ["A7"], 3: ["A7"], **more.pop("hands", {})}
    return Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 2})


def offered(table: Table, key: str, seat: int = 0) -> list[str]:
    options = [str(one) for ask in table.open(key) if ask.seat == seat for one in options_of(ask)]
    return [one for one in options if isinstance(ids.offer(one), ids.Guise)]


def used(table: Table) -> list[str]:
    """The faces in the discard pile."""
    return sorted(card.rpartition(".")[0] for card in table.state.discard)


def test_an_edict_takes_effect_as_another_and_is_discarded_as_itself() -> None:
    table = fight().wish(0, "checkpoint.reveal", "edict.emotion_control@0").run(until="deal")
    assert [event["name"] for event in table.events("announced", seat=0)] == ["mesmer", "emotion_control"]
    assert table.events("announced", name="mesmer")[0]["aim"] == {
        "card": "edict.finder.1",
        "edict": "edict.emotion_control",
    }
    assert used(table) == ["edict.finder"]
    table.run().check()


def test_it_aims_as_the_edict_that_it_stands_for() -> None:
    table = fight(hands={0: ["A8", "edict.quash"]}).wish(0, "checkpoint.between", "edict.plague@0")
    table.wish(0, "plague.target", 1).run()
    assert table.at("warp", 1) == 3
    table.check()


def test_it_is_offered_where_the_named_edict_could_be_played() -> None:
    table = fight().run(until="checkpoint.attack")
    assert "edict.time_gash@0" not in offered(table, "checkpoint.attack")
    table.run(until="checkpoint.reveal")
    assert "edict.time_gash@0" in offered(table, "checkpoint.reveal")
    assert "edict.plague@0" not in offered(table, "checkpoint.reveal")
    table.run().check()


def test_a_card_is_not_played_as_what_it_is_anyway() -> None:
    table = fight(hands={0: ["A8", "edict.time_gash"]}).run(until="checkpoint.reveal")
    assert "edict.time_gash@0" not in offered(table, "checkpoint.reveal")
    assert "edict.emotion_control@0" in offered(table, "checkpoint.reveal")
    table.run().check()


def test_without_an_edict_in_hand_nothing_is_offered() -> None:
    table = fight(hands={0: ["A8", "flare.void"]}).run(until="checkpoint.reveal")
    assert not offered(table, "checkpoint.reveal")
    table.run().check()


def test_who_lacks_the_power_plays_edicts_as_they_are() -> None:
    table = fight(("", "mesmer", "", "")).run(until="checkpoint.reveal")
    assert not offered(table, "checkpoint.reveal")
    table.run().check()


def test_only_edicts_of_this_game_are_named() -> None:
    table = fight()
    seen: set[str] = set()
    for key in ("checkpoint.attack", "checkpoint.sides", "checkpoint.reveal"):
        table.run(until=key)
        seen |= {what.name for one in offered(table, key) if isinstance(what := ids.offer(one), ids.Guise)}
    assert seen
    assert seen <= set(cards.EDICTS)
    table.run().check()


def test_a_zap_leaves_the_card_in_hand_and_it_may_still_be_played_as_printed() -> None:
    table = fight(hands={0: ["A8", "edict.emotion_control"], 2: ["A7", "edict.cosmic_zap"]})
    table.wish(0, "checkpoint.reveal", "edict.time_gash@0").wish(2, "response", "edict.cosmic_zap")
    table.wish(0, "checkpoint.reveal", "edict.emotion_control").run(until="deal")
    assert used(table) == ["edict.cosmic_zap", "edict.emotion_control"]
    table.run().check()


def test_a_card_zap_answers_the_edict_that_it_stands_for() -> None:
    table = fight(hands={2: ["A7", "edict.card_zap"]})
    table.wish(0, "checkpoint.reveal", "edict.emotion_control@0").wish(2, "response", "edict.card_zap").run()
    assert table.events("totals")
    assert "edict.finder" in used(table)
    table.check()


def test_a_zap_is_played_that_is_none() -> None:
    table = fight(("mesmer", "tripler", "", "")).wish(0, "response", "edict.cosmic_zap@0").run()
    assert table.events("zapped", seat=1)
    assert "edict.finder" in used(table)
    table.check()


def test_what_is_played_as_an_un_zap_saves_what_was_zapped() -> None:
    hands = {0: ["A8", "edict.finder"], 1: ["A14", "edict.card_zap"], 2: ["A7", "edict.plague"]}
    table = fight(hands=hands).wish(2, "checkpoint.between", "edict.plague").wish(2, "plague.target", 3)
    table.wish(1, "response", "edict.card_zap").wish(0, "response", "edict.un_zap@0").run()
    assert table.at("warp", 3) == 3
    table.check()


def test_it_may_be_used_each_time_but_a_card_only_once() -> None:
    table = fight(hands={0: ["A8", "edict.quash", "edict.finder"]})
    table.wish(0, "checkpoint.between", "edict.plague@0").wish(0, "plague.target", 2)
    table.wish(0, "checkpoint.reveal", "edict.emotion_control@0").run(until="deal")
    assert len(table.events("announced", name="mesmer")) == 2
    assert [one for one in used(table) if one.startswith("edict")] == ["edict.finder", "edict.quash"]
    table.run().check()


def test_silence_plays_what_is_missed_least() -> None:
    table = fight(hands={0: ["A8", "edict.cosmic_zap", "edict.quash"]})
    table.wish(0, "checkpoint.reveal", "edict.emotion_control@0").run(until="deal")
    assert used(table) == ["edict.quash"]
    table.run().check()


def test_vulch_gets_the_card_that_it_is() -> None:
    table = fight(("mesmer", "vulch", "", "")).wish(0, "checkpoint.reveal", "edict.emotion_control@0").run(until="deal")
    assert "edict.finder" in table.hand(1)
    table.run().check()


def test_wild_clone_keeps_the_card_that_it_is() -> None:
    table = fight(hands={0: ["A8", "edict.finder", "flare.clone"]}).wish(0, "checkpoint", "flare.clone")
    table.wish(0, "checkpoint.reveal", "edict.emotion_control@0").run(until="deal")
    assert "edict.finder" in table.hand(0)
    table.run().check()


def test_a_silenced_mesmer_plays_edicts_as_they_are() -> None:
    table = fight(hands={2: ["A7", "edict.sanity"]}).wish(2, "checkpoint.between", "edict.sanity")
    table.run(until="checkpoint.reveal")
    assert not offered(table, "checkpoint.reveal")
    table.run().check()


def test_others_are_asked_the_same_whether_or_not_mesmer_holds_an_edict() -> None:
    asked = []
    for own in ("edict.finder", "A4"):
        table = fight(hands={0: ["A8", own]}).run(until="checkpoint.reveal")
        asked.append(sorted(ask.seat for ask in table.open("checkpoint.reveal")))
        table.run().check()
    assert asked[0] == asked[1]


def test_the_super_flare_makes_an_edict_of_another_flare() -> None:
    table = fight(hands={0: ["A8", "flare.void", "flare.mesmer"]}).wish(0, "checkpoint", "flare.mesmer")
    table.wish(0, "checkpoint.reveal", "edict.emotion_control@0").run(until="deal")
    assert "flare.void" in table.state.discard
    table.run().check()


def test_the_super_flare_never_makes_one_of_a_challenge_card() -> None:
    table = fight(hands={0: ["A8", "A10", "flare.mesmer"]}).wish(0, "checkpoint", "flare.mesmer")
    table.run(until="checkpoint.reveal")
    assert not offered(table, "checkpoint.reveal")
    table.run().check()


def test_the_wild_flare_makes_a_compromise_of_an_attack_below_ten() -> None:
    table = fight(("", "", "", ""), hands={0: ["A8", "flare.mesmer"]}).wish(0, "checkpoint.reveal", "flare.mesmer")
    table.run()
    assert table.events("outcome")[0]["outcome"] == "defense"
    assert table.events("gave", why="consolation")
    table.check()


def test_the_wild_flare_leaves_a_ten_alone() -> None:
    table = fight(("", "", "", ""), hands={0: ["A10", "flare.mesmer"]}).run(until="checkpoint.reveal")
    options = [one for ask in table.open("checkpoint.reveal") for one in options_of(ask)]
    assert "flare.mesmer" not in options
    table.run().check()
