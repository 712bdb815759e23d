"""A room for one table, as in the tests of ``bot.play``."""

from tests.play.conftest import room as room
