"""A merge of three texts, and what is known of it beforehand."""

import subprocess
import tempfile
from pathlib import Path

from .edits import Untouchable

SUFFIXES = (".swift", ".json", ".xcstrings")


class Scenario:
    """A file with an edit on one side and what is generated anew on the other.

    The truth is what the edit makes of the new text; `None` if it cannot be made there: both sides
    touched the same.
    """

    def __init__(self, path, change, name, edit, base, wanted, moved_there=False):
        self.path, self.edit, self.change = path, name, change
        self.base, self.disk, self.wanted = base, edit(base), wanted
        try:
            self.truth = edit(wanted)
        except Untouchable:
            self.truth = None
        self.moved, self.moved_there = hasattr(edit, "moved"), moved_there
        if len({self.base, self.disk, self.wanted}) < 3 or self.truth == self.wanted:
            raise Untouchable

    def show(self, result):
        """Prints what each side did, and how a result differs from the truth."""
        with tempfile.TemporaryDirectory() as folder:
            for name in ("base", "disk", "wanted", "truth"):
                Path(folder, name).write_text(getattr(self, name) or "")
            Path(folder, "result").write_text(result)
            print(f"-- {self.edit} | {self.change} | {self.path}")
            for one, other in (("base", "disk"), ("base", "wanted"), ("truth", "result")):
                if other == "result" and not self.truth:
                    one = "wanted"
                done = subprocess.run(
                    ["diff", "-U2", one, other], cwd=folder, capture_output=True, text=True)
                print("\n".join(done.stdout.splitlines()[2:60]))


def chosen(random_, table):
    return random_.choices(list(table), weights=list(table.values()))[0]


def show_table(title, columns, counts):
    """Prints a row for each class, and one for all. `columns` are keys of the counts and their titles."""
    rows = [(title, *columns.values())]
    for name in sorted(counts) + ["all"]:
        sums = {
            key: sum(one[key] for one in counts.values()) if name == "all" else counts[name][key]
            for key in columns}
        rows.append((name, *(str(int(sums[key])) for key in columns)))
    width = max(len(row[0]) for row in rows)
    for row in rows:
        print(row[0].ljust(width), *(cell.rjust(10) for cell in row[1:]))
    print()
