/// `{ "from": "Feed", "to": "Login", "reason": "…" }`: something that is never to be used.
package struct Ban: Equatable, Sendable {
  package let from: PlacePattern
  package let to: PlacePattern
  /// Why; empty if nothing says it.
  package let reason: String
  /// True if a chain through other modules counts too.
  package let isByChain: Bool
  /// True if to declare or link it counts too, imported or not.
  package let isByLink: Bool
  /// The byte of `scaffold.json` that it starts at.
  package let offset: Int
}
