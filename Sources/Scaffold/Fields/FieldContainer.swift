/// How many values a field has.
package enum FieldContainer: Sendable {
  /// One.
  case none
  /// Any number of them, in their order: `[String]`.
  case list
  /// Any number of them, each under a text of its own: `[String:Int]`.
  case map
}
