"""Reveals picked up from public events are what the engine worked out, challenge by challenge."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.cosmic.events import Reckoned
from bot.cosmic.model import cards
from bot.cosmic.model.options import Options
from bot.cosmic.model.records import Maker, RevealSide, SumLine
from bot.cosmic.seen import turning
from bot.cosmic.seen.picture_views import RevealPicture, Settled
from bot.cosmic.seen.story import Story, picture, repulsed
from bot.cosmic.words import alt
from bot.cosmic.words.story_words import why
from bot.kernel.codec import Plain
from bot.kernel.event import Event, visible
from proving.cosmic.walk import Walk
from proving.events import data
from tests.cosmic.powers import test_empath, test_mirror, test_pacifist
from tests.cosmic.powers.test_diplomat import base, mediated, wild
from tests.cosmic.table import Table
from tests.events import bare, made
from tests.plain import listed

NAMES = tuple("ABCDEF")


def added_up(side: RevealSide) -> int:
    values = {kind: [line.value for line in side.lines if line.kind == kind] for kind in ("card", "becomes")}
    card = (values["becomes"] or values["card"])[0]
    return card + sum(line.value for line in side.lines if line.kind in ("tokens", "changes"))


def walked(
    seed: int, players: int, options: Options, most: int, concede: int = 0, powers: Sequence[Sequence[str]] = ()
) -> list[tuple[RevealPicture, Event]]:
    """Every reveal of a game that was carried out, with the engine's own totals."""
    walk = Walk(seed, players, options, concede=concede, powers=powers)
    found: list[tuple[RevealPicture, Event]] = []
    seen: list[Event] = []
    for _ in range(most):
        if walk.game.over:
            break
        for event in visible(walk.step(), None):
            shown = picture(seen, NAMES[:players]) if event.kind == "released" else None
            if shown is not None:
                found.append((shown, next(one for one in reversed(seen) if one.kind == "totals")))
            seen.append(event)
    return found


@pytest.mark.parametrize(
    ("seed", "players", "per_player"), [(1, 4, 1), (2, 6, 2), (3, 3, 2), (4, 5, 1), (5, 6, 2), (6, 2, 1)]
)
def test_every_reveal_of_a_game_adds_up_to_the_totals_of_the_engine(seed: int, players: int, per_player: int) -> None:
    reveals = walked(seed, players, Options(powers_per_player=per_player), 900)
    assert len(reveals) > 2
    for shown, totals in reveals:
        for name in ("offense", "defense"):
            side = shown.side(name)
            assert side.total == data(totals)[name]
            if side.total is not None:
                assert added_up(side) == side.total
            assert all(len(line.powers) == 1 for line in side.lines if line.kind == "changes"), "each change is told"


def test_reveals_with_powers_that_change_values_add_up_too() -> None:
    values = ["gambler", "loser", "anti_matter", "virus", "mirror", "pacifist", "calculator", "tripler"]
    powers = [values[seat::4] for seat in range(4)]
    reveals = [one for seed in (1, 2) for one in walked(seed, 4, Options(powers_per_player=2), 600, powers=powers)]
    assert len(reveals) > 5
    for shown, _ in reveals:
        assert all(side.total is None or added_up(side) == side.total for side in (shown.offense, shown.defense))
    assert any(line.kind == "changes" for shown, _ in reveals for line in shown.offense.lines)


@pytest.mark.parametrize("seed", range(30, 34))
def test_people_who_leave_do_not_disturb_a_sum_8_7(seed: int) -> None:
    reveals = walked(seed, 5, Options(), 700, concede=150)
    assert reveals
    assert all(side.total is None or added_up(side) == side.total for one, _ in reveals for side in sides(one))


def test_without_powers_in_use_a_sum_is_card_and_tokens_and_the_higher_total_wins_5_1() -> None:
    plain = [shown for seed in range(3) for shown, _ in walked(seed, 4, Options(flares="off"), 700)]
    sums = [shown for shown in plain if shown.offense.total is not None and shown.defense.total is not None]
    quiet = [one for one in sums if not any(line.powers for s in (one.offense, one.defense) for line in s.lines)]
    assert quiet
    for shown in quiet:
        assert shown.offense.total is not None
        assert shown.defense.total is not None
        higher = "offense" if shown.offense.total > shown.defense.total else "defense"
        assert shown.outcome == higher or shown.decided_by
        for side in (shown.offense, shown.defense):
            assert side.lines[0].value == cards.value(side.card)
            assert all(line.kind != "changes" for line in side.lines)


def test_a_changed_sum_names_who_changed_it_and_a_changed_outcome_who_did_that() -> None:
    reveals = [
        shown for seed in range(8) for shown, _ in walked(seed, 6, Options(powers_per_player=2, flares="off"), 500)
    ]
    changes = [
        line for one in reveals for side in (one.offense, one.defense) for line in side.lines if line.kind == "changes"
    ]
    assert changes
    assert all(line.powers for line in changes)


def test_each_change_names_whose_power_or_flare_it_is() -> None:
    powers = [["macron", "tripler"], ["virus", "warrior"], ["mirror"], ["warpish"]]
    reveals = [one for seed in (1, 2) for one, _ in walked(seed, 4, Options(powers_per_player=2), 500, powers=powers)]
    changes = [line for one in reveals for side in sides(one) for line in side.lines if line.kind == "changes"]
    assert len(changes) > 5
    assert all(line.seat is not None for line in changes)


def at_reveal(table: Table) -> tuple[RevealPicture, Sequence[Event]]:
    """The picture of a table's reveal, and its events, as everybody sees them."""
    seen = list(visible(table.seen, None))
    at = next(at for at in reversed(range(len(seen))) if seen[at].kind == "reckoned")
    shown = picture(seen[: at + 1], NAMES)
    assert shown is not None
    return shown, seen


def test_a_card_that_counts_as_another_is_told_with_what_made_it_so() -> None:
    copied = test_mirror.fight("A4", "A30", ("", "", "", ""), hands={0: ["A4", "flare.mirror"]})
    shown, seen = at_reveal(copied.wish(0, "checkpoint.reveal", "flare.mirror").run())
    assert shown.offense.lines[:2] == (SumLine("card", 4), SumLine("becomes", 30, powers=("flare.mirror",)))
    assert all(not line.powers for line in shown.defense.lines)
    assert "counts as 30 (Mirror flare)" in alt.reveal(shown)
    totals = next(at for at, event in enumerate(seen) if event.kind == "totals")
    assert "Also at work: A's Mirror flare" in why(seen[totals], seen[:totals], NAMES)


def test_a_compromise_that_counts_as_an_attack_is_told_so() -> None:
    table = test_pacifist.fight(("", "", "", ""), hands={0: ["C", "flare.pacifist"]})
    shown, _ = at_reveal(table.wish(0, "checkpoint.reveal", "flare.pacifist").run())
    assert shown.offense.lines[0] == SumLine("becomes", 15, powers=("flare.pacifist",))
    assert added_up(shown.offense) == shown.offense.total == 19


def test_an_attack_that_counts_as_a_compromise_is_told_with_what_made_it_so() -> None:
    table = test_empath.fight(("empath", "", "", "")).wish(0, "checkpoint.reveal", "power.0").run(until="deal")
    shown, _ = at_reveal(table)
    assert (shown.turned_by("offense"), shown.turned_by("defense")) == ("empath", "")
    assert "counts as a compromise (Empath)" in alt.reveal(shown)


def test_what_made_a_card_count_as_another_goes_with_it_to_the_other_side() -> None:
    done: dict[str, Plain] = {"seat": 2, "source": "power", "name": "empath", "card": "power.2", "cancelled": False}
    seen = [
        made("challenge", {"seat": 0, "ordinal": 1, "number": 1}),
        made("done", done),
        made("turned", {"side": "offense"}),
        made("cards_exchanged", {}),
    ]
    assert turning.counts_by(seen, "offense") is None
    assert turning.counts_by(seen, "defense") == Maker("empath", flare=False, seat=2)
    gone = made("substituted", {"side": "defense", "seat": 1, "old": "A8.1", "new": "A6.1"})
    assert turning.counts_by([*seen, gone], "defense") is None


def test_a_reveal_is_shown_once_and_not_at_all_when_its_challenge_begins_anew() -> None:
    seen = told(9, 4)
    at = next(at for at, event in enumerate(seen) if event.kind == "released" and picture(seen[:at], NAMES))
    assert picture(seen[: at + 1], NAMES) is None
    assert picture([*seen[:at], made("rewound", {"seat": 0})], NAMES) is None


def test_what_came_of_it_is_counted_up_to_the_moment() -> None:
    seen = told(9, 4)
    at = next(at for at, event in enumerate(seen) if event.kind == "reckoned")
    lost = made("moved", {"seat": 0, "from": {"red-1": 2}, "to": "warp", "count": 2, "why": "challenge"})
    gave = made("gave", {"seat": 0, "to": 1, "count": 3, "why": "consolation"})
    before, after = picture(seen[: at + 1], NAMES), picture([*seen[: at + 1], lost, gave], NAMES)
    assert before is not None
    assert after is not None
    assert (before.lost, before.consolation, after.lost, after.consolation) == (0, 0, 2, 3)


def told(seed: int, players: int) -> list[Event]:
    """The public events of the first part of a game."""
    walk = Walk(seed, players, Options())
    return [event for _ in range(200) for event in visible(walk.step(), None)]


def sides(shown: RevealPicture) -> tuple[RevealSide, RevealSide]:
    return shown.offense, shown.defense


@pytest.mark.parametrize("seed", range(3))
def test_picture_story_and_reason_tell_the_same_changes_and_totals(seed: int) -> None:
    walk, seen, told = Walk(seed, 6, Options(powers_per_player=2)), list[Event](), 0
    for event in (event for _ in range(1_800) if not walk.game.over for event in visible(walk.step(), None)):
        if event.kind == "outcome" and (shown := picture(seen, NAMES)) is not None and None not in shown.totals:
            offense, defense = shown.totals
            by_name = [
                (side, name, line.value)
                for side in ("offense", "defense")
                for line in shown.side(side).lines
                if line.kind == "changes"  # who made a card count as another changes no sum
                for name in line.powers
            ]
            last = next((one for one in reversed(seen) if one.kind in ("tallied", "revealed")), event)
            changes = listed(data(last)["changes"]) if last.kind == "tallied" else []
            named = [
                (one["side"], f"flare.{one['name']}" if one["flare"] else one["name"], one["by"]) for one in changes
            ]
            assert sorted(named) == sorted(by_name)
            reason = why(event, seen, NAMES)
            assert str(offense) in reason
            assert str(defense) in reason
            assert all(f"{value:+d} for" in reason for _, _, value in by_name)
            told += 1
        seen.append(event)
    assert told > 1


def two_compromises(*after: tuple[str, dict[str, Plain]]) -> tuple[Settled, ...]:
    sides = [RevealSide(seat, f"C.{seat}", False, None, ()) for seat in (0, 1)]
    found = Reckoned(sides[0], sides[1], "deal", "deal", (), (), "blue-2", ("red", "blue"))
    events = [made("challenge", {"seat": 0, "ordinal": 1, "number": 1}), found, *(made(*one) for one in after)]
    shown = picture(events, NAMES[:2])
    assert shown is not None
    return shown.settled


def test_a_deal_tells_how_many_cards_changed_hands_and_where_bases_were_founded() -> None:
    settled = two_compromises(
        ("moved", {"seat": 0, "from": {"cone.offense": 2}, "to": "red-1", "count": 2, "why": "return"}),
        ("deal", {"seat": 0, "number": 1}),
        ("gave", {"seat": 0, "to": 1, "count": 2, "why": "deal"}),
        ("gave", {"seat": 2, "to": 1, "count": 2, "why": "filch"}),
        ("moved", {"seat": 0, "from": {"red-1": 3}, "to": "blue-3", "count": 3, "why": "land"}),
        ("given_back", {"seat": 0, "former": 1, "from": {"blue-1": 1}, "count": 1}),
        ("moved", {"seat": 0, "from": {"power.4": 2, "blue-1": 1}, "to": "red-2", "count": 3, "why": "return"}),
    )
    assert settled == (Settled(0, ("blue-3",), 3), Settled(2))


def test_no_deal_tells_what_both_main_players_lost() -> None:
    settled = two_compromises(
        ("outcome", {"outcome": "no_deal"}),
        ("moved", {"seat": 1, "from": {"blue-1": 3}, "to": "warp", "count": 3, "why": "failed_deal"}),
        ("moved", {"seat": 2, "from": {"red-5": 1}, "to": "warp", "count": 1, "why": "failed_deal"}),
    )
    assert settled == (Settled(), Settled(lost=3))


def dealt(table: Table) -> RevealPicture:
    """The picture of the challenge that has been played."""
    end = next(at for at, event in enumerate(table.seen) if event.kind == "released")
    shown = picture(bare(table.seen[:end]), ("Ana", "Ben", "Cy", "Dee"))
    assert shown is not None
    return shown


def test_all_three_who_dealt_are_in_the_picture_with_what_each_got_p3_diplomat() -> None:
    table = mediated()
    table.act("deal.offer.offense-defense", 0, {"give": base("red-2"), "take": base("blue-2")})
    table.act("deal.offer.offense-yellow", 0, {"give": {"goods": ["A4.1"], "grant": None}, "take": base("yellow-2")})
    table.act("deal.accept.defense", 1, 2).act("deal.accept.yellow", 2, 2).run()
    shown = dealt(table)
    assert (shown.outcome, shown.dealers, shown.beside) == ("deal", (0, 1, 2), (2,))
    got = {seat: shown.got(seat) for seat in range(4)}
    assert got == {0: Settled(0, ("blue-2", "yellow-2")), 1: Settled(0, ("red-2",)), 2: Settled(1), 3: None}


def test_all_three_who_made_no_deal_are_in_the_picture_with_what_each_lost_5_5_8() -> None:
    shown = dealt(mediated().run())
    assert (shown.outcome, shown.dealers, shown.lost) == ("no_deal", (0, 1, 2), 9)
    assert shown.settled == (Settled(lost=3),) * 3


def test_whoever_stood_in_is_in_the_picture_in_whose_place_p3_diplomat() -> None:
    shown = dealt(wild().wish(3, "diplomat.wild.whom", 1).run())
    assert (shown.dealers, shown.stands_for(3), shown.stands_for(0)) == ((0, 3), 1, None)
    assert (shown.got(1), shown.got(3)) == (None, Settled(lost=3))


@pytest.mark.parametrize("seed", range(4))
def test_deals_of_walked_games_bring_what_their_events_say(seed: int) -> None:
    reveals = [shown for shown, _ in walked(seed, 4, Options(), 700)]
    for shown in reveals:
        assert (len(shown.settled) == 2) == (shown.outcome in ("deal", "no_deal"))
        if shown.outcome == "no_deal":
            assert sum(one.lost for one in shown.settled) <= shown.lost
            assert not any(one.bases or one.freed for one in shown.settled)


def test_a_repulsed_challenge_shows_weapons_and_shields_and_no_cards_s22() -> None:
    story = Story(offense=0, defense=1, target="blue-2", outcome="repulsed", mustered=(1, 2))
    shown = repulsed(story, NAMES[:2], ("red", "blue"))
    assert shown is not None
    assert (shown.outcome, shown.mustered, shown.target) == ("repulsed", (1, 2), "blue-2")
    assert [(side.seat, side.card, side.total) for side in sides(shown)] == [(0, "", None), (1, "", None)]
    assert repulsed(Story(offense=0, defense=1, outcome="offense"), NAMES[:2], ("red", "blue")) is None
