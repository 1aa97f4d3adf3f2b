/// The answer of an endpoint whose success is all there is to know. Any body will do, even none.
package nonisolated struct NoContent: Decodable, Sendable, Hashable {
  package init() {}

  package init(from decoder: any Decoder) {}
}
