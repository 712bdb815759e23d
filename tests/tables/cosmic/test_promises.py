"""Promises: everybody hears them, nothing binds anybody, the table remembers and tells kept from broken."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
import pytest

from bot.cosmic import events
from bot.cosmic.ai.choosing import TEMPERS
from bot.cosmic.ai.normal.alliances import distrust
from bot.cosmic.game import COSMIC
from bot.cosmic.model import board
from bot.cosmic.model.state import Cosmic
from bot.cosmic.seen import story
from bot.cosmic.seen.views import PromiseKind, PromiseView
from bot.cosmic.timing import premoves
from bot.kernel.ask import Ask, OneOf
from bot.kernel.codec import encode
from bot.kernel.event import Event, Seat
from bot.kernel.game import Game
from bot.kernel.saved import Decision
from bot.play.games.kinds import KINDS, CosmicKind
from bot.play.rosters import Seated
from bot.tables.contract.table import Note, Post
from bot.tables.cosmic import chronicle, promises, table_options
from bot.tables.cosmic.clockwork import looks
from bot.tables.cosmic.record import Promise, read
from bot.words.options import BadOption
from bot.words.speech import Speech
from proving.cosmic.walk import first
from tests.tables.cosmic import people
from tests.tables.cosmic.people import running
from tests.tables.cosmic.sides import at_the_sides, name, opened, roles
from tests.tables.cosmic.world import NAMES, World
from tests.words.voices import DE, EN

A, B, C, D = range(4)


def table(players: int = 4, humans: int = 4, seed: int = 5) -> World:
    world = World(players, humans, seed=seed, speed="daily")
    world.controller._record.promising = True
    return world


def made(world: World) -> list[Promise]:
    return world.controller._record.promises


def posted(world: World) -> list[str]:
    return [people.unmarked(one.body.text) for one in world.last if isinstance(one, Post) and not one.seat]


# --- making one -------------------------------------------------------------------------------------------------------


def test_a_promise_is_chosen_behind_more_and_everybody_hears_it() -> None:  # 8.17
    world = table()
    assert "promise" in people.acts(world.press(A, 0, "more"))
    offered = people.acts(world.press(A, 0, "promise"))
    assert offered == [f"promise_{kind}_{to}" for kind in ("help", "peace") for to in (B, C, D)]
    answer = world.press(A, 0, "promise_help_1")
    assert people.said(answer).startswith(EN("cosmic-promise-given"))
    line = f"{name(world, A)} promises {name(world, B)}: “I'll join you next time you ask.”"
    assert posted(world) == [line]
    assert line in people.said(world.press(None, 0, "log"))
    assert made(world) == [Promise("help", A, B)]
    for seat in world.seats:
        assert running(world).view(seat).promises == (Promise("help", A, B),)
    assert "promise_help_1" not in people.acts(answer)


def test_what_cannot_be_promised_is_refused_in_one_sentence_and_changes_nothing() -> None:
    world = table()
    world.press(A, 0, "promise_peace_1")
    before = [*made(world)]
    for choice, said in (
        ("promise_peace_1", EN("cosmic-promise-twice", name=name(world, B))),
        ("promise_peace_0", EN("cosmic-table-unknown")),
        ("promise_peace_9", EN("cosmic-table-unknown")),
        ("promise_peace_", EN("cosmic-table-unknown")),
        ("promise_love_1", EN("cosmic-table-unknown")),
    ):
        assert people.said(world.press(A, 0, choice)) == said
    world.game.state.players[C].leaving = True
    assert people.said(world.press(A, 0, "promise_peace_2")) == EN("cosmic-promise-left", name=name(world, C))
    assert people.said(world.press(None, 0, "promise_peace_2")) == EN("cosmic-table-not-seated")
    assert made(world) == before


def test_two_players_have_no_alliance_to_promise() -> None:
    world = table(2, 2)
    assert people.acts(world.press(A, 0, "promise")) == ["promise_peace_1"]
    assert people.said(world.press(A, 0, "promise_help_1")) == EN("cosmic-promise-two")


def test_a_table_can_do_without() -> None:
    world = World(4, 4, seed=5, speed="daily")
    assert "promise" not in people.acts(world.press(A, 0, "more"))
    for choice in ("promise", "promise_help_1"):
        assert people.said(world.press(A, 0, choice)) == EN("cosmic-promise-off")
    assert not made(world)


@pytest.mark.parametrize(
    ("chosen", "promising"), [({}, True), ({"promises": "on"}, True), ({"promises": "off"}, False)]
)
def test_the_lobby_chooses(chosen: dict[str, str], promising: bool) -> None:
    controller = CosmicKind().begin(1, [Seated("Ana", 1), Seated("Ben", 2)], chosen, 5)
    assert controller._record.promising is promising


def test_other_values_are_refused() -> None:
    with pytest.raises(BadOption):
        table_options.check({"promises": "sometimes"})


def test_a_table_saved_before_has_none_and_goes_on() -> None:
    record = read(encode({"table": 1, "version": 2, "chairs": [{"name": "Ana"}], "speed": "daily"}))
    assert (record.promising, record.promises) == (False, [])


def test_promises_are_saved() -> None:
    world = table()
    world.press(A, 0, "promise_peace_1")
    world.restart()
    assert made(world) == [Promise("peace", A, B)]


# --- kept and broken --------------------------------------------------------------------------------------------------


def challenge(offense: Seat, defense: Seat, *then: Event, flipped: str = "wild", number: int = 2) -> list[Event]:
    return [
        events.ChallengeBegan(offense, 1, number),
        events.DestinyFlipped(flipped, 9),
        events.DefenseFixed(defense, "red", False),
        *then,
        events.ChallengeOver(number),
    ]


def asks(side: events.Invited | str, *seats: Seat) -> Event:
    return events.Invited(side, [*seats])  # type: ignore[arg-type]


COMES = (asks("offense", A), events.Joined(A, "offense"))


def judged(kind: PromiseKind, seen: Sequence[Event]) -> tuple[bool | None, list[str]]:
    """What becomes of A's promise to B, and what is said."""
    world = table()
    now = running(world)
    promises.make(now, kind, A, B)
    made(world)[0] = msgspec.structs.replace(made(world)[0], since=1)
    told = story.read(seen)
    assert told is not None
    lines = promises.judge(now, told, seen, (3, 4))
    return made(world)[0].kept, lines


@pytest.mark.parametrize(
    ("seen", "kept"),
    [
        (challenge(B, C, asks("offense", A), events.Joined(A, "offense")), True),
        (challenge(C, B, asks("defense", A), events.Joined(A, "defense")), True),
        (challenge(B, C, asks("offense", A), events.Joined(A, None)), False),
        (challenge(B, C, asks("offense", A), asks("defense", A), events.Joined(A, "defense")), False),
        (challenge(B, C, asks("offense", D), asks("defense", A), events.Joined(A, "defense")), None),
        (challenge(B, C, asks("offense", A)), None),
        (challenge(C, D, asks("offense", A), events.Joined(A, "offense")), None),
        (challenge(B, A, asks("offense", C)), None),
        (challenge(B, C, asks("offense", A), events.Joined(A, "offense"), number=1), None),
        (challenge(B, C, asks("offense", A), events.Joined(A, None), events.Rewound(B), *COMES), True),
    ],
)
def test_help_is_kept_by_joining_broken_by_staying_away_and_open_until_somebody_could(
    seen: list[Event], kept: bool | None
) -> None:  # 8.17
    found, lines = judged("help", seen)
    assert found is kept
    assert len(lines) == (kept is not None)


@pytest.mark.parametrize(
    ("seen", "kept"),
    [
        (challenge(B, C, events.Joined(A, None)), True),
        (challenge(B, C), True),
        (challenge(C, B, events.Joined(A, "defense")), True),
        (challenge(C, B, events.Joined(A, "offense")), False),
        (challenge(A, B), False),
        (challenge(B, A), None),
        (challenge(C, D, events.Joined(A, "offense")), None),
        (challenge(A, D), None),
        (challenge(C, B, events.Joined(A, "offense"), number=1), None),
    ],
)
def test_peace_is_broken_by_choosing_them_or_joining_their_enemy(seen: list[Event], kept: bool | None) -> None:
    found, lines = judged("peace", seen)
    assert found is kept
    assert len(lines) == (kept is not None)


def test_an_attack_that_destiny_has_chosen_breaks_no_promise() -> None:  # 8.17
    world = table()
    colour = world.game.state.players[B].colour
    assert judged("peace", challenge(A, B, flipped=colour))[0] is None


def test_what_became_of_it_is_told_in_log_and_reasons_and_beside_the_result() -> None:
    world = table()
    now = running(world)
    promises.make(now, "help", A, B)
    promises.make(now, "peace", A, C)
    made(world)[:] = [msgspec.structs.replace(one, since=1) for one in made(world)]
    seen = challenge(B, C, asks("offense", A), events.Joined(A, "offense"))
    told = story.read(seen)
    assert told is not None
    lines = promises.judge(now, told, seen, (3, 4))
    kept = EN("cosmic-promise-done", by=now.names[A], to=now.names[B], kept=True)
    broken = EN("cosmic-promise-done", by=now.names[A], to=now.names[C], kept=False)
    assert lines == [kept, broken]
    record = world.controller._record
    assert [entry.text for entry in record.chronicle.entries[-2:]] == lines
    assert [entry.text for entry in record.chronicle.reasons[-2:]] == lines
    assert promises.tallies(now, EN) == [EN("cosmic-promise-tally", name=now.names[A], kept=1, broken=1)]
    promises.forget(now, (3, 4))
    assert [one.kept for one in made(world)] == [None, None]
    assert not promises.tallies(now, EN)


def test_the_result_says_how_everybody_kept_their_word() -> None:
    world = table(3, 1)
    world.controller._record.promises = [Promise("help", A, B, kept=True), Promise("peace", A, C)]
    world.press(world.seats[0], 0, "stop_sure")
    tally = EN("cosmic-promise-tally", name=running(world).names[A], kept=1, broken=0)
    (told,) = [one.body.text for one in world.effects if isinstance(one, Post) and tally in one.body.text]
    assert f"{EN('cosmic-promise-end')}\n- {tally}" in told
    assert world.over is not None


@pytest.mark.parametrize("seed", [45, 54])
def test_no_step_back_takes_back_or_repeats_a_word_that_everybody_has_heard(seed: int) -> None:
    world = table(4, 1, seed=seed)
    (person,) = world.seats
    people.play_until(world, lambda now: bool(made(now)))
    (said,) = posted(world)
    world.press(person, 0, "promise_peace_0" if person else "promise_peace_1")
    given = [*made(world)]
    assert len(given) == 2
    world.press(person, 0, "undo")
    assert made(world) == given
    assert said in people.said(world.press(person, 0, "log"))
    number = world.game.state.challenges
    people.play_until(world, lambda now: now.game.state.challenges > number)
    heard = [people.unmarked(one.body.text) for one in world.effects if isinstance(one, Post)]
    assert heard.count(said) == 1


def test_whoever_takes_a_seat_keeps_nobody_elses_word() -> None:
    world = table()
    record = world.controller._record
    record.promises = [
        Promise("peace", A, B, kept=False),
        Promise("peace", A, C),
        Promise("help", C, A),
        Promise("peace", D, A, kept=True),
    ]
    record.change_person(A)
    assert record.promises == [Promise("peace", D, A, kept=True)]


def test_a_promise_of_or_to_somebody_who_left_is_neither_kept_nor_broken() -> None:
    world = table()
    promise = Promise("peace", A, B)
    assert promises.is_open(running(world), promise)
    world.game.state.players[B].active = False
    assert not promises.is_open(running(world), promise)


@pytest.mark.parametrize(("say", "whose"), [(EN, "in their next challenge"), (DE, "in seiner nächsten Begegnung")])
def test_the_rules_tell_of_peace_in_the_next_challenge_of_the_other_one(say: Speech, whose: str) -> None:  # 8.17
    assert whose in " ".join(say("rules-promises.text").split())


# --- in the replay ----------------------------------------------------------------------------------------------------


def watched(world: World, notes: Sequence[Note], *, over: bool = True) -> list[tuple[int, str]]:
    """Chapters and lines about promises, of the table's game played again."""

    def play() -> Iterator[tuple[Cosmic, Decision | None]]:
        game = Game.new(COSMIC, world.seed, world.players, first(world.options))
        yield game, None
        for decision in world.made:
            game.repeat(decision)
            yield game, decision

    found = KINDS["cosmic"].watch(play, NAMES, "en", b"", notes, (), over=over)
    told = [
        (one.chapter, people.unmarked(line))
        for one in found.moments
        for text in one.lines
        for line in text.splitlines()
    ]
    return [one for one in told if " promise" in one[1] or one[1] == EN("cosmic-promise-end") or " kept, " in one[1]]


def lines_at(world: World) -> list[str]:
    """Lines about promises in the table's own log."""
    log = [people.unmarked(entry.text) for entry in chronicle.log(running(world))]
    return [line for line in log if " promise" in line]


def test_a_replay_tells_promises_where_they_were_made_and_settled_and_counts_them_at_the_end() -> None:
    world = table(4, 1, seed=4)
    (person,) = world.seats
    people.play_until(world, lambda now: now.game.state.challenges == 2)
    world.press(person, 0, "promise_help_0" if person else "promise_help_1")
    people.play_until(world, lambda now: now.over is not None)
    notes = [one for one in world.effects if isinstance(one, Note)]
    now = running(world)
    tallies = [f"- {people.unmarked(line)}" for line in promises.tallies(now, EN)]
    assert tallies
    told = watched(world, notes)
    count = len(tallies) + 1
    assert [line for _, line in told[-count:]] == [EN("cosmic-promise-end"), *tallies]
    assert [line for _, line in told[:-count]] == lines_at(world)
    assert told[0][0] in (2, 3)
    assert not watched(world, []), "a game without an event log"
    assert not any(line == EN("cosmic-promise-end") for _, line in watched(world, notes, over=False))


def test_whoever_takes_a_seat_keeps_nobody_elses_word_in_a_replay_either() -> None:
    world = table(4, 2, seed=4)
    (giver, _) = world.seats
    people.play_until(world, lambda now: now.game.state.challenges == 2)
    for to in (seat for seat in range(4) if seat != giver):
        world.press(giver, 0, f"promise_peace_{to}")
    world.press(giver, 0, f"house_sure_{giver}")
    world.seats.remove(giver)
    people.play_until(world, lambda now: now.game.state.challenges > 12 or now.over is not None)
    told = watched(world, [one for one in world.effects if isinstance(one, Note)], over=False)
    assert len(told) > 3
    assert [line for _, line in told] == lines_at(world)[: len(told)]


# --- reminding --------------------------------------------------------------------------------------------------------


def test_the_message_reminds_the_one_who_promised_and_nobody_else_below_what_is_asked() -> None:
    world = at_the_sides()
    offense, defense, (guest, other) = roles(world)
    before = {seat: opened(world, seat).text.split("\n") for seat in (guest, other, defense)}
    world.controller._record.promises = [Promise("help", guest, offense), Promise("peace", other, defense, since=1)]
    line = EN("cosmic-promise-reminder", to=running(world).names[offense], word=EN("cosmic-promise-help"))
    after = {seat: opened(world, seat).text.split("\n") for seat in before}
    assert after[guest][0] == before[guest][0]
    assert [one for one in after[guest] if one not in before[guest]] == [line]
    assert after[other] == before[other], "it counts from the next challenge on"
    assert after[defense] == before[defense]


# --- computer players -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("temper", "percent"), [("bold", 70), ("careful", 95), ("sly", 50)])
def test_computer_players_keep_their_word_by_temperament_and_the_same_in_each_replay(temper: str, percent: int) -> None:
    world = at_the_sides()
    offense, _, (guest, *_) = roles(world)
    world.controller._record.chairs[guest].temper = temper
    ask = Ask(seat=guest, key="join", form=OneOf(("decline", "offense", "defense")), default="decline")
    kept = 0
    for since in range(-1_000, 0):
        world.controller._record.promises = [Promise("help", guest, offense, since=since)]
        bound = promises.honoured(running(world), ask)
        assert bound == promises.honoured(running(world), ask)
        kept += bound == msgspec.structs.replace(ask, form=OneOf(("offense",)), default="offense")
        assert bound.form in (ask.form, OneOf(("offense",)))
    assert abs(kept / 10 - percent) < 5


def test_peace_leaves_all_answers_but_the_other_side_and_the_other_targets() -> None:
    world = at_the_sides()
    offense, defense, (guest, other) = roles(world)
    world.controller._record.promises = [Promise("peace", guest, defense), Promise("peace", offense, other)]
    join = Ask(seat=guest, key="join", form=OneOf(("decline", "offense", "defense")), default="decline")
    wild = Ask(seat=offense, key="wild", form=OneOf((guest, other)), default=other)
    own = Ask(seat=offense, key="own_colour", form=OneOf(("redraw", f"red-1:{other}")), default="redraw")
    bound = [promises.honoured(running(world), one) for one in (join, wild, own)]
    assert [one.form for one in bound] == [OneOf(("decline", "defense")), OneOf((guest,)), OneOf(("redraw",))]
    assert [one.default for one in bound] == ["decline", guest, "redraw"]
    alone = Ask(seat=offense, key="wild", form=OneOf((other,)), default=other)
    assert promises.honoured(running(world), alone) == alone, "nothing else is left"


@pytest.mark.parametrize("side", ["offense", "defense"])
def test_what_is_suggested_ahead_prefers_the_side_that_was_promised_help(side: str) -> None:  # 8.17
    world = at_the_sides(seed=25)
    offense, defense, guests = roles(world)
    (guest,) = [seat for seat in guests if seat == B]
    (ask,) = [one for one in premoves.asks(world.game.state, guest) if one.key == premoves.JOIN]
    assert len(premoves.sides_of(str(looks.filled(running(world), ask)))[0]) == 2, "it would join either"
    to = offense if side == "offense" else defense
    world.controller._record.promises = [Promise("help", guest, to, since=-1)]
    assert premoves.sides_of(str(looks.filled(running(world), ask)))[0][0] == side


def test_a_computer_player_that_asks_for_help_sometimes_promises_some_and_has_one_word_out_at_a_time() -> None:
    world = at_the_sides()
    offense, _, guests = roles(world)
    record = world.controller._record
    record.promising = True
    asked = events.Invited("offense", guests)
    for challenge_number in range(1, 200):
        world.game.state.challenges = challenge_number
        promises.follow(running(world), asked)
    assert not record.promises, "a person's seat"
    record.chairs[offense].temper = "bold"
    for challenge_number in range(1, 200):
        world.game.state.challenges = challenge_number
        promises.follow(running(world), asked)
    (one,) = record.promises
    assert (one.kind, one.by) == ("help", offense)
    assert one.to in guests
    first = one.since
    for challenge_number in range(first, 400):
        record.promises = [msgspec.structs.replace(each, kept=True) for each in record.promises]
        world.game.state.challenges = challenge_number
        promises.follow(running(world), asked)
    assert len(record.promises) == 3


def test_whole_games_of_computer_players_keep_and_break_promises_and_two_runs_agree() -> None:
    def play() -> tuple[list[Promise], list[str]]:
        world = table(4, 1, seed=4)
        people.play_until(world, lambda now: now.game.state.challenges > 12 or now.over is not None)
        texts = [one.body.text for one in world.effects if isinstance(one, Post) and " promises " in one.body.text]
        return made(world), texts

    first, texts = play()
    assert first
    assert all(world_says.count("“") >= 1 for world_says in texts)
    assert play() == (first, texts)


# --- minds ------------------------------------------------------------------------------------------------------------


def test_computer_players_trust_those_less_who_broke_their_word_within_bounds() -> None:
    world = table()
    view = running(world).view(A)

    def seen(*kept: bool, to: Seat = C) -> int:
        told = tuple(PromiseView("peace", B, to, one) for one in kept)
        return distrust(msgspec.structs.replace(view, promises=told), B)

    assert seen() == 0
    assert seen(True) < 0 < seen(False) < seen(False, to=A)
    assert (seen(*[True] * 9), seen(*[False] * 9)) == (-2, 4)
    open_one = msgspec.structs.replace(view, promises=(PromiseView("help", B, A),))
    assert distrust(open_one, B) == 0
    assert {*TEMPERS} == {*promises._KEPT}
    assert board.active_seats(world.game.state) == world.seats
