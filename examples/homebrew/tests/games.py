"""Plain functions; ``python -m bot pack check`` runs them."""

from itertools import pairwise

from bot.cosmic.model.options import Options
from proving.cosmic.walk import Walk


def _table(power, seed):
    """A game by chance; seat 0 has the power."""
    return Walk(seed, 4, Options(), powers=[[f"homebrew.{power}"], ["virus"], ["fury"], ["zombie"]])


def _events(power, kind, seeds=3):
    """The data of all events of a kind in some games."""
    for seed in range(seeds):
        walk = _table(power, seed)
        for _ in range(600):
            if not walk.game.over:
                yield from (one.data for one in walk.step() if one.kind == kind)


def test_ratchet_counts_upwards_and_spends():
    counts = [one["value"] for one in _events("ratchet", "noted") if one["key"] == "homebrew.cogs"]
    steps = {after - before for before, after in pairwise(counts)}
    assert 1 in steps
    assert any(step < 0 for step in steps)


def test_no_more_than_six_lamps_burn():
    most = 0
    for seed in range(3):
        walk = _table("lamplighter", seed)
        for _ in range(600):
            if not walk.game.over:
                walk.step()
                most = max(most, *(len(card.data.get("homebrew.lamps", ())) for card in walk.game.state.powers))
    assert 2 <= most <= 6


def test_snowball_throws_once_more_after_a_six():
    thrown = {one["value"] for one in _events("snowball", "noted") if one["key"] == "homebrew.thrown"}
    assert thrown <= {*range(1, 19)} - {6, 12}
    assert any(one > 6 for one in thrown)


def test_bids_for_the_gavel_are_secret():
    walk, bids = _table("gavel", 1), []
    for _ in range(600):
        if not walk.game.over:
            bids += [ask for ask in walk.game.asks.values() if ask.key.endswith("gavel.bid")]
            walk.step()
    assert bids
    assert all(ask.secret for ask in bids)


def test_a_bet_is_on_somebody_else():
    bets = [one for one in _events("bookie", "announced") if one["name"] == "homebrew.bookie" and one["aim"]]
    assert bets
    assert all(one["aim"]["homebrew.backed"] != one["seat"] for one in bets)


def test_a_game_of_four_of_them_goes_on_from_its_save():
    walk = Walk(2, 4, Options(), powers=[[f"homebrew.{one}"] for one in ("gavel", "ferryman", "notary", "beekeeper")])
    walk.run(300)
    walk.check()
