"""Plays Cosmic games by chance, as the forms of the questions allow."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random

import msgspec

from bot.cosmic import moves
from bot.cosmic.engine.dispatch import CLOSE
from bot.cosmic.engine.problems import problems
from bot.cosmic.game import COSMIC
from bot.cosmic.kinds.effects import POWERS
from bot.cosmic.kinds.hooks import Response
from bot.cosmic.kinds.pools import FIRST
from bot.cosmic.model import board
from bot.cosmic.model.options import Options
from bot.cosmic.model.state import Cosmic, CosmicState
from bot.cosmic.phases import setup
from bot.cosmic.timing.automation import automatic
from bot.kernel.flow import Goto, Next, Rules
from bot.kernel.game import Game
from bot.kernel.saved import By, Decision
from proving.events import Happened, stored
from proving.saving import resumed

_PARTS = ("butler",)
"""Powers that do different things in one challenge, each once."""


class Walk:
    """One game and the dice that play it."""

    def __init__(
        self, seed: int, players: int, options: Options, *, concede: int = 0, powers: Sequence[Sequence[str]] = ()
    ) -> None:
        """With ``concede`` about every so many decisions somebody leaves. ``powers`` are dealt as given, by seat.

        Without a pool these and the first sixty powers are in the game.
        """
        options = first(options, {name for row in powers for name in row})
        self.concede = concede
        self.random = Random(seed)
        self.game: Game[CosmicState] = Game.new(dealt(powers) if powers else COSMIC, seed, players, options)
        self.decisions: list[Decision] = []
        """Those of the last step."""
        self.used: list[tuple[int, str, str]] = []
        """Who has used which power by which card in this challenge, as far as it counts (4.0.5)."""

    def dice(self, sides: int) -> int:
        """A number from 0 to ``sides`` - 1."""
        return self.random.randrange(sides)

    def step(self) -> list[Happened]:
        """One decision: an open question, the closing of a round, or an action. What came of it."""
        game = self.game
        if self.concede and not self.dice(self.concede) and game.state.players:
            self._concede()
            return self.watched(stored(game.take_events()))
        sealed = game.sealed
        waiting = next((number for number in game.asks if number not in sealed), None)
        if waiting is not None:
            ask = game.asks[waiting]
            choice = automatic(game.state, ask)
            by: By = "standing" if choice is not None else "player"
            game.answer(waiting, ask.seat, ask.form.sample(self.dice) if choice is None else choice, by)
        elif game.asks:
            game.act(CLOSE, by="clock")
        else:
            actions = [action for action in game.actions if action.form is None or action.form.possible()]
            action = actions[self.dice(len(actions))]
            seat = None if action.seats is None else action.seats[self.dice(len(action.seats))]
            game.act(action.key, seat, None if action.form is None else action.form.sample(self.dice))
        self.decisions = game.take_decisions()
        return self.watched(stored(game.take_events()))

    def watched(self, events: list[Happened]) -> list[Happened]:
        """No power is used twice in a challenge: not one card by anybody (4.0.5, 6.11, AST23), and not the same power
        by one player who has it twice (6.7). Nothing is on the cone of a challenge that is over (4.10.1).
        """
        assert not left_over(self.game.state)
        for event in events:
            data = event.data
            if event.kind == "challenge_over":
                self.used.clear()
            elif event.kind in ("uncalled", "usable_again"):
                self.used = [one for one in self.used if [one[0], one[1]] not in data["gone"]]
            elif event.kind == "used" and data["power"] not in _PARTS and not _answers_each_time(data["power"]):
                use = (data["seat"], data["power"], data["card"])
                twice = [one for one in self.used if one[1] == use[1] and (one[0] == use[0] or one[2] == use[2])]
                assert not twice, f"{use} after {twice}"
                self.used.append(use)
        return events

    def _concede(self) -> None:
        """Some seat concedes; whatever it is asked from now on is answered by default."""
        seats = [seat for seat, player in enumerate(self.game.state.players) if player.active and not player.leaving]
        if len(seats) > 1:
            self.game.interrupt("concede", seats[self.dice(len(seats))])

    def run(self, most: int) -> bool:
        """Go on for at most so many decisions; whether the game has ended."""
        for _ in range(most):
            if self.game.over:
                return True
            self.step()
        return self.game.over

    def finish(self, most: int, *, resume_every: int) -> None:
        """Play to the end, looking after every challenge and resuming now and then."""
        challenges = 0
        for number in range(most):
            if self.game.over:
                break
            self.step()
            if self.game.state.challenges != challenges:
                challenges = self.game.state.challenges
                assert problems(self.game.state) == []
            if number % resume_every == resume_every - 1:
                self.check()
        assert self.game.over
        assert problems(self.game.state) == []

    def check(self) -> None:
        assert problems(self.game.state) == []
        assert all(card.data.keys() <= POWERS[card.power].attributes.keys() for card in self.game.state.powers)
        resumed(COSMIC, self.game)


def first(options: Options, also: Iterable[str] = ()) -> Options:
    """These options with the first sixty powers, and ``also`` these, for the pool; as they are if they have one.

    What a seed shows, it still shows after new powers have come.
    """
    if options.pool is not None:
        return options
    return msgspec.structs.replace(options, pool=tuple(sorted({*FIRST, *also})))


def _answers_each_time(power: str) -> bool:
    return any(isinstance(answer.hook, Response) and answer.hook.each for answer in POWERS[power].answers)


def left_over(state: CosmicState) -> list[int]:
    """The tokens that are on the cone although the challenge is over (4.10.1)."""
    return board.on_cone(state) if state.challenge.over else []


def dealt(powers: Sequence[Sequence[str]]) -> Rules[CosmicState]:
    """The rules with these powers for the seats instead of a choice."""

    def give(game: Cosmic) -> Next:
        taken = {name for row in powers for name in row}
        unused = [name for name in setup.pool(len(powers), game.state.options) if name not in taken]
        moves.keep_powers(game, powers, unused)
        return Goto("layout" if game.state.expansions else "deal")

    return replace(COSMIC, phases={**COSMIC.phases, "powers": give})


def fingerprint(seed: int, players: int, most: int) -> str:
    walk = Walk(seed, players, Options())
    walk.run(most)
    return walk.game.digest()


def stays_sound(walk: Walk, steps: int) -> None:
    """Play so many steps: each leaves a sound state, and every hundredth can be resumed from."""
    for number in range(steps):
        if walk.game.over:
            break
        walk.step()
        assert problems(walk.game.state) == []
        if number % 100 == 99:
            walk.check()
    assert walk.game.state.challenges > 3
