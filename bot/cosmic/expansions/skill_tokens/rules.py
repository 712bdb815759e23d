"""WARP Skill Tokens as an expansion: where it steps into the base game (9.2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from bot.cosmic.expansions.skill_tokens import choosing, escorts, moves as skill_moves
from bot.cosmic.expansions.skill_tokens.state import EACH, NAME, SkillState, fighting, in_order, is_led, leaders, skills
from bot.cosmic.expansions.skill_tokens.views import LETTERS, USUAL, Lettered, SkillView
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.hooks import BEFORE_DESTINY, END_STEP, ENDING, INVITING, TOKENS_LAID, Mine, Situation
from bot.cosmic.kinds.registry import Expansion
from bot.cosmic.model.holdings import TOKENS
from bot.cosmic.model.hook_args import Layout, Pick, Said
from bot.cosmic.model.options import Flag, Options
from bot.cosmic.model.state import Cosmic, CosmicState
from bot.kernel.ask import Dice
from bot.kernel.flow import Flow
from bot.kernel.saving.codec import Plain
from bot.kernel.seat import Seat


def _has_called(now: Situation[object]) -> bool:
    return bool(skills(now.state).called)


class SkillTokens(Expansion):
    """Every token is an Escort, a Leader, a Shield or a Weapon, and stays it; all other rules of tokens hold (S9)."""

    name = NAME
    rank = 20
    flags = (Flag(NAME, (False, True)),)
    sequences: ClassVar[Mapping[str, tuple[str, ...]]] = {choosing.ORDER.key: tuple(LETTERS)}

    def admits(self, power: str, options: Options, players: int) -> bool:
        """No power that wins with no token on the board: without Leaders there it would be dormant (3.3)."""
        return not registry.POWERS[power].wins_bare

    def begin(self, options: Options, players: int) -> SkillState:
        """One of each letter on every planet, until it is said where they lie."""
        return SkillState([LETTERS * EACH] * players, [USUAL] * players)

    # --- tokens -------------------------------------------------------------------------------------------------------

    def layout(self, usual: Layout) -> Layout:
        """As the owner likes, one on each planet at least (S3)."""
        return Layout(usual.elsewhere, free=True)

    def pick(self, game: Cosmic, pick: Pick) -> Flow[Pick]:
        """The player who moves tokens chooses the letters (S4); of others' tokens Leaders come last (S7)."""
        return (yield from choosing.which(game, pick))

    def sheltered(self, state: CosmicState, tokens: tuple[int, ...]) -> tuple[int, ...]:
        """Others pick Leaders only if they can pick nothing else (S7)."""
        return choosing.sheltered(state, tokens)

    def kinds(self, state: CosmicState, tokens: tuple[int, ...]) -> dict[str, tuple[int, ...]]:
        """Tokens differ by their letters (S4)."""
        return choosing.kinds(state, tokens)

    # --- steps --------------------------------------------------------------------------------------------------------

    def call_in(self, game: Cosmic) -> Flow[None]:
        """Escorts are called (S11)."""
        yield from escorts.call_all(game)

    def muster(self, game: Cosmic) -> Flow[None]:
        """Shields against Weapons (S20), once in a challenge (S23)."""
        yield from escorts.compare(game)

    # --- players ------------------------------------------------------------------------------------------------------

    def stills(self, state: CosmicState, seat: Seat) -> bool:
        """Without three active Leaders powers are dormant, whatever holds of home bases (S17, S19, X4)."""
        return not is_led(state, seat)

    def moved_house(self, game: Cosmic, one: Seat, other: Seat, tokens: Sequence[tuple[int, int]]) -> None:
        """The tokens stay where they are, with their letters, and change their players (S1)."""
        skill_moves.swap_letters(game, tokens)

    # --- what is seen -------------------------------------------------------------------------------------------------

    def veiled(self, state: CosmicState, seat: Seat, dice: Dice) -> Mapping[str, Plain]:
        """In which order others give tokens up is secret (S4): as most do."""
        return {"orders": [order if other == seat else USUAL for other, order in enumerate(skills(state).orders)]}

    def see(self, state: CosmicState) -> SkillView:
        """All letters are public (S2)."""
        rows = []
        for seat, letters in enumerate(skills(state).letters):
            there: dict[str, str] = {}
            for number, one in enumerate(letters, seat * TOKENS):
                place = state.tokens[number].place
                there[place] = there.get(place, "") + one
            rows.append(tuple(Lettered(place, in_order(row)) for place, row in there.items()))
        active = tuple(leaders(state, seat) for seat in range(len(state.players)))
        playing = tuple(player.active for player in state.players)
        return SkillView(tuple(rows), active, playing, *(fighting(state) if state.challenges else ()))

    def problems(self, state: CosmicState) -> Iterator[str]:
        """Letters that are not five of each (S10), an order that is none."""
        mine = skills(state)
        for seat, row in enumerate(mine.letters):
            if sorted(row) != sorted(LETTERS * EACH):
                yield f"the letters of seat {seat} are {row}"
        for seat, order in enumerate(mine.orders):
            if sorted(order) != sorted(LETTERS):
                yield f"the tokens of seat {seat} go in the order {order!r}"

    # --- hooks --------------------------------------------------------------------------------------------------------

    @TOKENS_LAID
    def lay(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Lay out the letters (S3). That a power can take Leaders for good is said beforehand (P1)."""
        yield from choosing.lay(game)
        for seat in (card.holder for card in game.state.powers if registry.POWERS[card.power].removes):
            skill_moves.warn_of_removals(game, seat)

    @INVITING.said.when(lambda now: now.about.what == "attracted")
    def call_late(self, game: Cosmic, my: Mine, said: Said) -> Flow[Said]:
        """A player whom Magnet attracts may call Escorts then (S16)."""
        yield from escorts.call_late(game, said.seat)
        return said

    @ENDING.paid.at(-1).when(_has_called)
    @END_STEP.when(_has_called)
    @BEFORE_DESTINY.when(_has_called)
    def release(self, game: Cosmic, my: Mine) -> Flow[None]:
        """The Escorts of a defense go home before Karma is counted (S14); so they do after a challenge that ended
        without an outcome, and where one begins anew (S23).
        """
        yield from escorts.send_called_home(game)
