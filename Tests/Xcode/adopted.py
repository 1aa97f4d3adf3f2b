"""Opens the Xcode project of an app before and after it got a local package, and compares them.

usage: adopted.py BEFORE AFTER PACKAGE
"""

import sys
from pathlib import Path

import openstep_plist
from pbxproj import XcodeProject

OURS = "5CAFF01D"


def expect(what, actual, expected):
    if actual != expected:
        sys.exit(f"{what}:\n  expected {expected!r}\n  found    {actual!r}")


class Project:
    """A project file, read twice, by parsers that share nothing."""

    def __init__(self, path):
        self.root = openstep_plist.loads(path.read_text(encoding="utf-8"))
        self.objects = self.root["objects"]
        parsed = XcodeProject.load(str(path)).objects
        seen = parsed.get_objects_in_section(*parsed.get_sections())
        expect("objects", {each.get_id() for each in seen}, set(self.objects))
        self.project = self.objects[self.root["rootObject"]]
        self.target = next(
            each
            for each in self.resolve(self.project["targets"])
            if each["name"] == "Weibo"
        )

    def resolve(self, keys):
        return [self.objects[key] for key in keys]

    def without_ours(self, value):
        """A value without our ids, and without the lists that only they are in."""
        if isinstance(value, dict):
            pairs = ((key, self.without_ours(each)) for key, each in value.items())
            return {key: each for key, each in pairs if not key.startswith(OURS) and each != []}
        if isinstance(value, list):
            return [self.without_ours(each) for each in value if not str(each).startswith(OURS)]
        return value


def main(before, after, package):
    old, new = Project(Path(before)), Project(Path(after))
    expect("what was there", new.without_ours(new.root), old.without_ours(old.root))
    added = set(new.objects) - set(old.objects)
    expect("ids that are not ours", [key for key in added if not key.startswith(OURS)], [])

    references = new.resolve(new.project["packageReferences"])
    local = [each for each in references if each["isa"] == "XCLocalSwiftPackageReference"]
    expect("local packages", [each["relativePath"] for each in local], [package])

    dependencies = new.resolve(new.target["packageProductDependencies"])
    ours = [each for each in dependencies if each["productName"] == "App"]
    expect("products", len(ours), 1)
    expect("package of the product", new.objects[ours[0]["package"]], local[0])

    phases = new.resolve(new.target["buildPhases"])
    (frameworks,) = [each for each in phases if each["isa"] == "PBXFrameworksBuildPhase"]
    linked = [each["productRef"] for each in new.resolve(frameworks["files"]) if "productRef" in each]
    expect("linked", ours[0] in new.resolve(linked), True)

    manifest = (Path(after).parent.parent / package / "Package.swift").read_text()
    expect("product of the package", '.library(name: "App"' in manifest, True)


main(*sys.argv[1:])
