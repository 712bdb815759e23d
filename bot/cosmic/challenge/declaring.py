"""Choices that somebody may undo right after they were declared (P3, Negator)."""

from __future__ import annotations

from bot.cosmic.engine import dispatch
from bot.cosmic.kinds.hooks import DECLARED
from bot.cosmic.model.hook_args import Declared
from bot.cosmic.model.state import Cosmic
from bot.kernel.flow import Flow


def undone(game: Cosmic, made: Declared) -> Flow[bool]:
    """Whether somebody undoes what was just declared."""
    return (yield from dispatch.replace(game, DECLARED, made)).undone
