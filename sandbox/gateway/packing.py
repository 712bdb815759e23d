"""Compress frames as one stream a connection, in which each frame ends so that it can be read at once."""

from __future__ import annotations

import contextlib
import sys
import zlib
from collections.abc import Callable


def packer(asked: str | None) -> Callable[[bytes], bytes] | None:
    """For what a client asks for as ``compress``; None where it gets plain text, as any client may."""
    if asked == "zlib-stream":
        deflate = zlib.compressobj()
        return lambda data: deflate.compress(data) + deflate.flush(zlib.Z_SYNC_FLUSH)
    if asked == "zstd-stream":
        with contextlib.suppress(ImportError):
            return _zstd()
    return None


def _zstd() -> Callable[[bytes], bytes]:
    """Raises ImportError before Python 3.14 where the development tools are not installed."""
    if sys.version_info >= (3, 14):
        from compression.zstd import ZstdCompressor
    else:
        from backports.zstd import ZstdCompressor
    stream = ZstdCompressor()
    return lambda data: stream.compress(data, mode=stream.FLUSH_BLOCK)
