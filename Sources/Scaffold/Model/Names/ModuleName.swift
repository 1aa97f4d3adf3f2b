/// A name that a module may have. There is no other way to get one than to be valid.
package struct ModuleName: Hashable, Sendable {
  package let text: String

  package init(_ text: String) throws(InvalidName) {
    if let reason = SwiftName.problem(with: text) ?? Self.problem(with: text) {
      throw InvalidName(role: "module", text: text, reason: reason)
    }
    self.text = text
  }
}

extension ModuleName {
  /// The targets that a module brings with it.
  package var targets: [String] { Self.suffixes.map { text + $0 } }

  /// The types that carry the module's name.
  var types: [String] { EmittedType.suffixes.map { text + $0 } }

  package static let suffixes = ["Data", "Business", "View", "Tests"]

  /// Names of a project beside its modules, as targets or as routes and entries of its home screen:
  /// no module may be called so in any letter case.
  private static let reserved: Set<String> = [
    "all", "app", "apphome", "apptests", "base", "basebusiness", "basebusinesstests", "basedata",
    "basedatatests", "basesqlite", "basetesting", "baseview", "baseviewtests", "core", "coretests",
    "placeholder",
  ]

  /// The frameworks of Apple's that end as our targets do.
  private static let frameworks: Set<String> = ["CoreData", "SwiftData", "TabularData"]

  private static func problem(with text: String) -> InvalidName.Reason? {
    if reserved.contains(text.lowercased()) { return .ofTheProject }
    return suffixes.map { text + $0 }.first(where: frameworks.contains).map { .ofAFramework($0) }
  }
}

extension ModuleName: CustomStringConvertible {
  package var description: String { text }
}
