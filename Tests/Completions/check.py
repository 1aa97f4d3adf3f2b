"""Compares what bash, zsh and fish offer for command lines that are being typed.

    check.py FOLDER

FOLDER holds the scripts, `completions.bash` and so on, and the project `Demo`.
"""

import os
import pty
import select
import subprocess
import sys
import time

# What is typed, and what is offered for it, whatever the shell. Behind `|` stands what bash offers,
# which completes what is behind `=` alone.
CASES = [
    ("scaffold new-", "new-module, new-project"),
    ("scaffold templates ", "export, list, show, test, update"),
    ("scaffold templates e", "export"),
    ("scaffold remove-module ", "Login, Timeline"),
    ("scaffold remove-module Log", "Login"),
    ("scaffold graph --module T", "Timeline"),
    ("scaffold status --s", "--strict"),
    ("scaffold new-project Weibo --ui s", "swiftui"),
    ("scaffold new-module Home --ki", "--kind"),
    ("scaffold new-module Home --kind ", "form, item, list, login"),
    ("scaffold new-module Home --by ", "id"),
    ("scaffold new-module Home --kind=li", "--kind=list | list"),
    ("scaffold new-module Home --kind=", "--kind=form, --kind=item, --kind=list, --kind=login | form, item, list, login"),
    ("scaffold new-module Home --home ", "list, none, tab"),
    ("scaffold new-module Home --pattern m", "mv, mvc, mvc-variant, mvvm"),
    ("scaffold new-module Home --without d", "database"),
    ("scaffold new-module Home --without storage,d", "storage,database"),
    ("scaffold new-module Home --uses Timeline,", "Timeline,Login"),
    ("scaffold new-module Home --base-prefix A:b --kind fo", "form"),
    ("scaffold new-module Home --template ", "module, report"),
    ("scaffold new-module Home --template report --columns title,", "title,author"),
    ("scaffold new-module Home --template=report --col", "--columns"),
    ("scaffold templates show p", "project"),
    ("scaffold completions ", "bash, fish, zsh"),
    ("scaffold list --at So", "Sources/"),
    ("scaffold list --at Two", "Two words/"),
    ("scaffold list --at=So", "--at=Sources/ | Sources/"),
    ("scaffold check Pack", "Package.swift"),
    ("scaffold check Sources/Mod", "Sources/Modules/"),
    ("scaffold frobnicate ", ""),
]

# Each shell writes what it would offer to a file.
BASH = """
PS1='ready>'; bind 'set enable-bracketed-paste off'; bind 'set completion-query-items 0'
source {folder}/completions.bash
offer() {{ _scaffold "$@"; printf '%s\\n' "${{COMPREPLY[@]}}" >{folder}/offer; mv {folder}/offer {folder}/offered; COMPREPLY=(); }}
complete -F offer scaffold
"""

# `compadd` is what all of zsh's completion ends in; one that only fills variables passes.
ZSH = """
PS1='ready>'; unsetopt zle_bracketed_paste; unset zle_bracketed_paste
{setup}
zstyle ':completion:*' list-prompt ''; LISTMAX=10000
compadd() {{
  if [[ ${{@[1,(i)(-|--)]}} == *-(O|A|D)\\ * ]]; then builtin compadd "$@"; return; fi
  local -a hits
  builtin compadd -A hits "$@"
  # What stands before a hit: a part of the word that is set aside, and the folder of a path.
  local start=$IPREFIX index=${{@[(I)-p]}}
  (( index )) && start+=${{@[index+1]}}
  for hit in $hits; do print -r -- "$start${{(Q)hit}}" >>{folder}/offer; done
}}
offer() {{ : >{folder}/offer; _main_complete; mv {folder}/offer {folder}/offered }}
zle -C offer complete-word offer
bindkey '^I' offer
"""

COMPINIT = "autoload -Uz compinit; compinit -u -D"


class Terminal:
    """A shell that takes what is typed for a person's, and its offers."""

    def __init__(self, command, setup, folder):
        self.offered = os.path.join(folder, "offered")
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            os.chdir(os.path.join(folder, "Demo"))
            os.environ.update(TERM="dumb", HISTFILE="", INPUTRC="/dev/null")
            os.execvp(command[0], command)
        with open(os.path.join(folder, "setup"), "w") as file:
            file.write(setup)
        self.write(f"source {folder}/setup\n")
        self.read_until("ready>")

    def offers(self, line):
        if os.path.exists(self.offered):
            os.remove(self.offered)
        # What was typed before is cleared away.
        self.write("\x15" + line + "\t")
        end = time.monotonic() + 20
        while not os.path.exists(self.offered):
            self.read(0.02)
            if time.monotonic() > end:
                raise SystemExit(f"no answer to `{line}`")
        with open(self.offered) as file:
            return file.read().split("\n")

    def write(self, text):
        os.write(self.terminal, text.encode())

    def read(self, seconds):
        ready, _, _ = select.select([self.terminal], [], [], seconds)
        return os.read(self.terminal, 65536).decode(errors="replace") if ready else ""

    def read_until(self, text):
        """Reads on until the text stands behind the line that was typed."""
        seen, end = "", time.monotonic() + 20
        while text not in seen:
            seen += self.read(0.1)
            if time.monotonic() > end:
                raise SystemExit(f"no `{text}` in {seen!r}")

    def close(self):
        os.close(self.terminal)
        os.waitpid(self.pid, 0)


def bash(folder):
    return Terminal(["bash", "--norc", "--noprofile", "-i"], BASH.format(folder=folder), folder)


def zsh(folder, setup):
    return Terminal(["zsh", "-f", "-i"], ZSH.format(folder=folder, setup=setup), folder)


class Fish:
    """fish lists its offers by itself."""

    def __init__(self, folder):
        self.folder = folder
        lines = [f"complete -C '{line}'; echo end-of-offers" for line, _ in CASES]
        out = subprocess.run(
            ["fish", "--no-config", "-c", "\n".join([f"source {folder}/completions.fish"] + lines)],
            cwd=os.path.join(folder, "Demo"), capture_output=True, text=True, timeout=60)
        if out.stderr:
            raise SystemExit(out.stderr)
        answers = out.stdout.split("end-of-offers\n")
        self.answers = dict(zip((line for line, _ in CASES), answers))

    def offers(self, line):
        return [row.split("\t")[0] for row in self.answers[line].split("\n")]

    def close(self):
        pass


def words(offers, folder):
    """The offers in order, each once. Shells differ in whether the sign of a folder is part of it."""
    found = set()
    for offer in offers:
        word = offer.strip().replace("\\ ", " ")
        path = os.path.join(folder, "Demo", word.split("=")[-1])
        if word and os.path.isdir(path) and not word.endswith("/"):
            word += "/"
        found.add(word)
    return sorted(found - {""})


def main(folder):
    failures = 0
    shells = [
        ("bash", lambda: bash(folder)),
        ("zsh", lambda: zsh(folder, f"fpath=({folder}/functions $fpath); {COMPINIT}")),
        ("zsh, sourced", lambda: zsh(folder, f"{COMPINIT}; source {folder}/completions.zsh")),
        ("fish", lambda: Fish(folder)),
    ]
    for name, start in shells:
        shell = start()
        for line, expected in CASES:
            common, _, parted = expected.partition(" | ")
            wanted = parted if parted and name == "bash" else common
            wanted = sorted(wanted.split(", ")) if wanted else []
            found = words(shell.offers(line), folder)
            if found != wanted:
                failures += 1
                print(f"{name}: `{line}` offers {found}, not {wanted}", file=sys.stderr)
        shell.close()
    if failures:
        sys.exit(1)
    print(f"{len(CASES)} command lines in bash, zsh and fish")


main(sys.argv[1])
