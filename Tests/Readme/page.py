"""What a page of Markdown asks its reader to do, and what it says will happen."""

import re
from dataclasses import dataclass, field
from pathlib import Path

FENCE = re.compile(r"(`{3,}|~{3,})\s*(.*)")
FILE = re.compile(r"`([^`]+)`[:：]")
#: Blocks that show a part of something, and are neither typed nor compared.
PARTS = {"swift", "json", "yaml", "html"}
#: How a line begins that says why a command is refused.
ERRORS = ("error: ", "::error ", "prove: ", '  "code": ', "The reply and ", "返回与 ")


def slug(title):
    """The name of a heading in addresses, as GitHub makes it."""
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


class BadPage(Exception):
    """A block that nobody can hold against anything."""


@dataclass
class Step:
    """One thing that a reader does, and the lines of the page that say what it gives."""

    kind: str  #: `run` a command, `script` a block of them, `file` to write or to see
    text: str  #: the command, the script, or the path of the file
    start: int  #: the first of the lines that are shown, counted from 0
    shown: list = field(default_factory=list)

    @property
    def place(self):
        return slice(self.start, self.start + len(self.shown))

    @property
    def words(self):
        """What both languages have in common; what is printed is compared in each of them."""
        return (self.kind, self.text, *(self.shown if self.kind == "file" else []))


class Page:
    def __init__(self, path):
        self.path = Path(path)
        self.lines = self.path.read_text().split("\n")
        self.steps = []
        self.read()

    def read(self):
        above, number = "", 0
        while number < len(self.lines):
            line = self.lines[number]
            if fence := FENCE.match(line):
                end = self.end_of(fence[1], number + 1)
                self.read_block(fence[2], above, number + 1, end)
                number, above = end, ""
            elif line.strip():
                above = line
            number += 1

    def end_of(self, mark, start):
        for number in range(start, len(self.lines)):
            if self.lines[number].rstrip() == mark:
                return number
        raise BadPage(f"{self.path}:{start}: the block is never closed")

    def read_block(self, kind, above, start, end):
        shown = self.lines[start:end]
        if kind == "console":
            self.read_console(start, shown)
        elif path := FILE.fullmatch(above):
            self.steps.append(Step("file", path[1], start, shown))
        elif kind == "sh":
            self.steps.append(Step("script", "\n".join(shown), start))
        elif kind not in PARTS:
            raise BadPage(f"{self.path}:{start}: what is a block of `{kind}`? Output is `console`")

    def read_console(self, start, shown):
        if not shown or not shown[0].startswith("$ "):
            raise BadPage(f"{self.path}:{start + 1}: output without a command above it")
        for number, line in enumerate(shown, start):
            if line.startswith("$ "):
                self.steps.append(Step("run", line[2:], number + 1))
            else:
                self.steps[-1].shown.append(line)

    def with_real(self, outputs):
        """The text of the page with what its steps really give in the place of what it shows."""
        lines = list(self.lines)
        for step, output in reversed(list(zip(self.steps, outputs))):
            if step.kind != "script":
                lines[step.place] = told = shortened(output, step.shown)
                if has_error(output) and not has_error(told):
                    raise BadPage(f"{self.path}:{step.start}: `…` hides an error\n{output[-1]}")
        return "\n".join(lines)


def has_error(output):
    return any(line.startswith(ERRORS) for line in output)


def shortened(output, shown):
    """Lines of output, with `…` for as many of them as the page leaves out."""
    if "…" not in shown:
        return output
    head = shown.index("…")
    tail = len(shown) - head - 1
    if len(output) < head + tail:
        return output
    return output[:head] + ["…"] + output[len(output) - tail :]
