"""Commands that change a project at random."""

import re
import subprocess

FIELDS = ["Int", "Int?", "Double?", "Decimal?", "Bool", "String", "String?", "Date?", "Timestamp(s)?", "Day?",
          "URL?", "Image?", "Email?", "Phone?", "LongText?", "Data?", "UUID?", "JSON?", "[String]?",
          "[String:Int]?", "enum(a,b)", "Part{a:Int b:String?}"]
ENTERED = ["Int", "Double", "Decimal", "Bool", "String", "Date", "Day", "URL?", "Email", "Phone", "LongText",
           "UUID?", "Secret", "enum(a,b)", "[String]", "Part{a:Int b:String}", "[Part{a:Int b:String}]"]
SCREENS = ["detail", "create", "edit", "delete", "search"]
KITS = ["uikit", "swiftui", "both", "none"]


class Failure(Exception):
    pass


class Walk:
    def __init__(self, scaffold, folder, dice):
        self.scaffold, self.folder, self.dice = scaffold, folder, dice
        self.count = 0

    def run(self, *words):
        done = subprocess.run([self.scaffold, *words, "--at", self.folder], capture_output=True, text=True)
        return done.returncode == 0, done.stdout + done.stderr

    def must(self, *words):
        isDone, text = self.run(*words)
        if not isDone:
            raise Failure(f"{' '.join(words)}\n{text}")

    def modules(self):
        """The modules that are there, by their kinds."""
        ledgers = sorted((self.folder / "Sources/Modules").glob("*/.scaffold.json"))
        return {path.parent.name: re.search(r'"kind": "(\w+)"', path.read_text())[1] for path in ledgers}

    def some(self, of, most):
        return self.dice.sample(of, self.dice.randrange(1, most))

    def fields(self, isForm):
        fields = [f"field{self.count}{index}:{type.replace('Part', f'Part{self.count}{index}')}"
                  for index, type in enumerate(self.some(ENTERED if isForm else FIELDS, 5))]
        identity = [] if isForm else [f"id:{self.dice.choice(['Int64', 'String', 'UUID'])}"]
        return " ".join(identity + fields)

    def screens(self):
        return ",".join(["list"] + self.some(SCREENS, 6))

    def make(self):
        dice, kind = self.dice, self.dice.choice(["item", "list", "list", "form", "login"])
        words = ["new-module", f"Made{self.count}", "--kind", kind]
        if dice.random() < 0.6 and kind != "login":
            words += ["--fields", self.fields(kind == "form")]
        if dice.random() < 0.3 and kind != "form":
            words += ["--without", ",".join(self.some(["network", "storage", "database"], 3))]
        if dice.random() < 0.3:
            words += ["--ui", dice.choice(KITS)]
        if dice.random() < 0.2:
            words += ["--home", dice.choice(["tab", "none"])]
        if dice.random() < 0.2:
            words += ["--pattern", dice.choice(["mvc", "mvc-variant", "mv"])]
        if kind == "list":
            words += dice.choice([[], ["--screens", self.screens()]])
            words += dice.choice([[], [], ["--paging", "none"], ["--paging", "link(next: /next)"]])
            words += dice.choice([[], [], ["--fresh", "5m"]]) + dice.choice([[], [], ["--edit", "patch"]])
            if dice.random() < 0.3 and "--fields" in words:
                words += ["--section", f"field{self.count}0"]
        words += dice.choice([[], ["--by", "id"]]) if kind == "item" else []
        words += dice.choice([[], ["--second-factor"]]) if kind == "login" else []
        return words

    def update(self, name, kind):
        dice = self.dice
        field = dice.choice(["Int", "Day"] if kind == "form" else ["Int?", "Date?", "Image?", "Data?"])
        changes = [["--ui", dice.choice(KITS)], ["--home", dice.choice(["list", "tab", "none"])],
                   [dice.choice(["--with", "--without"]), dice.choice(["network", "storage", "database"])],
                   ["--fields", f"+added{self.count}:{field}"],
                   ["--second-factor"] if kind == "login" else ["--screens", self.screens()]]
        return ["update", name, *dice.choice(changes)]

    def command(self):
        modules, dice = self.modules(), self.dice
        if not modules or dice.random() < 0.4:
            return self.make()
        name = dice.choice(sorted(modules))
        match dice.randrange(7):
            case 0: return ["remove-module", name]
            case 1: return ["rename-module", name, f"Named{self.count}"]
            case 2: return ["undo"]
            case _: return self.update(name, modules[name])

    def step(self):
        """Does a command; returns what was said, or `None` if it is refused."""
        self.count += 1
        words = self.command()
        isDone, text = self.run(*words)
        if not isDone and "error: " not in text:
            raise Failure(f"{words}\n{text}")
        return " ".join(words) if isDone else None

    def build(self):
        done = subprocess.run(
            ["swift", "test", "--package-path", self.folder, "-Xswiftc", "-warnings-as-errors"],
            capture_output=True, text=True)
        lines = (done.stdout + done.stderr).splitlines()
        if done.returncode != 0:
            wrong = [line for line in lines if re.search(r"error:|recorded an issue|signal", line)]
            raise Failure("\n".join(wrong[:20] or lines[-20:]))
        return next((line for line in reversed(lines) if "Test run with" in line), "")
