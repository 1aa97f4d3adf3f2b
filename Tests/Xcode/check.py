"""Opens a generated Xcode project and compares what is in it with what Xcode needs.

usage: check.py FOLDER NAME UI LANGUAGES [local]        where the server is on this machine
"""

import json
import plistlib
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import openstep_plist
from pbxproj import XcodeProject

SHELLS = {
    "uikit": ["AppDelegate.swift", "SceneDelegate.swift"],
    "swiftui": ["{name}App.swift"],
    "both": ["AppDelegate.swift", "SceneDelegate.swift"],
}

PROJECT_SETTINGS = {
    "ALWAYS_SEARCH_USER_PATHS": "NO",
    "CLANG_ENABLE_MODULES": "YES",
    "CLANG_ENABLE_OBJC_ARC": "YES",
    "ENABLE_STRICT_OBJC_MSGSEND": "YES",
    "ENABLE_USER_SCRIPT_SANDBOXING": "YES",
    "GCC_NO_COMMON_BLOCKS": "YES",
    "LOCALIZATION_PREFERS_STRING_CATALOGS": "YES",
    "STRING_CATALOG_GENERATE_SYMBOLS": "YES",
    "IPHONEOS_DEPLOYMENT_TARGET": "17.0",
    "SDKROOT": "iphoneos",
    "SWIFT_VERSION": "6.0",
}

TARGET_SETTINGS = {
    "ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon",
    "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME": "AccentColor",
    "CODE_SIGN_ENTITLEMENTS": "None",
    "CODE_SIGN_STYLE": "Automatic",
    "GENERATE_INFOPLIST_FILE": "YES",
    "INFOPLIST_FILE": "{name}/Info.plist",
    "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
    "PRODUCT_BUNDLE_IDENTIFIER": "com.example.$(PRODUCT_NAME:rfc1034identifier)",
    "PRODUCT_MODULE_NAME": "AppShell",
    "PRODUCT_NAME": "$(TARGET_NAME)",
    "SWIFT_APPROACHABLE_CONCURRENCY": "YES",
    "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor",
    "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": "YES",
}

# What else is in the folder of the app. Xcode takes it from there by its kind.
RESOURCES = [
    "AppIcon.icon",
    "Assets.xcassets",
    "Info.plist",
    "PrivacyInfo.xcprivacy",
    "{name}.entitlements",
]

# The keys of an icon of Icon Composer that files of others have too, and the colors' notation.
ICON_KEYS = {"fill-specializations", "groups", "supported-platforms"}
GROUP_KEYS = {"layers", "shadow", "translucency"}
LAYER_KEYS = {"fill-specializations", "image-name", "name"}
COLOR = re.compile(r"srgb:(\d\.\d{5},){3}\d\.\d{5}|gray:\d\.\d{5},\d\.\d{5}")


def expect(what, actual, expected):
    if actual != expected:
        sys.exit(f"{what}:\n  expected {expected!r}\n  found    {actual!r}")


class Project:
    """The Xcode project of a generated folder, read twice, by parsers that share nothing."""

    def __init__(self, folder, name, ui, languages, is_local):
        self.name, self.ui, self.languages = name, ui, languages
        self.is_local = is_local
        self.xcode = folder / "Xcode"
        self.bundle = self.xcode / f"{name}.xcodeproj"
        path = self.bundle / "project.pbxproj"
        self.parsed = XcodeProject.load(str(path))
        self.text = path.read_text(encoding="utf-8")
        self.root = openstep_plist.loads(self.text)
        self.objects = self.root["objects"]

    def only(self, isa):
        found = [key for key, value in self.objects.items() if value["isa"] == isa]
        expect(f"number of {isa}", len(found), 1)
        return self.objects[found[0]]

    def resolve(self, keys):
        return [self.objects[key] for key in keys]

    def check(self):
        self.check_plan()
        self.check_icon()
        self.check_catalog()
        self.check_syntax()
        self.check_references()
        self.check_target()
        self.check_folder()
        self.check_settings()
        self.check_languages()
        self.check_scheme()
        self.check_info()

    def check_syntax(self):
        expect("first line", self.text.splitlines()[0], "// !$*UTF8*$!")
        expect("objectVersion", self.root["objectVersion"], "77")
        sections = self.parsed.objects.get_sections()
        objects = self.parsed.objects.get_objects_in_section(*sections)
        seen = {each.get_id(): each["isa"] for each in objects}
        expect("objects", seen, {key: value["isa"] for key, value in self.objects.items()})

    def check_references(self):
        key = re.compile(r"5CAFF01D[0-9A-F]{16}")
        odd = [each for each in self.objects if not key.fullmatch(each)]
        expect("keys that are no identifiers", odd, [])
        referenced = {self.root["rootObject"]}
        for value in self.objects.values():
            referenced |= set(key.findall(repr(value)))
        expect("referenced objects", referenced, set(self.objects))

    def check_target(self):
        target = self.only("PBXNativeTarget")
        expect("targets", self.resolve(self.only("PBXProject")["targets"]), [target])
        expect("name", (target["name"], target["productName"]), (self.name, self.name))
        expect("kind", target["productType"], "com.apple.product-type.application")
        product = self.objects[target["productReference"]]
        expect("product", product["path"], f"{self.name}.app")

        dependencies = self.resolve(target["packageProductDependencies"])
        expect("dependencies", [each["productName"] for each in dependencies], ["App"])
        package = self.objects[dependencies[0]["package"]]
        expect("package", package["isa"], "XCLocalSwiftPackageReference")
        expect("packages", self.resolve(self.only("PBXProject")["packageReferences"]), [package])
        manifest = self.xcode / package["relativePath"] / "Package.swift"
        expect("product of the package", '.library(name: "App"' in manifest.read_text(), True)

        linked = self.resolve(self.only("PBXFrameworksBuildPhase")["files"])
        expect("linked", self.resolve(each["productRef"] for each in linked), dependencies)

    def check_folder(self):
        group = self.only("PBXFileSystemSynchronizedRootGroup")
        target = self.only("PBXNativeTarget")
        expect("folders", self.resolve(target["fileSystemSynchronizedGroups"]), [group])
        shell = [file.format(name=self.name) for file in SHELLS[self.ui]]
        folder = self.xcode / group["path"]
        expect(
            "files of the shell",
            sorted(path.name for path in folder.iterdir()),
            sorted(shell + [file.format(name=self.name) for file in RESOURCES]),
        )
        (exceptions,) = self.resolve(group["exceptions"])
        expect("not in the target", exceptions["membershipExceptions"], ["Info.plist"])
        expect("whose exceptions", self.objects[exceptions["target"]], target)

    def check_settings(self):
        self.check_configurations("PBXProject", PROJECT_SETTINGS)
        self.check_configurations("PBXNativeTarget", TARGET_SETTINGS)

    def check_languages(self):
        project = self.only("PBXProject")
        expect("language", project["developmentRegion"], self.languages[0])
        expect("languages", project["knownRegions"], self.languages + ["Base"])
        expect("last upgrade", project["attributes"]["LastUpgradeCheck"], "2600")

    def check_configurations(self, owner, expected):
        configurations = self.objects[self.only(owner)["buildConfigurationList"]]
        found = self.resolve(configurations["buildConfigurations"])
        expect("configurations", [each["name"] for each in found], ["Debug", "Release"])
        for configuration in found:
            settings = configuration["buildSettings"]
            for key, value in expected.items():
                expect(key, str(settings.get(key)), value.format(name=self.name))

    def check_scheme(self):
        path = self.bundle / "xcshareddata" / "xcschemes" / f"{self.name}.xcscheme"
        scheme = ElementTree.parse(path).getroot()
        plans = scheme.findall("TestAction/TestPlans/TestPlanReference")
        plan = {"reference": f"container:{self.name}.xctestplan", "default": "YES"}
        expect("plans of tests", [each.attrib for each in plans], [plan])
        expect("tests beside the plan", list(scheme.iter("TestableReference")), [])
        for reference in scheme.iter("BuildableReference"):
            key = reference.get("BlueprintIdentifier")
            expect("target of the scheme", self.objects[key], self.only("PBXNativeTarget"))
            names = ["BlueprintName", "BuildableName", "ReferencedContainer"]
            expect(
                "names in the scheme",
                [reference.get(each) for each in names],
                [self.name, f"{self.name}.app", f"container:{self.name}.xcodeproj"],
            )
        expansion = scheme.findall("LaunchAction/MacroExpansion/BuildableReference")
        expect("what `$(SRCROOT)` is taken from", len(expansion), 1)
        expect(
            "environment",
            [each.attrib for each in scheme.iter("EnvironmentVariable")],
            [{"key": "LOCAL_SERVER", "value": "$(SRCROOT)/../LocalServer", "isEnabled": "NO"}],
        )
        ElementTree.parse(self.bundle / "project.xcworkspace" / "contents.xcworkspacedata")

    def check_plan(self):
        """The test targets that the plan names are those of the package, in both directions."""
        plan = json.loads((self.xcode / f"{self.name}.xctestplan").read_text(encoding="utf-8"))
        expect("version of the plan", plan["version"], 1)
        expect("configurations", len(plan["configurations"]), 1)
        expanded = plan["defaultOptions"]["targetForVariableExpansion"]
        expect("container", expanded["containerPath"], f"container:{self.name}.xcodeproj")
        target = self.objects[expanded["identifier"]]
        expect("what variables are taken from", target, self.only("PBXNativeTarget"))
        expect("its name", expanded["name"], self.name)
        named = [each["target"]["identifier"] for each in plan["testTargets"]]
        expect("order of the tests", named, sorted(named))
        for each in plan["testTargets"]:
            name = each["target"]["identifier"]
            target = {"containerPath": "container:..", "identifier": name, "name": name}
            expect("target of tests", each, {"target": target})
        package = subprocess.run(
            ["swift", "package", "--package-path", self.xcode.parent, "dump-package"],
            check=True,
            capture_output=True,
        )
        targets = json.loads(package.stdout)["targets"]
        tests = [target["name"] for target in targets if target["type"] == "test"]
        # Base has tests of its business as soon as a module needs any.
        later = [name for name in named if name == "BaseBusinessTests" and name not in tests]
        expect("test targets of the package", named, sorted(tests + later))
        files = [
            value["path"]
            for value in self.objects.values()
            if value["isa"] == "PBXFileReference" and value["path"].endswith(".xctestplan")
        ]
        expect("plan in the project", files, [f"{self.name}.xctestplan"])

    def check_icon(self):
        folder = self.xcode / self.name / "AppIcon.icon"
        icon = json.loads((folder / "icon.json").read_text(encoding="utf-8"))
        expect("keys of the icon", set(icon), ICON_KEYS)
        expect("platforms", icon["supported-platforms"], {"squares": "shared"})
        fills = [icon["fill-specializations"]]
        images = []
        for group in icon["groups"]:
            expect("keys of a group", set(group), GROUP_KEYS)
            for layer in group["layers"]:
                expect("keys of a layer", set(layer), LAYER_KEYS)
                fills.append(layer["fill-specializations"])
                images.append(layer["image-name"])
        appearances = {each.get("appearance", "default") for fill in fills for each in fill}
        expect("appearances", appearances, {"default", "dark", "tinted"})
        for value in (each["value"] for fill in fills for each in fill):
            color = value if isinstance(value, str) else next(iter(value.values()))
            known = color == "system-dark" or COLOR.fullmatch(color) is not None
            expect(f"whether {color} is a color", known, True)
        assets = sorted(path.name for path in (folder / "Assets").iterdir())
        expect("images", assets, sorted(images))
        for image in images:
            drawing = ElementTree.parse(folder / "Assets" / image).getroot()
            expect("kind of image", drawing.tag, "{http://www.w3.org/2000/svg}svg")
            expect("size", drawing.get("viewBox"), "0 0 1024 1024")

    def check_catalog(self):
        catalog = self.xcode / self.name / "Assets.xcassets"
        info = {"author": "xcode", "version": 1}
        expect("catalog", json.loads((catalog / "Contents.json").read_text()), {"info": info})
        expect(
            "entries",
            sorted(path.name for path in catalog.iterdir()),
            ["AccentColor.colorset", "Contents.json"],
        )
        color = json.loads((catalog / "AccentColor.colorset" / "Contents.json").read_text())
        expect("info of the color", color["info"], info)
        looks = [each.get("appearances", [{"value": "any"}])[0]["value"] for each in color["colors"]]
        expect("looks of the color", looks, ["any", "dark"])
        for each in color["colors"]:
            components = {key: float(part) for key, part in each["color"]["components"].items()}
            expect("components", sorted(components), ["alpha", "blue", "green", "red"])
            expect("range", all(0 <= part <= 1 for part in components.values()), True)

    def check_info(self):
        path = self.xcode / self.name / f"{self.name}.entitlements"
        entitlements = plistlib.loads(path.read_bytes())
        expect("entitlements", entitlements, {"com.apple.developer.associated-domains": []})
        info = plistlib.loads((self.xcode / self.name / "Info.plist").read_bytes())
        expect("language", info["CFBundleDevelopmentRegion"], "$(DEVELOPMENT_LANGUAGE)")
        expect("languages", info["CFBundleLocalizations"], self.languages)
        expect("export compliance", info["ITSAppUsesNonExemptEncryption"], False)
        security = {"NSAllowsLocalNetworking": True} if self.is_local else None
        expect("security of connections", info.get("NSAppTransportSecurity"), security)
        manifest = info["UIApplicationSceneManifest"]
        expect("windows", manifest["UIApplicationSupportsMultipleScenes"], False)
        delegates = [
            scene["UISceneDelegateClassName"]
            for scene in manifest.get("UISceneConfigurations", {}).get(
                "UIWindowSceneSessionRoleApplication", []
            )
        ]
        expected = [] if self.ui == "swiftui" else ["$(PRODUCT_MODULE_NAME).SceneDelegate"]
        expect("delegates of the scene", delegates, expected)


def check_privacy(path):
    privacy = plistlib.loads(path.read_bytes())
    found = {
        api["NSPrivacyAccessedAPIType"]: api["NSPrivacyAccessedAPITypeReasons"]
        for api in privacy["NSPrivacyAccessedAPITypes"]
    }
    expected = {"NSPrivacyAccessedAPICategoryFileTimestamp": ["C617.1"]}
    expect("privacy", found, expected)


def main(folder, name, ui, languages, server=""):
    folder = Path(folder)
    check_privacy(folder / "Xcode" / name / "PrivacyInfo.xcprivacy")
    if ui == "none":
        files = [str(p.relative_to(folder)) for p in (folder / "Xcode").rglob("*") if p.is_file()]
        expect("files", files, [f"Xcode/{name}/PrivacyInfo.xcprivacy"])
    else:
        Project(folder, name, ui, languages.split(","), server == "local").check()
    print(f"ok  {name} --ui {ui} --languages {languages}")


main(*sys.argv[1:])
