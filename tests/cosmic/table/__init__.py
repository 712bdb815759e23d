"""Tests of the Cosmic table."""
