import Ground

/// A fix for a finding where nobody has anything to decide.
package enum Remedy: Hashable, Sendable {
  /// An import goes, if nothing needs it.
  case dropImport(SourcePlace)
  /// A module says that it uses another.
  case use(module: String, other: String)
  /// A target declares what it imports.
  case declare(String, target: String, manifest: String)
  /// A target no longer declares what it never imports.
  case undeclare(String, target: String, manifest: String)
  /// The lines between markers become those that ledgers name, as `scaffold repair` makes sure.
  case repair
}
