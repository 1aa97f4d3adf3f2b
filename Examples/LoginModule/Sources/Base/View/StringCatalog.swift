import Foundation

/// The words of one target, as its String Catalog has them in the language of the user.
package nonisolated struct StringCatalog: Sendable {
  private let table: String
  private let bundle: Bundle

  /// - Parameters:
  ///   - table: The name of the catalog's file.
  ///   - target: The target that the file belongs to.
  package init(_ table: String, of target: String) {
    self.table = table
    bundle = Self.bundle(of: target)
  }

  /// The text of a key.
  ///
  /// - Parameter text: What is shown where nobody compiles catalogs, as on Linux.
  package func callAsFunction(_ key: String, _ text: String) -> String {
    bundle.localizedString(forKey: key, value: text, table: table)
  }

  /// The text of a key with a count in it, in the plural form that the language has for it.
  package func callAsFunction(
    _ key: String, one: String, other: String, _ count: Int
  ) -> String {
    String.localizedStringWithFormat(self(key, count == 1 ? one : other), count)
  }

  /// Where the resources of a target are: in a bundle of its own, or in the app where all tiers
  /// are one target.
  ///
  /// `Bundle.module` finds the former too, but belongs to the main actor where that is the default.
  /// The second parent is what this target is linked into, such as a bundle of tests.
  private static func bundle(of target: String) -> Bundle {
    for parent in [Bundle.main, Bundle(for: TaskSlot.self)] {
      let bundles = parent.paths(forResourcesOfType: "bundle", inDirectory: nil)
      let path = bundles.first { $0.hasSuffix("_\(target).bundle") }
      if let bundle = path.flatMap(Bundle.init(path:)) { return bundle }
    }
    return .main
  }
}
