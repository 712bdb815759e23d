"""Read a histogram off a scrape."""

from __future__ import annotations

from prometheus_client import Histogram


def samples(histogram: Histogram) -> dict[str, float]:
    """The counts up to each bound, by bound, and ``sum`` and ``count``."""
    (metric,) = histogram.collect()
    return {sample.labels.get("le", sample.name.rpartition("_")[2]): sample.value for sample in metric.samples}
