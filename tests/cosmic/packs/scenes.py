"""Scenes with the packs that ``PACKS`` names; each runs in a process of its own, which has them from its start."""

from __future__ import annotations

import dataclasses
import os
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.cosmic import events, library, moves
from bot.cosmic.engine import force
from bot.cosmic.game import COSMIC
from bot.cosmic.kinds import packs, pools, registry
from bot.cosmic.kinds.pools import FIRST
from bot.cosmic.model.options import Options
from bot.cosmic.seen.picture_views import BoardPicture, HandCard, HandPicture
from bot.cosmic.seen.project import see_table
from bot.cosmic.words import option_words, question_text, text, things
from bot.cosmic.words.alt import board as board_words
from bot.kernel.codec import Unreadable
from bot.kernel.flow import Fit
from bot.kernel.game import Game, Saved
from bot.kernel.saved import NotAnOption, RefereeNeeded
from bot.tables.cosmic import table_options
from bot.words.signs import every
from bot.words.speech import speech
from proving.cosmic.walk import Walk
from tests.cosmic.table import Table

OWN = tuple(
    f"homebrew.{name}"
    for name in (
        *("beekeeper", "bookie", "cartographer", "ferryman", "gavel", "lamplighter"),
        *("magistrate", "notary", "ratchet", "snowball", "tollkeeper"),
    )
)
PLAYED = ("homebrew.bookie", "homebrew.lamplighter", "homebrew.ratchet")
NAMES = ("Ana", "Ben", "Cy", "Dot")


def random_games_go_on_from_every_save_and_tell_all_in_both_languages() -> None:
    told = set[str]()
    for seed in range(len(OWN)):
        walk = Walk(seed, 4, Options(), powers=[[OWN[seed]], [OWN[seed - 1]], ["virus"], ["fury"]])
        for number in range(900):
            if walk.game.over:
                break
            for ask in walk.game.asks.values():
                told.update(question_text.question(speech(language), ask) for language in ("en", "de"))
            before = len(walk.game.log)
            walk.step()
            if number % 100 == 0:
                walk.check()
            assert before >= 0
    assert any("How many cogs do you spend?" in one for one in told)
    assert any("Wie viele Zahnräder gibst du aus?" in one for one in told)


def aims_and_notes_are_told_in_the_words_of_the_pack() -> None:
    note = events.Noted(seat=0, power="homebrew.ratchet", key="homebrew.cogs", value=3)
    assert text.line(note, NAMES) == "Ana's Ratchet has 3 cogs now."
    use = events.Announced(seat=1, source="power", name="homebrew.bookie", card="power.1", aim={"homebrew.backed": 2})
    assert "Bookie" in text.line(use, NAMES)
    assert "on Cy" in text.line(use, NAMES)
    assert "auf Cy" in text.line(use, NAMES, "de")


def words_of_the_tree_never_deal_the_powers_of_a_pack() -> None:
    for word in pools.WORDS:
        assert not [name for name in pools.names(word) if "." in name]
    assert pools.names("pack:homebrew") == OWN
    assert pools.names("Ratchet, virus") == ("homebrew.ratchet", "virus")
    assert not any("." in one for one in Game.new(COSMIC, 1, 4, Options()).state.options.pool or ())
    wanted = table_options.flags({"pool": "pack:homebrew,eon"})
    assert set(OWN) < set(wanted.pool or ())
    pool = next(option for option in option_words.options_in("en") if option.name == "pool")
    assert ("pack:homebrew", "the pack homebrew") in pool.values


def a_page_shows_pack_and_author_and_the_bare_name() -> None:
    page = library.page(("power", "homebrew.ratchet"), "en")
    assert page.startswith("**Ratchet** · optional power · ")
    assert "pack homebrew by The table" in page
    assert things.power("homebrew.ratchet") == "Ratchet"
    assert "power_homebrew__ratchet" in {sign.name for sign in every()}


def asteroids_take_only_powers_that_say_they_wander() -> None:
    assert [name for name in OWN if registry.POWERS[name].roams] == ["homebrew.ratchet"]


def pictures_have_its_emblem_or_a_plain_one() -> None:
    from bot.cosmic.library import power_picture
    from bot.kernel.codec import encode
    from renderers import registry as pictures
    from renderers.cosmic import cards

    assert [name for name in OWN if cards.POWERS[name].shows == "A ring."] == []
    assert cards.POWERS["homebrew.ratchet"].shows == "A wheel with a notch, and the pawl that holds it."
    for name in ("Ratchet", "Lamplighter"):
        view = power_picture(name, "en")
        assert view is not None
        assert pictures.draw("cosmic.power_card", encode(view)).startswith(b"\x89PNG")
    assert pictures.draw("emoji", encode(next(one for one in every() if "homebrew__ratchet" in one.name)))
    walk = Walk(2, 4, Options(), powers=[[name] for name in (*PLAYED, "virus")])
    walk.run(400)
    board = BoardPicture(see_table(walk.game.state), NAMES, "cards")
    assert "Lamplighter" in board_words(board)
    assert pictures.draw("cosmic.board", encode(board)).startswith(b"\x89PNG")
    hand = HandPicture(tuple(HandCard(f"flare.{name}", True) for name in OWN))
    assert pictures.draw("cosmic.hand", encode(hand)).startswith(b"\x89PNG")


def computer_players_think_by_the_senses_of_the_pack() -> None:
    from bot.cosmic.ai import choosing, uses

    assert uses.power_sense("homebrew.bookie") == "homebrew.often"
    assert uses.power_test("homebrew.bookie") is not None
    assert "homebrew.bookie.who" in choosing.BROUGHT
    assert uses.power_sense("homebrew.ratchet") == "can_decide"


def a_sense_that_breaks_costs_no_table_its_game() -> None:
    from bot.cosmic import selfplay
    from bot.cosmic.ai import brought
    from bot.cosmic.ai.choosing import TEMPERS
    from bot.cosmic.ai.player import NORMAL, Computer

    powers = [["sensing.spinner"], ["virus"], ["fury"], ["zombie"]]
    game = Walk(1, 4, Options(), powers=powers).game
    players, seen = (
        [Computer(next(iter(TEMPERS.values())), selfplay.own_dice(seat), NORMAL) for seat in range(4)],
        selfplay.Views(),
    )
    for _ in range(300):
        if not game.over:
            selfplay.step(game, players, seen)
    assert [type(error) for error in brought.FAILED.values()] == [AttributeError]


def a_loop_ends_and_names_its_place() -> None:
    walk = Walk(3, 4, Options(), powers=[["endless.spinner"], ["virus"], ["fury"], ["zombie"]])
    with pytest.raises(RefereeNeeded, match=r"Spinner\.spin .*spinner\.py:\d+") as caught:
        walk.run(500)
    assert "Endless" in caught.value.case.error


def one_bad_pack_is_told_and_the_others_are_there() -> None:
    assert list(packs.PACKS) == ["good"]
    (folder, reason) = next(iter(packs.REFUSED.items()))
    assert Path(folder).name == "bad"
    assert "bad/powers/spinner.py:5: " in reason


def _halfway(*powers: str, pool: tuple[str, ...] = PLAYED) -> bytes:
    """A save of a game with the example pack in its pool, and these powers in play."""
    options = Options(pool=tuple(sorted({*pool, *powers, *FIRST})))
    walk = Walk(4, 4, options, powers=[[name] for name in powers])
    walk.run(300)
    return walk.game.save().snapshot


def saves_name_packs_and_lie_down_without_them() -> None:
    bare = Game.new(COSMIC, 1, 4, Options()).save().snapshot
    assert b'"packs"' not in bare
    pack = packs.PACKS["homebrew"]
    played, named = _halfway("homebrew.ratchet", "virus", "fury", "zombie"), _halfway("virus", "fury", "zombie", "void")
    noted = f'"packs":{{"homebrew":"1.0.0 {pack.digest}"}}'.encode()
    assert noted in played
    assert noted in named
    assert COSMIC.fit(played) == Fit(played)

    _become(pack, version="1.0.0", digest="other")
    assert COSMIC.fit(named).missing == "homebrew 1.0.0"
    _become(pack, version="1.1.0", digest="other")
    assert COSMIC.fit(named).missing == "homebrew 1.0.0"
    _become(pack, version="1.1.0", digest="other", upgrades=("1.0.0",))
    lifted = COSMIC.fit(played)
    assert lifted.lifted == ("homebrew 1.1.0",)
    assert b'"packs":{"homebrew":"1.1.0 other"}' in lifted.snapshot
    assert COSMIC.fit(lifted.snapshot) == Fit(lifted.snapshot)

    del packs.PACKS["homebrew"]
    assert COSMIC.fit(played).missing == "homebrew 1.0.0"
    with pytest.raises(Unreadable, match=r"it needs homebrew 1\.0\.0"):
        Game.resume(COSMIC, Saved(played, (), 1, 1))


def only_in_a_pool_they_are_dropped() -> None:
    named = _halfway("virus", "fury", "zombie", "void")
    del packs.PACKS["homebrew"]
    for name in OWN:
        registry.POWERS.pop(name)
        registry.FLARES.pop(name)
    found = COSMIC.fit(named)
    assert found.dropped == ("homebrew",)
    assert b"homebrew" not in found.snapshot
    game = Game.resume(COSMIC, Saved(found.snapshot, (), 10_000, 1)).game
    walk = Walk(1, 4, Options())
    walk.game = game
    assert walk.run(20_000)


def _become(pack: packs.Pack, *, version: str, digest: str, upgrades: tuple[str, ...] = ()) -> None:
    about = replace(pack.about, version=version, upgrades=upgrades)
    packs.PACKS["homebrew"] = replace(pack, about=about, digest=digest)


def the_game_goes_on_without_what_broke() -> None:
    walk = Walk(3, 4, Options(), powers=[["faulty.spinner"], ["virus"], ["fury"], ["zombie"]])
    with pytest.raises(RefereeNeeded) as caught:
        walk.run(500)
    assert caught.value.part == "faulty.spinner"
    assert "faulty.spinner: Spinner.spin (" in str(caught.value)
    assert "on challenge_start broke on" in str(caught.value)
    before = walk.game.save()
    with pytest.raises(RefereeNeeded):
        walk.run(500)
    for wrong in ("virus", "faulty.nobody", None, 3):
        with pytest.raises(NotAnOption):
            walk.game.interrupt("without", None, wrong)
    walk.game.interrupt("without", None, "faulty.spinner", "referee")
    assert [event.event for event in walk.game.events] == [events.Muted(power="faulty.spinner")]
    assert text.line(events.Muted(power="faulty.spinner"), NAMES).startswith("The table goes on without Spinner")
    again = Game.resume(COSMIC, walk.game.save()).game
    assert again.digest() == walk.game.digest()
    assert b'"muted"' not in before.snapshot
    assert walk.run(20_000)
    with pytest.raises(NotAnOption):
        again.interrupt("without", None, "faulty.spinner")


def a_flare_that_breaks_is_not_named_to_anybody() -> None:
    walk = Walk(3, 4, Options(), powers=[["macron"], ["virus"], ["fury"], ["zombie"]])
    walk.game.interrupt("without", None, "flare.faulty.spinner", "referee")
    assert [event.event for event in walk.game.events][-1] == events.Muted(power="")
    assert "Spinner" not in text.line(events.Muted(power=""), NAMES)


def a_replacement_that_forgets_to_return_is_named_itself() -> None:
    walk = Walk(5, 4, Options(), powers=[["faulty.spinner"], ["virus"], ["fury"], ["zombie"]])
    with pytest.raises(RefereeNeeded) as caught:
        walk.run(5_000)
    assert caught.value.part == "faulty.spinner"
    assert "returned nothing: it hands back what it replaces" in caught.value.case.error


def a_table_tells_which_packs_it_would_be_dealt() -> None:
    assert table_options.packs({}) == {}
    assert list(table_options.packs({"pool": "usual, pack:homebrew"})) == ["homebrew"]
    assert list(table_options.packs({"pool": "usual, pack:homebrew", "bans": "pack:homebrew"})) == []
    table_options.check({"pool": "pack:homebrew", "seats": "2"})


def markers_are_drawn_and_said_to_everybody() -> None:
    from bot.kernel.codec import encode
    from renderers import registry as pictures

    walk = Walk(2, 4, Options(), powers=[["homebrew.lamplighter"], ["virus"], ["fury"], ["zombie"]])
    lines = [text.line(one.event, NAMES) for _ in range(300) if not walk.game.over for one in walk.step()]
    assert any("Lamplighter: a lamp burns on" in line for line in lines)
    table = see_table(walk.game.state)
    assert [planet.id for planet in table.planets if planet.marks == ("homebrew.lamplighter",)]
    board = BoardPicture(table, NAMES, "cards")
    assert "(a marker: Lamplighter)" in board_words(board)
    bare = replace(table, planets=tuple(replace(planet, marks=()) for planet in table.planets))
    drawn = [pictures.draw("cosmic.board", encode(one)) for one in (board, replace(board, table=bare))]
    assert drawn[0] != drawn[1]


def only_its_holder_sees_the_next_destiny_cards_and_orders_them() -> None:
    walk = Walk(3, 4, Options(), powers=[["homebrew.cartographer"], ["virus"], ["fury"], ["zombie"]])
    seen = [one for _ in range(300) if not walk.game.over for one in walk.step()]
    assert {one.audience for one in seen if one.kind == "destiny_next"} == {(0,)}
    assert {one.audience for one in seen if one.kind == "destiny_seen"} == {None}
    game = walk.game
    top = game.state.destiny[::-1][:2]
    moves.stack_destiny(game, 0, top[1:], under=top[:1])
    assert game.state.destiny[-1] == top[1]
    assert game.state.destiny[0] == top[0]


def nobody_else_plays_an_edict_or_flare_in_a_closed_court() -> None:
    held = 0
    for seed in range(4):
        walk = Walk(seed, 4, Options(), powers=[["homebrew.magistrate"], ["virus"], ["fury"], ["zombie"]])
        closed = False
        for one in (one for _ in range(700) if not walk.game.over for one in walk.step()):
            event: Any = one.event
            if one.kind in ("challenge", "rewound"):
                closed = False
            elif one.kind == "done" and event.name == "homebrew.magistrate" and event.source == "power":
                closed = not event.cancelled
                held += closed
            elif one.kind == "announced" and closed:
                assert event.source == "power" or event.seat == 0, event
    assert held > 3


def _fight(hand: list[str], powers: tuple[str, ...]) -> Table:
    hands = {0: hand, 1: ["A6"], 2: ["A8", "C"], 3: ["A8", "C"]}
    return Table(powers, hands=hands).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 1})


def a_flare_is_laid_as_a_compromise() -> None:
    table = _fight(["A8", "flare.homebrew.notary", "flare.macron"], ("virus", "fury", "void", "homebrew.notary"))
    table.wish(0, "checkpoint.sides", "flare.homebrew.notary").wish(0, "card", "flare.macron").run()
    assert table.state.memory.fights[-1].outcome == "defense"
    table.check()


def nobody_joins_against_a_closed_court() -> None:
    for flare, joined in (("A4", ["defense"]), ("flare.homebrew.magistrate", [])):
        table = _fight(["A8", flare], ("homebrew.magistrate", "fury", "void", "virus"))
        table.wish(1, "invite.defense", [2])
        if joined:
            table.wish(2, "join", "defense")
        else:
            table.wish(0, "checkpoint.attack", flare)
        table.run()
        assert [one["side"] for one in table.events("joined", seat=2) if one["side"]] == joined
        table.check()


def the_next_destiny_card_may_be_refused() -> None:
    hands = {0: ["A8", "flare.homebrew.gavel"]}
    powers = ("virus", "fury", "void", "homebrew.gavel")
    for buried, against in ((False, "blue"), (True, "yellow")):
        table = Table(powers, hands=hands, destiny=["blue", "yellow"])
        table.wish(0, "checkpoint.between", "flare.homebrew.gavel").wish(0, "homebrew.gavel.wild.under", buried).run()
        assert table.events("destiny")[0]["card"] == against
        table.check()


def a_power_opens_the_hand_bars_a_side_and_takes_a_price() -> None:
    forged, joined, paid = 0, set[str](), 0
    for seed in range(4):
        walk = Walk(seed, 4, Options(), powers=[["strict.spinner"], ["virus"], ["fury"], ["zombie"]])
        for one in (one for _ in range(700) if not walk.game.over for one in walk.step()):
            event: Any = one.event
            if one.kind == "counts_as":
                forged += event.face == "A8"
            elif one.kind == "joined" and event.side is not None:
                power = walk.game.state.powers[0]
                joined |= (
                    {event.side} if event.seat != power.holder and force.in_force(walk.game.state, power) else set()
                )
            elif one.kind == "noted" and event.key == "strict.price":
                paid += 1
                assert text.line(event, NAMES) == f"{NAMES[event.value]} pays for a card."
        walk.check()
    assert forged
    assert paid
    assert joined == {"offense"}


def a_new_pack_plays() -> None:
    for seed in range(3):
        walk = Walk(seed, 4, Options(), powers=[["attic.beacon"], ["virus"], ["fury"], ["zombie"]])
        reckoned = 0
        for _ in range(1_500):
            if not walk.game.over:
                reckoned += sum(event.kind == "totals" for event in walk.step())
        walk.check()
        assert reckoned


def faulty_powers_are_found() -> None:
    from proving.packs.check import Effort, prove

    home = Path(os.environ["FAULTY"])
    few = Effort(games=1, worlds=2, measured=1, won=0, elsewhere=0)
    efforts = {"hashing": dataclasses.replace(few, elsewhere=2)}
    found = {folder.name: [*prove(folder, efforts.get(folder.name, few))] for folder in sorted(home.iterdir())}
    said = {name: " ".join(wrong for proof in proofs for wrong in proof.wrong) for name, proofs in found.items()}
    for name, sentence in {
        "changing": "spinner.py:12: it changes game.state.players[my.seat].hand itself: the state changes through",
        "crashing": "spinner.py:12: crashing.spinner: Spinner.spin on challenge_start broke on ",
        "dicing": "spinner.py:4: it imports random, not bot.cosmic.api alone",
        "forgetful": "spinner.py:11: forgetful.spinner: Spinner.spin on loss broke on ",
        "giving": "TypeError: Spinner.spin on token_value returned nothing: it hands back what it replaces",
        "hashing": "spinner.py:5: the same game goes otherwise in another process: does it take anything out of a set",
        "idle": "spinner.py:10: Spinner.spin answers no hook: is its decorator missing?",
        "keeping": "it keeps count in self: one object serves all games",
        "leaking": "it emits an event: packs leave that to moves",
        "listing": "spinner.py:12: it gives OneOf a list: give it a tuple",
        "looping": "Endless: it goes on for more than 200000 steps",
        "misspelt": "computer players have no sense 'can_decid'",
        "muted": "power-muted-spinner.text is in no file",
        "naming": "in what it remembers openly, and no move has shown that",
        "peeking": "spinner.py:12: others could tell from it what nobody has seen: does a condition read a hand or",
        "placebo": "spinner changes nothing that anybody would notice",
        "rolling": "spinner.py:7: a save or a step back leads elsewhere: has it chance or memory of its own?",
        "unasked": "spinner.py:11: Spinner.spin on settled: nobody is asked there: .by_name() asks the holder",
        "sensing": "own.py:2: AttributeError: ",
    }.items():
        assert sentence in said[name], (name, said[name])
    assert said["sound"] == ""


def the_example_pack_is_sound() -> None:
    from proving.packs.check import Effort, prove

    folder = Path(os.environ["EXAMPLE"])
    proofs = list(prove(folder, Effort(games=3, worlds=1, measured=0, won=0, elsewhere=0)))
    assert [wrong for proof in proofs for wrong in proof.wrong] == []
    assert len(proofs) == 6 + 4 * len(OWN)


def a_call_that_never_comes_back_is_given_up() -> None:
    from proving.packs import check

    check.LONGEST = 5  # type: ignore[misc]
    (proof,) = check.prove(Path(os.environ["FAULTY"]), check.QUICK)
    assert proof.wrong == [f"{os.environ['FAULTY']}/powers/spinner.py:5: it does not come back"]


def a_power_is_zapped_and_dormant_by_force() -> None:
    from proving.packs import fates

    played = fates.forced("homebrew.ratchet", 0)
    assert played.met["zapped"] >= 1
    assert played.met["dormant"] >= 1
    with pytest.raises(RefereeNeeded) as caught:
        fates.forced("touchy.spinner", 0)
    assert str(caught.value.__cause__) == "it is zapped"


def a_pack_that_changes_meanwhile_is_not_blamed_for_another_game() -> None:
    from proving.packs import games

    other = replace(packs.PACKS["homebrew"], digest="other")
    with pytest.raises(packs.BadPack, match="homebrew: its powers have changed since the check began"):
        games.play_elsewhere(other, "homebrew.ratchet", 0, "")


def a_game_that_goes_on_without_its_pack_is_found() -> None:
    from proving.packs import fates

    assert [*fates.opened("homebrew.ratchet")] == []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fates, "COSMIC", dataclasses.replace(COSMIC, fit=Fit))
        assert [*fates.opened("homebrew.ratchet")] == [
            "a game that was saved today goes on without the pack, and nobody is told",
            "a game that was saved today goes on with another text of its powers, and nobody is told",
            "a game that was saved today goes on with another version, and nobody is told",
            "a game of its version before goes on, and nobody has said that it may",
        ]
