"""``make site``: README and docs as a site in ``build/site``, searched and read without a network, its links checked.

What is there already is replaced only by a site that is whole.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).parents[1]
HOME = "README.md"
_LINK = re.compile(r"(\]\()([^)\s#:]+)((?:#[^)\s]*)?\))")
_LOADED = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src", "video": "src"}
"""Elements that fetch something by themselves, and where they say what."""
_QUIET_LINKS = {"canonical", "prev", "next", "alternate"}
"""Relations of ``link`` by which nothing is fetched."""


def place(name: str) -> str:
    """Where a file of the repository stands in the site: the README at home, what is not of ``docs`` in ``project``."""
    if name == HOME:
        return "index.md"
    if name.startswith("docs/"):
        return name.removeprefix("docs/")
    return "/".join(["project", *(part.lstrip(".") for part in Path(name).parts)])


def gather(root: Path, to: Path) -> None:
    """Write the pages, and the files that they link to, with links that fit where each of them stands."""
    own = (path for path in (root / "docs").rglob("*") if path.suffix in (".md", ".css"))
    waiting = [HOME, *sorted(path.relative_to(root).as_posix() for path in own)]
    done: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in done or not (root / name).is_file():
            continue
        done.add(name)
        target = to / place(name)
        target.parent.mkdir(parents=True, exist_ok=True)
        if name.endswith(".md"):
            text, linked = moved(name, (root / name).read_text(encoding="utf-8"))
            target.write_text(text, encoding="utf-8")
            waiting += linked
        else:
            shutil.copyfile(root / name, target)


def name_repository(home: Path, environment: Mapping[str, str]) -> None:
    """Say on the home page where the code is, which only GitHub's workflows know."""
    if "GITHUB_REPOSITORY" in environment:
        where = f"{environment['GITHUB_SERVER_URL']}/{environment['GITHUB_REPOSITORY']}"
        with home.open("a", encoding="utf-8") as page:
            page.write(f"\nThe code is at <{where}>.\n")


def moved(name: str, text: str) -> tuple[str, list[str]]:
    """A page's text for its place in the site, and the files of the repository that it links to."""
    linked: list[str] = []

    def renewed(link: re.Match[str]) -> str:
        target = os.path.normpath(os.path.join(os.path.dirname(name), link[2]))
        linked.append(target)
        return f"{link[1]}{os.path.relpath(place(target), os.path.dirname(place(name)) or '.')}{link[3]}"

    blocks = re.split(r"(^```.*?^```$)", text, flags=re.MULTILINE | re.DOTALL)
    return "".join(part if part.startswith("```") else _LINK.sub(renewed, part) for part in blocks), linked


class Page(HTMLParser):
    """The ids, links and loaded resources of a built page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: Sequence[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.ids.update(found[name] for name in ("id", "name") if name in found)
        if tag == "a" and "href" in found:
            self.links.append(found["href"])
        if (where := _LOADED.get(tag)) in found and found.get("rel") not in _QUIET_LINKS:
            self.loads.append(found[str(where)])


def problems(site: Path) -> Iterator[str]:
    """One sentence for each place to which links lead in vain, and for each thing that comes from elsewhere."""
    dead: dict[str, list[str]] = {}
    pages = {path: Page(path.read_text(encoding="utf-8")) for path in sorted(site.rglob("*.html"))}
    for path, page in pages.items():
        if path.name == "404.html":
            continue  # it is shown at any depth, so its links stand for none
        told = path.relative_to(site).as_posix()
        yield from (f"{told}: {load} comes from elsewhere." for load in page.loads if urlsplit(load).netloc)
        for link in dict.fromkeys([*page.links, *page.loads]):
            if not (urlsplit(link).scheme or urlsplit(link).netloc) and not _leads(site, path, link, pages):
                dead.setdefault(os.path.normpath(os.path.join(path.parent, link)), []).append(
                    f"{told}: the link {link}"
                )
    for first, *others in dead.values():
        yield f"{first} leads nowhere{f', as on {len(others)} more' if others else ''}."


def _leads(site: Path, at: Path, link: str, pages: Mapping[Path, Page]) -> bool:
    parts = urlsplit(link)
    way = unquote(parts.path)
    target = at if not way else (site / way.lstrip("/") if way.startswith("/") else at.parent / way)
    target = Path(os.path.normpath(target))
    if target.is_dir():
        target /= "index.html"
    if not target.is_file():
        return False
    return not parts.fragment or target not in pages or unquote(parts.fragment) in pages[target].ids | {"__top"}


def main(root: Path = ROOT) -> int:
    """Gather, build, check, and only then put it in place; 1 with one sentence each for what is wrong."""
    settings = tomllib.loads((root / "zensical.toml").read_text(encoding="utf-8"))["project"]
    pages, made, site = root / settings["docs_dir"], root / settings["site_dir"], root / "build" / "site"
    for folder in (pages, made):
        shutil.rmtree(folder, ignore_errors=True)
    gather(root, pages)
    name_repository(pages / place(HOME), os.environ)
    zensical = [sys.executable, "-m", "zensical", "build", "--clean"]
    built = subprocess.run(zensical, cwd=root, capture_output=True, text=True, check=False)
    wrong = list(problems(made)) if built.returncode == 0 else [f"The site cannot be built: {built.stderr.strip()}"]
    shutil.rmtree(pages)
    if wrong:
        shutil.rmtree(made, ignore_errors=True)
        sys.stderr.write("".join(f"{one}\n" for one in wrong))
        return 1
    shutil.rmtree(site, ignore_errors=True)
    made.rename(site)
    sys.stdout.write("The site is made: python3 -m http.server --directory build/site serves it, search and all.\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
