/// What a module shows of a reply: many things or one; or what it sends.
package enum InferredKind: String, Sendable {
  case list, item, form
}
