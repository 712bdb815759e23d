"""The changes that reach the store add up to the game, also when players take steps back."""

from __future__ import annotations

from random import Random

import msgspec

from bot.cosmic.game import COSMIC
from bot.cosmic.model.options import Options
from bot.cosmic.model.state import CosmicState
from bot.kernel.event import Seat
from bot.kernel.game import Game
from bot.kernel.saved import Refused
from bot.play.games.kinds import to_saved
from bot.play.running.live_table import ChangeTracker
from bot.store.rows import Batch, DecisionRow, TableRow
from bot.tables.contract.table import Effect, Input, Picture, Stamp

ROW = TableRow(game="cosmic", guild=1, parent=2, host=3, options=b"{}", roster=b"[]", created_ms=0, id=1)


class Played:
    """A controller that nobody presses: the test moves its game."""

    def __init__(self, seed: int) -> None:
        self.game = Game.new(COSMIC, seed, 3, Options())
        self.seating = (0, 1, 2)
        self.left = ()
        self.chatter = 0

    def handle(self, event: Input) -> list[Effect]:
        return []

    def dump(self) -> bytes:
        return b"{}"

    def voters(self, at: Stamp) -> list[Seat]:
        return []

    def coming(self) -> Picture | None:
        return None

    def suggest(self, seat: Seat | None, command: str, typed: str) -> list[tuple[str, str]]:
        return []


class Kept:
    """A store's part of a game: the snapshot and the decisions since."""

    def __init__(self) -> None:
        self.row = ROW
        self.log: dict[tuple[int, int], DecisionRow] = {}

    def write(self, batch: Batch) -> None:
        if batch.dropped_from is not None:
            self.log = {place: row for place, row in self.log.items() if place < batch.dropped_from}
        for row in batch.decisions:
            assert (row.phase, row.seq) not in self.log
            self.log[row.phase, row.seq] = row
        if batch.snapshot is not None:
            self.row = msgspec.structs.replace(self.row, snapshot=batch.snapshot)
            self.log = {place: row for place, row in self.log.items() if place[0] >= (batch.snapshot_phase or 0)}
        if batch.next_ask is not None:
            self.row = msgspec.structs.replace(self.row, next_ask=batch.next_ask)

    def game(self) -> Game[CosmicState]:
        resumed = Game.resume(COSMIC, to_saved(self.row, list(self.log.values())))
        assert not resumed.dropped
        return resumed.game


def test_a_game_whose_players_take_steps_back_is_taken_up_as_it_stood() -> None:
    taken_back = 0
    for seed in range(6):
        random = Random(seed)
        controller, kept = Played(seed), Kept()
        changes = ChangeTracker()
        changes.seat(ROW, controller)
        for _ in range(120):
            game = controller.game
            if game.over:
                break
            try:
                if random.random() < 0.3:
                    game.undo(consent=random.random() < 0.7)
                    taken_back += 1
                if random.random() < 0.8:  # a step back and another step may come with one input
                    _step(game, random)
            except Refused:
                pass
            batch = Batch(table=1)
            changes.progress(controller, batch)
            kept.write(batch)
            again = kept.game()
            assert again.state == game.state
            assert again.log == game.log
            assert list(again.asks.values()) == list(game.asks.values())
            assert not set(again.asks) & set(range(1, min(game.asks, default=1)))
    assert taken_back > 50


def _step(game: Game[CosmicState], random: Random) -> None:
    waiting = [number for number in game.asks if number not in game.sealed]
    if waiting:
        ask = game.asks[waiting[0]]
        game.answer(waiting[0], ask.seat, ask.form.sample(random.randrange))
    elif game.asks:
        game.act("close", by="clock")
    else:
        game.act("deal.timeout", by="clock")
