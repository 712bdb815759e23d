"""How many requests to Discord a resolved challenge of five people costs: by speed, and by kind of message.

Computer players sit on people's seats and type what they want; a fake Discord counts everything but the answers to
presses, which are free of the limits that messages have. "Soon" are people who answer within seconds, "slow" those who
take up to half of the cap of a round for each answer. No time is measured: the figures are the same on every machine.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from bot.cosmic.ai.player import Computer
from bot.cosmic.ai.tempers import TEMPERS
from bot.cosmic.clock import SPEEDS
from bot.cosmic.options import Options
from bot.cosmic.project import see_seat
from bot.cosmic.table.desk import CosmicDesk
from bot.cosmic.table.drafts import Asked
from bot.cosmic.table.labels import told
from bot.kernel.table import Edit, Erase, Hush, Input, Over, Post, Pressed, Recall, Ring, Seat, Stamp, Started, Tick

SEATS = 5
GAMES = 2
CHALLENGES = 10
"""At most so many of each game are counted."""
SOON_MS = (2_000, 20_000)
NAMES = ("Ana", "Ben", "Cy", "Dot", "Eve")
KINDS = {"p": "panel", "w": "whisper", "m": "mention", "c": "story"}
"""What a message is, by the letter of its key."""
BARGAIN = 10**9
"""Questions with such numbers are negotiations."""


class Discord:
    """One table of five people, a clock that is turned, and a count of requests."""

    def __init__(self, seed: int, speed: str, think: tuple[int, int]) -> None:
        self.dice = Random(seed)
        self.think = think
        self.ms = self.seq = 0
        self.rings: dict[str, int] = {}
        self.shown: dict[Seat, dict[int, set[str]]] = {}
        self.counts: Counter[str] = Counter()
        self.over = False
        tempers = list(TEMPERS.values())
        self.players = [Computer(tempers[(seed + seat) % len(tempers)], self.dice.randrange) for seat in range(SEATS)]
        self.desk = CosmicDesk.new(1, NAMES, [""] * SEATS, seed, Options(), speed)
        self._take(Started(self._at(), True))

    def play(self) -> int:
        """Play on until enough challenges were counted; returns how many were."""
        game = self.desk.game
        while not self.over and game.state.challenges <= CHALLENGES:
            waiting = [(n, ask.seat) for n, ask in game.asks.items() if n not in game.sealed]
            if not waiting:
                self._bargain()
            else:
                self._answer(*waiting[self.dice.randrange(len(waiting))])
        return game.state.challenges - (not self.over)

    def _answer(self, number: int, seat: Seat) -> None:
        """Somebody answers after a while, unless something else comes first."""
        self._pass_time(self.dice.randint(*self.think))
        game = self.desk.game
        ask = game.asks.get(number)
        if ask is None or number in game.sealed:
            return
        view = see_seat(game.state, seat)
        choice = self.players[seat].answer(view, ask)
        words = told(Asked(number, ask, view, [NAMES[player] for player in self.desk.seating]), choice)
        self._press(seat, 0, "play", words)
        if number in game.asks and number not in game.sealed:
            self._press(seat, number, "q_sure")

    def _bargain(self) -> None:
        """Nobody negotiates for long here: the two sides let deals fail, or time goes by."""
        action = next((one for one in self.desk.game.actions if one.key.startswith("deal.fail")), None)
        if action is None or not action.seats:
            self._wait()
            return
        self._pass_time(self.dice.randint(*self.think))
        if action not in self.desk.game.actions:
            return
        seat = action.seats[0]
        number = BARGAIN + self.desk.game.save().next_ask
        self._press(seat, number, "q_fail")
        self._press(seat, number, "q_sure")

    # --- the clock --------------------------------------------------------------------------------------------------

    def _at(self) -> Stamp:
        self.seq += 1
        return Stamp(self.ms, self.seq)

    def _wait(self) -> None:
        name = min(self.rings, key=lambda one: (self.rings[one], one))
        self.ms = max(self.ms, self.rings.pop(name))
        self._take(Tick(self._at(), name))

    def _pass_time(self, ms: int) -> None:
        when = self.ms + ms
        while self.rings and min(self.rings.values()) <= when and not self.over:
            self._wait()
        self.ms = max(self.ms, when)

    def _press(self, seat: Seat, ask: int, choice: str, *values: str) -> None:
        if not self.over:
            self._take(Pressed(self._at(), seat, ask, choice, f"r{self.seq}", values=values))

    def _take(self, event: Input) -> None:
        for effect in self.desk.handle(event):
            match effect:
                case Post() | Edit() | Recall() | Erase():
                    kind = KINDS.get(effect.key.rpartition(":")[2][0], "other")
                    self.counts[f"{kind} {type(effect).__name__.lower()}"] += 1
                case Ring():
                    self.rings[effect.name] = self.ms + effect.ms
                case Hush():
                    self.rings.pop(effect.name, None)
                case Over():
                    self.over = True
        self.desk.game.take_decisions()


def run() -> dict[str, float]:
    """Requests per challenge, together and by kind, for each speed and both kinds of people."""
    figures: dict[str, float] = {}
    for speed, profile in SPEEDS.items():
        for people, think in (("soon", SOON_MS), ("slow", (SOON_MS[1], profile.cap // 2))):
            counts: Counter[str] = Counter()
            challenges = 0
            for seed in range(GAMES):
                discord = Discord(seed, speed, think)
                challenges += discord.play()
                counts += discord.counts
            figures[f"{speed}, {people}"] = counts.total() / challenges
            for kind, count in sorted(counts.items()):
                figures[f"{speed}, {people}, {kind}"] = count / challenges
    return figures
