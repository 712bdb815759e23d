"""Limits for waiting in tests."""

from __future__ import annotations

TIMEOUT_S = 120.0
"""Real seconds. It ends a test that is broken anyway; a busy machine is slow, not wrong."""
TIMEOUT_MS = TIMEOUT_S * 1_000
