import Ground

/// `modules += module("Login", tiers: ["Data", "Business"], uses: ["Other"])`
package struct ModuleLine: Equatable, Sendable {
  package let name: String
  /// `nil` if the line says nothing of them, or nothing that can be read.
  package let tiers: [String]?
  package let uses: [String]?
  package let place: SourcePlace
}
