"""The team's edits that leave valid Swift behind, in any text that they can be made in.

They have the names of those in `edits`. Where the one there is only a text, the one here is complete:

- what is added has a value of its own: a property is computed, a parameter has a default, an argument
  and a value of JSON stand in JSON, a column may be empty, a statement declares nothing;
- an import is of a module that Linux has too and every tier may use, an attribute holds for every function;
- a line that is edited gets parentheses, a local that is renamed is one that no other file can use;
- what is deleted is a test, or an expectation whose names are used elsewhere in its function;
- a text that is reworded is one that no test compares.

An enum case and an element are left out: other files would have to know of them.
"""

import re

from . import edits
from .edits import Untouchable, after, indent, lines, only, opener, pick, replace_line, unique

MODULES = ["Dispatch", "Foundation", "Synchronization"]
STATEMENT = re.compile(r"^( *(?:(?:let|var) \w+(?:: [^=]+)?|[a-z][\w.]*) = )([^={}]*[\w)])\n$")
SHOWN = re.compile(
    r'^ *(package static let \w+ = text\("\w+", |#Preview\(|"(comment|value)" : )".*\w(?=\W*$)')
NUMBER_OR_WORD = re.compile(r'": (\d+|"\w+"),?$')
EXPECTATION = re.compile(r"^ *#expect\(.*\)$")


def where(fits, anchor, apply):
    """An edit at a line, which has to fit in every text."""
    def checked(text):
        all_lines = lines(text)
        if not fits(all_lines, only(all_lines, anchor)):
            raise Untouchable
        return apply(text)

    return checked


def line_that(random, base, fits):
    base_lines = lines(base)
    return base_lines[pick(random, [i for i in unique(base_lines, str.strip) if fits(base_lines, i)])]


def goes_on(all_lines, place):
    """Whether the next line belongs to this one."""
    line = all_lines[place + 1] if place + 1 < len(all_lines) else ""
    return line.strip() and indent(line) > indent(all_lines[place]) or bool(
        re.match(r" *([.?:=+*/&|-]|else\b|as\b|is\b)", line)) and not line.lstrip().startswith("//")


def is_json(text):
    return text.startswith("{")


def add_property(random, base):
    def fits(all_lines, place):
        line = all_lines[place].rstrip()
        return edits.PROPERTY.match(line) and edits.is_balanced(line) and not line.endswith(
            ("=", ",", '"""')) and edits.in_type(all_lines, place) and not goes_on(all_lines, place)

    line = line_that(random, base, fits)
    name, value = f"extra{random.randrange(10**6)}", random.randrange(9)
    new = f"{' ' * indent(line)}private var {name}: Int {{ {value} }}\n"
    return where(fits, line, after(line, new))


def add_entry(random, base):
    if is_json(base):
        return edits.add_entry(random, base)

    def fits(all_lines, place):
        head = opener(all_lines, place)
        return head.endswith("(") and re.match(r"^ *((package|public) )?init\($|^ *private func \w+\($", head)

    return edits.add_entry(
        random, base, make=lambda core, number: f"{' ' * indent(core)}extra{number}: Int = {number}",
        fits=fits)


def is_statement(all_lines, place):
    head = opener(all_lines, place)
    return (
        STATEMENT.match(all_lines[place]) and edits.is_balanced(all_lines[place])
        and re.search(r"\{$|\{.* in$|^ *(case .*|default):$", head)
        and not edits.in_type(all_lines, place) and not goes_on(all_lines, place))


def add_statement(random, base):
    line = line_that(random, base, is_statement)
    new = f"{' ' * indent(line)}let _ = {random.randrange(1000)}\n"
    return where(is_statement, line, after(line, new))


def edit_line(random, base):
    line = line_that(random, base, is_statement)
    return where(is_statement, line, replace_line(line, STATEMENT.sub(r"\1(\2)\n", line)))


def is_own(text, name):
    """Whether a local's name can mean nothing that another file uses."""
    return not re.search(
        rf'\.{name}\b|\b{name}(:|\()|(var|func|case|static let) {name}\b|^.*".*\b{name}\b', text, re.M)


def rename_local(random, base):
    names = sorted(set(re.findall(r"^ +let (\w{4,}) =", base, re.M)))
    name = pick(random, [name for name in names if is_own(base, name)])
    apply = edits.renamed(base, name)

    def checked(text):
        if not is_own(text, name):
            raise Untouchable
        return apply(text)

    return checked


def delete_member(random, base):
    return edits.delete_member(random, base, lambda line: line.lstrip().startswith("@Test"))


def delete_line(random, base):
    """An expectation of several: what it names stays in use."""
    def fits(all_lines, place):
        line = all_lines[place]
        if not EXPECTATION.match(line.rstrip()) or not edits.is_balanced(line):
            return False
        start = max((i for i in range(place) if "func " in all_lines[i]), default=0)
        body = "".join(all_lines[start: edits.member_end(all_lines, start)])
        names = [name for name in re.findall(r"\w+", line) if re.search(rf"(let|var|,) \(?{name}\b", body)]
        return all(len(re.findall(rf"\b{name}\b", body)) > line.count(name) + 1 for name in names)

    line = line_that(random, base, fits)

    def apply(text):
        all_lines = lines(text)
        del all_lines[only(all_lines, line)]
        return "".join(all_lines)

    return where(fits, line, apply)


def reword_text(random, base):
    line = line_that(random, base, lambda all_lines, place: SHOWN.match(all_lines[place]))
    end = SHOWN.match(line).end()
    return replace_line(line, f"{line[:end]} {random.randrange(1000)}{line[end:]}")


def change_value(random, base):
    if not is_json(base):
        raise Untouchable
    line = line_that(random, base, lambda all_lines, place: NUMBER_OR_WORD.search(all_lines[place]))
    return replace_line(line, re.sub(r'": ("?)', rf'": \g<1>9{random.randrange(1000)}', line))


TEAM = {
    "add a method": edits.add_method,
    "add a property": add_property,
    "add a parameter or argument": add_entry,
    "add a column": edits.add_column,
    "add a statement": add_statement,
    "add an import": lambda random, base: edits.add_import(random, base, MODULES),
    "add an attribute": lambda random, base: edits.add_attribute(random, base, "@inline(never)"),
    "reorder imports": edits.reorder_imports,
    "edit a line": edit_line,
    "reword a comment": edits.reword_comment,
    "reword a text": reword_text,
    "rename a local": rename_local,
    "move a member": edits.move_member,
    "delete a member": delete_member,
    "delete a line": delete_line,
    "change a value of JSON": change_value,
}
# Those that can be made in a template, too, wherever its tags stand.
TEMPLATE = ["add a method", "add a property", "add an attribute", "reword a comment"]
WEIGHTS = {name: edits.TEAM[name][1] for name in TEAM}
