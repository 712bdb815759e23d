"""Questions ahead in a challenge: whom one invites or joins, perhaps a card; it counts when its question comes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.cosmic.kinds import registry
from bot.cosmic.model import board
from bot.cosmic.model.holdings import OUTPOSTS
from bot.cosmic.model.state import REMOVED, Order
from bot.cosmic.moves.tokens import put
from bot.cosmic.timing import premoves
from bot.cosmic.timing.automation import automatic
from bot.cosmic.timing.clock import SPEEDS
from bot.kernel.ask import Ask, OneOf, Part, Split
from bot.kernel.event import Seat
from bot.tables.contract.choices import PREFERENCE, Away
from bot.tables.contract.table import (
    Body,
    Edit,
    Effect,
    Post,
    Preference,
    Preferred,
    Show,
)
from bot.tables.cosmic.clockwork import looks
from bot.tables.cosmic.editors import sides
from bot.tables.cosmic.table_words import until_when
from tests.plain import options_of
from tests.tables.cosmic import people
from tests.tables.cosmic.people import awaited, running
from tests.tables.cosmic.sides import (
    at_the_attack,
    at_the_sides,
    done,
    menu,
    name,
    opened,
    orders,
    pick,
    public,
    roles,
    shown,
    typed,
    wait_for_the_cards,
)
from tests.tables.cosmic.world import World
from tests.words.voices import EN

FLOOR_MS = SPEEDS["daily"].floor
CAP_MS = SPEEDS["daily"].cap


# --- who is asked, and when -------------------------------------------------------------------------------------------


def test_everybody_else_is_asked_at_once_by_a_private_message_as_the_offense_announces_whom_it_invites() -> None:
    world = at_the_attack()
    offense, defense, guests = roles(world)
    assert not awaited(world)
    began, before = world.ms, len(world.effects)
    pick(world, offense, "invite.offense", name(world, guests[0]))
    assert awaited(world) == sorted([defense, *guests]), "invited or not"
    attacks = f"{name(world, offense)} attacks"
    for seat in awaited(world):
        meant = f"{attacks} you. Who do you invite" if seat == defense else f"{attacks} {name(world, defense)}. Who do"
        (push,) = [e.body.text for e in world.effects[before:] if isinstance(e, Post) and e.seat == seat]
        assert f"**{meant}" in people.unmarked(push)
        assert f"{name(world, offense)} invites {name(world, guests[0])}" in people.unmarked(push)
        assert people.unmarked(world.owes[seat].what).startswith(meant)
        assert world.owes[seat].due_ms == began + CAP_MS
    assert not world.owes[offense].what


def test_an_offense_that_says_nothing_for_a_while_invites_as_is_suggested() -> None:
    world = at_the_attack()
    began, (offense, *_) = world.ms, roles(world)
    suggested = looks.filled(running(world), premoves.asks(world.game.state, offense)[0])
    world.pass_time(FLOOR_MS - 1)
    assert not awaited(world)
    world.pass_time(1)
    assert len(awaited(world)) == 3
    assert looks.guests(running(world)) == suggested
    late = f"side_of_{world.game.state.challenges}_invite_offense"
    assert EN("cosmic-sides-passed") in people.said(world.press(offense, 0, late, "0", "1"))
    assert orders(world, offense) == {"invite.offense": str(suggested).replace(" ", "")}
    assert world.ms - began == FLOOR_MS
    assert world.game.state.players[offense].strikes == 0


def test_the_offense_reads_until_when_it_can_say_whom_it_invites() -> None:
    world = at_the_attack()
    offense, *_ = roles(world)
    told = EN("cosmic-sides-until", due=until_when(world.ms + FLOOR_MS))
    assert told in people.said(world.press(offense, 0, "answer"))
    done(world, offense)
    assert told not in people.said(world.press(offense, 0, "answer"))


def test_whoever_knows_the_guests_sees_one_table_with_everybody_else_until_something_happens() -> None:
    world = at_the_sides()
    table, (_, defense, guests) = running(world), roles(world)
    assert table.with_guests(()) is table.view(defense).table
    seen = table.with_guests(guests[:1])
    assert seen is table.with_guests(guests[:1])
    assert (seen.challenge and seen.challenge.offense.invited) == (guests[0],)
    assert seen is not table.with_guests(guests)
    table.moved()
    assert seen is not table.with_guests(guests[:1])


def test_the_round_waits_for_all_of_them_and_then_lets_the_last_one_change_it() -> None:
    world = at_the_sides()
    for seat in awaited(world):
        world.pass_time(FLOOR_MS)
        done(world, seat)
        assert people.in_round(world, "checkpoint.attack")
    last = world.ms
    assert not awaited(world)
    while people.in_round(world, "checkpoint.attack"):
        world.wait()
    assert 0 < world.ms - last <= SPEEDS["daily"].tick


def test_computers_and_people_away_or_on_autopilot_are_not_waited_for() -> None:
    world = at_the_sides(humans=3, seed=1)
    offense, *_ = roles(world)
    assert awaited(world) == [seat for seat in world.seats if seat != offense]
    first, second = awaited(world)
    away = Preference(first, PREFERENCE, Away(world.ms + 20 * CAP_MS, "careful").written)
    world.handle(Preferred(world.at(), (away,)))
    assert awaited(world) == [second]
    world.game.state.players[second].autopilot = True
    assert not awaited(world)


def test_whoever_lets_the_time_pass_is_answered_for_as_the_message_has_shown() -> None:
    world = at_the_sides(invites=(0, 1))
    offense, defense, guests = roles(world)
    wanted = {
        seat: looks.filled(running(world), premoves.asks(world.game.state, seat)[0]) for seat in (defense, *guests)
    }
    pick(world, guests[1], "join", "Stay out")
    assert "Waiting for the others" in opened(world, offense).text
    world.pass_time(CAP_MS)
    assert not people.in_round(world, "checkpoint.attack")
    assert "Waiting for the others" not in opened(world, offense).text, "nobody is waited for any more"
    wait_for_the_cards(world)
    assert world.game.state.challenge.defense.invited == wanted[defense]
    (joined,) = [row for row in world.made if row.seat == guests[0] and row.key == "join"]
    (side,), count = premoves.sides_of(str(wanted[guests[0]]))
    assert (joined.choice, joined.by) == (side, "computer")
    assert len(board.in_challenge(world.game.state, guests[0])) == count


def acts(world: World) -> Seat:
    """Somebody uses a power in the window that is open."""
    seat = next(ask.seat for ask in world.game.asks.values() if len(options_of(ask)) > 1)
    typed(
        world, seat, next(value for _, value in world.controller.suggest(seat, "play", "") if value.startswith("Use"))
    )
    return seat


def test_one_look_is_one_strike_though_the_round_begins_again() -> None:
    world = at_the_sides()
    acts(world)
    began, missing = world.ms, awaited(world)
    wait_for_the_cards(world)
    assert [row.key for row in world.made].count("checkpoint.attack") > len(world.seats)
    assert [row.seat for row in world.made if row.key == "strike"] == missing
    assert world.ms - began < 2 * CAP_MS


@pytest.mark.parametrize(("speed", "humans"), [("live", 4), ("daily", 1)])
def test_tables_at_which_people_sit_together_or_somebody_is_alone_have_none_of_it(speed: str, humans: int) -> None:
    world = World(4, humans, seed=5, speed=speed)
    people.play_until(world, lambda now: now.game.state.challenge.target is not None)
    for seat in world.seats:
        assert not looks.asks(running(world), seat)
        assert "side_show" not in {control.choice for control, _ in world.controls(seat)}
    people.play_until(world, lambda now: now.game.state.challenge.revealed or now.game.state.challenge.over)
    assert not any("if they invite you" in body.text for body in posted(world))


def posted(world: World) -> list[Body]:
    return [effect.body for effect in world.effects if isinstance(effect, Post | Edit | Show)]


def test_an_outpost_has_no_sides_to_speak_of() -> None:
    registry.load()
    world = at_the_sides()
    assert awaited(world)
    world.game.state.challenge.target = next(iter(OUTPOSTS))
    assert not awaited(world)
    assert not any(premoves.asks(world.game.state, seat) for seat in world.seats)


# --- what is said -----------------------------------------------------------------------------------------------------


def test_the_message_stands_filled_in_with_a_suggestion_and_done_takes_it() -> None:
    world = at_the_sides()
    offense, defense, (guest, _) = roles(world)
    for seat, key in ((guest, "join"), (defense, "invite.defense")):
        (ask, *_) = premoves.asks(world.game.state, seat)
        wanted = looks.filled(running(world), ask)
        chosen = [option.label for option in menu(world, seat, key).options if option.chosen]
        assert chosen
        assert f"Suggested: {', '.join(chosen)}." in people.unmarked(opened(world, seat).text).replace("**", "")
        assert not orders(world, seat)
        body = done(world, seat)
        assert "You can still change it." in body.text
        assert all(not button.choice.startswith("side_done") for row in body.buttons for button in row)
        assert premoves.said(world.game.state, ask) == wanted
    assert offense not in awaited(world)


def test_one_pick_takes_the_rest_as_it_stands() -> None:
    world = at_the_sides()
    _, defense, _ = roles(world)
    invited = [option.label for option in menu(world, defense, "invite.defense").options if option.chosen]
    card = menu(world, defense, "card").options[1].label
    text = pick(world, defense, "card", card)
    assert f"Got it: **{', '.join(invited)}**" in text
    assert f"{EN('cosmic-sides-card')} **{card}**" in text
    assert {"invite.defense", "card"} <= orders(world, defense).keys()
    assert defense not in awaited(world)


def test_a_card_is_never_suggested_and_is_taken_back_by_later() -> None:
    world = at_the_sides()
    _, defense, _ = roles(world)
    later = EN("cosmic-sides-card-then")
    assert [option.label for option in menu(world, defense, "card").options if option.chosen] == [later]
    done(world, defense)
    assert "card" not in orders(world, defense)
    pick(world, defense, "card", menu(world, defense, "card").options[1].label)
    assert "card" in orders(world, defense)
    assert "Which card do you lay" not in pick(world, defense, "card", later)
    assert "card" not in orders(world, defense)


def test_a_menu_of_which_nothing_is_told_yet_says_what_it_is_for() -> None:
    world = at_the_sides()
    offense, _, _ = roles(world)
    table = running(world)
    assert looks.asks(table, offense)[0].key == "card"
    assert sides.body(table, offense, "en", shown="card").text.startswith(f"**{EN('cosmic-sides-card')}**\n")


def test_what_may_stay_open_is_no_question_after_what_was_asked_is_answered() -> None:
    world = at_the_attack()
    offense, *_ = roles(world)
    control = menu(world, offense, "invite.offense").choice
    body = shown(world.press(offense, 0, control))
    assert looks.asks(running(world), offense)[0].key == "card"
    assert body.text.startswith(EN("cosmic-table-you-answered", answers=[EN("cosmic-sides-nobody")]))
    assert EN("cosmic-sides-card") not in body.text
    assert not body.menus
    assert {"side_show_card", "side_show_rounds"} <= {button.choice for row in body.buttons for button in row}


def test_whoever_joins_last_reads_what_they_have_said() -> None:
    world = at_the_sides()
    _, defense, (guest, last) = roles(world)
    done(world, defense)
    done(world, guest)
    world.pass_time(FLOOR_MS)
    assert awaited(world) == [last]
    assert "Got it: **Stay out**" in pick(world, last, "join", "Stay out")


def test_a_card_that_was_laid_early_and_rests_is_named_where_it_is_chosen_again() -> None:
    for joins in (False, True):
        world = at_the_sides(invites=(0,))
        _, defense, (guest, other) = roles(world)
        card = menu(world, defense, "card").options[-1].label
        pick(world, defense, "card", card)
        pick(world, guest, "join", f"{name(world, roles(world)[0])}, 1 token" if joins else "Stay out")
        pick(world, other, "join", "Stay out")
        wait_for_the_cards(world)
        rests = EN("cosmic-ask-card-rests", card=card)
        asked = [people.said(world.press(seat, 0, "answer")) for seat in (defense, other)]
        assert [rests in people.unmarked(one) for one in asked] == [joins, False]


def test_a_card_that_is_laid_is_no_longer_asked_about_but_can_be_changed() -> None:
    world = at_the_sides()
    _, defense, guests = roles(world)
    for seat in (defense, *guests):
        done(world, seat)
    wait_for_the_cards(world)
    (number,) = people.running(world).open_asks(defense)
    body = shown(world.press(defense, number, "play", world.controller.suggest(defense, "play", "")[0][1]))
    assert body.text.startswith("Got it: **")
    assert "Which card do you play" not in body.text
    assert body.menus or len(body.buttons) > 1


def test_what_was_said_can_be_changed_until_its_moment_comes() -> None:
    world = at_the_sides()
    offense, defense, (guest, _) = roles(world)
    for label, answers in (
        (f"{name(world, offense)}, 2 tokens", ("2", "0", None)),
        (f"{name(world, defense)}, else {name(world, offense)}, 1 token", ("1", "1", '"defense"')),
        ("Stay out", ("0", "0", None)),
        (f"{name(world, defense)}, 4 tokens", ("0", "4", None)),
    ):
        assert f"**{label}**" in pick(world, guest, "join", label)
        given = orders(world, guest)
        assert (given["join.offense"], given["join.defense"], given.get("join.both")) == answers
        assert [option.label for option in menu(world, guest, "join").options if option.chosen] == [label]
    control = menu(world, guest, "join").choice
    for seat in awaited(world):
        done(world, seat)
    people.play_until(world, lambda now: now.game.state.challenge.offense.card is not None)
    assert EN("cosmic-sides-passed") in people.said(world.press(guest, 0, control, "out"))
    assert orders(world, guest).get("join.defense", "4") == "4"


@pytest.mark.parametrize("values", [("99",), ("x",), (), ("offense.9",)])
def test_what_cannot_be_picked_is_refused_in_a_sentence_and_changes_nothing(values: tuple[str, ...]) -> None:
    world = at_the_sides()
    (*_, guest) = roles(world)[2]
    text = people.said(world.press(guest, 0, menu(world, guest, "join").choice, *values))
    assert EN("cosmic-sides-cannot") in text
    assert "Suggested:" in text
    assert not orders(world, guest)


def test_with_few_tokens_nothing_is_offered_that_cannot_be_done() -> None:
    world = at_the_sides()
    _, _, (guest, _) = roles(world)
    state = world.game.state
    mine = [number for number, token in enumerate(state.tokens) if token.owner == guest]
    for left in (2, 1, 0):
        for number in mine[left:]:
            put(state, number, REMOVED)
        asks = premoves.asks(state, guest)
        counts = {premoves.sides_of(str(option))[1] for ask in asks[:-1] for option in options_of(ask)}
        assert counts == (set(range(left + 1)) if left else set())
        assert (guest in awaited(world)) is bool(left)


def test_whoever_is_not_invited_by_the_offense_is_asked_about_the_defense_alone() -> None:
    world = at_the_attack()
    offense, _, (guest, other) = roles(world)
    pick(world, other, "join", f"{name(world, offense)}, 2 tokens")
    pick(world, offense, "invite.offense", name(world, guest))
    joins = {seat: [option.value for option in menu(world, seat, "join").options] for seat in (guest, other)}
    assert any("offense" in value for value in joins[guest])
    assert joins[other] == ["out", "defense.1", "defense.2", "defense.3", "defense.4"]
    assert other in awaited(world), "what it said cannot be"
    assert name(world, offense) not in opened(world, other).text.split("Suggested: ")[1].partition("\n")[0]


def test_the_message_speaks_german() -> None:
    world = at_the_sides(language="de")
    offense, defense, (guest, _) = roles(world)
    body = shown(world.press(guest, 0, "side_show", language="de"))
    question = f"{name(world, offense)} greift {name(world, defense)} an. Wem hilfst du, wenn man dich einlädt?"
    assert question in people.unmarked(body.text)
    assert f"{name(world, offense)}, 2 Steine" in [option.label for option in body.menus[0].options]


def test_names_in_it_are_neither_markup_nor_mentions() -> None:
    world = World(4, 4, seed=5, speed="daily", names=("**Ana**", "@everyone", "<@123456>", "_Dot_"))
    people.play_until(world, lambda now: bool(awaited(now)))
    for seat in awaited(world):
        done(world, seat)
        for text in (opened(world, seat).text, world.owes[seat].what):
            for odd in ("**Ana**", "@everyone", "<@123456>"):
                assert odd not in text


def test_what_is_said_in_the_direct_message_is_shown_there_and_costs_no_request() -> None:
    world = at_the_sides()
    _, _, (guest, _) = roles(world)
    key, before = people.prompt(world, guest).key, len(world.effects)
    assert "Suggested:" in world.messages[key].body.text
    (control,) = [one.choice for one in world.messages[key].body.menus]
    for values in (("out",), ("offense.2",)):
        world.press(guest, 0, control, *values, key=key)
        text = world.messages[key].body.text
        assert "-# Cosmic Encounter 5" in text
        assert "You can still change it." in text
        assert [one.choice for one in world.messages[key].body.menus] == [control]
    assert not [one for one in world.effects[before:] if isinstance(one, Edit) and one.key == key]


def test_what_is_said_elsewhere_leaves_the_direct_message() -> None:
    world = at_the_sides()
    _, _, (guest, _) = roles(world)
    key = people.prompt(world, guest).key
    typed(world, guest, "Done")
    assert "Suggested:" not in world.messages[key].body.text
    assert "side_done" not in [one.choice for row in world.messages[key].body.buttons for one in row]
    calls = world.calls
    typed(world, guest, "Done")
    assert world.calls == calls


# --- by words ---------------------------------------------------------------------------------------------------------


def test_words_say_it_as_menus_do() -> None:
    world = at_the_sides()
    offense, defense, (guest, other) = roles(world)
    assert any(ask.seat == guest for ask in world.game.asks.values()), "a window is passed for it meanwhile"
    assert f"**{name(world, defense)}, 3 tokens**" in typed(world, guest, f"Join {name(world, defense)} with 3")
    assert (orders(world, guest)["join.offense"], orders(world, guest)["join.defense"]) == ("0", "3")
    both = f"join {name(world, offense)}, or else {name(world, defense)}, with 2"
    typed(world, guest, both)
    assert (orders(world, guest)["join.offense"], orders(world, guest)["join.both"]) == ("2", '"offense"')
    typed(world, guest, "stay out")
    assert orders(world, guest)["join.offense"] == "0"
    typed(world, defense, f"{name(world, guest)}, {name(world, other)}")
    assert orders(world, defense)["invite.defense"] == str(sorted([guest, other])).replace(" ", "")
    typed(world, defense, "nobody")
    assert orders(world, defense)["invite.defense"] == "[]"
    card = menu(world, defense, "card").options[1].label
    assert f"**{card}**" in typed(world, defense, card)
    assert other in awaited(world)
    assert "You can still change it." in typed(world, other, "Done")
    assert not awaited(world)


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        ("xyzzy", "“xyzzy” isn't one of the answers (cosmic 8.13)"),
        ("with 2", "Did you mean"),
        ("x" * 2_001, "2,000 characters at most"),
    ],
)
def test_words_that_mean_nothing_get_one_sentence_and_change_nothing(words: str, answer: str) -> None:
    world = at_the_sides()
    guest = roles(world)[2][0]
    text = typed(world, guest, words)
    assert answer in text
    assert "\n" not in text
    assert not orders(world, guest)


def test_a_window_is_answered_by_words_all_the_same() -> None:
    world = at_the_sides()
    seat = acts(world)
    (number,) = (number for number, ask in world.game.asks.items() if ask.seat == seat)
    assert world.game.sealed[number] == options_of(world.game.asks[number])[1]
    assert not orders(world, seat)


def test_passing_in_a_window_says_nothing_ahead() -> None:
    world = at_the_sides()
    for seat in awaited(world):
        typed(world, seat, "Pass")
        assert not orders(world, seat)
        assert seat in awaited(world)


def test_every_suggestion_is_read_back_as_the_answer_that_it_names() -> None:
    world = at_the_sides()
    for seat in awaited(world):
        windows = {word for ask in world.game.asks.values() if ask.seat == seat for word in ("Pass", "Use", "Play")}
        rows = [value for _, value in world.controller.suggest(seat, "play", "")]
        assert rows[0] == "Done"
        for row in [row for row in rows[1:] if row.split()[0] not in windows]:
            later = row in map(EN, ("cosmic-sides-card-then", "cosmic-sides-unasked", "cosmic-ask-all"))
            told = EN("cosmic-sides-nobody") if row == "Nobody" else row
            assert later or f"**{told}**" in people.unmarked(typed(world, seat, row))
        if seat == roles(world)[1]:
            typed(world, seat, EN("cosmic-sides-card-then"))
            assert "card" not in orders(world, seat)


# --- when the questions come ------------------------------------------------------------------------------------------


def joining(seat: Seat, *sides: str) -> Ask:
    return Ask(seat=seat, key="join", form=OneOf(("decline", *sides)), default="decline")


@pytest.mark.parametrize(
    ("label", "one", "other", "both", "tokens"),
    [
        ("{offense}, 3 tokens", "offense", "decline", "offense", 3),
        ("{defense}, 2 tokens", "decline", "defense", "defense", 2),
        ("{offense}, else {defense}, 2 tokens", "offense", "defense", "offense", 2),
        ("{defense}, else {offense}, 1 token", "offense", "defense", "defense", 1),
        ("Stay out", "decline", "decline", "decline", 0),
    ],
)
def test_what_a_guest_has_said_is_its_answer_to_each_invitation(
    label: str, one: str, other: str, both: str, tokens: int
) -> None:
    world = at_the_sides()
    offense, defense, (guest, _) = roles(world)
    pick(world, guest, "join", label.format(offense=name(world, offense), defense=name(world, defense)))
    state = world.game.state
    assert automatic(state, joining(guest, "offense")) == one
    assert automatic(state, joining(guest, "defense")) == other
    assert automatic(state, joining(guest, "offense", "defense")) == both
    if both != "decline":
        board.side(state, "offense" if both == "offense" else "defense").allies.append(guest)
        base, count = max(board.bases(state, guest).items(), key=lambda place: place[1])
        division = Ask(seat=guest, key="commit", form=Split(1, 4, (Part(base, count),)), default={base: 1})
        assert automatic(state, division) == {base: tokens}


def test_a_challenge_goes_on_to_the_cards_by_what_was_said_and_nobody_is_asked_again() -> None:
    world = at_the_sides(invites=(0, 1))
    offense, defense, (guest, other) = roles(world)
    pick(world, defense, "invite.defense", name(world, other))
    pick(world, guest, "join", f"{name(world, offense)}, 2 tokens")
    pick(world, other, "join", f"{name(world, defense)}, else {name(world, offense)}, 1 token")
    while not any(ask.key == "card" for ask in world.game.asks.values()):
        assert not any(ask.key in ("join", "commit", "invite.offense") for ask in world.game.asks.values())
        world.wait()
    challenge = world.game.state.challenge
    assert (challenge.offense.invited, challenge.defense.invited) == (sorted([guest, other]), [other])
    assert (challenge.offense.allies, challenge.defense.allies) == ([guest], [other])
    assert [len(board.in_challenge(world.game.state, seat)) for seat in (guest, other)] == [2, 1]


def lays(world: World, seat: Seat) -> bool:
    """True if the card that the seat has laid early is given, and the seat not asked."""
    wait_for_the_cards(world)
    wanted = orders(world, seat).get("card", "").strip('"')
    card = next(ask for ask in world.game.asks.values() if ask.key == "card" and ask.seat == seat)
    asked, began = bool(world.owes[seat].what), world.ms
    while not asked and board.with_main(world.game.state, seat).card is None and world.ms - began <= 2 * FLOOR_MS:
        world.wait()
    given = board.with_main(world.game.state, seat).card == wanted
    assert given is not asked
    assert wanted in options_of(card)
    return given


@pytest.mark.parametrize("joined", ["offense", "defense", ""])
def test_a_card_laid_early_rests_once_somebody_joins_either_side_8_13(joined: str) -> None:
    world = at_the_sides(invites=(0,))
    offense, defense, (guest, other) = roles(world)
    pick(world, defense, "card", menu(world, defense, "card").options[-1].label)
    pick(world, defense, "invite.defense", name(world, guest))
    side = name(world, offense if joined == "offense" else defense)
    pick(world, guest, "join", f"{side}, 1 token" if joined else "Stay out")
    pick(world, other, "join", "Stay out")
    assert lays(world, defense) is not bool(joined)


def test_another_target_asks_anew_and_what_was_said_stands_there() -> None:
    world = at_the_sides()
    offense, _, (guest, _) = roles(world)
    label = f"{name(world, offense)}, 2 tokens"
    pick(world, guest, "join", label)
    assert guest not in awaited(world)
    state = world.game.state
    state.challenge.target = next(one for one in board.homes(state, guest) if one != state.challenge.target)
    assert guest in awaited(world)
    body = opened(world, guest)
    assert "if invited?" in body.text
    assert f"The attack has changed. So far: **{label}**." in people.unmarked(body.text)
    assert [option.label for option in body.menus[0].options if option.chosen] == [label]
    done(world, guest)
    assert guest not in awaited(world)


def test_it_ends_with_its_challenge_and_orders_that_last_stay() -> None:
    world = at_the_sides()
    _, _, (guest, _) = roles(world)
    world.game.interrupt("orders", guest, [{"key": "regroup", "answer": "ask", "until": "revoked"}])
    done(world, guest)
    world.restart()
    assert {"join.offense", "regroup"} <= orders(world, guest).keys()
    people.play_until(world, lambda now: now.game.state.challenges == 2)
    assert Order("regroup", "ask", "revoked") in world.game.state.orders[guest]
    assert "join.offense" not in orders(world, guest)


def at_the_second(world: World) -> None:
    """The sides of the second challenge are asked."""
    while world.game.state.challenges < 2 or not awaited(world):
        people.play(world, inputs=world.inputs + 1)


def test_a_message_of_an_earlier_challenge_says_so_and_changes_nothing() -> None:
    world = at_the_sides()
    old = {seat: menu(world, seat, "join").choice for seat in roles(world)[2]}
    at_the_second(world)
    for seat, control in old.items():
        before = orders(world, seat)
        for press in (("side_done_1",), (control, "offense.2")):
            assert people.said(world.press(seat, 0, *press)).startswith(EN("cosmic-sides-over"))
            assert orders(world, seat) == before


# --- others -----------------------------------------------------------------------------------------------------------


def until_the_round_is_over(says: Callable[[World, Seat], object]) -> tuple[list[tuple[int, Effect]], int]:
    """Record what all see while everybody but the offense answers after a while, with the moments, and when the round
    closes.
    """
    world = at_the_sides()
    began, seen = world.ms, list[tuple[int, Effect]]()
    world.effects.clear()
    for seat in awaited(world):
        world.pass_time(70_000)
        says(world, seat)
    while people.in_round(world, "checkpoint.attack"):
        seen += [(world.ms - began, effect) for effect in public(world.effects)]
        world.effects.clear()
        world.wait()
    return seen, world.ms - began


def test_nobody_else_sees_what_somebody_says_8_14() -> None:
    def last(world: World, seat: Seat) -> None:
        control = menu(world, seat, premoves.asks(world.game.state, seat)[0].key)
        world.press(seat, 0, control.choice, control.options[-1].value)
        if len(premoves.asks(world.game.state, seat)) > 1:
            pick(world, seat, "card", menu(world, seat, "card").options[1].label)

    suggested = until_the_round_is_over(done)
    assert suggested[0], "the panel is edited meanwhile"
    assert until_the_round_is_over(last) == suggested
    assert until_the_round_is_over(lambda world, seat: typed(world, seat, "Done")) == suggested
