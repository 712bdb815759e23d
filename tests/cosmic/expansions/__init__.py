"""Tests of the expansions, one folder each."""
