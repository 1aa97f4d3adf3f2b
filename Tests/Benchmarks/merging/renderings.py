"""What the tool emits for some answers, and for others."""

import json
import subprocess
from pathlib import Path

POOL = [
    "title:String", "body:String?", "likes:Int", "price:Double?", "created_at:Date", "avatar:URL?",
    "isPinned:Bool", "tags:[String]", "city:String?", "score:Int64", "opened:Bool", "summary:String",
]
ENTERED = ["name:String", "email:String", "age:Int", "birthday:Date?", "agreed:Bool", "city:String?", "code:Secret"]
# What a template's author or another answer changes, and how often of 100.
CHANGES = {
    "field added": 30, "two fields added": 8, "field taken out": 8, "field renamed": 8,
    "field retyped": 6, "part": 9, "pattern": 5, "kit": 5, "title": 3, "uses": 4, "template": 13,
}


class Renderings:
    """Renders modules of one project, in memory."""

    def __init__(self, tool, folder):
        self.tool, self.folder, self.known = str(tool), Path(folder), {}
        self.run("new-project", "Bench", "--ui", "both")
        self.folder = self.folder / "Bench"
        self.run("new-module", "Other", "--kind", "item", "--at", ".")

    def run(self, *words):
        done = subprocess.run([self.tool, *words], cwd=self.folder, capture_output=True, text=True)
        if done.returncode != 0:
            raise RuntimeError(f"{' '.join(words)}: {done.stderr}")
        return done.stdout

    def files(self, answers):
        """The texts of a module, by their paths."""
        words = tuple(answers)
        if words not in self.known:
            plan = json.loads(self.run("new-module", "Notes", *words, "--at", ".", "--dry-run", "--json"))
            self.known[words] = {
                change["path"]: change["contents"] for change in plan["changes"]
                if "contents" in change and not change["path"].endswith(".scaffold.json")
            }
        return self.known[words]


def answers(random):
    """Some answers, as a dictionary."""
    kind = random.choice(["list", "list", "item", "form"])
    pool = ENTERED if kind == "form" else POOL
    fields = random.sample(pool, random.randrange(2, 5))
    return {
        "kind": kind, "fields": fields if kind == "form" else ["id:Int"] + fields,
        "ui": random.choice(["both", "both", "uikit", "swiftui"]),
        "without": random.choice(["", "", "storage", "database"]), "pattern": "mvvm",
        "title": "Notes", "uses": "", "entity": "Note",
    }


def changed(random, change, old):
    """Other options; `None` if the change has no sense here."""
    new = dict(old, fields=list(old["fields"]))
    pool = ENTERED if old["kind"] == "form" else POOL
    free = [field for field in pool if field not in old["fields"]]
    first = 0 if old["kind"] == "form" else 1
    place = random.randrange(first, len(old["fields"]))
    if change in ("field added", "two fields added"):
        for field in random.sample(free, 2 if change.startswith("two") else 1):
            new["fields"].insert(random.choice([len(new["fields"]), place]), field)
    elif change == "field taken out":
        del new["fields"][place]
    elif change == "field renamed":
        name, kind = new["fields"][place].split(":")
        new["fields"][place] = f"new{name[0].upper()}{name[1:]}:{kind}"
    elif change == "field retyped":
        name, kind = new["fields"][place].split(":")
        new["fields"][place] = f"{name}:{'Double' if kind != 'Double' else 'Int'}"
    elif change == "part":
        new["without"] = {"": "database"}.get(old["without"], "")
    elif change == "pattern":
        if old["ui"] == "swiftui":
            return None
        new["pattern"] = random.choice(["mvc", "mvc-variant"])
    elif change == "kit":
        new["ui"] = "uikit" if old["ui"] == "both" else "both"
    elif change == "title":
        new["title"] = "My notes"
    elif change == "uses":
        new["uses"] = "Other"
    return new


def words(answers):
    result = [
        "--kind", answers["kind"], "--entity", answers["entity"], "--fields", " ".join(answers["fields"]),
        "--ui", answers["ui"], "--title", answers["title"]]
    if answers["ui"] != "swiftui" and answers["pattern"] != "mvvm":
        result += ["--pattern", answers["pattern"]]
    for name in ("without", "uses"):
        if answers[name]:
            result += [f"--{name}", answers[name]]
    return result
