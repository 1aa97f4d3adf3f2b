"""Whether a merged text is the one that both edits give."""

from collections import Counter


def plain(text):
    """The lines without what comes and goes with neighbours: blank lines, commas at the end."""
    return [line.rstrip().rstrip(",") for line in text.splitlines() if line.strip()]


def added(base, side):
    """The lines that a side has and the base does not, or not so often."""
    return set((Counter(plain(side)) - Counter(plain(base))).keys())


def kept(lines, new):
    """What is not new. The order of imports is free, and brackets alone belong to any line."""
    return [
        line for line in lines
        if line not in new and not line.lstrip().startswith("import ") and line.strip(" ()[]{}")
    ]


def is_right(scenario, result):
    """The order of what both sides put at one place is free; all else is as in the truth.

    Where one side moved a member, what the other added beside it may have gone along or stayed.
    """
    ours, expected = plain(result), plain(scenario.truth)
    if Counter(ours) != Counter(expected):
        return False

    def agrees(new):
        return kept(ours, new) == kept(expected, new)

    return (
        (scenario.moved or agrees(added(scenario.base, scenario.disk)))
        and (scenario.moved_there or agrees(added(scenario.base, scenario.wanted)))
        and has_right_commas(scenario.truth, result))


def has_right_commas(truth, result):
    """Whether as many lines end in a comma, and none does that stands before a bracket that had none."""
    def ends(text):
        return sum(line.rstrip().endswith(",") for line in text.splitlines())

    def strays(text):
        lines = [line.strip() for line in text.splitlines() if line.strip()]
        return sum(a.endswith(",") and b[:1] in ")]}" for a, b in zip(lines, lines[1:]))

    return ends(truth) == ends(result) and strays(truth) == strays(result)
