"""What the scripts of this folder have in common: clones of projects, with the tool on their PATH."""

import contextlib
import os
import pathlib
import subprocess
import tempfile


class Failure(Exception):
    pass


def run(words, folder, may_fail=False):
    done = subprocess.run([str(word) for word in words], cwd=folder, capture_output=True, text=True)
    if done.returncode != 0 and not may_fail:
        raise Failure(f"{' '.join(map(str, words))}\n{done.stdout}{done.stderr}")
    return done


def git(folder, *words, **options):
    return run(["git", *words], folder, **options)


def commit(folder, subject):
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "--allow-empty", "--message", subject)


def tree(folder):
    """What version control has, and a project does not get from elsewhere."""
    files = git(folder, "-c", "core.quotePath=no", "ls-files").stdout.splitlines()
    return {file: (folder / file).read_bytes() for file in files if (folder / file).exists()}


def require_clean(folder):
    run(["scaffold", "check"], folder)
    run(["scaffold", "status", "--fail-on", "missing,newer,unregistered,conflict"], folder)
    nothing = run(["scaffold", "repair"], folder).stdout
    if nothing != "Nothing to repair\n":
        raise Failure(f"repair still finds\n{nothing}")


@contextlib.contextmanager
def place(tool):
    """A folder for clones, in which `scaffold` is the tool and git knows nobody's settings."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "bin").mkdir()
        (folder / "bin/scaffold").symlink_to(pathlib.Path(tool).resolve())
        os.environ.update(
            PATH=f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}", GIT_CONFIG_GLOBAL=os.devnull,
            GIT_CONFIG_SYSTEM=os.devnull, GIT_AUTHOR_NAME="A", GIT_AUTHOR_EMAIL="a@example.com",
            GIT_COMMITTER_NAME="A", GIT_COMMITTER_EMAIL="a@example.com", GIT_EDITOR="true")
        yield folder
