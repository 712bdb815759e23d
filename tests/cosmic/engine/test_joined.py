"""A super flare and the optional power that it joins are declared together, in one round (2.5.7)."""

from __future__ import annotations

import pytest

from bot.cosmic.challenge.checkpoints import CHECKPOINTS, JOINED
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.effects import Kind
from bot.cosmic.model import cards
from bot.kernel.ask import Ask
from tests.cosmic.table import Table
from tests.plain import options_of

HANDS = {0: ["A10", "A9", "C"], 1: ["A8", "C", "A1"], 2: ["A6", "A4"]}
REMEMBERS = {"terrorist": {"bombs": ["blue-1"]}}
"""What powers need to know before they can act."""
JOINING = sorted(
    name
    for name, power in registry.POWERS.items()
    if power.super_joins
    and power.kind is Kind.OPTIONAL
    and not power.expansion
    and any(power.offered_in(windows) for windows in CHECKPOINTS.values())
)
MOST_STEPS = 400


def offered_together(power: str, holder: int) -> tuple[Table, int, Ask] | None:
    """A table that stands where ``holder`` may use the power and ready its flare, with the question; None if no round
    of a few challenges offers both.
    """
    hands = {**HANDS, holder: [*HANDS[holder], cards.flare(power)]}
    powers = [power if seat == holder else "" for seat in range(len(hands))]
    table = Table(powers, hands=hands, data={power: REMEMBERS.get(power, {})})
    for _ in range(MOST_STEPS):
        for number, ask in table.game.asks.items():
            both = {cards.flare(power), "power.0"}
            if ask.seat == holder and ask.key.startswith("checkpoint.") and both <= set(options_of(ask)):
                return table, number, ask
        if table.game.over:
            return None
        table._step()
    return None


@pytest.mark.parametrize("power", JOINING)
def test_whoever_readies_a_super_flare_may_use_its_power_in_the_same_round_2_5_7(power: str) -> None:
    found = next((found for holder in HANDS if (found := offered_together(power, holder))), None)
    assert found is not None, "no round offers the power and its flare together"
    table, number, ask = found
    table.game.answer(number, ask.seat, cards.flare(power))
    asked = until_joined(table)
    assert asked.seat == ask.seat, "nobody but the one who has readied it"
    later = registry.POWERS[power].at_any_checkpoint()
    assert asked.default == ("pass" if later else "power.0"), "what any round allows may wait for another one"
    table.wish(ask.seat, JOINED.key, "power.0")
    for _ in range(MOST_STEPS):
        if table.events("announced", name=power, source="power", seat=ask.seat):
            return
        table._step()
    pytest.fail("the power was not used")


def until_joined(table: Table) -> Ask:
    """The question whether the power is used as well, once the round is closed."""
    for _ in range(len(HANDS) + 2):
        asks = list(table.game.asks.values())
        if asks and asks[0].key == JOINED.key:
            assert len(asks) == 1
            return asks[0]
        table._step()
    pytest.fail("nobody is asked whether the power is used")


def test_the_list_is_that_of_the_registry() -> None:
    assert {"aura", "chronos", "judge", "magnet", "mutant", "philanthropist", "seeker", "skeptic"} < set(JOINING)
