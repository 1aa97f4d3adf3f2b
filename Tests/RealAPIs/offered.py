"""Every module that a description of an API is said to become is made, as a dry run.

    offered.py SCAFFOLD PROJECT FILE
"""

import json
import pathlib
import re
import subprocess
import sys

scaffold, project, file = sys.argv[1:]


def run(*words):
    return subprocess.run(
        [scaffold, *words, "--at", project, "--from-openapi", file], capture_output=True, text=True)


listed = json.loads(run("new-module", "--list", "--json").stdout)
refused = [
    (module["name"], result.stderr.strip())
    for module in listed["modules"]
    if (result := run("new-module", module["name"], "--dry-run")).returncode
]
text = pathlib.Path(file).read_text()
operations = len(re.findall(r'^\s*"?operationId"?:', text, re.M))
print(
    f"{pathlib.Path(file).name}: {operations} operations, {len(listed['modules'])} modules offered,"
    f" {len(refused)} refused, {len(listed['leftOut'])} operations left out")
for name, message in refused:
    print(f"  {name}: {message}")
# A name that only this project has taken may be refused; more of them are a fault.
sys.exit(len(refused) > len(listed["modules"]) // 20)
