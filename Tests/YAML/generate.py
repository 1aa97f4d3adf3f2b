"""Writes YAML documents in all the ways that people and programs write them.

    generate.py FOLDER SEED COUNT

What they hold is for PyYAML to say. Beside each stands one that is damaged in a few places.
"""

import pathlib
import random
import sys

WORDS = """type string object properties required description example 200 default format int32
 true false null yes no on off ~ 1 -7 0x1F 0o17 1.5 .5 -0.0 1e3 12e03 +3 007 1.2.3 2024-01-31 12:30
 a-b a/b a:b #not http://example.com/x?y=1#z it's "said" {id} [0] *.swift @me `code` %20 50% -x ?y :z
 é 登录 🚀 NaN .inf null,true a,b -- --- ... - ? $ref <<x ! & | >""".split()


class Writer:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.anchors = []
        # Those of the value that is being written, to which nothing in it may refer.
        self.new_anchors = []
        self.maps = []
        self.count = 0

    def pick(self, *choices):
        return self.random.choice(choices)

    def chance(self, share):
        return self.random.random() < share

    def words(self, most=6):
        return [self.pick(*WORDS) for _ in range(self.random.randint(1, most))]

    def document(self):
        head = self.pick("", "", "---\n", "# A comment\n---\n", "%YAML 1.2\n---\n", "\n\n")
        body = self.block(-1, 0)
        tail = self.pick("", "", "", "...\n", "# The end\n", "\n\n", "...\n# More\n")
        if not body.split("#")[0].strip() or body.startswith(("|", ">")):
            # PyYAML wants a document in front of `...`, and a text of lines to be indented.
            tail = ""
        if body.startswith(("|", ">")) or not body.startswith("\n"):
            head = head.removesuffix("\n") + " " if head.endswith("---\n") else head
        text = head + body.removeprefix("\n") + tail
        if self.chance(0.1):
            text = text.rstrip("\n")
        if self.chance(0.1):
            text = text.replace("\n", "\r\n")
        return ("\ufeff" if self.chance(0.05) else "") + text

    # Values. A block value starts with a line break, or stands in the line of its key.

    def block(self, parent, depth):
        """A value whose lines are indented more than `parent`."""
        text = self.block_text(parent, depth)
        self.anchors += self.new_anchors
        self.new_anchors = []
        return text

    def block_text(self, parent, depth):
        self.count += 1
        kind = self.random.random()
        column = parent + self.random.randint(1, 4) if parent >= 0 else 0
        if depth > 5 or self.count > 150:
            kind = 1
        if kind < 0.4:
            return self.mark_lines() + "\n" + self.map(column, depth)
        if kind < 0.6:
            # Items may stand below the first letter of their key.
            if parent >= 0 and self.chance(0.3) and self.is_below_key:
                column = parent
            return self.mark_lines() + "\n" + self.list(column, depth)
        if kind < 0.7:
            return self.mark() + self.flow(depth) + self.end()
        return self.scalar(parent)

    is_below_key = True

    def mark(self):
        """An anchor or a tag in front of a value on the same line."""
        if self.chance(0.05):
            name = f"a{len(self.anchors)}"
            self.new_anchors.append(name)
            return f"&{name} "
        return ""

    def mark_lines(self):
        return self.pick("", "", "", "", " # comment", "  ")

    def end(self):
        return self.pick("", "", "", "", " # comment", "  ") + "\n"

    def gap(self, column):
        """What may stand between two lines."""
        return self.pick(
            "", "", "", "", "", "\n", " " * column + "# comment\n", "# comment\n", "   \n")

    def map(self, column, depth):
        lines, keys = [], set()
        space = " " * column
        if self.maps and self.chance(0.15):
            lines.append(f"{space}<<: *{self.pick(*self.maps)}\n")
        for _ in range(self.random.randint(1, 5)):
            key = self.key(keys)
            self.is_below_key = True
            if self.chance(0.05):
                lines.append(f"{space}? {key}\n")
                if self.chance(0.7):
                    lines.append(f"{space}:{self.lead(self.block(column, depth + 1))}")
                continue
            anchor = None
            if self.chance(0.08):
                anchor = f"m{len(self.maps)}"
                self.count += 1
                inner = column + self.random.randint(1, 3)
                names = set()
                body = "".join(
                    f"{' ' * inner}{self.key(names)}: {self.plain()}\n" for _ in range(3))
                lines.append(f"{space}{key}: &{anchor}\n{body}")
                self.maps.append(anchor)
                continue
            lines.append(f"{space}{key}:{self.lead(self.block(column, depth + 1))}")
            lines.append(self.gap(column))
        return "".join(lines)

    def key(self, keys):
        while True:
            text = self.pick(*WORDS) + self.pick("", "", str(len(keys)))
            plain = text
            if plain[0] in "#*@`%[]{}\"'!&|>,-?:~." or plain == "<<":
                plain = "k" + plain
            if ":" in plain or "#" in plain:
                plain = plain.replace(":", "_").replace("#", "_")
            if plain in keys:
                continue
            keys.add(plain)
            style = self.random.random()
            if style < 0.8:
                return plain + self.pick("", "", "", " ")
            bare = plain.replace('"', "").replace("'", "") + str(len(keys))
            if bare in keys:
                continue
            keys.add(bare)
            return f'"{bare}"' if style < 0.9 else f"'{bare}'"

    def lead(self, value):
        return value if value.startswith(("\n", " #", "  \n")) else " " + value

    def list(self, column, depth):
        lines = []
        for _ in range(self.random.randint(1, 4)):
            self.is_below_key = False
            dash = " " * column + "-"
            if depth < 5 and self.chance(0.3):
                # A map or a list that starts in the line of its dash.
                step = self.random.randint(1, 3)
                inner = column + 1 + step
                inside = self.map if self.chance(0.8) else self.list
                lines.append(dash + " " * step + inside(inner, depth + 1)[inner:])
                continue
            lines.append(dash + self.lead(self.block(column, depth + 1)))
            lines.append(self.gap(column))
        return "".join(lines)

    def flow(self, depth):
        breaks = self.pick(" ", "", "\n  " + " " * 12, " # comment\n" + " " * 12)
        if self.chance(0.5):
            parts = [self.flow_value(depth) for _ in range(self.random.randint(0, 4))]
            opening, closing = "[", "]"
        else:
            names = set()
            parts = []
            for _ in range(self.random.randint(0, 4)):
                key = self.key(names).strip() + str(len(parts))
                for mark in ",[]{}?":
                    key = key.replace(mark, "_")
                if key[0] in "\"'":
                    key = "q" + str(len(parts))
                parts.append(key + self.pick(": ", ": ", ":  ") + self.flow_value(depth))
            opening, closing = "{", "}"
        comma = self.pick(", ", ",", " , ", "," + breaks)
        last = self.pick("", "", ",") if parts else ""
        space = self.pick("", " ")
        return opening + space + comma.join(parts) + last + space + closing

    def flow_value(self, depth):
        kind = self.random.random()
        if depth < 4 and kind < 0.2:
            return self.flow(depth + 1)
        if kind < 0.3 and self.anchors:
            return f"*{self.pick(*self.anchors)} "
        if kind < 0.6:
            return self.quoted(12)
        word = self.plain()
        # PyYAML does not know a `?` within a text between brackets.
        for mark in ",:[]{}#?":
            word = word.replace(mark, "_")
        return word

    # Texts

    def scalar(self, parent):
        kind = self.random.random()
        if kind < 0.05:
            return self.pick("", " # nothing") + "\n"
        if kind < 0.1 and self.anchors:
            return f"*{self.pick(*self.anchors)}" + self.end()
        if kind < 0.15:
            tag, text = self.pick(
                ("str", "12"), ("str", "true"), ("int", "12"), ("int", "'7'"), ("float", "1.5"),
                ("bool", "true"), ("null", "~"), ("str", "null"), ("str", ""))
            return f"!!{tag} {text}".rstrip() + self.end()
        if kind < 0.35:
            return self.lines(parent)
        if kind < 0.55:
            return self.mark() + self.quoted(max(parent, 0) + 2) + self.end()
        if kind < 0.65:
            space = " " * (max(parent, 0) + self.random.randint(1, 4))
            rest = "".join(
                self.pick("\n", "\n", "\n\n", "\n \n") + space + self.plain()
                for _ in range(self.random.randint(1, 4)))
            return self.mark() + self.plain() + rest + self.end()
        return self.mark() + self.plain() + self.end()

    def plain(self):
        words = [word.replace("---", "-x").replace("...", "x") for word in self.words()]
        text = " ".join(word for word in words if word not in ("-", "?", "#not"))
        while text and text[0] in "#*@`%[]{}\"'!&|>,-?:":
            text = text[1:].lstrip()
        return (text or "x").replace(" #", " x")

    def quoted(self, indentation):
        double = self.chance(0.5)
        space = " " * indentation
        parts = []
        for word in self.words(8):
            if double:
                word = word.replace("\\", "").replace('"', '\\"')
                word += self.pick(
                    "", "", "", "", "\\n", "\\t", "\\x41", "\\u00e9", "\\U0001F680", "\\\\", "\\e",
                    "\\ ", "\\0", "\\_", "\\N", "\\/")
            else:
                word = word.replace("'", "''")
            if word in ("---", "..."):
                word = "x"
            parts.append(word)
        quote = '"' if double else "'"
        text = ""
        for word in parts:
            between = self.pick(" ", " ", " ", "  ", "\n" + space, " \n" + space, "\n\n" + space)
            if double and self.chance(0.1):
                between = " \\\n" + space + self.pick("", "\\ ")
            text += word + between
        text = text.rstrip("\n") if self.chance(0.5) else text.strip()
        return quote + text + (" ." if text.endswith("\\") else "") + quote

    def lines(self, parent):
        """A text of whole lines behind `|` or `>`."""
        base = max(parent, 0)
        added = self.random.randint(1, 4)
        chomping = self.pick("", "", "-", "+")
        count = self.random.randint(0, 6)
        lines = []
        for number in range(count):
            lead = self.pick("", "", "", "", "  ", " ", "\t") if number else ""
            lines.append(" " * (base + added) + lead + " ".join(self.words()))
            if self.chance(0.2):
                lines.append(self.pick("", " " * base, "", " " * (base + added)))
        digit = str(added) if self.chance(0.2) else ""
        if digit and lines and self.chance(0.5):
            lines[0] = " " * self.random.randint(1, 2) + lines[0]
        order = self.pick(digit + chomping, chomping + digit)
        tail = "\n" * self.random.randint(0, 2)
        body = "".join(line + "\n" for line in lines)
        comment = self.pick("", "", " # comment", "  ")
        return self.pick("|", ">") + order + comment + "\n" + body + tail


def damaged(text, chooser):
    marks = [
        "\n", " ", "  ", "\t", ":", ": ", "- ", "#", " #", "'", '"', "[", "]", "{", "}", ",", "&a ", "*a",
        "|", ">", "? ", "---\n", "!!str ", "\\", "~", "\r\n", "x"]
    for _ in range(chooser.randint(1, 3)):
        start = chooser.randint(0, len(text))
        end = min(len(text), start + chooser.randint(1, 12))
        text = chooser.choice([
            text[:start] + text[end:],
            text[:start] + chooser.choice(marks) + text[start:],
            text[:start] + chooser.choice(marks) + text[start + 1:],
            text[:end] + text[start:],
        ])
    return text


def main(folder, seed, count):
    folder = pathlib.Path(folder)
    (folder / "whole").mkdir(parents=True, exist_ok=True)
    (folder / "damaged").mkdir(exist_ok=True)
    for number in range(seed, seed + count):
        text = Writer(number).document()
        name = f"{number:06}.yaml"
        (folder / "whole" / name).write_bytes(text.encode())
        chooser = random.Random(number)
        (folder / "damaged" / name).write_bytes(damaged(text, chooser).encode())


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
