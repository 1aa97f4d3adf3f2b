/// One tier of an architecture, such as View.
package struct Tier: Equatable, Sendable {
  package let name: String
  /// The byte of `scaffold.json` that its name starts at.
  package let offset: Int
  /// The folders that are the tier's, or that the tier has in each module.
  package let folders: [PlacePattern]
  /// The targets that are the tier's.
  package let targets: [PlacePattern]
  /// The names of files that are the tier's, wherever they are: `*ViewModel.swift`.
  package let files: [PlacePattern]
  /// The system's frameworks that are for this tier; those that no tier names are for all.
  package let frameworks: [String]
  /// The types that are for this tier, such as `URLSession`.
  package let types: [String]
  /// The tiers whose types it does not offer to others.
  package let hides: [String]
  /// The tiers it may depend on, of its own module and of what all modules stand on.
  package let sees: [String]
  /// True if a module that uses this one depends on the tier.
  package let isOpen: Bool
  /// True if it stands across the modules: it depends on those of all, and all depend on it.
  package let spansModules: Bool
}

extension Tier {
  /// The possible names of a module's target for this tier, as far as folders say: `LoginView`.
  package func targetNames(in module: String) -> Set<String> {
    Set((folders.compactMap(\.plainName) + [name]).map { module + $0 })
  }
}
