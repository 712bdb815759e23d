"""``python -m sandbox``: play on this machine, without Discord and without a token."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from sandbox.launch import next_free, run_sandbox

DEFAULT_PORT = 8420


def main(arguments: Sequence[str] | None = None) -> int:
    """Returns the exit status: that of the bot, 0 after Ctrl+C, 1 if the port is taken, 2 for a wrong call."""
    parser = argparse.ArgumentParser(prog="python -m sandbox", description="The bot on a stand-in for Discord.")
    wanted = f"port of the page; without it {DEFAULT_PORT}, or the next one that is free"
    parser.add_argument("--port", type=int, help=wanted)
    chosen = parser.parse_args(arguments).port
    port = next_free(DEFAULT_PORT) if chosen is None else chosen
    try:
        return run_sandbox(port)
    except OSError as error:
        other = "another one, as in `make play PORT=8440`"
        print(f"The page cannot have port {port}: {error.strerror}. Choose {other}.", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
