"""Vulch (P2): collects discarded edicts."""

from __future__ import annotations

import pytest

from tests.cosmic.table import Table

VULCH = ("", "", "", "vulch")


def plagued(powers: tuple[str, ...] = VULCH, by: int = 0, hands: dict[int, list[str]] | None = None) -> Table:
    """Seat ``by`` plays The Plague on seat 1."""
    held = {0: ["A20"], 1: ["A4"], 2: ["A6"], 3: ["A7"], **(hands or {})}
    held[by] = [*held[by], "edict.plague"]
    table = Table(powers, hands=held).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 3})
    return table.wish(by, "checkpoint.between", "edict.plague").wish(by, "plague.target", 1)


def test_an_edict_that_another_player_used_goes_to_vulch() -> None:
    table = plagued().run(until="target")
    assert table.hand(3) == ["A7", "edict.plague"]
    assert table.at("warp", 1) == 3, "it took effect before"
    table.run().check()


def test_vulchs_own_edicts_are_discarded() -> None:
    table = plagued(by=3).run(until="target")
    assert table.hand(3) == ["A7"]
    assert any(card.startswith("edict.plague") for card in table.state.discard)
    table.run().check()


def test_an_unplayed_edict_goes_to_vulch_too() -> None:
    table = plagued(hands={1: ["A4", "edict.keeper"]}).run(until="target")
    assert table.hand(3) == ["A7", "edict.keeper", "edict.plague"]
    table.run().check()


def test_an_edict_in_a_hoard_that_its_owner_discards_goes_to_vulch() -> None:
    table = Table(("miser", "", "", "vulch"), hands={0: ["A4"], 3: ["A7"]}, hoards={"miser": ["edict.keeper"]})
    table.wish(0, "checkpoint.between", "power.0").run(until="target")
    assert table.hand(3) == ["A7", "edict.keeper"]
    table.check()


def test_challenge_cards_and_flares_are_not_for_vulch() -> None:
    table = plagued(hands={1: ["A4", "A9", "flare.zombie"]}).run()
    assert table.hand(3) == ["A7", "edict.plague"]
    table.check()


def test_a_zap_arrives_only_when_nothing_waits_for_answers_any_more() -> None:
    hands = {2: ["A6", "edict.card_zap"]}
    table = plagued(hands=hands).wish(2, "response", "edict.card_zap").run(until="target")
    assert table.hand(3) == ["A7", "edict.card_zap", "edict.plague"]
    assert table.events("set_aside", seat=3, until="stack")
    kinds = [event.kind for event in table.seen]
    withdrawn = max(place for place, kind in enumerate(kinds) if kind == "done")
    assert kinds.index("set_aside") < withdrawn < kinds.index("returned")
    assert table.at("warp", 1) == 0
    table.run().check()


def test_a_salvaged_edict_is_not_played_again_in_this_challenge() -> None:
    table = plagued().wish(3, "checkpoint.between", "edict.plague").run(until="target")
    assert "edict.plague" in table.hand(3)
    assert [wish[1] for wish in table.wishes if wish[0] == 3] == ["checkpoint.between"]


def test_a_zapped_vulch_gets_neither_the_edict_nor_the_zap() -> None:
    hands = {2: ["A6", "edict.cosmic_zap"]}
    table = plagued(hands=hands).wish(2, "response", "edict.cosmic_zap").run(until="target")
    assert table.hand(3) == ["A7"]
    faces = [card.rpartition(".")[0] for card in table.state.discard]
    assert {"edict.plague", "edict.cosmic_zap"} <= set(faces)
    table.run().check()


@pytest.mark.parametrize(("power", "kept"), [("vulch", ["edict.finder"]), ("", [])])
def test_a_new_hand_leaves_vulch_its_edicts_and_is_full_besides(power: str, kept: list[str]) -> None:
    deck = [f"A{value}" for value in (5, 6, 7, 8, 9, 10, 11)]
    hands = {0: ["A20"], 1: ["edict.finder", "flare.zombie"]}
    table = Table(("", power, "", ""), hands=hands, deck=deck).run(until="card")
    assert [card for card in table.hand(1) if card.startswith("edict")] == kept
    assert len(table.hand(1)) == 7 + len(kept)
    assert "flare.zombie" not in table.hand(1)
    table.run().check()


def test_an_edict_that_hate_discards_goes_to_vulch() -> None:
    hands = {0: ["edict.finder", "A20"], 1: ["A4"], 2: ["edict.keeper"], 3: ["A7"]}
    table = Table(("hate", "", "", "vulch"), hands=hands).wish(0, "hate.card", "edict.finder")
    table.wish(2, "hate.answer", "edict.keeper").run(until="target")
    assert table.hand(3) == ["A7", "edict.finder", "edict.keeper"]
    table.run().check()


def test_an_edict_that_hate_discards_is_vulchs_after_all_have_chosen() -> None:
    hands = {0: ["edict.finder", "A20"], 1: ["A4"], 2: ["edict.keeper"], 3: ["A7"]}
    table = Table(("hate", "", "", "vulch"), hands=hands).wish(0, "hate.card", "edict.finder")
    table.wish(2, "hate.answer", "edict.keeper").run(until="hate.answer")
    assert table.hand(3) == ["A7"], "it may not answer with what it takes"
    table.run(until="target")
    assert table.hand(3) == ["A7", "edict.finder", "edict.keeper"]
    table.run().check()


# --- flares -----------------------------------------------------------------------------------------------------------


def won(mine: str = "A20", hand: list[str] | None = None) -> Table:
    """Seat 0 with the flare attacks seat 1, who plays an attack 4 and keeps three cards besides."""
    hands = {
        0: [mine, "flare.vulch"],
        1: ["A4", *(hand if hand is not None else ["A5", "A6", "A10"])],
        2: ["A7"],
        3: ["A8"],
    }
    table = Table(("", "", "", ""), hands=hands).wish(0, "commit", {"red-1": 3})
    return table.wish(0, "card", mine).wish(1, "card", "A4").wish(0, "checkpoint.between", "flare.vulch")


def test_wild_vulch_goes_through_the_opponents_hand_until_it_keeps_a_card() -> None:
    table = won().wish(1, "vulch.hand_over", "A6").wish(1, "vulch.hand_over", "A10")
    table.wish(0, "vulch.keep", "none").wish(0, "vulch.keep", "A10").run()
    assert table.hand(0) == ["A10", "flare.vulch"]
    assert table.hand(1) == ["A5"]
    assert table.events("discarded", seat=0, why="vulch")
    table.check()


def test_wild_vulch_keeps_the_first_card_by_default() -> None:
    table = won().wish(1, "vulch.hand_over", "A6").run()
    assert table.hand(0) == ["A6", "flare.vulch"]
    table.check()


def test_wild_vulch_who_is_content_with_nothing_empties_the_hand() -> None:
    table = won(hand=["A5"]).wish(0, "vulch.keep", "none").run()
    assert table.hand(1) == []
    assert table.hand(0) == ["flare.vulch"]
    table.check()


def test_wild_vulch_gets_nothing_after_a_loss() -> None:
    table = won("A1").run()
    assert table.hand(0) == ["flare.vulch"]
    assert len(table.wishes) == 1


def test_super_vulch_collects_flares_and_keeps_its_own() -> None:
    table = plagued(hands={1: ["A4", "flare.zombie"], 3: ["A7", "flare.vulch"]})
    table.wish(3, "checkpoint.between", "flare.vulch").run(until="target")
    assert table.hand(3) == ["A7", "edict.plague", "flare.vulch", "flare.zombie"]
    table.run().check()


def test_super_vulch_keeps_flares_through_a_new_hand() -> None:
    hands = {0: ["A20"], 1: ["edict.finder", "flare.zombie", "flare.vulch"]}
    deck = [f"A{value}" for value in (5, 6, 7, 8, 9, 10, 11)]
    table = Table(("", "vulch", "", ""), hands=hands, deck=deck).wish(1, "checkpoint", "flare.vulch").run(until="card")
    assert {"edict.finder", "flare.zombie"} <= set(table.hand(1))
    table.run().check()
    assert "flare.vulch" in table.hand(1)
