"""Bookkeeping of the pictures on messages that are changed from two sides."""

from __future__ import annotations

from contextlib import suppress

import msgspec
import pytest

from bot.tables.contract.table import Picture
from cogs.ui import bodies
from cogs.ui.bodies import ShownPictures

OLD = Picture("slap.faces", b"{1}", "alt", "hand.png")
NEW = Picture("slap.faces", b"{2}", "alt", "hand.png")


def test_a_posted_picture_is_known_by_all_that_makes_it_up() -> None:
    pictures = ShownPictures()
    assert not pictures.shows(1, OLD)
    pictures.posted(1, OLD)
    assert pictures.shows(1, OLD)
    for field in Picture.__struct_fields__:
        other = b"{3}" if field == "view" else "other"
        assert not pictures.shows(1, msgspec.structs.replace(OLD, **{field: other})), field


def test_a_change_is_known_once_it_is_through_and_nothing_while_it_is_under_way() -> None:
    pictures = ShownPictures()
    pictures.posted(1, OLD)
    with pictures.changing(1, NEW):
        assert not pictures.shows(1, OLD)
        assert not pictures.shows(1, NEW)
    assert pictures.shows(1, NEW)
    with pictures.changing(1, None):
        pass
    assert not pictures.shows(1, NEW)


def test_after_two_changes_at_once_or_one_that_failed_nobody_knows() -> None:
    pictures = ShownPictures()
    with pictures.changing(1, OLD):
        with pictures.changing(1, NEW):
            pass
        assert not pictures.shows(1, NEW)
    assert not pictures.shows(1, OLD)
    with suppress(RuntimeError), pictures.changing(1, NEW):
        raise RuntimeError
    assert not pictures.shows(1, NEW)
    with pictures.changing(1, NEW):
        pass
    assert pictures.shows(1, NEW)


def test_news_of_a_post_that_comes_after_a_change_says_nothing() -> None:
    pictures = ShownPictures()
    with pictures.changing(1, NEW):
        pictures.posted(1, OLD)
    assert pictures.shows(1, NEW)
    pictures.posted(1, OLD)
    assert pictures.shows(1, NEW)
    pictures.forget(1)
    pictures.posted(1, OLD)
    assert not pictures.shows(1, OLD)


def test_the_messages_that_were_written_last_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bodies, "KEPT", 2)
    pictures = ShownPictures()
    for message in (1, 2):
        pictures.posted(message, OLD)
    with pictures.changing(1, NEW):
        pass
    pictures.posted(3, OLD)
    assert pictures.shows(1, NEW)
    assert not pictures.shows(2, OLD)
