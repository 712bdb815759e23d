"""A challenge is told in at most three lines, plainly, in every language, by what everybody has seen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.cosmic.model.options import FlagValue, Options
from bot.cosmic.model.records import Maker, Tokens
from bot.cosmic.seen import story
from bot.cosmic.seen.picture_views import TurningPoint
from bot.cosmic.words import story_words
from bot.cosmic.words.expansion_words import Names
from bot.cosmic.words.picture_words import turning_line
from bot.kernel.event import Event, visible
from proving.cosmic.walk import Walk
from proving.events import Happened
from tests.events import made
from tests.words.voices import COMPLETE, DE, EN

COLOURS = ("red", "blue", "yellow", "purple")
NAMES = Names(("Ana", "Dario", "Esra", "Cy"), COLOURS)
EVERYTHING: dict[str, FlagValue] = {
    "zodiac": True,
    "skill_tokens": True,
    "asteroids": "two_opposite",
    "moons": True,
}


def event(kind: str, **data: Any) -> Event:
    return made(kind, data)


def began(target: str = "blue-3", defense: int | None = 1, system: str = "blue") -> list[Event]:
    """Ana's third challenge, up to the aim."""
    return [
        event("challenge", seat=0, ordinal=1, number=3),
        event("defense", seat=defense, system=system, reverse=False),
        event("aimed", planet=target),
    ]


def side(seat: int, card: str, total: int | None, *tokens: tuple[int, int], more: int = 0) -> dict[str, Any]:
    """A side of a reveal: its card, what each has there, and one change."""
    lines: list[dict[str, Any]] = []
    if total is not None:
        lines.append({"kind": "card", "value": int(card[1:])})
    lines += [{"kind": "tokens", "value": many, "seat": one} for one, many in tokens]
    lines += [{"kind": "changes", "value": more, "seat": seat, "powers": ["virus"]}] if more else []
    return {"seat": seat, "card": card, "turned": False, "total": total, "lines": lines}


def reckoned(
    offense: dict[str, Any], defense: dict[str, Any], outcome: str, rule: str, *by: str, target: str = "blue-3"
) -> list[Event]:
    """The reveal, the changes of its sums, and its outcome; Dario's powers decide."""
    makers = [{"name": name, "flare": False, "seat": 1} for name in by]
    told = {"by": makers, "called": [], "target": target, "colours": list(COLOURS)}
    changes = [
        {"side": name, "name": "virus", "flare": False, "seat": one["seat"], "by": line["value"]}
        for name, one in (("offense", offense), ("defense", defense))
        for line in one["lines"]
        if line["kind"] == "changes"
    ]
    return [
        event("revealed", offense=offense["card"], defense=defense["card"]),
        event("reckoned", offense=offense, defense=defense, outcome=outcome, rule=rule, **told),
        *([event("tallied", changes=changes)] if changes else []),
        event("outcome", outcome=outcome, **({"by": makers} if by else {})),
    ]


def moved(seat: int, count: int, to: str, why: str = "challenge") -> Event:
    return made("moved", {"seat": seat, "from": {"cone.offense": count}, "to": to, "count": count, "why": why})


def lost(seat: int, count: int) -> Event:
    return moved(seat, count, "warp")


def landed(count: int = 2, to: str = "blue-3", seat: int = 0) -> Event:
    return moved(seat, count, to, "land")


OVER = event("challenge_over", number=3)
PLAIN = (side(0, "A10", 14, (0, 4)), side(1, "A8", 12, (1, 4)))
FIGHT = reckoned(*PLAIN, "offense", "totals")
STOPPED = [
    event("announced", seat=1, source="power", name="mirror", card="power.1", aim={}),
    event("announced", seat=2, source="edict", name="cosmic_zap", card="edict.cosmic_zap.1", aim={}),
    event("resolves", seat=2, source="edict", name="cosmic_zap", card="edict.cosmic_zap.1"),
    event("cancelled", seat=1, source="power", name="mirror", card="power.1"),
    event("done", seat=2, source="edict", name="cosmic_zap", card="edict.cosmic_zap.1", cancelled=False),
    event("done", seat=1, source="power", name="mirror", card="power.1", cancelled=True),
]
QUASHED = [
    event("deal", seat=0, number=1),
    event("announced", seat=3, source="edict", name="quash", card="edict.quash", aim={}),
    event("resolves", seat=3, source="edict", name="quash", card="edict.quash"),
    event("outcome", outcome="no_deal"),
    event("done", seat=3, source="edict", name="quash", card="edict.quash", cancelled=False),
]
COMPROMISES = reckoned(side(0, "C", None, (0, 4)), side(1, "C", None, (1, 4)), "deal", "deal")

TOLD: dict[str, tuple[list[Event], str, str]] = {
    "a planet is taken, a power made the difference": (
        [
            *began(),
            event("joined", seat=2, side="offense"),
            *reckoned(side(0, "A12", 28, (0, 4), (2, 3), more=9), side(1, "A18", 22, (1, 4)), "offense", "totals"),
            lost(1, 4),
            lost(3, 3),
            landed(),
        ],
        "Challenge 3 · **Ana takes Dario's planet 3**, 28–22, with Esra.\n"
        "Seven tokens are lost. Ana's Virus made the difference.",
        "Begegnung 3 · **Ana erobert Planet 3 von Dario**, 28 : 22, mit Esra.\n"
        "Sieben Steine gehen verloren. Virus von Ana gab den Ausschlag.",
    ),
    "an ally made the difference": (
        [
            *began(),
            *reckoned(side(0, "A12", 19, (0, 4), (2, 3)), side(1, "A13", 17, (1, 4)), "offense", "totals"),
            lost(1, 4),
            landed(),
        ],
        "Challenge 3 · **Ana takes Dario's planet 3**, 19–17, with Esra.\n"
        "Four tokens are lost. Esra's 3 tokens made the difference.",
        "Begegnung 3 · **Ana erobert Planet 3 von Dario**, 19 : 17, mit Esra.\n"
        "Vier Steine gehen verloren. Die 3 Steine von Esra gaben den Ausschlag.",
    ),
    "a tie": (
        [*began(), *reckoned(side(0, "A8", 12, (0, 4)), side(1, "A8", 12, (1, 4)), "defense", "tie"), lost(0, 1)],
        "Challenge 3 · **Dario holds planet 3 against Ana**, 12–12, the defense wins ties.\nOne token is lost.",
        "Begegnung 3 · **Dario hält Planet 3 gegen Ana**, 12 : 12, bei Gleichstand gewinnt die Abwehr.\n"
        "Ein Stein geht verloren.",
    ),
    "a total below zero has a minus sign": (
        [*began(), *reckoned(side(0, "A0", -2, (0, 4)), side(1, "A8", 22, (1, 4)), "defense", "totals"), lost(0, 4)],
        "Challenge 3 · **Dario holds planet 3 against Ana**, 22 to −2.\nFour tokens are lost.",
        "Begegnung 3 · **Dario hält Planet 3 gegen Ana**, 22 zu −2.\nVier Steine gehen verloren.",
    ),
    "the lower total wins": (
        [*began(), *reckoned(*PLAIN, "defense", "totals", "anti_matter"), lost(0, 4)],
        "Challenge 3 · **Dario holds planet 3 against Ana**, 12–14, the lower total wins.\n"
        "Four tokens are lost. Dario's Anti-Matter made the difference.",
        "Begegnung 3 · **Dario hält Planet 3 gegen Ana**, 12 : 14, die kleinere Summe gewinnt.\n"
        "Vier Steine gehen verloren. Anti-Matter von Dario gab den Ausschlag.",
    ),
    "a compromise loses and is consoled": (
        [
            *began(),
            *reckoned(side(0, "A10", None, (0, 4)), side(1, "C", None, (1, 2)), "offense", "attack"),
            lost(1, 2),
            landed(),
            made("gave", {"seat": 0, "to": 1, "count": 2, "why": "consolation"}),
        ],
        "Challenge 3 · **Ana takes Dario's planet 3**, attack beats compromise.\n"
        "Two tokens are lost. Dario takes 2 cards in consolation.",
        "Begegnung 3 · **Ana erobert Planet 3 von Dario**, Angriff schlägt Kompromiss.\n"
        "Zwei Steine gehen verloren. Dario nimmt 2 Karten als Trost.",
    ),
    "a zap stopped what would have counted": (
        [*began(), *STOPPED, *FIGHT, lost(1, 4), landed()],
        "Challenge 3 · **Ana takes Dario's planet 3**, 14–12.\n"
        "Four tokens are lost. Esra's Cosmic Zap stopped Dario's Mirror.",
        "Begegnung 3 · **Ana erobert Planet 3 von Dario**, 14 : 12.\n"
        "Vier Steine gehen verloren. Cosmic Zap von Esra hat Mirror von Dario gestoppt.",
    ),
    "a win on somebody else's planet": (
        [
            *began("purple-2", 1, "purple"),
            *reckoned(*PLAIN, "offense", "totals", target="purple-2"),
            landed(2, "purple-2"),
        ],
        "Challenge 3 · **Ana beats Dario and takes Cy's planet 2**, 14–12.",
        "Begegnung 3 · **Ana besiegt Dario und erobert Planet 2 von Cy**, 14 : 12.",
    ),
    "a guest is driven off": (
        [*began("red-2", 1, "red"), *reckoned(*PLAIN, "offense", "totals", target="red-2"), landed(2, "red-2")],
        "Challenge 3 · **Ana drives Dario off Ana's planet 2**, 14–12.",
        "Begegnung 3 · **Ana vertreibt Dario vom eigenen Planeten 2**, 14 : 12.",
    ),
    "a win without a token left to land": (
        [*began(), *FIGHT, lost(1, 4)],
        "Challenge 3 · **Ana beats Dario**, 14–12.\nFour tokens are lost.",
        "Begegnung 3 · **Ana besiegt Dario**, 14 : 12.\nVier Steine gehen verloren.",
    ),
    "both lose": (
        [*began(), *reckoned(*PLAIN, "both_lost", "totals", "loser"), lost(0, 4), lost(1, 4)],
        "Challenge 3 · **Ana and Dario both lose**.\nEight tokens are lost. Dario's Loser made the difference.",
        "Begegnung 3 · **Ana und Dario verlieren beide**.\n"
        "Acht Steine gehen verloren. Loser von Dario gab den Ausschlag.",
    ),
    "a deal": (
        [
            *began(),
            *COMPROMISES,
            event("deal", seat=0, number=1),
            made("gave", {"seat": 1, "to": 0, "count": 2, "why": "deal"}),
            landed(1, "blue-4"),
            landed(1, "red-1", 1),
        ],
        "Challenge 3 · **Ana and Dario make a deal**.\n"
        "Ana gets 2 cards and a base on Dario's planet 4. Dario gets a base on Ana's planet 1.",
        "Begegnung 3 · **Ana und Dario einigen sich auf einen Handel**.\n"
        "Ana bekommt 2 Karten und eine Basis auf Planet 4 von Dario. Dario bekommt eine Basis auf Planet 1 von Ana.",
    ),
    "no deal": (
        [*began(), *COMPROMISES, event("outcome", outcome="no_deal"), lost(0, 3), lost(1, 3)],
        "Challenge 3 · **Ana and Dario make no deal**.\nSix tokens are lost.",
        "Begegnung 3 · **Ana und Dario einigen sich nicht**.\nSechs Steine gehen verloren.",
    ),
    "a deal that is quashed": (
        [*began(), *COMPROMISES, *QUASHED, lost(0, 3), lost(1, 3)],
        "Challenge 3 · **Ana and Dario make no deal**.\nSix tokens are lost. Cy's Quash made the difference.",
        "Begegnung 3 · **Ana und Dario einigen sich nicht**.\n"
        "Sechs Steine gehen verloren. Quash von Cy gab den Ausschlag.",
    ),
    "an empty home planet": (
        [*began("red-2", None, "red"), landed(2, "red-2"), event("outcome", outcome="landed")],
        "Challenge 3 · **Ana resettles planet 2**.",
        "Begegnung 3 · **Ana besiedelt Planet 2 neu**.",
    ),
    "a moon of nobody": (
        [*began("blue-moon2", None), landed(2, "blue-moon2"), event("outcome", outcome="landed")],
        "Challenge 3 · **Ana lands on Dario's moon 2 without a fight**.",
        "Begegnung 3 · **Ana landet kampflos auf Mond 2 von Dario**.",
    ),
    "repulsed": (
        [
            *began(),
            made("mustered", {"weapons": 1, "shields": 2, "repulsed": True}),
            event("outcome", outcome="repulsed"),
        ],
        "Challenge 3 · **Dario repulses Ana's attack**, 2 Shields against 1 Weapon.",
        "Begegnung 3 · **Dario schlägt den Angriff von Ana ab**, 2 Shields gegen 1 Weapon.",
    ),
    "nothing to commit": (
        [*began(), event("abandoned", outcome="aborted", why="nothing to commit")],
        "Challenge 3 · **Ana has no token to attack with**.",
        "Begegnung 3 · **Ana hat keinen Stein für den Angriff**.",
    ),
    "no challenge card": (
        [*began(), event("abandoned", outcome="aborted", why="no challenge card")],
        "Challenge 3 · **Ana has no challenge card to attack with**.",
        "Begegnung 3 · **Ana hat keine Karte für den Angriff**.",
    ),
    "a main player leaves": (
        [
            *began(),
            event("departed", seat=0, discarded=[]),
            event("abandoned", outcome="aborted", why="a main player left"),
        ],
        "Challenge 3 · **Ana's challenge ends: a main player has left**.\nAna has left the game.",
        "Begegnung 3 · **Die Begegnung von Ana endet: Ein Hauptspieler ist gegangen**.\nAna hat das Spiel verlassen.",
    ),
    "the game is won": (
        [*began(), *FIGHT, lost(1, 4), landed(), event("finished", winners=[0, 2], how="bases")],
        "Challenge 3 · **Ana takes Dario's planet 3**, 14–12.\nFour tokens are lost.\n"
        "**Ana and Esra win together** with enough foreign bases.",
        "Begegnung 3 · **Ana erobert Planet 3 von Dario**, 14 : 12.\nVier Steine gehen verloren.\n"
        "**Ana und Esra gewinnen gemeinsam** mit genug fremden Basen.",
    ),
    "the game is stopped": (
        [*began(), event("finished", winners=[], how="stopped")],
        "Challenge 3 · **Ana's challenge is called off**.\n**Nobody wins**: the game was stopped.",
        "Begegnung 3 · **Die Begegnung von Ana wird abgebrochen**.\n**Niemand gewinnt**: Das Spiel wurde abgebrochen.",
    ),
}


@pytest.mark.parametrize("case", TOLD)
def test_each_kind_of_challenge_is_told_as_one_would(case: str) -> None:
    events, english, german = TOLD[case]
    found = story.read([*events, OVER])
    assert found is not None
    assert "\n".join(story_words.challenge_lines(found, NAMES, "en")) == english
    assert "\n".join(story_words.challenge_lines(found, NAMES, "de")) == german


def stories(
    seed: int, players: int, most: int, extras: dict[str, FlagValue], concede: int
) -> Iterator[tuple[Walk, list[Happened]]]:
    """The events of each challenge of a walked game, private ones too."""
    walk = Walk(seed, players, Options(powers_per_player=1 + seed % 2, extras=extras), concede=concede)
    before: list[Happened] = []
    for _ in range(most):
        if walk.game.over:
            break
        for told in walk.step():
            before = [] if told.kind == "challenge" else before
            before.append(told)
            if told.kind in ("challenge_over", "finished"):
                yield walk, before


@pytest.mark.parametrize("seed", range(24))
def test_random_games_are_told_in_at_most_three_lines_and_alike_to_all_who_see_more(seed: int) -> None:
    names, counted = ("Ana", "Ben", "Cy", "Dot", "Eve", "Flo"), 0
    for walk, before in stories(seed, 2 + seed % 5, 500, EVERYTHING if seed % 3 else {}, 200 if seed % 4 == 0 else 0):
        found = story.read(visible(before, None))
        if found is None:
            continue
        here = Names(names, (player.colour for player in walk.game.state.players))
        for language in COMPLETE:
            lines = story_words.challenge_lines(found, here, language)
            assert 1 <= len(lines) <= 3
            for line in lines:
                assert len(line) < 400
                assert "\n" not in line
                assert "{" not in line
                assert "None" not in line
                assert line.count("**") % 2 == 0
        for seat in range(len(walk.game.state.players)):
            assert story.read(visible(before, seat)) == found, "what a seat alone sees changes no story"
        counted += 1
    assert counted


def test_a_turning_point_is_told_with_what_made_the_difference() -> None:
    names = ("Ana", "Ben", "Cleo")
    made = TurningPoint(7, 1, "made", 0, (14, 12), 0, by=Maker("virus", flare=True, seat=2))
    assert turning_line(made, names, EN) == "Challenge 7: Ben beats Ana, 14–12. Cleo's Virus flare made the difference."
    own = TurningPoint(7, 2, "short", 4, by=Maker("virus", flare=True, seat=2))
    assert turning_line(own, names, EN) == (
        "Challenge 7: Cleo needs just one more base. Virus flare made the difference."
    )
    joined = TurningPoint(7, 2, "lead", 3, ally=Tokens(2, 3))
    assert [turning_line(joined, names, say) for say in (EN, DE)] == [
        "Challenge 7: Cleo takes the lead. 3 tokens as an ally made the difference.",
        "Begegnung 7: Cleo geht in Führung. 3 Steine als Hilfe gaben den Ausschlag.",
    ]
    last = TurningPoint(9, 0, "last", 5, (14, 12), 1, ally=Tokens(2, 3))
    assert (
        turning_line(last, names, EN)
        == "Challenge 9, the last: Ana beats Ben, 14–12. Cleo's 3 tokens made the difference."
    )
    assert turning_line(TurningPoint(9, None, "last", 0), names, EN) == "Challenge 9 is the last"


@pytest.mark.parametrize(("seats", "told"), [(4, False), (5, True), (6, False)])
def test_how_often_those_ahead_win_is_told_where_it_was_measured_so(seats: int, told: bool) -> None:
    (line,) = story_words.position_lines({0: "ahead", 1: "behind"}, [f"P{seat}" for seat in range(seats)], EN)
    assert line.startswith("-# Ahead: P0. Behind: P1. By bases, turn and hand")
    assert ("four in ten" in line) == told
