/// Where something belongs, and what in `scaffold.json` says so.
package struct Placement: Equatable, Sendable {
  package let position: Position
  /// `nil` where the name of a tier says it by itself.
  package let pattern: PlacePattern?
}
