import Testing

@testable import SwiftReading

/// All that emitted code takes from UIKit and SwiftUI is declared in a stand-in, or does not type-check.
/// So the names in the stand-ins are those that have to be in the tables.
@Suite struct StandInNamesTests {
  private static let folders = ["Accessibility", "Combine", "PhotosUI", "SwiftUI", "UIKit"]
  /// What stands in a stand-in and in no SDK.
  private static let ours: Set<String> = [
    "ModifiedScene", "Never", "Optional", "SystemView", "TupleTabContent", "TupleToolbarContent",
  ]

  private static func sources() throws -> [(path: String, source: SwiftSource)] {
    try folders.flatMap { try Repository.swiftFiles(below: "Tests/StandIns/" + $0) }
      .filter { !$0.hasSuffix("/Declared.swift") }
      .map { ($0, SwiftSource(Array(try Repository.read($0).utf8))) }
  }

  @Test func eachTypeStandsInATable() throws {
    let names = try AppleNames.all.get()
    let missing = try Self.sources().flatMap { path, source in
      TypeReader.outlines(of: source)
        .filter { $0.kind != .extension && !$0.access.isOfTheFile && $0.access != .internal }
        // Swift infers what a type of a protocol is.
        .filter {
          !($0.kind == .typealias && $0.name.contains(".")) && !Self.ours.contains($0.name)
        }
        .filter { names.types(called: $0.name).isEmpty }.map { "\(path): \($0.name)" }
    }
    #expect(missing == [])
  }

  /// What is newer than the least system has to say so, since then the compiler asks for `#available`.
  @Test func eachMemberStandsInATableWithItsSystem() throws {
    let names = try AppleNames.all.get()
    var wrong: [String] = []
    for (path, source) in try Self.sources() {
      for member in SwiftMember.all(in: source)
      where !member.isOverride && !Self.ours.contains(member.path) && member.name != "rawValue" {
        guard let system = names.system(of: member) else {
          wrong.append("\(path):\(member.line): no table has `\(member.owner).\(member.fullName)`")
          continue
        }
        let isNewer = system.isNewerThanLeast
        if isNewer != (member.system?.isNewerThanLeast ?? false) {
          wrong.append(
            "\(path):\(member.line): `\(member.owner).\(member.fullName)` is of iOS \(system)")
        }
      }
    }
    #expect(wrong == [])
  }
}

extension AppleNames {
  /// What Swift calls `UITextField.ViewMode` is `UITextFieldViewMode` in Objective-C; what stands in
  /// another type may stand in a table by its last name.
  fileprivate func types(called name: String) -> [String] {
    let whole = name.replacing(".", with: "")
    return types.keys.filter {
      $0 == name || $0 == whole || $0.hasSuffix("." + name)
        || $0.hasSuffix(name) && !name.hasPrefix("UI")
    }
  }

  /// The first system that a member can be had on.
  fileprivate func system(of member: SwiftMember) -> String? {
    let members = types(called: member.path).flatMap(family).flatMap { types[$0]?.members ?? [] }
    return members.filter { $0.isTaken(by: member) }.map(\.system).min {
      $0.asVersion < $1.asVersion
    }
  }
}

extension String {
  fileprivate var asVersion: Double { Double(self) ?? 0 }

  fileprivate var isNewerThanLeast: Bool { asVersion > 17 }
}
