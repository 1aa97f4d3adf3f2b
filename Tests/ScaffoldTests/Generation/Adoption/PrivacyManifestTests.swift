import Foundation
import Testing

@testable import SwiftReading

/// The privacy manifest of emitted apps, held against the functions that their code calls.
@Suite struct PrivacyManifestTests {
  /// The names that Apple wants reasons for, by category.
  private static let names: [String: Set<String>] = [
    "FileTimestamp": [
      "contentModificationDate", "contentModificationDateKey", "creationDate", "creationDateKey",
      "fgetattrlist", "fileCreationDate", "fileModificationDate", "fstat", "fstatat",
      "getattrlist", "getattrlistat", "getattrlistbulk", "lstat", "modificationDate", "stat",
    ],
    "SystemBootTime": ["mach_absolute_time", "systemUptime"],
    "DiskSpace": [
      "fstatfs", "fstatvfs", "statfs", "statvfs", "systemFreeSize", "systemSize",
      "volumeAvailableCapacity", "volumeAvailableCapacityForImportantUsage",
      "volumeAvailableCapacityForImportantUsageKey", "volumeAvailableCapacityForOpportunisticUsage",
      "volumeAvailableCapacityForOpportunisticUsageKey", "volumeAvailableCapacityKey",
      "volumeTotalCapacity", "volumeTotalCapacityKey",
    ],
    "ActiveKeyboards": ["activeInputModes"],
    "UserDefaults": ["AppStorage", "UserDefaults"],
  ]

  private static let reasons = ["FileTimestamp": ["C617.1"]]

  @Test func declaresWhatTheCodeCalls() throws {
    let sandbox = try Sandbox()
    _ = sandbox.run("new-project Demo --at . --ui both")
    for words in ["Profile", "Feed --kind list", "SignUp --kind form"] {
      _ = sandbox.run("new-module \(words)")
    }
    let texts = try sandbox.texts()

    let sources = texts.filter { $0.key.hasSuffix(".swift") && !$0.key.contains("Tests/") }
    #expect(categories(in: sources.values) == Self.reasons.keys.sorted())
    #expect(declared(try #require(texts["Xcode/Demo/PrivacyInfo.xcprivacy"])) == Self.reasons)
  }

  @Test func coversTheExample() throws {
    let example = Repository.root.appending(path: "Examples/LoginModule")
    let sources = ["Sources/App", "Sources/Base", "Sources/Modules", "Xcode"].flatMap { folder in
      let folder = example.appending(path: folder)
      let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
      return paths.filter { $0.hasSuffix(".swift") }
        .compactMap { try? String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
    }

    #expect(Set(categories(in: sources)).isSubset(of: Self.reasons.keys))
  }

  @Test func anAppWithoutOneGetsIt() throws {
    let sandbox = try Sandbox.app()

    let outcome = sandbox.run("new-module Login --layout folders --ui none")

    #expect(
      outcome.out.contains(
        "\nThe app has a privacy manifest now: Weibo/Base/Data/PrivacyInfo.xcprivacy\n"))
    let text = try sandbox.read("Weibo/Base/Data/PrivacyInfo.xcprivacy")
    #expect(declared(text) == Self.reasons)
  }

  @Test func anAppWithOneIsToldWhatToAdd() throws {
    let sandbox = try Sandbox.app(["Weibo/Resources/PrivacyInfo.xcprivacy": "<plist/>"])
    let before = try sandbox.tree()

    let outcome = sandbox.run("new-module Login --layout folders --ui none")

    #expect(
      outcome.out.contains(
        "\nAdd to Weibo/Resources/PrivacyInfo.xcprivacy what the Base layers use: "
          + "NSPrivacyAccessedAPICategoryFileTimestamp (C617.1)\n"))
    #expect(
      try sandbox.paths().filter { $0.hasSuffix(".xcprivacy") }
        == ["Weibo/Resources/PrivacyInfo.xcprivacy"])
    _ = sandbox.run("remove-module Login")
    #expect(try sandbox.tree() == before)
  }

  @Test func aPackageBringsItsOwn() throws {
    let sandbox = try Sandbox([
      "Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Shop", defaultLocalization: "zh-Hans", platforms: [.iOS(.v17), .macOS(.v14)])

      """
    ])

    #expect(sandbox.run("new-module Login --ui none").status == .success)

    #expect(
      declared(try sandbox.read("Sources/Base/Data/PrivacyInfo.xcprivacy")) == Self.reasons)
    let manifest = try sandbox.read("Package.swift")
    #expect(manifest.contains(#"resources: [.process("PrivacyInfo.xcprivacy")],"#))
    #expect(try sandbox.read("scaffold.json").contains(#""languages": ["zh-Hans"],"#))
  }

  /// The categories whose names stand in code; comments and texts do not count.
  private func categories(in sources: some Sequence<String>) -> [String] {
    let words = sources.reduce(into: Set<String>()) { words, text in
      let source = SwiftSource(Array(text.utf8))
      words.formUnion(
        source.tokens.map { String(decoding: source.bytes[$0.range], as: UTF8.self) })
    }
    return Self.names.filter { !$0.value.isDisjoint(with: words) }.keys.sorted()
  }

  /// The reasons of a manifest by their categories.
  private func declared(_ text: String) -> [String: [String]] {
    let entries =
      (try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil))
      as? [String: Any]
    let types = entries?["NSPrivacyAccessedAPITypes"] as? [[String: Any]] ?? []
    return types.reduce(into: [:]) { reasons, type in
      let category = type["NSPrivacyAccessedAPIType"] as? String ?? ""
      reasons[category.replacing("NSPrivacyAccessedAPICategory", with: "")] =
        type["NSPrivacyAccessedAPITypeReasons"] as? [String]
    }
  }
}
