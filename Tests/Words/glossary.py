"""The words of the field, and those that they take the place of.

A row has the old word as a pattern, the words to use, their Chinese, and what may stand there all the same.
It holds in pages, help, messages, comments and all that is emitted. Names of code are not held, nor what
stands in backquotes, nor keys of files: `sees` in scaffold.json keeps its name. To hold one more word, add a
row, and a line to `tests`.
"""

import re
from typing import NamedTuple


class Word(NamedTuple):
    """A word that is not used any more."""

    old: re.Pattern
    new: str
    chinese: str
    # What is fine although the pattern finds a part of it.
    unless: re.Pattern | None = None


def word(old, new, chinese, unless=None):
    """A row; a pattern is whole words of English in any case, or Chinese."""
    bounded = old if re.search("[\u4e00-\u9fff]", old) else rf"(?<![\w-])(?:{old})(?![\w-])"
    return Word(
        re.compile(bounded, re.IGNORECASE), new, chinese,
        re.compile(unless, re.IGNORECASE) if unless else None)


# Only people see: on a screen, with their eyes.
PEOPLE = r"(?:users?|people|person|reader|readers|visitor|guest|nobody|nobody else|anybody|somebody|who|whoever)"
# The parts of a project, which depend on one another.
PARTS = (
    r"(?:View|Business|Data|Core|Base|App|(?:the )?app|tiers?|modules?|targets?|features?|layers?|files?|folders?"
    r"|groups?|parts?|packages?)")

WORDS = [
    word("sees", "depends on, imports, uses", "依赖、引用", unless=rf"{PEOPLE} sees|\"sees\"|sees: \("),
    word(
        rf"{PARTS} (?:that |which |never |not |may |must |can |do |does |not |cannot )*see",
        "depend on, use", "依赖、引用"),
    word("see (?:one another|each other)|does not see (?:Data|View|Business)", "depend on", "互相依赖"),
    word("looks at|looked at|looking at", "reads, checks, examines", "检查"),
    word("tells?|told|telling", "reports, says, notifies; distinguishes; is given", "报告、区分"),
    word("mend|mends|mended|mending", "fix", "修复"),
    word("walls?", "boundary, rule", "边界、规则", unless="wall clock"),
    word("(?-i:kits?)", "UI framework", "界面框架", unless=r"(?:let|name:) kit\b|\(kit\b|kit \+"),
    word("raw types?", "DTO, type of the Data layer", "原始数据（DTO）"),
    word(
        r"(?:(?:every|each|all|of the) combinations? of|other|recorded|(?:module|template|ledger)'s) answers"
        r"|answers? that (?:is|are) not the default|(?:the|change the) answers of (?:a|the|each) (?:module|template)",
        "option", "选项"),
    word("看见|看得见|看不见|互相可见|互不可见", "depend on", "依赖、引用"),
    word("告诉", "report, say", "报告、说明"),
    word("改正|修好|修法", "fix", "修复"),
    word("墙", "boundary, rule", "边界、规则", unless="防火墙"),
    word("套件", "UI framework", "界面框架"),
    word("原始类型", "DTO", "原始数据（DTO）"),
    word("账本", "ledger", "生成记录"),
    word("另外的答案|其他答案|换了答案", "option", "选项"),
]

# Doc comments begin with what they are about; those with these words are a riddle at first sight.
OPENINGS = re.compile(r"(?:What|Whether)\b")
# At most so many of a hundred, in each of these folders.
MOST_OPENINGS = 5
OPENING_FOLDERS = ["Sources", "Templates"]
