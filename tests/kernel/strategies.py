"""Plain values for property tests."""

from __future__ import annotations

from hypothesis import strategies as st

from bot.kernel.codec import Plain, encode

scalars = st.one_of(st.none(), st.booleans(), st.integers(-(2**130), 2**130), st.text(max_size=8))
plain: st.SearchStrategy[Plain] = st.recursive(
    scalars,
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=3), inner, max_size=3)),
    max_leaves=6,
)
distinct: st.SearchStrategy[tuple[Plain, ...]] = st.lists(
    st.one_of(scalars, st.lists(scalars, max_size=2)), max_size=5, unique_by=encode
).map(tuple)
