"""Blunders that a computer player must never make, looked for in whole games of its kind: each of these can be seen at
once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from bot.cosmic.ai.choosing import TEMPERS, Level
from bot.cosmic.ai.estimate import would_win
from bot.cosmic.ai.player import EASY, NORMAL, Computer
from bot.cosmic.game import COSMIC
from bot.cosmic.model import cards
from bot.cosmic.model.options import Options
from bot.cosmic.seen.imagined import Outlook
from bot.cosmic.seen.views import ChallengeView, SeatView
from bot.cosmic.selfplay import Player, step
from bot.kernel.ask import Ask, Choice, OneOf, Split
from bot.kernel.game import Game
from proving.cosmic.walk import dealt, first
from proving.events import stored

MOST = 40_000
TEMPER = list(TEMPERS.values())
ALL = Options(extras={"zodiac": True, "skill_tokens": True, "asteroids": "two_opposite", "moons": True})


class Watched(Computer):
    """A computer player whose answers are looked at: ``seen`` counts occasions and blunders."""

    seen: Counter[str]

    def answer(self, view: SeatView, ask: Ask) -> Choice:
        """The answer, noted."""
        choice = super().answer(view, ask)
        challenge = view.table.challenge
        if ask.key == "finder.face":
            self.seen["finder"] += 1
            self.seen["finder in vain"] += _all_lie_open(view, str(choice))
        elif ask.key == "card" and challenge is not None:
            self._look_at_card(view, ask, challenge, str(choice))
        elif ask.key == "commit" and challenge is not None and isinstance(ask.form, Split):
            self._look_at_commitment(view, ask.form, challenge, choice)
        return choice

    def _look_at_card(self, view: SeatView, ask: Ask, challenge: ChallengeView, choice: str) -> None:
        mine = "offense" if challenge.offense.seat == view.seat else "defense"
        other = challenge.defense if mine == "offense" else challenge.offense
        own = challenge.offense if mine == "offense" else challenge.defense
        attacks = isinstance(ask.form, OneOf) and any(
            cards.is_challenge(str(one)) and cards.kind(str(one)) == "attack" for one in ask.form.options
        )
        if own.allies and attacks:
            self.seen["laid with allies"] += 1
            self.seen["deserted allies"] += cards.kind(choice) == "compromise"
        if not other.card:
            return
        self.seen["shown"] += 1

        def comes_out(card: str) -> str:
            pair = (card, str(other.card)) if mine == "offense" else (str(other.card), card)
            return Outlook(view.table).outcome(*pair)

        held = map(str, ask.form.options) if isinstance(ask.form, OneOf) else ()
        winning = [card for card in held if cards.is_challenge(card) and comes_out(card) == mine]
        landing = [challenge.offense.seat, *(ally.seat for ally in challenge.offense.allies)]
        ends_it = mine == "offense" and any(
            seat not in (None, view.seat) and would_win(view.table, seat, challenge.target) for seat in landing
        )
        # Whoever has no tokens in the challenge may keep a high card for another one.
        if winning and cards.kind(str(other.card)) == "attack" and own.tokens and not ends_it:
            self.seen["shown and lost"] += comes_out(choice) != mine

    def _look_at_commitment(self, view: SeatView, form: Split, challenge: ChallengeView, choice: Choice) -> None:
        if view.seat in (challenge.offense.seat, challenge.defense.seat) or not isinstance(choice, dict):
            return
        self.seen["ally"] += 1
        places = (*view.table.planets, *view.table.outposts)
        have = {place.id: place.tokens(view.seat) for place in places}
        emptied = [place for place, count in choice.items() if count and have.get(place) == count]
        if not emptied:
            return
        landing = [challenge.offense.seat, *(ally.seat for ally in challenge.offense.allies)]
        at_stake = any(seat is not None and would_win(view.table, seat, challenge.target) for seat in landing)
        self.seen["ally gave up a base"] += not at_stake
        self.seen["ally gave up a base at need"] += at_stake
        self.seen["ally gave up more than was due"] += sum(choice.values()) > max(1, form.low)


def watch(
    seeds: Sequence[int],
    players: int,
    options: Options,
    powers: Sequence[Sequence[str]] = (),
    level: Level = EASY,
) -> Counter[str]:
    """Games of computer players alone, and what was seen in them."""
    seen: Counter[str] = Counter()
    for seed in seeds:
        dice = Random(seed).randrange
        sides: list[Player] = []
        for seat in range(players):
            player = Watched(TEMPER[(seat + seed) % 3], dice, level)
            player.seen = seen
            sides.append(player)
        game = Game.new(dealt(powers) if powers else COSMIC, seed, players, first(options))
        acting: Choice = None
        for _ in range(MOST):
            if game.over:
                break
            step(game, sides)
            game.take_decisions()
            for event in stored(game.take_events()):
                if event.kind == "resolves":
                    acting = event.data["seat"]
                elif event.kind == "cancelled":
                    seen["cancelled"] += 1
                    seen["cancelled its own"] += event.data["seat"] == acting
        assert game.over
    return seen


def _all_lie_open(view: SeatView, face: str) -> bool:
    """True if the seat sees every card of this face, in its hand or on the discard pile."""
    pack = [*cards.challenge_cards(), *cards.edict_cards()]
    seen = {*view.hand, *view.table.discard}
    copies = [card for card in pack if cards.face(card) == face]
    return bool(copies) and all(card in seen for card in copies)


BLUNDERS = (
    "cancelled its own",
    "ally gave up a base",
    "ally gave up more than was due",
    "finder in vain",
    "shown and lost",
)
ORACLE = (["oracle"], ["miser"], ["zombie"], ["vulch"])


def test_no_computer_player_blunders_in_whole_games() -> None:
    seen = watch(range(10), 5, Options())
    assert seen["cancelled"] > 15
    assert seen["ally"] > 150
    assert [blunder for blunder in BLUNDERS if seen[blunder]] == []


def test_nor_with_all_expansions() -> None:
    seen = watch(range(2), 5, ALL)
    assert seen["ally"] > 50
    assert [blunder for blunder in BLUNDERS if seen[blunder]] == []


def test_oracle_never_loses_to_a_shown_attack_that_it_could_have_beaten() -> None:
    seen = watch(range(4), 4, Options(), ORACLE)
    assert seen["shown"] > 15
    assert [blunder for blunder in BLUNDERS if seen[blunder]] == []


def test_normal_players_do_not_either_and_rarely_desert_their_allies() -> None:
    seen = watch(range(4), 5, Options(), level=NORMAL)
    assert seen["cancelled"] > 5
    assert seen["ally"] > 50
    assert [blunder for blunder in BLUNDERS if seen[blunder]] == []
    assert seen["laid with allies"] > 30
    assert seen["deserted allies"] <= 0.05 * seen["laid with allies"]


@pytest.mark.soak
def test_nor_do_they_in_many_games() -> None:
    seen = watch(range(200), 5, Options(), level=NORMAL) + watch(range(40), 5, ALL, level=NORMAL)
    assert min(seen["cancelled"], seen["ally"], seen["finder"]) > 30
    assert [blunder for blunder in BLUNDERS if seen[blunder]] == []
    assert seen["deserted allies"] <= 0.05 * seen["laid with allies"]


@pytest.mark.soak
def test_nor_in_many_games() -> None:
    seen = watch(range(300), 5, Options()) + watch(range(40), 5, ALL) + watch(range(60), 4, Options(), ORACLE)
    assert min(seen["cancelled"], seen["ally"], seen["finder"], seen["shown"]) > 30
    assert [blunder for blunder in BLUNDERS if seen[blunder]] == []
