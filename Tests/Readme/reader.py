"""Someone who does what a page says, in a folder of their own."""

import os
import re
import subprocess
from pathlib import Path

from page import has_error
from undoing import NotTakenBack, Undoing

#: What is left to other scripts, since it takes minutes: the tests and the example are run by
#: `./test`, and `Tests/Plugins/run` holds the command plugins against the tool.
ELSEWHERE = [
    (r"^(\./test|Tests/|swift format ).*|swift run --package-path .*", ":"),
    # `Tests/Distribution/run` goes these ways, as far as they go without a release.
    (r"^(brew|curl|docker|mint|mise|pre-commit|sh install) .*", ":"),
    (r"swift package( --\S+)* scaffold( |-)", "scaffold "),
]
#: What needs no build if the tool is there already.
BUILT = [
    (r"swift run scaffold ", '"$SCAFFOLD" '),
    (r"swift build -c release --product scaffold.*? && ", ""),
    (r'"\$\(swift build -c release --show-bin-path\)/scaffold"', '"$SCAFFOLD"'),
    (r"swift (build|test)\b.*", ":"),
]
#: Commands whose output nobody compares: it is about compiling.
NOISY = re.compile(r"swift (build|test)\b")
DRAWING = re.compile(r"> (\S+\.svg)$")


class Failure(Exception):
    """A command that did not end as the page makes its readers believe."""


class Reader:
    def __init__(self, folder, home, scaffold=None, language=None):
        """With a language, it is the one that the tool speaks; what is taken back was seen without."""
        self.folder = self.start = folder
        self.scaffold = scaffold
        self.drawings = []
        self.note = home / "folder"
        self.takes_back = scaffold and not language
        self.stand_ins = ELSEWHERE + (BUILT if scaffold else [])
        self.environment = os.environ | {
            "HOME": str(home),
            "NO_COLOR": "1",
            "PATH": f"{home}/.local/bin:{os.environ['PATH']}",
            "SCAFFOLD": str(scaffold),
            # What is printed says of no day but this one.
            "SOURCE_DATE_EPOCH": "1790000000",
            "TZ": "UTC",
            "LANG": language or "C.UTF-8",
        }

    def do(self, step):
        """What a step gives, line by line."""
        return self.see(step) if step.kind == "file" else self.run(step)

    def see(self, step):
        """Writes a file, unless the tool has written it already."""
        file = self.folder / step.text
        if not file.exists():
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text("\n".join(step.shown) + "\n")
        return lines(file.read_text())

    def run(self, step):
        command = step.text
        for pattern, replacement in self.stand_ins:
            command = re.sub(pattern, replacement, command)
        # The folder lasts, as in a terminal.
        script = f"set -e\ntrap 'pwd >\"{self.note}\"' EXIT\n{command}"
        undoing = Undoing(self.start, command) if self.takes_back else None
        told_apart = command.startswith("swift ")  # whose standard error is about compiling
        run = subprocess.run(
            ["bash", "-c", script], cwd=self.folder, env=self.environment, text=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE if told_apart else subprocess.STDOUT,
        )  # fmt: skip
        if drawing := DRAWING.search(command):
            self.drawings.append(self.folder / drawing[1])
        self.folder = Path(self.note.read_text().strip())
        output = lines(run.stdout)
        if (run.returncode != 0) != has_error(output):
            told = f"{run.stdout}{run.stderr or ''}"
            raise Failure(f"`{step.text}` ended with {run.returncode}\n{told}")
        try:
            if undoing:
                undoing.check(self.scaffold, self.environment)
        except (NotTakenBack, subprocess.CalledProcessError) as problem:
            raise Failure(f"`{step.text}`: {problem}") from problem
        return [] if NOISY.match(step.text) else output


def lines(text):
    return text.removesuffix("\n").split("\n") if text else []
