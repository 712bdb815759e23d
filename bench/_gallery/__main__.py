"""``python -m bench._gallery docs/gallery``: draw every sample into a folder."""

from __future__ import annotations

import sys
from pathlib import Path

from bench._gallery.samples import main

if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/gallery"))
