import Ground

/// The dependency of a target of a package.
package struct PackageDependency: Equatable, Sendable {
  /// The name of a target or a product.
  package let name: String
  let kind: Kind
  /// True if it is there on some platforms only, or its manifest decides it while it runs.
  package var isConditional: Bool
  /// Where the name is written.
  package var place: SourcePlace
  /// True if the name stands in the declaration of the target itself, so that it can go from there.
  package var isOwn: Bool

  init(name: String, kind: Kind, isConditional: Bool, place: SourcePlace, isOwn: Bool) {
    (self.name, self.kind, self.isConditional) = (name, kind, isConditional)
    (self.place, self.isOwn) = (place, isOwn)
  }

  /// The package of a product, if it is named.
  package var package: String? {
    if case .product(let package) = kind { package } else { nil }
  }

  /// One of a target of an Xcode project or of what makes one: another target, or a library.
  package init(library name: String, isTarget: Bool = false, place: SourcePlace) {
    self.init(
      name: name, kind: isTarget ? .target : .product(package: nil), isConditional: false,
      place: place, isOwn: true)
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
