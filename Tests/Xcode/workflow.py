"""Runs the jobs for Macs of a folder's workflows as a runner does, on what the runner's image has.

    workflow.py FOLDER NAME UI      a new project: all of its job
    workflow.py FOLDER              this repository: what each of its jobs chooses

Programs that say what they are asked stand in for Xcode's and SwiftPM's. Steps that are not shell, `uses:`,
are left out.
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

from ruamel.yaml import YAML

DISTRIBUTION = pathlib.Path(__file__).resolve().parents[1] / "Distribution"

# What is there of an image, as the log says it.
RELEASED = "Xcode 26.6 (17F113) with SDK 26.5 and iPhone 17 with iOS 26.5 (23F77)"
OLDEST = "Xcode 26.2 (17C52) with SDK 26.2 and iPhone 16e with iOS 26.2 (23C54)"
NEWEST = "Xcode 27.0 (27A266a) with SDK 27.0 and iPhone 17 with iOS 27.0 (24A434)"


def expect(found, wanted, what):
    if found != wanted:
        sys.exit(f"{what}\n--- expected\n{wanted}\n--- found\n{found}")


def run(steps, image, root, matrix):
    """What steps print, one after the other, each with what those before have put into the environment."""

    def filled(text):
        return re.sub(r"\$\{\{ matrix\.(\w+) \}\}", lambda found: matrix[found[1]], str(text))

    with tempfile.TemporaryDirectory() as folder:
        written = pathlib.Path(folder) / "env"
        environment = os.environ | {
            "APPLICATIONS": f"{folder}/Applications",
            "IMAGE": str(DISTRIBUTION / "images" / image),
            "PATH": f"{folder}/bin:{os.environ['PATH']}",
            "GITHUB_ENV": str(written),
        }
        subprocess.run([DISTRIBUTION / "mac", folder], env=environment, check=True)
        printed = ""
        for step in steps:
            written.write_text("")
            done = subprocess.run(
                ["bash", "-e", "-c", filled(step["run"])],
                cwd=root,
                env=environment | {key: filled(value) for key, value in step.get("env", {}).items()},
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
            )
            printed += done.stdout
            expect(done.returncode, 0, f"{step['run']}\n{printed}")
            environment |= dict(line.split("=", 1) for line in written.read_text().splitlines())
        return printed.replace(" (swiftlang)", "")


def jobs(root, name):
    text = (pathlib.Path(root) / ".github/workflows" / f"{name}.yml").read_text(encoding="utf-8")
    return YAML(typ="safe").load(text)["jobs"]


def check_project(root, name, ui):
    job = jobs(root, "ci")["macos"]
    scheme = "-scheme App" if ui == "none" else f"-project Xcode/{name}.xcodeproj -scheme {name}"
    expect(
        run([step for step in job["steps"] if "run" in step], job["runs-on"], root, {}),
        f"{RELEASED}; Apple Swift version 6.3.3\n"
        "Xcode 26.6: swift build --build-tests\n"
        "Xcode 26.6: swift test --skip-build\n"
        f"Xcode 26.6: xcodebuild test {scheme} -destination platform=iOS Simulator,"
        "id=IOS-26.5-IPHONE-17\n",
        f"the job for Macs of {name}",
    )


def check_repository(root):
    """The oldest, the newest that is released, and the newest of all, which may fail, in each job."""
    for name, job in [("ci", "macos"), ("apple", "emitted"), ("apple", "example")]:
        job = jobs(root, name)[job]
        matrix = job["strategy"]["matrix"]
        image = {each["xcode"]: each["runner"] for each in matrix["include"]}
        chosen = {
            which: run(
                [step for step in job["steps"] if step.get("name", "").startswith("Choose")],
                image.get(which, "macos-26"), root, {"xcode": which},
            ).partition(";")[0]
            for which in matrix["xcode"]
        }
        wanted = {"oldest": OLDEST, "released": RELEASED, "newest": NEWEST}
        expect(chosen, wanted, f"what a job of {name} chooses")
        expect(job["continue-on-error"], "${{ matrix.xcode == 'newest' }}", f"what may fail in {name}")


if len(sys.argv) == 2:
    check_repository(sys.argv[1])
else:
    check_project(*sys.argv[1:])
