"""Finds what people read in a file: texts, messages and comments, without names and keys.

What is found keeps its place: all else of the file is blank, line by line.
"""

import io
import re
import tokenize

# In every text: what stands in backquotes, the tags of a template, a key of JSON, where links lead.
NAMES = re.compile(
    r"`[^`\n]*`|\{[{%].*?[%}]\}|\\?\"[\w-]+\\?\"(?=\s*:)|\]\([^)\n]*\)|https?://[^\s)>\"]+"
    # A call, a member, a variable of the shell.
    r"|\b\w+\(|(?<=[\w)\]])\.\w+|\$\{?\w+\}?|\{\w[^{}\s]*\}")


def prose(name, text):
    """The text with all blank that nobody reads, a character for a character."""
    spans = READERS[kind(name, text)](text)
    kept = ["\n" if character == "\n" else " " for character in text]
    for start, end, holes in sorted(spans, key=lambda each: (each[0], -each[1])):
        kept[start:end] = text[start:end]
        for first, last in holes:
            kept[first:last] = ("\n" if each == "\n" else "\0" for each in text[first:last])
    return NAMES.sub(lambda found: "\0" * len(found.group()), "".join(kept))


def kind(name, text):
    base = name.removesuffix(".stencil")
    for ending, kind in KINDS:
        if base.endswith(ending):
            return kind
    return "python" if re.match("#!.*python", text) else "shell"


KINDS = [
    ((".swift", ".h"), "swift"), ((".md", ".html", ".svg", ".txt", ".strings"), "text"),
    ((".json", ".xcstrings"), "json"), (".py", "python"),
]

# A word by itself is the name of something, unless it is written as a title is.
ID = re.compile(r"(?![A-Z][a-z]+$)[\x21-\x7e]*")

# What ends or begins something in Swift's code, and in one of its texts.
CODE = re.compile(r'//[^\n]*|/\*.*?(?:\*/|\Z)|#*"""|#*"|[()]', re.DOTALL)


def swift(text):
    """Comments and texts; an interpolation is a hole in its text."""
    spans = []

    def read_code(place, closes):
        depth = 0
        while found := CODE.search(text, place):
            sign, place = found.group(), found.end()
            if sign == "(":
                depth += 1
            elif sign == ")":
                if closes and depth == 0:
                    return place
                depth -= 1
            elif sign.startswith("/"):
                spans.append((found.start(), place, []))
            else:
                place = read_text(sign, place)
        return len(text)

    def read_text(quote, start):
        hashes = "#" * quote.count("#")
        end = quote.lstrip("#") + hashes
        several = '"""' in quote
        signs = re.compile(
            rf"\\{hashes}\(|\\{hashes}[^(]|{re.escape(end)}" + ("" if several else r"|\n"), re.DOTALL)
        place, holes = start, []
        while found := signs.search(text, place):
            if found.group().endswith("(") and found.group() != end:
                place = read_code(found.end(), True)
                holes.append((found.start(), place))
            elif found.group().startswith("\\"):
                place = found.end()
            else:
                if holes or not ID.fullmatch(text, start, found.start()):
                    spans.append((start, found.start(), holes))
                return found.end()
        spans.append((start, len(text), holes))
        return len(text)

    read_code(0, False)
    return spans


def python(text):
    starts = [0]
    for line in text.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    spans = []
    kinds = {tokenize.STRING, tokenize.COMMENT, getattr(tokenize, "FSTRING_MIDDLE", tokenize.COMMENT)}
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in kinds and " " in token.string.strip():
            (row, column), (last, end) = token.start, token.end
            spans.append((starts[row - 1] + column, starts[last - 1] + end, []))
    return spans


def shell(text):
    """Comments, and words between quotes."""
    found = re.finditer(r"(?m:(?:^|(?<=\s))#[^\n]*)|\"(?:\\.|[^\"\\\n])*\"", text)
    return [(*each.span(), []) for each in found if " " in each.group()]


def json(text):
    """Values; a key is a name."""
    found = re.finditer(r'"(?:\\.|[^"\\])*"', text)
    return [
        (*each.span(), []) for each in found
        if not ID.fullmatch(each.group()[1:-1]) and not re.match(r"\s*:", text[each.end():each.end() + 9])]


READERS = {
    "swift": swift, "python": python, "shell": shell, "json": json,
    "text": lambda text: [(0, len(text), [])],
}
