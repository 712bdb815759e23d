"""The steps of the master order that only expansions take part in (X1): no power, flare or edict answers them."""

from __future__ import annotations

from bot.cosmic.kinds.hooks import Modifier, Moment, Replacement
from bot.cosmic.model.hook_args import Layout, Pick
from bot.kernel.seat import Seat

BEFORE_TOKENS = Moment("3.7")
"""Setup, expansions only: powers and colours are known, tokens are not laid yet."""
AFTER_TOKENS = Moment("3.9")
"""Setup, expansions only: before the destiny pile and the main deck are shuffled."""
BEFORE_NEW_HAND = Moment("4.1.2")
"""Expansions only: the offense begins its turn without a challenge card, and has played what it wants in W1a."""
BEFORE_TARGET = Moment("4.3.1")
"""Expansions only: the defense is fixed, the offense has not chosen its target yet."""
ESCORTS = Moment("W6b")
"""Expansions only: the sides are known, W6a is over."""
MUSTERED = Moment("W6d")
"""Expansions only: everything is in the challenge. The outcome ``repulsed`` ends challenge and turn here (S22)."""
LANDED = Moment("W9c")
"""Tokens have landed at the target, or gone home; expansions only."""
SETTLED = Moment("4.9.6")
"""Expansions only: consolation and rewards are paid, or there were none; nothing is discarded yet."""
STARTING_TOKENS: Modifier[Layout, Seat] = Modifier("starting_tokens")
"""Setup, expansions only: how the tokens of a player may be laid out (3.8)."""
SHELTERED: Modifier[tuple[int, ...], tuple[int, ...]] = Modifier("sheltered")
"""Expansions only: which of these tokens of one player others may pick only if nothing else is left; none unless
changed.
"""
KINDS: Modifier[dict[str, tuple[int, ...]], tuple[int, ...]] = Modifier("kinds")
"""Expansions only: how these tokens of one player differ, as questions name the kinds; nothing if they do not."""
PICK: Replacement[Pick] = Replacement("pick", each=True)
"""Expansions only: some of several tokens in one place go, stay or come; hand back which ones come first."""
