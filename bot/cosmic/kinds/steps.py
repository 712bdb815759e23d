"""The steps of the master order that only expansions take part in (X1): no power, flare or edict answers them."""

from __future__ import annotations

from bot.cosmic.kinds.hooks import Modifier, Moment, Replacement
from bot.cosmic.model.hook_args import Layout, Pick
from bot.kernel.seat import Seat

BEFORE_TOKENS = Moment("3.7")
"""Setup, expansions only: powers and colours are known, tokens are not laid yet. One user: Zodiac. Signs are dealt
before tokens are laid, since some of these become Karma.
"""
AFTER_TOKENS = Moment("3.9")
"""Setup, expansions only: before the destiny pile and the main deck are shuffled."""
BEFORE_NEW_HAND = Moment("4.1.2")
"""Expansions only: the offense begins its turn without a challenge card, and has played what it wants in W1a. One
user: Zodiac. Its cards may bring a challenge card, so that the hand is not exchanged.
"""
BEFORE_TARGET = Moment("4.3.1")
"""Expansions only: the defense is fixed, the offense has not chosen its target yet. One user: Zodiac. Its cards have
a step of their own here, with no window of 4.0.3 beside it.
"""
ESCORTS = Moment("W6b")
"""Expansions only: the sides are known, W6a is over. One user: the skill tokens. It is the step in which Escorts are
called.
"""
MUSTERED = Moment("W6d")
"""Expansions only: everything is in the challenge. The outcome ``repulsed`` ends challenge and turn here (S22). One
user: the skill tokens. It is the step in which Shields meet Weapons.
"""
LANDED = Moment("W9c")
"""Tokens have landed at the target, or gone home; expansions only. One user: the moons. They are occupied by tokens
that have landed, before anybody is rewarded.
"""
SETTLED = Moment("4.9.6")
"""Expansions only: consolation and rewards are paid, or there were none; nothing is discarded yet."""
STARTING_TOKENS: Modifier[Layout, Seat] = Modifier("starting_tokens")
"""Setup, expansions only: how the tokens of a player may be laid out (3.8)."""
SHELTERED: Modifier[tuple[int, ...], tuple[int, ...]] = Modifier("sheltered")
"""Expansions only: which of these tokens of one player others may pick only if nothing else is left; none unless
changed. One user: the skill tokens. Others take Leaders last, wherever they pick tokens.
"""
KINDS: Modifier[dict[str, tuple[int, ...]], tuple[int, ...]] = Modifier("kinds")
"""Expansions only: how these tokens of one player differ, as questions name the kinds; nothing if they do not. One
user: the skill tokens. Only their letters make tokens of one player differ.
"""
PICK: Replacement[Pick] = Replacement("pick", each=True)
"""Expansions only: some of several tokens in one place go, stay or come; hand back which ones come first. One user:
the skill tokens. Only their letters make it matter which tokens go.
"""
