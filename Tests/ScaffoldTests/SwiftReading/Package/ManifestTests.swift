import Testing

@testable import SwiftReading

/// Manifests, and the targets that are read in them; `…` for what cannot be read.
@Suite struct ManifestTests {
  @Test(arguments: [
    ("targets: [.target(name: \"Kit\")]", ["regular Kit in Sources/Kit"]),
    ("", []),
    (
      """
      targets: [
        .executableTarget(name: "tool", dependencies: ["Kit"], path: "./Tool/"),
        .testTarget(name: "KitTests", dependencies: [.target(name: "Kit")], path: "."),
        .systemLibrary(name: "SQLite", path: "Vendor/SQLite", pkgConfig: "sqlite3"),
        .macro(name: "Macros"),
        .plugin(name: "Lint", capability: .buildTool(), dependencies: ["tool"]),
        .binaryTarget(name: "Blob", path: "Blob.xcframework"),
        Target.target(name: "Kit", exclude: ["A.txt"], sources: ["B.swift", "C"]),
      ]
      """,
      [
        "executable tool in Tool: Kit", "test KitTests in : target Kit",
        "system SQLite in Vendor/SQLite", "macro Macros in Sources/Macros",
        "plugin Lint in Plugins/Lint: tool", "binary Blob in Blob.xcframework",
        "regular Kit in Sources/Kit without A.txt only B.swift, C",
      ]
    ),
    (
      """
      targets: [
        .target(
          name: "Kit",
          dependencies: [
            "Core", /* "Gone", */ .byName(name: "Base"), .byNameItem(name: "Old", condition: nil),
            .target(name: "Linux", condition: .when(platforms: [.linux])),
            .product(name: "Logging", package: "swift-log"),
            Target.Dependency.product(
              name: "NIO", package: "swift-nio", condition: .when(traits: ["Net"])),
          ]),
      ]
      """,
      [
        "regular Kit in Sources/Kit: Core, Base, Old, target Linux?, Logging of swift-log, "
          + "NIO of swift-nio?"
      ]
    ),
  ])
  func readsPlainOnes(arguments: String, targets: [String]) {
    #expect(package(arguments).summary == targets)
  }

  @Test(arguments: [
    ("let kit = \"Kit\"", ".target(name: kit + \"Core\")", ["regular KitCore in Sources/KitCore"]),
    (
      "let kit = \"Kit\", base: [Target.Dependency] = [\"Core\"]",
      ".target(name: kit, dependencies: base + [\"\\(kit)Data\"])",
      ["regular Kit in Sources/Kit: Core, KitData"]
    ),
    (
      "let log: Target.Dependency = .product(name: \"Logging\", package: \"swift-log\")",
      ".target(name: \"Kit\", dependencies: [log])",
      ["regular Kit in Sources/Kit: Logging of swift-log"]
    ),
    (
      """
      extension Target.Dependency {
        static let log = Self.product(name: "Logging", package: "swift-log")
        static var core: Self { "Core" }
      }
      """,
      ".target(name: \"Kit\", dependencies: [.log, .core])",
      ["regular Kit in Sources/Kit: Logging of swift-log, Core"]
    ),
    (
      """
      extension Target {
        static func module(_ name: String, uses: String...) -> Target {
          .target(name: name, dependencies: uses.map { .init(stringLiteral: $0) })
        }
      }
      """,
      ".module(\"A\"), .module(\"B\", uses: \"A\", \"C\")",
      ["regular A in Sources/A", "regular B in Sources/B: A, C"]
    ),
    (
      "let names = [\"A\", \"B\"]",
      ".target(name: \"Kit\", dependencies: names.filter { $0 != \"B\" }.map { .byName(name: $0) })",
      ["regular Kit in Sources/Kit: A"]
    ),
    (
      "let names = [\"A\", \"B\"]",
      ".target(name: \"Kit\", dependencies: unknown(names))",
      ["regular Kit in Sources/Kit: …", "…"]
    ),
    (
      "let all = [\"A\": [\"X\"], \"B\": []]",
      ".target(name: \"Kit\", path: all[\"C\", default: [\"Y\"]].joined(separator: \"/\"))",
      ["regular Kit in Y"]
    ),
    (
      "let isNew = ProcessInfo.processInfo.environment[\"NEW\"] != nil",
      ".target(name: \"Kit\", dependencies: [\"A\"] + (isNew ? [\"B\"] : [\"C\"]))",
      ["regular Kit in Sources/Kit: A, B?, C?"]
    ),
    (
      "let isNew = false",
      ".target(name: \"Kit\", dependencies: isNew || !isNew ? [\"A\"] : [\"B\"])",
      ["regular Kit in Sources/Kit: A"]
    ),
    (
      "let both: [Target] = [.target(name: \"A\"), .target(name: \"B\")]",
      ".target(name: \"C\", dependencies: both.map(\\.name).map { .target(name: $0) })",
      ["regular C in Sources/C: target A, target B"]
    ),
  ])
  func followsValues(before: String, target: String, targets: [String]) {
    #expect(package("targets: [\(target)]", before: before).summary == targets)
  }

  @Test(arguments: [
    ("package.targets += [.target(name: \"B\")]", ["regular B in Sources/B"]),
    ("package.targets.append(.testTarget(name: \"B\"))", ["test B in Tests/B"]),
    (
      "package.targets.append(contentsOf: [.macro(name: \"B\"), .macro(name: \"C\")])",
      ["macro B in Sources/B", "macro C in Sources/C"]
    ),
    (
      "for name in [\"B\", \"C\"] { package.targets += [.target(name: name)] }",
      [
        "regular B in Sources/B", "regular C in Sources/C",
      ]
    ),
    (
      "func add(_ name: String) { package.targets.append(.target(name: name)) }\nadd(\"B\")",
      [
        "regular B in Sources/B"
      ]
    ),
    (
      """
      for target in package.targets where target.type != .binary {
        var settings = target.swiftSettings ?? []
        settings.append(.enableUpcomingFeature("ExistentialAny"))
        target.swiftSettings = settings
      }
      """, []
    ),
    ("package.dependencies += [.package(path: \"../Other\")]\npackage.platforms = nil", []),
    (
      "#if os(macOS)\npackage.targets += [.target(name: \"B\")]\n#endif",
      [
        "regular B in Sources/B", "…",
      ]
    ),
    ("if let mode = Context.environment[\"MODE\"] { package.targets = [] }", ["…"]),
    ("package.targets.removeLast()", ["…"]),
    ("package.targets.forEach { package.targets.append($0) }", ["…"]),
    ("package.addMore()", ["…"]),
    ("update(&package)", ["…"]),
  ])
  func followsStatementsBehind(statement: String, added: [String]) {
    let read = package("targets: [.target(name: \"A\")]", after: statement)
    #expect(read.summary == ["regular A in Sources/A"] + added)
  }

  @Test(arguments: [
    "for target in package.targets { target.dependencies.append(\"Logging\") }",
    "package.targets[0].dependencies += [\"Logging\"]",
    "package.targets.first?.name = \"Other\"",
    "func more() { more() }\nmore()",
  ])
  func knowsThatTargetsMayChange(statement: String) {
    let read = package("targets: [.target(name: \"A\")]", after: statement)
    #expect(read.summary == ["regular A in Sources/A: …", "…"])
  }

  @Test(arguments: [
    ("targets: make()", ["…"]),
    ("targets: make() + [.target(name: \"A\")]", ["regular A in Sources/A", "…"]),
    ("targets: [.target(name: make())]", ["…"]),
    ("targets: [.target(name: \"A\", path: make())]", ["…"]),
    ("targets: [.target(name: \"A\", exclude: make())]", ["regular A in Sources/A", "…"]),
    ("targets: [.target(name: \"A\", sources: make())]", ["regular A in Sources/A", "…"]),
    (
      "targets: [.target(name: \"A\", dependencies: [make()])]", ["regular A in Sources/A: …", "…"]
    ),
    ("targets: [.target(name: \"A\"), make().changed()]", ["regular A in Sources/A", "…"]),
    ("targets: [.target(name: \"A\" - \"B\")]", ["…"]),
  ])
  func saysWhatItCannotRead(arguments: String, targets: [String]) {
    let read = package(arguments, before: "import Foundation")
    #expect(read.summary == targets)
  }

  @Test func aFunctionOfManyWaysIsNotGuessed() {
    let before = """
      func name() -> String {
        switch Context.environment.count {
        case 0: return "A"
        default: break
        }
        return "B"
      }
      func path() -> String {
        guard let path = Context.environment["P"] else { return "Code" }
        return path
      }
      func flag() -> Bool {
        if Context.environment.isEmpty { return true }
        return true
      }
      """
    let read = package(
      """
      targets: [
        .target(name: name()), .target(name: "C", path: path()),
        .target(name: "D", dependencies: flag() ? ["A"] : ["B"]),
      ]
      """, before: before)
    #expect(read.summary == ["regular D in Sources/D: A", "…"])
  }

  @Test(arguments: [
    ("5.8", ["Sources", "Tests"], "Sources/Kit", "Tests/KitTests"),
    ("5.9", ["Sources", "Tests"], "Sources", "Tests"),
    ("6.0", ["Sources", "Sources/Kit", "Tests"], "Sources/Kit", "Tests"),
    ("6.0", ["src", "src/Kit", "Source", "Source/Kit", "Tests"], "Source/Kit", "Tests"),
    ("6.0", [], "Sources/Kit", "Tests/KitTests"),
  ])
  func findsFolders(version: String, folders: [String], kit: String, tests: String) {
    let text = """
      // swift-tools-version: \(version)
      let package = Package(
        name: "Kit", targets: [.target(name: "Kit"), .testTarget(name: "KitTests")])
      """
    #expect(PackageTargets(text, folders: Set(folders)).targets.map(\.folder) == [kit, tests])
  }

  @Test func knowsPlacesAndWhoseTheyAre() {
    let read = PackageTargets(
      """
      let both = ["Core"]
      let package = Package(
        name: "Kit", targets: [.target(name: "Kit", dependencies: ["A", both[0]] + named(both))])
      func named(_ names: [String]) -> [Target.Dependency] { names.map { .target(name: $0) } }
      func pair(_ name: String) -> [Target] {
        [.target(name: name, dependencies: ["X"]), .testTarget(name: "\\(name)Tests")]
      }
      package.targets += pair("Login")
      package.targets += [.target(name: "Kit2", dependencies: ["A"] + named(both))]
      """)
    let places = read.targets.map { target in
      "\(target.name) \(target.place.line):\(target.place.column)"
        + (target.isShared ? " shared" : "")
        + (target.dependencies ?? []).map { dependency in
          ", \(dependency.name) \(dependency.place.line):\(dependency.place.column)"
            + (dependency.isOwn ? " own" : "")
        }.joined()
    }
    #expect(
      places == [
        "Kit 3:26", "Login 6:4 shared, X 6:39 own", "LoginTests 6:46 shared",
        "Kit2 9:21, A 9:58 own, Core 1:13",
      ])
  }

  private func package(
    _ arguments: String, before: String = "", after: String = ""
  ) -> PackageTargets {
    PackageTargets(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      \(before)
      let package = Package(name: "Kit"\(arguments.isEmpty ? "" : ", ")\(arguments))
      \(after)
      """)
  }
}
