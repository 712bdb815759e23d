"""Requests to Discord for a resolved challenge of five people: by speed, and by kind of message.

Computer players sit on people's seats and type what they want, each some time after being told that something
is asked: by a direct message, or by the panel if they have just been there. "Soon" are people who then answer
within seconds, "slow" those who take up to half of the cap of a round. A fake Discord counts everything but the
answers to presses, which are free of the limits that messages have. No time is measured: the figures are the same
everywhere.

Pictures are counted beside: how many belong to these messages, and how many have to be sent because the
message does not show them already. People who see a question in their own direct message answer it there,
everybody else in the thread; pictures in these answers are not counted, and each can cost one more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bench._table import BARGAIN, SEATS, Table, letter
from bot.cosmic.seen.project import see_seat
from bot.cosmic.timing.clock import SPEEDS
from bot.kernel.event import Seat
from bot.tables.contract.table import Edit, Effect, Input, Picture, Post, Pressed, Recall

GAMES = 2
CHALLENGES = 10
"""At most so many of each game are counted."""
SOON_MS = (2_000, 20_000)
LOOKS_MS = 180_000
"""For so long after a press a person sees what the panel says."""


class Discord(Table):
    """One table of five people, a clock that is turned, and a count of requests."""

    def __init__(self, seed: int, speed: str, think: tuple[int, int]) -> None:
        super().__init__(seed, speed)
        self.think = think
        self.live = speed == "live"
        self.pictures: Counter[str] = Counter()
        self.showing: dict[str, Picture | None] = {}
        """Which picture each message shows, by its key."""
        self.seen: dict[Seat, int] = {}
        """When each person pressed something last."""
        self.coming: dict[tuple[Seat, int], int] = {}
        """When a person will answer a question."""
        self.begin()

    def play(self) -> int:
        """Play on until enough challenges were counted; returns how many were."""
        game = self.game
        while not self.over and game.state.challenges <= CHALLENGES:
            when, who = min(((when, who) for who, when in self.coming.items()), default=(0, None))
            if who is None or min(self.rings.values(), default=when + 1) <= when:
                self.ring()
                continue
            del self.coming[who]
            self.turn(when)
            if who[1] == BARGAIN:
                self.fail(who[0])
            else:
                self.answer(*who)
        return game.state.challenges - (not self.over)

    def answer(self, seat: Seat, number: int) -> None:
        """Type what a computer player would answer."""
        self.say(seat, number, self.players[seat].answer(see_seat(self.game.state, seat), self.game.asks[number]))

    def heard(self, event: Input, effects: Sequence[Effect]) -> None:
        """Let everybody who is told of a question answer it."""
        if isinstance(event, Pressed) and event.seat is not None:
            self.seen[event.seat] = self.ms
        told: set[Seat] = set()
        panel = False
        for effect in effects:
            if isinstance(effect, Post | Edit | Recall):
                panel = panel or letter(effect) == "p"
                if isinstance(effect, Post) and effect.seat is not None:
                    told.add(effect.seat)
                self._show(effect.key, effect.body.picture)
        told |= {seat for seat, when in self.seen.items() if self.ms - when < LOOKS_MS}
        self._come(told | set(range(SEATS)) if self.live and panel else told)

    def _show(self, key: str, picture: Picture | None) -> None:
        if picture is not None:
            self.pictures["all"] += 1
            self.pictures["sent"] += self.showing.get(key) != picture
        self.showing[key] = picture

    def _come(self, told: set[Seat]) -> None:
        """Schedule their answers; at a live table everybody sees the panel."""
        asked = self.asked()
        self.coming = {who: when for who, when in self.coming.items() if who in asked}
        for who in sorted(asked):
            if who[0] in told and who not in self.coming:
                self.coming[who] = self.ms + self.dice.randint(*self.think)


def run() -> dict[str, float]:
    """Requests per challenge, together and by kind, and pushes to each person, for each speed and kind of people."""
    figures: dict[str, float] = {}
    for speed, profile in SPEEDS.items():
        slow = (SOON_MS[1], profile.cap // 2)
        for people, think in (("soon", SOON_MS), ("slow", slow)):
            counts: Counter[str] = Counter()
            pictures: Counter[str] = Counter()
            challenges = 0
            for seed in range(GAMES):
                discord = Discord(seed, speed, think)
                challenges += discord.play()
                counts += discord.counts
                pictures += discord.pictures
            figures[f"{speed}, {people}"] = counts.total() / challenges
            figures[f"{speed}, {people}, pushes to each person"] = counts["whisper post"] / challenges / SEATS
            for what, count in pictures.items():
                figures[f"{speed}, {people}, pictures {what}"] = count / challenges
            for kind, count in sorted(counts.items()):
                figures[f"{speed}, {people}, {kind}"] = count / challenges
    return figures
