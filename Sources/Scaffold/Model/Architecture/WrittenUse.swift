/// A use that `scaffold.json` allows: `"Timeline": ["Login"]`.
package struct WrittenUse: Equatable, Sendable {
  package let module: String
  package let used: String
  /// The byte of `scaffold.json` that the second name starts at.
  package let offset: Int
}
