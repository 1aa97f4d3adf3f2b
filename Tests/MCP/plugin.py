"""Holds the plug-in that `scaffold skill` writes against the formats of agents, as they are published.

    PYTHON Tests/MCP/plugin.py SCAFFOLD

The schemas of Agent Plugins 1.0.0 come with `skillsaw` from PyPI, which also knows what Claude Code, Codex
and the open format of skills ask for. Of formats that no package has a schema for, `FACTS` says what their
pages do: code.claude.com/docs/en/plugins/manifest-reference and .../marketplace-reference,
developers.openai.com/plugins/build/plugins, geminicli.com/docs/extensions/reference. The hook and the
server are run as an agent would run them.
"""

import copy
import json
import os
import subprocess
import sys
from importlib import resources
from pathlib import Path

import jsonschema

SCAFFOLD = Path(sys.argv[1]).resolve()
os.environ["PATH"] = f"{SCAFFOLD.parent}:{os.environ['PATH']}"
PLUGIN = Path(".agents/plugins/scaffold")

TEXT = {"type": "string", "minLength": 1}
NAME = {"type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"}
INSIDE = {"type": "string", "pattern": r"^\./(?!.*\.\.)"}
VERSION = {"type": "string", "pattern": r"^\d+\.\d+\.\d+$"}
PERSON = {"type": "object", "required": ["name"], "properties": {"name": TEXT}}
SERVERS = {"type": "object", "minProperties": 1, "additionalProperties": {
    "type": "object", "required": ["command"], "properties": {
        "type": {"const": "stdio"}, "command": TEXT, "cwd": TEXT,
        "args": {"type": "array", "items": {"type": "string"}}}}}

# What a file has to have, and what no other reader of it may find: Codex refuses a file of hooks with a
# key that it does not know.
FACTS = {
    ".claude-plugin/plugin.json": {
        "type": "object", "required": ["name"], "properties": {
            "name": NAME, "version": VERSION, "description": TEXT, "author": PERSON, "license": TEXT,
            "keywords": {"type": "array", "items": TEXT}}},
    ".mcp.json": {"type": "object", "required": ["mcpServers"], "properties": {"mcpServers": SERVERS}},
    "hooks/hooks.json": {
        "type": "object", "required": ["hooks"], "additionalProperties": False, "properties": {
            "description": TEXT, "hooks": {
                "type": "object", "minProperties": 1, "propertyNames": {"enum": ["PostToolUse"]},
                "additionalProperties": {"type": "array", "minItems": 1, "items": {
                    "type": "object", "required": ["hooks"], "properties": {
                        "matcher": TEXT, "hooks": {"type": "array", "minItems": 1, "items": {
                            "type": "object", "required": ["type", "command"],
                            "properties": {"type": {"const": "command"}, "command": TEXT}}}}}}}}},
    "gemini-extension.json": {
        "type": "object", "required": ["name", "version"], "properties": {
            "name": {"const": "scaffold"}, "version": VERSION, "description": TEXT, "mcpServers": SERVERS}},
    "/.agents/plugins/marketplace.json": {
        "type": "object", "required": ["name", "plugins"], "properties": {
            "name": NAME, "interface": {"type": "object", "required": ["displayName"]},
            "plugins": {"type": "array", "minItems": 1, "items": {
                "type": "object", "required": ["name", "source"], "properties": {
                    "name": NAME, "category": TEXT,
                    "source": {"type": "object", "required": ["source", "path"], "properties": {
                        "source": {"const": "local"}, "path": INSIDE}},
                    "policy": {"type": "object", "properties": {
                        "installation": {"enum": ["AVAILABLE", "INSTALLED_BY_DEFAULT", "NOT_AVAILABLE"]},
                        "authentication": {"enum": ["ON_INSTALL", "ON_USE"]}}}}}}}},
    "/.claude-plugin/marketplace.json": {
        "type": "object", "required": ["name", "owner", "plugins"], "properties": {
            "name": NAME, "owner": PERSON, "plugins": {"type": "array", "minItems": 1, "items": {
                "type": "object", "required": ["name", "source"], "properties": {
                    "name": NAME, "source": INSIDE}}}}},
}

# What must be refused, lest the schemas hold nothing: a file, where, and what stands there instead.
FAULTS = [
    ("plugin.json", ["name"], "Scaffold"), ("plugin.json", ["$schema"], None), ("plugin.json", ["hooks"], {}),
    ("plugin.json", ["author"], "us"), ("mcp.json", ["mcpServers", "scaffold", "command"], None),
    ("mcp.json", ["mcpServers", "scaffold", "cwd"], "/tmp"), ("mcp.json", ["mcpServers", "scaffold", "type"], None),
    (".claude-plugin/plugin.json", ["name"], None), (".claude-plugin/plugin.json", ["keywords"], "swift"),
    (".mcp.json", ["mcpServers", "scaffold", "args"], "mcp"),
    ("hooks/hooks.json", ["$schema"], "x"), ("hooks/hooks.json", ["hooks", "AfterEdit"], []),
    ("gemini-extension.json", ["version"], None),
    ("/.agents/plugins/marketplace.json", ["plugins", 0, "source", "path"], "../scaffold"),
    ("/.claude-plugin/marketplace.json", ["owner"], None),
]


def expect(is_so, what):
    if not is_so:
        raise SystemExit(f"Tests/MCP/plugin.py: {what}")


def run(words, folder, **more):
    return subprocess.run(words, cwd=folder, capture_output=True, text=True, timeout=60, **more)


def schemas():
    """Each file's schema, by its path in the plug-in, or from the project's folder where it begins with `/`."""
    packaged = resources.files("skillsaw.schemas.agent_plugins.v1_0_0")
    return FACTS | {
        name: json.loads(packaged.joinpath(f"{name.removesuffix('.json')}.schema.json").read_text())
        for name in ("plugin.json", "mcp.json")}


def read(project, name):
    return json.loads(Path(project, name[1:] if name.startswith("/") else PLUGIN / name).read_text())


def errors(schema, document):
    kind = jsonschema.validators.validator_for(schema)
    kind.check_schema(schema)
    return [error.message for error in kind(schema).iter_errors(document)]


def changed(document, where, value):
    document = copy.deepcopy(document)
    inner = document
    for key in where[:-1]:
        inner = inner[key]
    if value is None:
        del inner[where[-1]]
    else:
        inner[where[-1]] = value
    return document


def check_schemas(project):
    known = schemas()
    for name, schema in known.items():
        expect(errors(schema, read(project, name)) == [], f"{name}: {errors(schema, read(project, name))}")
    for name, where, value in FAULTS:
        expect(errors(known[name], changed(read(project, name), where, value)), f"{name}: {where} may be {value}")
    written = {str(path.relative_to(project / PLUGIN)) for path in (project / PLUGIN).rglob("*") if path.is_file()}
    wanted = {name for name in known if not name.startswith("/")} | {"skills/scaffold/SKILL.md"}
    expect(written == wanted, f"another file: {written ^ wanted}")
    manifests = [read(project, name) for name in ("plugin.json", ".claude-plugin/plugin.json", "gemini-extension.json")]
    expect(len({(m["name"], m["version"], m["description"]) for m in manifests}) == 1, "manifests differ")
    print(f"{len(known)} files as {len(known)} schemas want them, {len(FAULTS)} faults refused")


def findings_of_linter(project):
    done = run([Path(sys.executable).parent / "skillsaw", "lint", "--no-plugins", "--format", "json", "."], project)
    return {(found["rule_id"], found["severity"]) for found in json.loads(done.stdout)["violations"]
            if found["severity"] != "info"}


def check_linter(project):
    """The only thing that it misses is a page for people, which is `docs/agents.md`."""
    expect(findings_of_linter(project) <= {("claude-plugin-readme", "warning")}, findings_of_linter(project))
    path = project / PLUGIN / "hooks/hooks.json"
    text = path.read_text()
    path.write_text(text.replace("PostToolUse", "AfterEdit"))
    expect("error" in {severity for _, severity in findings_of_linter(project)}, "any event is one")
    path.write_text(text)
    print("skillsaw: no error")


# As an agent runs it


def check_hook(project):
    hook = read(project, "hooks/hooks.json")["hooks"]["PostToolUse"][0]["hooks"][0]["command"]
    wrong = project / "Sources/Modules/Login/View/Shortcut.swift"

    def outcome(folder, **variables):
        done = run(["sh", "-c", hook], folder, env={**os.environ, **variables})
        expect(done.stdout == "", f"the hook prints {done.stdout}")
        return done.returncode, done.stderr.split("\n")[0]

    nowhere = Path("nowhere")
    nowhere.mkdir()
    expect(outcome(project) == (0, ""), f"a clean project: {outcome(project)}")
    wrong.write_text("import LoginData\n")
    said = (2, "Sources/Modules/Login/View/Shortcut.swift:1: View of Login may not import `LoginData`, "
               "which is Data of Login [tier]")
    expect(outcome(project) == said, outcome(project))
    expect(outcome(nowhere, CLAUDE_PROJECT_DIR=str(project)) == said, "from another folder")
    expect(outcome(nowhere) == (0, ""), "it speaks up where no project is")
    expect(outcome(project, PATH="/usr/bin:/bin") == (0, ""), "it speaks up where the tool is not installed")
    wrong.unlink()
    print("the hook: silent, and a finding with its fix")


def check_server(project):
    """A client starts it in the project's folder or, as Agent Plugins has it, in that of the plug-in."""
    server = read(project, "mcp.json")["mcpServers"]["scaffold"]
    call = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {
        "name": "list_modules", "arguments": {}, "_meta": {
            "io.modelcontextprotocol/protocolVersion": "2026-07-28",
            "io.modelcontextprotocol/clientCapabilities": {}}}}
    for folder in (project, project / PLUGIN):
        done = run([server["command"], *server["args"]], folder, input=json.dumps(call) + "\n")
        found = json.loads(done.stdout)["result"]["structuredContent"]
        expect([module["name"] for module in found["modules"]] == ["Login"], f"{folder}: {done.stdout}")
    print("the server: finds the project")


def main():
    project = Path("Plugged").resolve()
    for words in ("new-module Login --at Plugged", "skill --to plugin --at Plugged", "skill --to .claude --at Plugged"):
        done = run([SCAFFOLD, *words.split()], ".")
        expect(done.returncode == 0, done.stderr)
    for words in ("init -q", "add -A", "-c user.name=a -c user.email=a@b commit -qm Start"):
        subprocess.run(["git", *words.split()], cwd=project, check=True)
    loaded = project / ".claude/skills/scaffold"
    for path in (project / PLUGIN).rglob("*"):
        same = loaded / path.relative_to(project / PLUGIN)
        expect(path.is_dir() or path.read_bytes() == same.read_bytes(), f"{same} is another one")
    check_schemas(project)
    check_linter(project)
    check_hook(project)
    check_server(project)


main()
