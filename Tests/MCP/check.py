"""Drives `scaffold mcp` as a client of the Model Context Protocol would.

Three clients take turns: the Python SDK in each revision; one that sends lines as they are, well or ill
formed; and an agent without a model, whose day is a module that it breaks and fixes.
"""

import asyncio
import functools
import hashlib
import json
import os
import random
import re
import select
import shutil
import subprocess
import sys
import time
from pathlib import Path

import jsonschema
from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client
from mcp_types.methods import validate_server_result

SCAFFOLD = sys.argv[1]
IS_TIMED = "--time" in sys.argv
SCHEMAS = os.environ.get("SCHEMA")

NEW, OLD = "2026-07-28", "2025-06-18"
READING = ["list_modules", "explain", "check", "graph", "drift", "plan_module"]
WRITING = ["new_module", "update_module"]
META = {
    "io.modelcontextprotocol/protocolVersion": NEW,
    "io.modelcontextprotocol/clientCapabilities": {},
    "io.modelcontextprotocol/clientInfo": {"name": "check", "version": "1"},
}


def expect(is_so, what):
    if not is_so:
        raise SystemExit(f"Tests/MCP/check.py: {what}")


def scaffold(*words, folder):
    done = subprocess.run([SCAFFOLD, *words], cwd=folder, capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


def tree(folder):
    """Everything below a folder, as one digest."""
    digest = hashlib.sha256()
    for path in sorted(Path(folder).rglob("*")):
        digest.update(str(path.relative_to(folder)).encode())
        if path.is_file():
            digest.update(path.read_bytes())
    return digest.hexdigest()


def project(name):
    """A project of two modules, in a clone with a commit."""
    folder = Path(name).resolve()
    code, _, err = scaffold("new-module", "Login", "--at", name, folder=".")
    expect(code == 0, err)
    code, _, err = scaffold("new-module", "Timeline", "--kind", "list", folder=folder)
    expect(code == 0, err)
    for words in ("init -q", "add -A", "-c user.name=a -c user.email=a@b commit -qm Start"):
        subprocess.run(["git", *words.split()], cwd=folder, check=True)
    return folder


# The schema of the protocol


@functools.cache
def message_validator(revision, name):
    """Checks messages by the schema of the protocol's own repository, if it is there."""
    if not SCHEMAS:
        return None
    schema = json.loads(Path(SCHEMAS, revision, "schema.json").read_text())
    key = "$defs" if "$defs" in schema else "definitions"
    return validator({"$schema": schema["$schema"], key: schema[key], "$ref": f"#/{key}/{name}"})


def validator(schema):
    """A schema that is read once, for all that is held against it."""
    kind = jsonschema.validators.validator_for(schema)
    kind.check_schema(schema)
    return kind(schema)


RESULTS = {
    "tools/list": "ListToolsResult",
    "tools/call": "CallToolResult",
    "initialize": "InitializeResult",
    "server/discover": "DiscoverResult",
}


def expect_result(method, revision, result):
    validate_server_result(method, revision, result)
    schema = message_validator(revision, RESULTS[method])
    if schema:
        schema.validate(result)


def expect_error(revision, message):
    schema = message_validator(revision, "JSONRPCErrorResponse" if revision == NEW else "JSONRPCError")
    # The older one knows no answer to what cannot be read.
    if schema and (revision == NEW or "id" in message):
        schema.validate(message)


def expect_tools(tools, names):
    expect([tool["name"] for tool in tools] == names, f"tools {[t['name'] for t in tools]}")
    for tool in tools:
        for key in ("inputSchema", "outputSchema"):
            jsonschema.Draft202012Validator.check_schema(tool[key])


# A client that sends lines


class Lines:
    """Sends what it is given, byte for byte, and reads a line at a time."""

    def __init__(self, folder, *words):
        self.process = subprocess.Popen(
            [SCAFFOLD, "mcp", *words], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE)
        self.buffer = b""
        self.count = 0

    def send(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def receive(self, patience=30.0):
        while b"\n" not in self.buffer:
            ready, _, _ = select.select([self.process.stdout], [], [], patience)
            expect(ready, "no answer came")
            more = os.read(self.process.stdout.fileno(), 1 << 16)
            if not more:
                expect(False, f"the server ended: {self.process.stderr.read().decode()}")
            self.buffer += more
        line, self.buffer = self.buffer.split(b"\n", 1)
        message = json.loads(line)
        expect(message["jsonrpc"] == "2.0", f"no message: {line}")
        return message

    def ask(self, method, **parameters):
        """One request in the new revision, and its result."""
        self.count += 1
        request = {"jsonrpc": "2.0", "id": self.count, "method": method,
                   "params": {**parameters, "_meta": META}}
        self.send(json.dumps(request).encode() + b"\n")
        message = self.receive()
        expect(message.get("id") == self.count, f"answered another request: {message}")
        return message

    def call(self, tool, arguments):
        message = self.ask("tools/call", name=tool, arguments=arguments)
        expect("result" in message, f"{tool} {arguments}: {message}")
        expect_result("tools/call", NEW, message["result"])
        return message["result"]

    def end(self):
        """What is left when the input ends, and the exit status."""
        rest, errors = self.process.communicate(timeout=30)
        expect(errors == b"", f"said beside the messages: {errors}")
        return self.buffer + rest, self.process.returncode


# The Python SDK


async def talk(folder, mode, words, names, calls):
    """All tools, by the Python SDK: it holds results against their output schemas itself."""
    server = StdioServerParameters(command=SCAFFOLD, args=["mcp", *words], cwd=str(folder))
    async with Client(stdio_client(server), mode=mode) as client:
        revision = OLD if mode == "legacy" else NEW
        expect(client.session.protocol_version == revision, "another revision")
        listed = await client.list_tools()
        tools = [tool.model_dump(by_alias=True, exclude_none=True) for tool in listed.tools]
        expect_tools(tools, names)
        schemas = {tool["name"]: tool["outputSchema"] for tool in tools}
        for name, arguments, is_error in calls:
            result = await client.call_tool(name, arguments)
            expect(result.is_error == is_error, f"{name} {arguments}: {result}")
            jsonschema.validate(result.structured_content, schemas[name])
            expect(json.loads(result.content[0].text) == result.structured_content, name)
            if is_error:
                error = result.structured_content["error"]
                expect({"code", "message", "fix"} <= set(error), f"{name}: {error}")
    return revision


def check_sdk(folder):
    reading = [
        ("list_modules", {}, False),
        ("explain", {"subject": "Sources/Modules/Login/View"}, False),
        ("explain", {"subject": "tier"}, False),
        ("explain", {"subject": "nothing"}, True),
        ("check", {}, False),
        ("check", {"path": ["Sources/Modules/Login"], "changed": True}, False),
        ("check", {"since": "nowhere"}, True),
        ("graph", {}, False),
        ("graph", {"module": "Login"}, False),
        ("graph", {"module": "Nobody"}, True),
        ("drift", {"name": "Timeline"}, False),
        ("drift", {"name": "Nobody"}, True),
        ("plan_module", {"name": ["Orders"], "kind": "list"}, False),
        ("plan_module", {"name": ["orders"]}, True),
        ("plan_module", {}, True),
    ]
    writing = [
        ("new_module", {"name": ["Orders"], "fields": "id:Int64 title:String"}, False),
        ("new_module", {"name": ["Orders"], "kind": "form"}, True),
        ("update_module", {"name": ["Orders"], "fields": "+likes:Int=0", "diff": True}, False),
        ("update_module", {"name": ["Orders"], "fields": "-nothing"}, True),
        ("update_module", {"name": ["Orders"], "fields": "+likes:Int=0"}, False),
        ("update_module", {}, False),
    ]
    for mode in ("legacy", "auto", NEW):
        before = tree(folder)
        refused = [(name, {"name": ["Orders"]}, True) for name in WRITING]
        revision = asyncio.run(talk(folder, mode, [], READING, reading))
        expect(tree(folder) == before, "a tool that reads has written")
        copy = Path(f"copy-{mode}")
        shutil.copytree(folder, copy, symlinks=True)
        asyncio.run(talk(copy, mode, ["--allow-writing"], READING + WRITING, reading + writing))
        shutil.rmtree(copy)
        print(f"Python SDK, {mode}: {revision}, {len(READING + WRITING)} tools")


# Well and ill formed


def values(random):
    """Something that may stand where a value does."""
    return random.choice([
        "Login", "Orders", "tier", "", ".", "..", "../../etc", "/etc/passwd", "-", "--force", "a\0b",
        "\u2028", "é" * 300, "list", "Sources/Modules/Login", "Sources", 0, -1, 1e300, True, False,
        None, [], ["Login"], ["Login", "Timeline"], [1], [["a"]], {}, {"a": 1}, "x" * 10000,
        "id:Int64 title:String", "git status", "$(touch pwned)", "`touch pwned`", "HEAD",
    ])


def arguments(random, schema):
    names = list(schema["properties"])
    given = {name: values(random) for name in random.sample(names, random.randint(0, min(4, len(names))))}
    for name in schema.get("required", []):
        if random.random() < 0.7:
            given[name] = random.choice([["Orders"], "Orders", "Login", "tier"])
    if random.random() < 0.15:
        given[random.choice(["force", "json", "nonsense", "write_baseline", "dry_run"])] = True
    return given


def request(random, number, tools):
    """A line, and whether it wants an answer."""
    tool = random.choice(tools)
    call = {"name": tool["name"], "arguments": arguments(random, tool["inputSchema"]), "_meta": META}
    well = {"jsonrpc": "2.0", "id": number, "method": "tools/call", "params": call}
    kind = random.randint(0, 19)
    if kind < 10:
        return json.dumps(well, ensure_ascii=random.random() < 0.5).encode(), True
    if kind == 10:
        return json.dumps({**well, "method": random.choice(["tools/lst", "", "ping", "x" * 500])}).encode(), True
    if kind == 11:
        call["_meta"] = random.choice([{}, {**META, "io.modelcontextprotocol/protocolVersion": "2020-01-01"}, []])
        return json.dumps(well).encode(), True
    if kind == 12:
        call["name"] = random.choice(["nobody", "", 7, None, WRITING[0], WRITING[1]])
        return json.dumps(well).encode(), True
    if kind == 13:
        call["arguments"] = random.choice([[], "text", 3, None])
        return json.dumps(well).encode(), True
    if kind == 14:
        return json.dumps([well, well]).encode(), True
    if kind == 15:
        line = bytearray(json.dumps(well).encode())
        for _ in range(random.randint(1, 4)):
            line[random.randrange(len(line))] = random.choice(b"\xff\xc3{}[]\",:\\ 09aZ\x00\x1b")
        return bytes(line), None
    if kind == 16:
        return random.choice([b"", b"   ", b"\t\r"]), False
    if kind == 17:
        cancelled = {"jsonrpc": "2.0", "method": "notifications/cancelled",
                     "params": random.choice([{}, {"requestId": 10**9}, {"requestId": None}])}
        return json.dumps(cancelled).encode(), False
    if kind == 18:
        return json.dumps({"jsonrpc": "2.0", "method": "notifications/" + "x" * random.randint(0, 9)}).encode(), False
    return json.dumps({"jsonrpc": "2.0", "id": number, "result": {}}).encode() + b"\r", False


def check_random(folder, count, seed):
    generator = random.Random(seed)
    client = Lines(folder)
    tools = client.ask("tools/list")["result"]["tools"]
    schemas = {tool["name"]: validator(tool["outputSchema"]) for tool in tools}
    before, errors, results = tree(folder), 0, 0
    probe = 10**6
    for number in range(1000, 1000 + count):
        line, _ = request(generator, number, tools)
        client.send(line + b"\n")
        # A question behind it: all that comes before its answer answers the line.
        probe += 1
        client.send(json.dumps({"jsonrpc": "2.0", "id": probe, "method": "server/discover",
                                "params": {"_meta": META}}).encode() + b"\n")
        answers = []
        while True:
            message = client.receive()
            if message.get("id") == probe:
                break
            answers.append(message)
        expect(len(answers) <= 1, f"{len(answers)} answers to {line}")
        for message in answers:
            if "error" in message:
                errors += 1
                expect_error(NEW, message)
            else:
                results += 1
                expect_result("tools/call", NEW, message["result"])
                name = json.loads(line)["params"]["name"]
                if name in schemas:
                    schemas[name].validate(message["result"]["structuredContent"])
    expect(tree(folder) == before, f"something was written, with seed {seed}")
    rest, status = client.end()
    expect((rest, status) == (b"", 0), f"at the end {status}: {rest}")
    print(f"{count} random lines: {results} results, {errors} errors of the protocol, nothing written")


def check_bad_lines(folder):
    """Each on its own; the server goes on."""
    huge = b'{"jsonrpc":"2.0","id":1,"method":"' + b"x" * (5 << 20) + b'"}'
    big = json.dumps({"jsonrpc": "2.0", "id": 7, "method": "tools/call", "params": {
        "name": "explain", "arguments": {"subject": "x" * (1 << 20)}, "_meta": META}}).encode()
    deep = b'{"jsonrpc":"2.0","id":1,"method":"ping","params":' + b'{"a":' * 5000 + b"1" + b"}" * 5001
    cases = [
        (b"nonsense", -32700), (b"\xff\xfe", -32700), (b"{", -32700), (huge, -32600),
        (deep, -32700), (b"[]", -32600), (b"null", -32600), (b"{}", -32600),
        (b'{"jsonrpc":"2.0","id":1,"method":"tools/list"}', -32602),
        (b'{"jsonrpc":"2.0","id":1,"method":"nothing"}', -32602),
        (b'{"jsonrpc":"2.0","id":"\\ud800","method":"ping"}', -32700), (big, None),
        (b'{"jsonrpc":"2.0","id":2,"method":"ping"}\r', None),
    ]
    client = Lines(folder)
    for line, code in cases:
        client.send(line + b"\n")
        message = client.receive()
        found = message.get("error", {}).get("code")
        expect(found == code, f"{line[:80]}: {str(message)[:200]}")
        expect(len(json.dumps(message)) < 100_000, f"an answer of {len(json.dumps(message))} bytes")
    # What comes in pieces is one message, and a last line needs no end.
    for byte in b'{"jsonrpc":"2.0","id":3,"method":"ping"}\n':
        client.send(bytes([byte]))
    expect(client.receive()["id"] == 3, "a message in pieces")
    client.send(b'{"jsonrpc":"2.0","id":4,"method":"ping"}')
    rest, status = client.end()
    expect((json.loads(rest)["id"], status) == (4, 0), f"at the end {status}: {rest}")
    print(f"{len(cases) + 2} lines that are wrong or odd")


def check_cancelling(folder):
    """Of a hundred requests, those that were cancelled while they waited are not answered."""
    client = Lines(folder)
    lines = b""
    for number in range(100):
        lines += json.dumps({"jsonrpc": "2.0", "id": number, "method": "tools/call", "params": {
            "name": "check", "arguments": {}, "_meta": META}}).encode() + b"\n"
    for number in range(50, 100):
        lines += json.dumps({"jsonrpc": "2.0", "method": "notifications/cancelled",
                             "params": {"requestId": number}}).encode() + b"\n"
    client.send(lines)
    rest, status = client.end()
    answered = [json.loads(line)["id"] for line in rest.splitlines()]
    expect(status == 0 and answered == list(range(50)), f"answered {answered}")
    print("50 of 100 requests cancelled, 50 answered")


# Plans


def check_plans(folder):
    """A plan is that of the command, byte for byte."""
    client = Lines(folder)
    cases = [
        ({"name": ["Orders"]}, []),
        ({"name": ["Orders", "Baskets"], "ui": "both"}, ["--ui", "both"]),
        ({"name": ["订单"], "kind": "list", "title": "我的订单", "without": "database"},
         ["--kind", "list", "--title", "我的订单", "--without", "database"]),
        ({"name": ["Orders"], "kind": "form", "fields": "name:String age:Int?"},
         ["--kind", "form", "--fields", "name:String age:Int?"]),
        ({"name": ["Orders"], "uses": "Login"}, ["--uses", "Login"]),
    ]
    size = 0
    for given, words in cases:
        structured = client.call("plan_module", given)["structuredContent"]
        code, out, err = scaffold("new-module", *given["name"], *words, "--diff", folder=folder)
        expect(code == 0, err)
        expect(structured["diff"] == out, f"another plan: {given}")
        size += len(out)
    client.end()
    print(f"{len(cases)} plans as the command has them, {size} bytes")


# An agent's day


def tokens(text):
    """About as many as models count: words, parts of words, signs."""
    return len(re.findall(r"[A-Za-z]{1,6}|\d{1,3}|[^\sA-Za-z\d]", text))


# A file that crosses a boundary, with the place of the module; and the import that the way out names.
WRONG = [
    ("View/Shortcut.swift", "import OrdersData\n"),
    ("View/Login.swift", "import LoginData\n"),
    ("View/Client.swift", "import BaseData\n"),
    ("View/Files.swift", "import SQLite3\n"),
    ("View/Net.swift", "import FoundationNetworking\n"),
    ("Business/Screen.swift", "import OrdersView\n"),
    ("Business/Colors.swift", "import SwiftUI\n"),
    ("Business/Other.swift", "import TimelineData\n"),
    ("Data/Rules.swift", "import OrdersBusiness\n"),
    ("Data/Kit.swift", "import UIKit\n"),
]


def mend(path, finding):
    """What an agent does that reads no more than the way out behind the semicolon."""
    name = finding["subject"]
    way = finding["wayOut"]
    through = re.match(r"go through (\w+)", way)
    if through:
        # The same module's target of that tier.
        own = path.parts[path.parts.index("Modules") + 1]
        path.write_text(f"import {own}{through.group(1)}\n")
    else:
        path.unlink()
    return f"{name}: {way}"


def check_day(folder):
    client = Lines(folder, "--allow-writing")
    steps = []

    def step(what, tool, given):
        # What else the machine does is nobody's time: the best of three, where a call may be repeated.
        seconds = float("inf")
        for _ in range(1 if tool in WRITING else 3):
            start = time.perf_counter()
            result = client.call(tool, given)
            seconds = min(seconds, time.perf_counter() - start)
            if seconds < 0.1:
                break
        expect(not result["isError"], f"{what}: {result}")
        steps.append((what, seconds, tokens(result["content"][0]["text"])))
        return result["structuredContent"]

    step("see what is there", "list_modules", {})
    step("plan", "plan_module", {"name": ["Orders"], "kind": "list"})
    made = step("make", "new_module", {"name": ["Orders"], "kind": "list"})
    expect("Made the module Orders" in made["summary"], made["summary"])
    step("ask where code goes", "explain", {"subject": "Sources/Modules/Orders/View"})
    module = Path(folder, "Sources/Modules/Orders")
    for place, text in WRONG:
        Path(module, place).write_text(text)
    found = step("check what changed", "check", {"changed": True})["findings"]
    places = sorted(finding["file"] for finding in found)
    wanted = sorted(f"Sources/Modules/Orders/{place}" for place, _ in WRONG)
    expect(places == wanted, f"found {places}")
    for finding in found:
        words = len(finding["message"].split())
        expect(words <= 60, f"{words} words: {finding['message']}")
        expect(finding["wayOut"], f"no way out: {finding['message']}")
    step("ask what a rule wants", "explain", {"subject": found[0]["rule"]})
    ways = {mend(Path(folder, finding["file"]), finding) for finding in found}
    rest = step("check again", "check", {"changed": True})["findings"]
    expect(rest == [], f"not fixed: {rest}")
    expect(step("check all", "check", {})["findings"] == [], "not clean")
    client.end()
    for what, seconds, count in steps:
        print(f"  {what}: {seconds * 1000:.0f} ms, {count} tokens")
        if IS_TIMED:
            expect(seconds < 0.1, f"{what} took {seconds * 1000:.0f} ms")
    longest = max(len(finding["message"].split()) for finding in found)
    print(f"an agent's day: {len(found)} findings of at most {longest} words, {len(ways)} ways out, fixed")


# No terminal


def check_silence(folder):
    """Without a terminal no command asks, or waits for what nobody will type."""
    _, out, _ = scaffold("--help", folder=folder)
    names = re.findall(r"^  ([a-z][a-z -]*?)  +\S", out, re.M)
    expect(len(names) > 20, names)
    for name in names:
        if name == "mcp":
            continue
        # The input stays open, and nothing comes.
        process = subprocess.Popen([SCAFFOLD, *name.split(), "--json", "--at", "nowhere"], cwd=folder,
                                   stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        try:
            process.wait(timeout=30)
        except subprocess.TimeoutExpired:
            process.kill()
            raise SystemExit(f"{name} waits")
        out, err = process.stdout.read(), process.stderr.read()
        for text in (out, err):
            if text and not (name == "completions" and process.returncode == 0):
                expect(json.loads(text)["version"] == 1, f"{name}: {text}")
    shutil.rmtree(Path(folder, "nowhere"), ignore_errors=True)
    print(f"{len(names)} commands without a terminal")


def main():
    seed = int(os.environ.get("SEED", "1"))
    folder = project("Demo")
    check_silence(project("Silent"))
    check_sdk(folder)
    check_plans(folder)
    check_bad_lines(folder)
    check_cancelling(folder)
    check_random(folder, 1000, seed)
    check_day(folder)


main()
