"""Holds what the tool reads in YAML documents against PyYAML.

    compare.py FOLDER [--damaged]

Beside each document of the folder stands what the tool made of it: `NAME.json`, or `NAME.error`. PyYAML
reads YAML 1.1; here it gets the words and numbers of 1.2's core schema. Of documents that are damaged,
those count that both read: where they are refused, the two differ by design.
"""

import collections
import decimal
import json
import pathlib
import re
import sys

import yaml

decimal.getcontext().prec = 10_000
KEYWORDS = re.compile(r"^(?:|~|null|Null|NULL|true|True|TRUE|false|False|FALSE)$")
INTEGER = re.compile(r"^[-+]?[0-9]+$")
OTHER_BASE = re.compile(r"^0o[0-7]+$|^0x[0-9a-fA-F]+$")
DECIMAL = re.compile(r"^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$")


class Loader(yaml.SafeLoader):
    """PyYAML's reader, without its own idea of what a text without quotes is."""

    yaml_implicit_resolvers = {}


Loader.add_implicit_resolver("tag:yaml.org,2002:merge", re.compile("^<<$"), ["<"])


class FastLoader(yaml.CSafeLoader if yaml.__with_libyaml__ else yaml.SafeLoader):
    """The same in C, for large documents."""

    yaml_implicit_resolvers = {}


FastLoader.add_implicit_resolver("tag:yaml.org,2002:merge", re.compile("^<<$"), ["<"])


def word(text):
    """What a text without quotes is."""
    if KEYWORDS.match(text):
        return {"t": True, "f": False}.get(text[:1].lower())
    if INTEGER.match(text):
        return int(text)
    if OTHER_BASE.match(text):
        number = int(text[2:], 16 if text[1] == "x" else 8)
        return number if number < 1 << 64 else text
    if DECIMAL.match(text):
        return decimal.Decimal(text)
    return text


def scalar(node):
    kind = node.tag.removeprefix("tag:yaml.org,2002:")
    if kind == "str":
        return word(node.value) if not node.style and not node.tagged else node.value
    return word(node.value)


def value(node, seen):
    """The value of a node of PyYAML's. What aliases repeat is made once."""
    if id(node) in seen:
        return seen[id(node)]
    if isinstance(node, yaml.ScalarNode):
        result = scalar(node)
    elif isinstance(node, yaml.SequenceNode):
        result = [value(child, seen) for child in node.value]
    else:
        result = mapping(node, seen)
    seen[id(node)] = result
    return result


def mapping(node, seen):
    own, merged = {}, {}
    for key, child in node.value:
        if key.tag == "tag:yaml.org,2002:merge":
            maps = child.value if isinstance(child, yaml.SequenceNode) else [child]
            for other in maps:
                for name, member in value(other, seen).items():
                    merged.setdefault(name, member)
            continue
        if not isinstance(key, yaml.ScalarNode):
            raise yaml.YAMLError("a key that is no text")
        if key.value in own:
            raise yaml.YAMLError("a key twice: " + key.value)
        own[key.value] = value(child, seen)
    return merged | own if merged else own


def mark_tags(loader):
    """Makes nodes know whether the document tags them."""
    compose = loader.compose_scalar_node

    def compose_scalar_node(anchor):
        event = loader.peek_event()
        node = compose(anchor)
        node.tagged = event.tag is not None
        return node

    loader.compose_scalar_node = compose_scalar_node
    return loader


def theirs(data):
    text = data.decode("utf-8")
    fast = len(data) > 500_000
    loader = FastLoader(text) if fast else mark_tags(Loader(text))
    try:
        node = loader.get_single_node()
    finally:
        loader.dispose()
    if node is None:
        return None
    if fast:
        for found in walk(node):
            found.tagged = False
    return value(node, {})


def walk(node, seen=None):
    seen = set() if seen is None else seen
    if id(node) in seen:
        return
    seen.add(id(node))
    yield node
    for child in node.value if not isinstance(node, yaml.ScalarNode) else []:
        for part in child if isinstance(child, tuple) else [child]:
            yield from walk(part, seen)


def difference(ours, theirs, path=""):
    """Where two values differ; `None` if they do not."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        if ours.keys() != theirs.keys():
            return f"{path}: keys {sorted(ours.keys() ^ theirs.keys())}"
        pairs = ((f"{path}/{key}", ours[key], theirs[key]) for key in ours)
    elif isinstance(ours, list) and isinstance(theirs, list):
        if len(ours) != len(theirs):
            return f"{path}: {len(ours)} items, not {len(theirs)}"
        pairs = ((f"{path}/{i}", a, b) for i, (a, b) in enumerate(zip(ours, theirs)))
    else:
        number = (int, decimal.Decimal)
        same_kind = type(ours) is type(theirs) or (
            isinstance(ours, number) and isinstance(theirs, number)
            and not isinstance(ours, bool) and not isinstance(theirs, bool))
        return None if same_kind and ours == theirs else f"{path}: {ours!r}, not {theirs!r}"
    return next((found for pair in pairs if (found := difference(pair[1], pair[2], pair[0]))), None)


def compared(path):
    """Whether both read a document, or how they differ."""
    ours = path.with_name(path.name + ".json")
    try:
        expected = theirs(path.read_bytes())
    except (yaml.YAMLError, UnicodeDecodeError, RecursionError) as error:
        words = str(error).splitlines()
        return "read alone: " + words[0] if ours.exists() else "neither reads it: " + words[0]
    if not ours.exists():
        return "refused alone: " + path.with_name(path.name + ".error").read_text().strip()
    found = difference(json.loads(ours.read_text(), parse_float=decimal.Decimal), expected)
    return "differs: " + found if found else "same"


def main(folder, is_damaged):
    results = {
        path.name: compared(path) for path in sorted(pathlib.Path(folder).rglob("*.y*ml"))}
    counts = collections.Counter(result.split(":")[0] for result in results.values())
    print(", ".join(f"{count} {kind}" for kind, count in sorted(counts.items())))
    expected = ["same"] + ["read alone", "refused alone", "neither reads it"] * is_damaged
    problems = {
        name: result for name, result in results.items() if result.split(":")[0] not in expected}
    for name, result in problems.items():
        print(f"  {name}: {result}")
    return 1 if problems or not counts["same"] else 0


if __name__ == "__main__":
    sys.setrecursionlimit(10_000)
    sys.exit(main(sys.argv[1], sys.argv[2:] == ["--damaged"]))
