"""Does the jobs of `jobs.json` without a model: it looks for a few words in a job, and does what the tool says.

    python3 Tests/MCP/reference.py WORDS FOLDER

It is the client that `jobs` takes where no other is named. The server of tools does what it can do, the
command line the rest; which import goes, which field comes and what is undeclared, the tool's answers say.
"""

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

WORDS, FOLDER = sys.argv[1], Path(sys.argv[2])
META = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": {},
}


class Server:
    """`scaffold mcp`, a line a message."""

    def __init__(self):
        self.process = subprocess.Popen(
            ["scaffold", "mcp", "--allow-writing"], cwd=FOLDER, stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, text=True)
        self.count = 0

    def __call__(self, tool, **arguments):
        self.count += 1
        self.process.stdin.write(json.dumps({
            "jsonrpc": "2.0", "id": self.count, "method": "tools/call",
            "params": {"name": tool, "arguments": arguments, "_meta": META}}) + "\n")
        self.process.stdin.flush()
        result = json.loads(self.process.stdout.readline())["result"]
        if result["isError"]:
            sys.exit(f"{tool}: {result['content'][0]['text']}")
        return result["structuredContent"]


def scaffold(line):
    return subprocess.run(["scaffold", *shlex.split(line)], cwd=FOLDER, capture_output=True, text=True)


def found(pattern):
    """What the words of the job have where a pattern has groups."""
    return re.search(pattern, WORDS)


# The jobs


def make_list(server, match):
    fields = re.findall(r"(\w+) \((\w+)\)", WORDS)
    server("new_module", name=[match[1]], kind="list", screens="list,search" if "searched" in WORDS else "list",
           fields=" ".join(f"{name}:{type}" for name, type in fields))


def make_from_reply(server, match):
    server("new_module", name=[match[2]], from_json=match[1])


def add_field(server, match):
    server("update_module", name=[match[2]], fields=f"+{match[1]}:{match[3]}={match[4]}")


def follow_reply(server, match):
    edits = server("drift", name=match[2], file=match[1])["edits"]
    # What a reply lacks may be chance; what is new has to be known.
    server("update_module", name=[match[2]], fields=" ".join(edit for edit in edits if edit.startswith("+")))


def rename(server, match):
    scaffold(f"rename-module {match[1]} {match[2]}")


def remove(server, match):
    scaffold(f"remove-module {match[1]}")


def fix_boundaries(server, match):
    """Takes out the imports that are found. What is left of each file needs none of them."""
    for finding in server("check")["findings"]:
        path = FOLDER / finding["file"]
        lines = path.read_text().splitlines(keepends=True)
        del lines[finding["line"] - 1]
        path.write_text("".join(lines))


def declare(server, match):
    scaffold("check --fix")


def repair(server, match):
    scaffold("repair")


def write_rules(server, match):
    """The rules that the code suggests, less what the job forbids; what breaks them today goes on a list."""
    scaffold("check --init")
    path = FOLDER / "scaffold.json"
    rules = json.loads(path.read_text())
    for tier in rules["tiers"]:
        if tier["name"] == "View":
            tier["sees"].remove("Data")
    path.write_text(json.dumps(rules, indent=2) + "\n")
    scaffold("check --write-baseline scaffold-baseline.json")
    path.write_text(json.dumps({**rules, "baseline": "scaffold-baseline.json"}, indent=2) + "\n")


JOBS = [
    (r"needs a module (\w+): a list", make_list),
    (r"(\S+\.json) is what the server answers to .* Make a module (\w+)", make_from_reply),
    (r"sends (\w+) with each \w+ of the module (\w+): an (\w+), (\w+) where", add_field),
    (r"(\S+\.json) is what it answers for the module (\w+) now", follow_reply),
    (r"Call the module (\w+) (\w+) from now on", rename),
    (r"take the module (\w+) out", remove),
    (r"`scaffold check` fails", fix_boundaries),
    (r"let (\w+) depend on (\w+)", declare),
    (r"Put it right", repair),
    (r"has no scaffold.json", write_rules),
]


def main():
    for pattern, work in JOBS:
        match = found(pattern)
        if match:
            return work(Server(), match)
    sys.exit(f"nothing here does this job: {WORDS}")


main()
