/// The targets that a package's manifest declares.
package struct PackageTargets: Equatable, Sendable {
  /// In the order of the manifest.
  package var targets: [PackageTarget]
  package var modules: [ModuleLine] = []
  /// Whether these are all targets, and all about them is known.
  package var isComplete: Bool

  package init(targets: [PackageTarget], modules: [ModuleLine] = [], isComplete: Bool) {
    (self.targets, self.modules, self.isComplete) = (targets, modules, isComplete)
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
