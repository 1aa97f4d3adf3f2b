import Ground

/// The targets that a package's manifest declares.
package struct PackageTargets: Equatable, Sendable {
  /// In the order of the manifest.
  package var targets: [PackageTarget]
  package var modules: [ModuleLine] = []
  /// The targets that each library offers to others, by its name.
  package var libraries: [String: [String]] = [:]
  /// True if these are all targets, and all about them is known.
  package var isComplete: Bool
  /// The first place behind which not all of it is known; `nil` if it is, or is unknown as a whole.
  package let doubt: SourcePlace?

  package init(
    targets: [PackageTarget], modules: [ModuleLine] = [], isComplete: Bool,
    doubt: SourcePlace? = nil
  ) {
    (self.targets, self.modules, self.isComplete) = (targets, modules, isComplete)
    self.doubt = doubt
  }
}

extension PackageTargets {
  /// The names that dependencies have of products, of this package or of others.
  package var products: Set<String> {
    let own = Set(targets.map(\.name))
    let names = targets.flatMap { $0.dependencies ?? [] }.compactMap { dependency in
      switch dependency.kind {
      case .product: dependency.name
      case .byName where !own.contains(dependency.name): dependency.name
      case .byName, .target: nil
      }
    }
    return Set(names)
  }
}

extension PackageTargets {
  /// The same, of which it is not known what depends on what.
  package var withoutDependencies: PackageTargets {
    var contents = self
    for index in contents.targets.indices { contents.targets[index].dependencies = nil }
    return contents
  }
}
