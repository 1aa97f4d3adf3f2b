/// `"features": ["Feed", "Login"]`: targets or folders that do not see one another.
package struct IndependentParts: Equatable, Sendable {
  /// What `scaffold.json` calls them all: `features`.
  package let name: String
  package let parts: [PlacePattern]
}
