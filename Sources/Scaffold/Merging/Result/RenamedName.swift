/// A name that one side changed and the other uses anew.
package struct RenamedName: Equatable, Sendable {
  package let old: String
  /// Its present name; `nil` if it is gone.
  package let new: String?
}
