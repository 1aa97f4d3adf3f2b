"""Edits such as a team makes, as functions from a text to an edit of it.

An edit is made for one text and can be applied to another: it holds on to lines that stand in a text
once. Where such a line is missing in the other text, or stands there twice, the edit does not apply:
the two sides touched the same.
"""

import re


class Untouchable(Exception):
    """The text has no place for this edit."""


def lines(text):
    return text.splitlines(keepends=True)


def only(all_lines, line):
    """Where a line stands that is there once."""
    places = [i for i, other in enumerate(all_lines) if other == line]
    if len(places) != 1:
        raise Untouchable
    return places[0]


def unique(all_lines, fits):
    """The places of the lines that fit and are there once."""
    return [i for i, line in enumerate(all_lines) if fits(line) and all_lines.count(line) == 1]


def pick(random, places):
    if not places:
        raise Untouchable
    return random.choice(places)


def indent(line):
    return len(line) - len(line.lstrip(" "))


def is_code(line):
    return line.strip() and not line.strip().startswith(("//", "#", "}", ")", "]", "import "))


def member_end(all_lines, start):
    """The line that closes what begins at `start`, by its indentation."""
    depth = indent(all_lines[start])
    if not all_lines[start].rstrip().endswith(("{", "(", "[")):
        return start
    for i in range(start + 1, len(all_lines)):
        line = all_lines[i]
        if line.strip() and indent(line) <= depth:
            if line.strip().startswith((")", "]")) and line.rstrip().endswith(("{", "(", "[")):
                continue
            return i
    raise Untouchable


def member_start(all_lines, start):
    """The first line of the comments and attributes above a member."""
    while start > 0 and all_lines[start - 1].strip().startswith(("///", "@")):
        start -= 1
    return start


FUNCTION = re.compile(r"^ *(?:@\w+ )*(?:(?:package|public|private|static|override) )*(?:func|init)\b")
PROPERTY = re.compile(r"^ *(?:(?:package|public|private|static|lazy) )*(?:let|var) \w+(?::|=| )[^{]*$")


def opener(all_lines, place):
    """The next line above that is indented less: it opens what a line stands in."""
    depth = indent(all_lines[place])
    for line in reversed(all_lines[:place]):
        if line.strip() and indent(line) < depth and not line.strip().startswith(("//", "#")):
            return line.rstrip()
    return ""


def in_type(all_lines, place):
    """Whether a line is a member."""
    return bool(re.search(r"\b(struct|class|enum|extension|actor|protocol)\b", opener(all_lines, place)))


def functions(all_lines):
    return [
        i for i in unique(all_lines, lambda line: FUNCTION.match(line))
        if in_type(all_lines, i) and all_lines[i].rstrip().endswith("{")
    ]


# Each of these looks for a place in `base` and gives a function that makes the edit in any text.


def add_method(random, base):
    place = pick(random, functions(lines(base)))
    anchor = lines(base)[place]
    name = f"extra{random.randrange(10**6)}"
    pad = " " * indent(anchor)

    def apply(text):
        all_lines = lines(text)
        end = member_end(all_lines, only(all_lines, anchor))
        if all_lines[end].strip() != "}":
            raise Untouchable
        new = f"\n{pad}/// Added by the team.\n{pad}func {name}() -> Int {{\n{pad}  {random_number}\n{pad}}}\n"
        all_lines.insert(end + 1, new)
        return "".join(all_lines)

    random_number = random.randrange(10**6)
    return apply


def add_property(random, base):
    base_lines = lines(base)
    places = [i for i in unique(base_lines, lambda line: PROPERTY.match(line)) if in_type(base_lines, i)]
    places = [i for i in places if not base_lines[i].rstrip().endswith(("(", "[", "=", ",", '"""'))]
    anchor = base_lines[pick(random, places)]
    new = f"{' ' * indent(anchor)}private var extra{random.randrange(10**6)} = {random.randrange(9)}\n"
    return after(anchor, new)


def after(anchor, new):
    def apply(text):
        all_lines = lines(text)
        all_lines.insert(only(all_lines, anchor) + 1, new)
        return "".join(all_lines)

    return apply


def add_case(random, base):
    base_lines = lines(base)
    places = unique(base_lines, lambda line: re.match(r"^ *case \w+(\(.*\))?$", line.rstrip()))
    anchor = base_lines[pick(random, [i for i in places if in_type(base_lines, i)])]
    return after(anchor, f"{' ' * indent(anchor)}case extra{random.randrange(10**6)}\n")


ENTRY = re.compile(r'^ *("\w+"|\w+): .*[^,{(\[]$')


def is_balanced(line):
    return all(line.count(a) == line.count(b) for a, b in ("()", "[]", "{}"))


def entry_places(base_lines, pattern):
    """Lines of a list: what ends in a comma, and what stands behind such a line and ends the list."""
    places = []
    for i in unique(base_lines, lambda line: True):
        line = base_lines[i].rstrip()
        if not pattern.match(line.rstrip(",")) or not is_balanced(line):
            continue
        next_line = base_lines[i + 1].strip() if i + 1 < len(base_lines) else ""
        if line.endswith(",") or next_line[:1] in (")", "]", "}"):
            places.append(i)
    return places


def add_entry(random, base, pattern=ENTRY, make=None, fits=lambda all_lines, place: True):
    """Adds an entry behind another that fits, with the commas that it needs."""
    base_lines = lines(base)
    places = [i for i in entry_places(base_lines, pattern) if fits(base_lines, i)]
    anchor = base_lines[pick(random, places)].rstrip("\n")
    core = anchor.rstrip(",")
    number = random.randrange(10**6)
    new = make(core, number) if make else re.sub(r"^( *)(\"?)\w+(\"?):(.*)$", rf"\g<1>\g<2>extra{number}\g<3>:\4", core)

    def number_of_key(all_lines, place):
        """Samples swap their values: the same text may stand in another one."""
        key = core.split(":")[0].split(" TEXT")[0]
        return sum(line.startswith(key) for line in all_lines[:place])

    number_here = number_of_key(base_lines, base_lines.index(anchor + "\n"))

    def apply(text):
        all_lines = lines(text)
        places = [i for i, line in enumerate(all_lines) if line.rstrip("\n").rstrip(",") == core]
        if len(places) != 1 or number_of_key(all_lines, places[0]) != number_here:
            raise Untouchable
        place = places[0]
        has_comma = all_lines[place].rstrip().endswith(",")
        all_lines[place] = core + ",\n" + new + (",\n" if has_comma else "\n")
        return "".join(all_lines)

    return apply


COLUMN = re.compile(r'^ *"\w+" (INTEGER|TEXT|REAL|BLOB)')


def add_column(random, base):
    return add_entry(
        random, base, COLUMN, lambda core, n: re.sub(r'"\w+".*', f'"extra{n}" INTEGER', core))


ELEMENT = re.compile(r'^ *(\.?\w[\w.]*(\(.*\))?|"\w+")$')


def add_element(random, base):
    base_lines = lines(base)
    places = [i for i in entry_places(base_lines, ELEMENT) if base_lines[i].rstrip().endswith(",")]
    anchor = base_lines[pick(random, places)]
    new = f"{' ' * indent(anchor)}.extra{random.randrange(10**6)},\n"
    return after(anchor, new)


def replace_line(base_line, new):
    def apply(text):
        all_lines = lines(text)
        all_lines[only(all_lines, base_line)] = new
        return "".join(all_lines)

    return apply


def edit_line(random, base):
    base_lines = lines(base)

    def fits(line):
        return is_code(line) and indent(line) >= 4 and re.search(r"\w\)?$", line.rstrip()) and (
            "=" in line or "(" in line)

    line = base_lines[pick(random, unique(base_lines, fits))]
    words = [m for m in re.finditer(r"(?<![\w\"])[a-z]\w{2,}(?![\w\":(])", line) if m.start() > indent(line)]
    words = [m for m in words if m.group() not in ("let", "var", "self", "try", "await", "weak", "case", "func")]
    word = pick(random, words)
    return replace_line(line, line[: word.start()] + word.group() + "Changed" + line[word.end():])


def reword_comment(random, base):
    base_lines = lines(base)
    line = base_lines[pick(random, unique(base_lines, lambda line: line.strip().startswith("//") and "scaffold:" not in line))]
    return replace_line(line, line.rstrip(".\n") + f", as we see it {random.randrange(1000)}.\n")


def reword_text(random, base):
    base_lines = lines(base)
    line = base_lines[pick(random, unique(base_lines, lambda line: re.search(r'"[A-Za-z][\w .,]+"', line) and '": ' not in line.lstrip()[:0] + line and "/" not in line))]
    text = pick(random, list(re.finditer(r'"[A-Za-z][\w .,]+"', line)))
    return replace_line(line, line[: text.end() - 1] + f" {random.randrange(1000)}" + line[text.end() - 1:])


FRAMEWORKS = ["Accelerate", "Foundation", "OSLog", "CryptoKit", "StoreKit", "Vision"]


def add_import(random, base, frameworks=FRAMEWORKS):
    base_lines = lines(base)
    places = unique(base_lines, lambda line: line.startswith("import "))
    if not places:
        raise Untouchable
    name = random.choice(frameworks)
    new = f"import {name}\n"
    if new in base_lines:
        raise Untouchable

    def apply(text):
        all_lines = lines(text)
        imports = [i for i, line in enumerate(all_lines) if line.startswith("import ")]
        if not imports or new in all_lines:
            raise Untouchable
        place = next((i for i in imports if all_lines[i] > new), imports[-1] + 1)
        all_lines.insert(place, new)
        return "".join(all_lines)

    return apply


def reorder_imports(random, base):
    def apply(text):
        all_lines = lines(text)
        imports = [i for i, line in enumerate(all_lines) if line.startswith("import ")]
        if len(imports) < 2 or imports != list(range(imports[0], imports[-1] + 1)):
            raise Untouchable
        block = all_lines[imports[0]: imports[-1] + 1]
        all_lines[imports[0]: imports[-1] + 1] = block[::-1]
        return "".join(all_lines)

    apply(base)
    return apply


def cut_member(all_lines, anchor):
    """Takes a member out, with what stands above it and the blank line before it."""
    place = only(all_lines, anchor)
    start, end = member_start(all_lines, place), member_end(all_lines, place)
    block = all_lines[start: end + 1]
    if start > 0 and not all_lines[start - 1].strip():
        start -= 1
    elif end + 1 < len(all_lines) and not all_lines[end + 1].strip():
        end += 1
    else:
        raise Untouchable
    return block, all_lines[:start] + all_lines[end + 1:]


def siblings(base_lines):
    """Pairs of functions of one type."""
    places = functions(base_lines)
    return [
        (i, j) for i in places for j in places
        if i < j and indent(base_lines[i]) == indent(base_lines[j])
        and not any(line.strip() and indent(line) < indent(base_lines[i]) for line in base_lines[i:j]
                    if not line.startswith("#"))
    ]


def move_member(random, base):
    base_lines = lines(base)
    first, second = pick(random, siblings(base_lines))
    anchor, target = base_lines[first], base_lines[second]

    def apply(text):
        all_lines = lines(text)
        if only(all_lines, anchor) > only(all_lines, target):
            raise Untouchable
        block, rest = cut_member(all_lines, anchor)
        end = member_end(rest, only(rest, target))
        return "".join(rest[: end + 1] + ["\n"] + block + rest[end + 1:])

    apply(base)
    apply.moved = True
    return apply


def delete_member(random, base, fits=lambda line: True):
    base_lines = lines(base)
    anchor = base_lines[pick(random, [i for i in functions(base_lines) if fits(base_lines[i])])]
    block, _ = cut_member(base_lines, anchor)

    def apply(text):
        found, rest = cut_member(lines(text), anchor)
        if found != block:
            raise Untouchable
        return "".join(rest)

    return apply


def delete_line(random, base):
    base_lines = lines(base)

    def fits(line):
        return is_code(line) and indent(line) >= 4 and re.search(r"^ *[\w.]+(\.\w+)* = .*\w$|^ *\w+\(.*\)$", line.rstrip())

    places = [i for i in unique(base_lines, fits) if not base_lines[i + 1].strip().startswith(".")]
    line = base_lines[pick(random, places)]

    def apply(text):
        all_lines = lines(text)
        del all_lines[only(all_lines, line)]
        return "".join(all_lines)

    return apply


def add_statement(random, base):
    base_lines = lines(base)

    def fits(line):
        return is_code(line) and indent(line) >= 4 and re.search(r"^ *[\w.]+ = .*[\w)]$|^ *\w+\(.*\)$|^ *let \w+ = .*[\w)]$", line.rstrip())

    places = [i for i in unique(base_lines, fits) if not base_lines[i + 1].strip().startswith(".")]
    line = base_lines[pick(random, places)]
    return after(line, f"{' ' * indent(line)}log(\"step {random.randrange(1000)}\")\n")


def rename_local(random, base):
    names = re.findall(r"\b(?:let|for) ([a-z]\w+) (?:=|in)", base)
    names += re.findall(r"private (?:func|let|var) ([a-z]\w+)", base)
    names = [name for name in sorted(set(names)) if len(name) > 3]
    return renamed(base, pick(random, names))


def renamed(base, name):
    count = len(re.findall(rf"\b{name}\b", base))

    def apply(text):
        if len(re.findall(rf"\b{name}\b", text)) != count:
            raise Untouchable
        return re.sub(rf"\b{name}\b", f"{name}Renamed", text)

    return apply


def add_attribute(random, base, attribute="@available(iOS 18, *)"):
    base_lines = lines(base)
    line = base_lines[pick(random, functions(base_lines))]
    return replace_line(line, f"{' ' * indent(line)}{attribute}\n{line}")


def change_value(random, base):
    """Another value for a key of JSON."""
    base_lines = lines(base)
    line = base_lines[pick(random, unique(base_lines, lambda line: re.search(r'": ?"?[\w ]+"?,?$', line.rstrip())))]
    return replace_line(line, re.sub(r'(": ?"?)([\w ]+)', rf"\g<1>9{random.randrange(1000)}", line))


# What a team does, and how often of 100. The table is fixed; the places are new in each run.
TEAM = {
    "add a method": (add_method, 10),
    "add a property": (add_property, 8),
    "add an enum case": (add_case, 4),
    "add a parameter or argument": (add_entry, 14),
    "add a column": (add_column, 4),
    "add an element": (add_element, 4),
    "add a statement": (add_statement, 8),
    "add an import": (add_import, 6),
    "add an attribute": (add_attribute, 3),
    "reorder imports": (reorder_imports, 3),
    "edit a line": (edit_line, 10),
    "reword a comment": (reword_comment, 6),
    "reword a text": (reword_text, 5),
    "rename a local": (rename_local, 4),
    "move a member": (move_member, 4),
    "delete a member": (delete_member, 2),
    "delete a line": (delete_line, 3),
    "change a value of JSON": (change_value, 2),
}
