"""Lost connections, deleted messages, refusals: the trouble part of section 5 of the rules."""

from __future__ import annotations

import pytest

from bot.kernel.game import Game
from bot.slap.game import RULES
from bot.tables.contract.table import (
    Allowed,
    Bared,
    Effect,
    Erased,
    FetchHands,
    Gone,
    Hands,
    Post,
    React,
    Reacted,
    Recall,
    Rewound,
    Started,
    Tick,
    Unsent,
)
from bot.tables.slap.adjudication import HANDS
from bot.tables.slap.controller import SlapController
from bot.words.message import Language
from tests.slap.sitting import Kind, Sitting, empty, only
from tests.words.voices import EN


def test_the_pace_stops_with_the_connection_and_a_full_window_follows() -> None:  # A17, A18
    table = Sitting()
    table.card()
    table.ms += 2_000
    table.link("down")
    assert table.left("pace") is None
    table.ms += 60_000
    table.link("resumed")
    assert table.left("pace") == 3_000


def test_a_replayed_slap_is_shown_without_time() -> None:  # A18
    table = Sitting()
    table.card("pattern")
    table.link("down")
    table.handle(Reacted(table.at(table.ms + 700, replayed=True), 1, table.key, "✋"))
    assert "Ben ~" in only(table.effects, Post)[-1].body.text


def test_a_redelivered_slap_is_paid_once() -> None:  # L14, A18, A21
    table = Sitting()
    table.card()
    event = Reacted(table.at(table.ms + 100), 0, table.key, "✋")
    table.handle(event)
    paid = list(table.state.pile)
    table.link("down")
    table.handle(event)
    table.link("resumed")
    assert table.state.pile == paid


@pytest.mark.parametrize("restart", [False, True])
def test_after_lost_events_one_hand_on_a_pattern_wins(restart: bool) -> None:  # A19, L12
    table = Sitting()
    table.card("pattern")
    air = table.post()
    effects = _lose(table, restart=restart)
    assert [recall.key for recall in only(effects, Recall)] == [air]
    (fetch,) = only(effects, FetchHands)
    assert fetch == FetchHands(table.key, HANDS)
    table.handle(Hands(table.at(), table.key, (1,)))
    assert table.state.turn == 1
    assert table.state.pile == []
    report = only(table.effects, Post)[-1].body.text
    assert "Ben takes 4" in report
    assert "Ben ~" in report
    assert table.left("pace") is not None


def test_after_lost_events_several_hands_on_a_pattern_draw_lots_openly() -> None:  # A19, L12
    table = Sitting()
    table.card("pattern")
    table.link("fresh")
    table.handle(Hands(table.at(), table.key, (2, 1, 1)))
    assert table.state.turn in (1, 2)
    report = only(table.effects, Post)[-1].body.text
    assert "drawn by lot among Ben and Cy" in report
    drawn = {_lot_winner(seed) for seed in range(8)}
    assert drawn == {1, 2}


def _lot_winner(seed: int) -> int | None:
    table = Sitting(seed=seed)
    table.card("pattern")
    table.link("fresh")
    table.handle(Hands(table.at(), table.key, (1, 2)))
    return table.state.turn


@pytest.mark.parametrize(
    ("kind", "hands"), [("pattern", ()), ("plain", (1,)), ("plain", ())], ids=["nobody", "no pattern", "neither"]
)
def test_after_lost_events_the_pile_is_shown_again_and_nobody_pays(  # A19, L12, L13
    kind: Kind, hands: tuple[int, ...]
) -> None:
    table = Sitting()
    table.card(kind)
    pile = list(table.state.pile)
    old = table.key
    table.link("fresh")
    (post,) = only(table.handle(Hands(table.at(), old, hands)), Post)
    assert "Same pile again" in post.body.text
    assert table.state.pile == pile
    table.land()
    assert table.left("pace") == 10_000
    assert table.state.pile == pile
    table.slap(0, 100)
    assert table.verdicts == ["ana=wins" if kind == "pattern" else "ana=pays"]


def test_hands_that_never_come_count_as_none() -> None:  # A19
    table = Sitting()
    table.card("pattern")
    table.link("fresh")
    (post,) = only(table.wait("hands"), Post)
    assert "Same pile again" in post.body.text
    assert table.handle(Hands(table.at(), table.key, (1,))) == []


def test_hands_of_those_who_may_not_slap_do_not_count() -> None:  # A19, A9
    table = Sitting()
    empty(table.controller, 1, "out")
    table.card("pattern")
    table.link("fresh")
    table.handle(Hands(table.at(), table.key, (1, 2)))
    assert table.state.turn == 2


def test_a_slap_before_the_list_comes_is_one_more_hand_on_it() -> None:  # A19
    table = Sitting()
    table.card("pattern")
    table.link("fresh")
    assert only(table.slap(0, 10), Post) == []
    assert table.verdicts == ["ana=listed"]
    table.handle(Hands(table.at(), table.key, (1,)))
    assert "drawn by lot among Ana and Ben" in only(table.effects, Post)[-1].body.text
    assert table.left("pace") == 10_000


def test_whoever_slaps_before_a_list_that_is_empty_or_never_comes_wins_and_the_game_goes_on() -> None:  # A19
    for comes in (True, False):
        table = Sitting(slap_by="both")
        table.card("pattern")
        old = table.key
        table.link("fresh")
        assert table.press(2, "slap") == EN("slap-noted")
        table.slap(2)
        assert table.verdicts == ["cy=listed", "cy=ignored:repeat"]
        if comes:
            table.handle(Hands(table.at(), old, ()))
        else:
            table.wait("hands")
        assert table.state.turn == 2
        table.slap(0, 40, key=old)
        assert table.verdicts[-1] == "ana=beaten+40"
        assert table.left("pace") == 10_000 - 40
        table.card()
        assert table.state.flips == 2


def test_a_slap_without_a_pattern_costs_nothing_before_the_list_comes() -> None:  # A19, L13
    table = Sitting()
    table.card()
    pile, old = list(table.state.pile), table.key
    table.link("fresh")
    table.slap(0, 10)
    (post,) = only(table.handle(Hands(table.at(), old, (0,))), Post)
    assert "Same pile again" in post.body.text
    assert table.state.pile == pile


def test_whoever_leaves_before_the_list_comes_has_no_hand_on_it() -> None:  # A19, R48
    table = Sitting()
    table.card("pattern")
    table.link("fresh")
    table.slap(0, 10)
    table.handle(Gone(table.at(), 0))
    table.handle(Hands(table.at(), table.key, (1,)))
    assert table.state.turn == 1


def test_a_pause_voted_before_the_list_comes_follows_the_pile() -> None:  # A19, T6
    table = Sitting()
    table.card("pattern")
    table.link("fresh")
    table.slap(0, 10)
    table.press(1, "pause")
    table.press(2, "pause")
    table.handle(Hands(table.at(), table.key, ()))
    assert table.state.turn == 0
    table.land()
    assert table.mode() == "paused"


@pytest.mark.parametrize("restart", [False, True])
def test_slaps_outlast_another_lost_connection_before_the_list_comes(restart: bool) -> None:  # A19
    table = Sitting(slap_by="both")
    table.card("pattern")
    table.link("fresh")
    table.press(0, "slap")
    assert len(only(_lose(table, restart=restart), FetchHands)) == 1
    table.handle(Hands(table.at(), table.key, ()))
    assert table.state.turn == 0


def test_a_practice_opponent_has_no_hand_on_the_list() -> None:  # A19, T11
    table = Sitting(practice=frozenset({2}))
    table.card("pattern")
    number = table.controller._record.open
    table.link("fresh")
    table.handle(Tick(table.at(), f"hit.{number}.2"))
    (post,) = only(table.handle(Hands(table.at(), table.key, ())), Post)
    assert "Same pile again" in post.body.text


def test_a_table_that_a_slap_once_left_waiting_for_the_list_goes_on_with_the_next_start() -> None:  # A19
    table = Sitting()
    table.card("pattern")
    table.slap(0, 10)
    table.controller._record.mode = "hands"  # as older versions left it
    table.rings.clear()
    _lose(table, restart=True)
    assert table.left("pace") == 10_000
    table.card()
    assert table.state.flips == 2


def test_between_piles_a_lost_connection_only_counts_down() -> None:  # A19
    table = Sitting()
    table.card("pattern")
    table.slap(0, 10)
    effects = table.link("fresh")
    assert only(effects, FetchHands) == []
    assert table.left("pace") == 10_000


def test_a_button_table_shows_the_pile_again_at_once() -> None:  # A19
    table = Sitting(slap_by="button")
    table.card("pattern")
    effects = table.link("fresh")
    assert only(effects, FetchHands) == []
    assert "Same pile again" in only(effects, Post)[0].body.text


def test_a_deleted_card_is_shown_again_and_its_hands_are_void() -> None:  # A20, L15
    table = Sitting()
    table.card()
    old = table.key
    table.slap(0, 50)
    paid = list(table.state.pile)
    air = table.post()
    effects = table.handle(Erased(table.at(), old))
    assert [recall.key for recall in only(effects, Recall)] == [air]
    table.slap(1, 10, key=old)
    table.land()
    assert table.left("pace") == 3_000
    table.slap(2, 10, key=old)
    assert table.state.pile == paid
    assert table.verdicts == ["ana=pays", f"{air}=withdrawn", "ben=ignored:deleted", "cy=ignored:deleted"]
    table.slap(1, 10)
    assert table.verdicts[-1] == "ben=pays"


@pytest.mark.parametrize("emoji", ["", "✋"])
def test_a_hand_that_was_taken_off_the_open_card_comes_back_a_few_times_and_slaps_stay(emoji: str) -> None:  # A2, A10
    table = Sitting()
    table.card()
    table.slap(0, 50)
    paid = list(table.state.pile)
    for times in range(5):
        effects = table.handle(Bared(table.at(), table.key, emoji))
        assert effects == ([React(table.key, "✋")] if times < 3 else [])
    table.slap(0, 10)
    assert table.state.pile == paid
    assert table.verdicts == ["ana=pays", "ana=ignored:repeat"]
    table.slap(1, 10)
    assert table.verdicts[-1] == "ben=pays"
    table.card()
    assert table.handle(Bared(table.at(), table.key, emoji)) == [React(table.key, "✋")]


def test_a_hand_comes_back_to_no_card_but_the_open_one_and_only_where_it_was() -> None:  # A2
    table = Sitting()
    table.card()
    old = table.key
    assert table.handle(Bared(table.at(), old, "🔥")) == []
    table.card("pattern")
    assert table.handle(Bared(table.at(), old)) == []
    assert table.handle(Bared(table.at(), "zod:7:d")) == []
    table.handle(Unsent(table.at(), table.key, "seed", 50_013))
    assert table.handle(Bared(table.at(), table.key)) == []
    table = Sitting()
    table.card("pattern")
    table.slap(0, 10)
    assert table.handle(Bared(table.at(), table.key)) == []
    table = Sitting(slap_by="button")
    table.card()
    assert table.handle(Bared(table.at(), table.key)) == []


def test_hands_that_a_moderator_has_cleared_still_count_after_a_lost_connection() -> None:  # A2, A19
    table = Sitting()
    table.card()
    table.slap(1, 20)
    table.handle(Bared(table.at(), table.key))
    paid = list(table.state.pile)
    table.link("fresh")
    table.handle(Hands(table.at(), table.key, ()))
    assert table.state.pile == paid


def test_a_pile_taken_back_under_the_table_is_shown_again_and_nothing_old_counts_as_evidence() -> None:
    table = Sitting()
    table.card("pattern")
    old = table.key
    air = table.post()
    effects = table.handle(Rewound(table.at()))
    assert [recall.key for recall in only(effects, Recall)] == [air]
    assert only(effects, FetchHands) == []
    assert len(only(effects, Post)) == 1
    pile = list(table.state.pile)
    table.slap(0, 10, key=old)
    assert table.state.pile == pile
    table.land()
    table.slap(1, 10)
    assert table.verdicts[-1] == "ben=wins"


def test_a_deleted_report_changes_nothing() -> None:  # A20
    table = Sitting()
    table.card()
    assert table.handle(Erased(table.at(), "zod:7:d")) == []


def test_a_refused_hand_is_said_once_and_play_goes_on() -> None:  # A20
    table = Sitting()
    table.card()
    first = table.handle(Unsent(table.at(), table.key, "seed", 50013))
    assert [post.body.text for post in only(first, Post)] == [EN("slap-seed-refused")]
    assert table.handle(Unsent(table.at(), table.key, "seed", 50013)) == []
    table.card()
    assert table.state.flips == 2


def seeds(table: Sitting, cards: int) -> list[str]:
    """The signs that so many cards come with."""
    table.effects.clear()
    for _ in range(cards):
        table.card()
    return [post.seed for post in only(table.effects, Post)]


def test_a_refused_hand_is_not_tried_under_every_card_but_again_once_the_game_is_resumed() -> None:  # A20
    table = Sitting()
    table.card()
    table.handle(Unsent(table.at(), table.key, "seed", 30010))  # of this card alone: full of other signs
    assert seeds(table, 1) == ["✋"]
    table.handle(Unsent(table.at(), table.key, "seed", 50013))
    assert seeds(table, 3) == ["", "", ""]
    table.handle(Unsent(table.at(), table.post(), "post", 50013))
    table.press(0, "resume")
    table.land()
    assert seeds(table, 2) == ["✋", "✋"]


@pytest.mark.parametrize("code", [160005, 50083])
@pytest.mark.parametrize(("language", "named"), [("en", "*Manage Threads*"), ("de", "*Threads verwalten*")])
def test_a_locked_thread_of_the_slap_game_is_called_so(code: int, language: Language, named: str) -> None:
    table = Sitting(language=language)
    table.card()
    (post,) = only(table.handle(Unsent(table.at(), table.post(), "post", code)), Post)
    assert named in post.body.text
    assert str(code) not in post.body.text


def test_a_refused_post_pauses_the_table_with_a_sentence_elsewhere() -> None:  # A20
    table = Sitting()
    table.card()
    key = table.post()
    (post,) = only(table.handle(Unsent(table.at(), key, "post", 50013)), Post)
    assert post.place == "parent"
    assert "50013" in post.body.text
    assert table.left("pace") is None
    assert table.left("blocked") == 10_000
    assert table.press(0, "resume") == EN("slap-going-on")
    table.land()
    assert table.state.flips == 1
    assert table.left("pace") == 3_000


def test_a_pause_that_could_not_be_told_is_told_by_itself_before_anything_is_turned() -> None:  # A20, T6
    table = Sitting()
    table.card()
    table.press(0, "pause")
    table.press(1, "pause")
    assert table.controller._record.air is not None
    table.handle(Unsent(table.at(), table.air, "post", 200000))
    (post,) = only(table.wait("blocked"), Post)
    assert EN("slap-paused-notice") in post.body.text
    table.land()
    assert table.mode() == "paused"


def test_a_table_that_an_older_version_left_standing_goes_on_with_the_next_start() -> None:  # A20
    table = Sitting()
    table.card()
    table.handle(Unsent(table.at(), table.post(), "post", 50013))
    table.controller._record.blockade = None
    effects = _lose(table, restart=True)
    assert only(effects, Post)
    table.land()
    assert table.left("pace") is not None


def test_the_hand_comes_back_with_the_permission() -> None:  # A20
    table = Sitting()
    table.card()
    table.handle(Unsent(table.at(), table.key, "seed", 50013))
    assert seeds(table, 1) == [""]
    table.handle(Allowed(table.at()))
    assert seeds(table, 1) == ["✋"]


def test_a_refused_deal_is_posted_again_before_any_card() -> None:  # A20, R5
    table = Sitting()
    table.handle(Unsent(table.at(), "zod:7:d", "post", 50001))
    assert table.left("pace") is None
    table.press(1, "resume")
    assert only(table.effects, Post)[-1].key == "zod:7:d"
    assert table.left("pace") == 10_000


def _lose(table: Sitting, *, restart: bool) -> list[Effect]:
    """Lose events: a new session, or a new process that takes the table over."""
    if not restart:
        return table.link("fresh")
    table.controller = SlapController.load(
        Game.resume(RULES, table.controller.game.save()).game, table.controller.dump()
    )
    return table.handle(Started(table.at(), False))
