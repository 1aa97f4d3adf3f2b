/// The kind of module for a reply: many things or one; or a form that sends.
package enum InferredKind: String, Sendable {
  case list, item, form
}
