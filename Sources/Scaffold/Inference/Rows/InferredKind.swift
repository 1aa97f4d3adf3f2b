/// Whether a reply has many things or one.
package enum InferredKind: String, Sendable {
  case list, item
}
