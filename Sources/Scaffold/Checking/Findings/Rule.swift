/// A rule of the architecture, as `// scaffold:allow` and baselines name it.
package enum Rule: String, CaseIterable, Sendable {
  /// A tier sees the next one only.
  case tier
  /// A module sees of another what it says it uses, and no more.
  case module
  /// Some frameworks are for one tier.
  case framework
  /// Modules do not use each other in a cycle.
  case cycle
  /// What is imported is declared in `Package.swift`.
  case undeclared
  /// What is declared in `Package.swift` is imported.
  case unused
  /// Every file is in a tier.
  case stray
  /// Every file can be read.
  case unreadable
  /// An exception has a rule, a reason and something to except.
  case allow
  /// An entry of a baseline has something to except.
  case baseline
}

extension Rule {
  /// The rules that a comment or a baseline may make an exception from. The others are about
  /// exceptions themselves, and about files that were not checked at all.
  static let excusable: [Rule] = allCases.filter {
    ![.unreadable, .allow, .baseline].contains($0)
  }
}
