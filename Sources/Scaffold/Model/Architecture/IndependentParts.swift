/// `"features": ["Feed", "Login"]`: targets or folders that do not depend on one another.
package struct IndependentParts: Equatable, Sendable {
  /// Their name in `scaffold.json`: `features`.
  package let name: String
  package let parts: [PlacePattern]
}
