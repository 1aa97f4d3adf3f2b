import Ground

/// What a target of a package says it depends on.
package struct PackageDependency: Equatable, Sendable {
  /// The name of a target or a product.
  package let name: String
  let kind: Kind
  /// Whether it is there on some platforms only, or its manifest decides it while it runs.
  package var isConditional: Bool
  /// Where the name is written.
  package var place: SourcePlace
  /// Whether the name stands in the declaration of the target itself, so that it can go from there.
  package var isOwn: Bool

  /// The package of a product, if it is named.
  package var package: String? {
    if case .product(let package) = kind { package } else { nil }
  }

  enum Kind: Equatable, Sendable {
    /// `.target(name: "Core")`
    case target
    /// `.product(name: "Logging", package: "swift-log")`
    case product(package: String?)
    /// `"Core"`
    case byName
  }
}
