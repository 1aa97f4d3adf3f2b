"""Takes back what a command of a page did, and brings it back, with `scaffold undo`."""

import os
import re
import subprocess
from pathlib import Path

#: A command that is the tool's alone. What else a line does, the tool cannot take back.
OWN = re.compile(r"(scaffold|swift run scaffold|\"\$SCAFFOLD\") [^|;&<>]*$")
#: What is no work of the tool's, and much.
OTHERS = {".git", ".build", ".scaffold-history"}


class NotTakenBack(Exception):
    """A tree that `scaffold undo` did not give back byte for byte."""


class Undoing:
    """Compares a folder before and after a command."""

    def __init__(self, folder, command):
        self.folder = Path(folder)
        self.is_own = OWN.match(command) is not None
        if self.is_own:
            self.entries, self.before = entries(self.folder), tree(self.folder)

    def check(self, scaffold, environment):
        """Undoes the run, if the command was one, and undoes that."""
        new = sorted(entries(self.folder) - self.entries) if self.is_own else []
        if not new:
            return
        project, after = new[-1].parent.parent, tree(self.folder)
        for wanted, number in [(self.before, 1), (after, 2)]:
            subprocess.run(
                [scaffold, "undo", "--at", project], cwd=project, env=environment, check=True,
                stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL,
            )  # fmt: skip
            # The folder that holds the history stays.
            holders = {str(folder) for folder in (project, *project.parents)}
            if differences := different(tree(self.folder), wanted) - holders:
                raise NotTakenBack(f"undo {number} left {', '.join(sorted(differences)[:5])} otherwise")
        # The history is as the page's reader has it.
        for entry in entries(self.folder) - self.entries - set(new):
            entry.unlink()


def entries(folder):
    return set(folder.glob("**/.scaffold-history/[0-9]*"))


def tree(folder):
    """Each file and folder: its permissions, and what it says."""
    found = {}
    for path, folders, files in os.walk(folder):
        folders[:] = [name for name in folders if name not in OTHERS]
        for name in folders + files:
            place = Path(path, name)
            says = place.read_bytes() if name in files and place.is_file() else None
            found[str(place)] = (place.lstat().st_mode, says)
    return found


def different(one, other):
    return {path for path in one.keys() | other.keys() if one.get(path) != other.get(path)}
