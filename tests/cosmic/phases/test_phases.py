"""The ten phases of a challenge, what any window means, and which edict belongs to which phase (4.0, 4.11)."""

from __future__ import annotations

from bot.cosmic.engine.dispatch import CLOSE
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.hooks import WINDOWS
from bot.cosmic.model import cards
from tests.cosmic.table import Table

PHASES = ["start", "destiny", "aim", "alliance", "planning", "reveal", "outcome", "after", "end"]
"""Phases 3 and 4, and 5 and 6, are one step of the engine each; 9 is two, since its win check comes last (4.9.8)."""
EDICTS_OF = {
    "1": {"mobius_tubes", "plague", "hand_zap", "sanity", "reincarnation", "strange_attractor"},
    "6": {"force_field"},
    "8": {"emotion_control", "time_gash"},
    "9": {"quash", "ionic_gas", "stellar_gas", "victory_boon", "keeper"},
}
"""By phase, as 4.11 has it; the others are responses, and Finder fits every window."""
RESPONSES = {"cosmic_zap", "card_zap", "flare_zap", "un_zap"}
PHASE_OF = {"W9d": "9", "W9a": "9", "W9f": "9", "W8a": "8", "W6a": "6", "W1a": "1", "W1b.1": "1"}


def walked(table: Table) -> list[str]:
    """The phases through which a challenge goes."""
    found: list[str] = []
    while table.state.challenges == table.number and not table.game.over:
        assert table.game.phase is not None
        if not found or found[-1] != table.game.phase.name:
            found.append(table.game.phase.name)
        table._step()
    return found


def test_a_challenge_goes_through_its_phases_in_order_and_a_turn_has_up_to_two_4_0_1() -> None:
    full = {0: ["A20", "A19", "A18"], 1: ["A4", "A5", "A6"], 2: ["A7", "edict.plague"], 3: ["A8", "C"]}
    table = Table(hands=full, flares="off", destiny=["blue", "blue"]).wish(0, "card", "A20").wish(0, "card", "A19")
    waited = walked(table)
    assert waited == [phase for phase in PHASES if phase in waited], "those in which somebody was waited for"
    assert {"start", "aim", "alliance", "planning", "reveal", "after", "end"} <= set(waited)
    assert (table.state.challenge.offense.seat, table.state.challenge.ordinal) == (0, 2)
    walked(table.next_challenge())
    assert (table.state.challenge.offense.seat, table.state.challenge.ordinal) == (1, 1)
    events = [event.kind for event in table.seen]
    steps = ["challenge", "destiny", "defense", "aimed", "moved", "invited", "laid", "revealed", "totals", "outcome"]
    order = [events.index(step) for step in steps]
    assert order == sorted(order)
    table.check()


def test_finder_fits_every_checkpoint_and_no_other_question_4_0_9() -> None:
    hands = {0: ["A20", "A19"], 1: ["A4", "edict.finder"], 2: ["A7"], 3: ["A8"]}
    table = Table(hands=hands, flares="off").wish(0, "invite.offense", [2]).wish(2, "join", "offense")
    offered: dict[str, bool] = {}
    while table.state.challenges == table.number:
        for ask in table.game.asks.values():
            if ask.seat == 1:
                options = [str(option) for option in getattr(ask.form, "options", ())]
                offered[ask.key] = offered.get(ask.key, False) or any("finder" in option for option in options)
        table._step()
    checkpoints = {key for key in offered if key.startswith("checkpoint.")}
    assert checkpoints == {f"checkpoint.{name}" for name in ("between", "attack", "sides", "cards_down", "reveal")}
    assert {key for key, there in offered.items() if there} == checkpoints
    table.check()


def test_nothing_but_zodiac_cards_can_be_played_in_the_zodiac_window_4_0_9() -> None:
    hands = {0: ["A20", "zodiac.leo"], 1: ["A4", "edict.finder", "edict.card_zap"], 2: ["A7"], 3: ["A8"]}
    table = Table(hands=hands, flares="off", extras={"zodiac": True}).run(until="zodiac.play")
    assert [(ask.seat, ask.key) for ask in table.game.asks.values()] == [(0, "zodiac.play")]
    assert CLOSE not in [action.key for action in table.game.actions]


def test_each_edict_belongs_to_the_phase_of_the_summary_4_11() -> None:
    found: dict[str, set[str]] = {}
    for name, edict in registry.EDICTS.items():
        for window in (window.name for window in WINDOWS):
            if edict.in_window(window) is not None and name != "finder":
                found.setdefault(PHASE_OF[window], set()).add(name)
    assert found == EDICTS_OF
    assert {"finder"} | RESPONSES == set(registry.EDICTS) - set().union(*EDICTS_OF.values())
    assert all(registry.EDICTS["finder"].in_window(window.name) for window in WINDOWS)
    assert set(cards.EDICTS) < set(registry.EDICTS)


def test_if_nobody_acts_and_nothing_is_possible_each_phase_is_passed_4_11() -> None:
    tokens: dict[int, dict[str, int]] = {0: {"red-1": 2}, 1: {}, 2: {}, 3: {}}
    table = Table(tokens=tokens, hands={0: ["A4"], 1: [], 2: [], 3: []}, flares="off", deck=["A9"] + ["C"] * 6)
    table.run()
    assert table.events("invited", side="offense")[0]["seats"] == []
    assert table.events("joined") == []
    assert table.events("drew", seat=1, why="new_hand"), "the defense draws a hand (4.7.2)"
    assert table.state.challenge.offense.seat == 1
    table.check()
