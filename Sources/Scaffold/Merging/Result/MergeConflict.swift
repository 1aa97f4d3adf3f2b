/// A place that two sides changed differently.
package struct MergeConflict: Equatable, Sendable {
  /// The former text; empty if both sides added something.
  package let base: [UInt8]
  /// The present text; empty if it was taken out.
  package let disk: [UInt8]
  /// The wanted text; empty if it is to go.
  package let wanted: [UInt8]
  /// Where it is, counted from one: in the file on disk, or, of branches, in the merged text.
  package let line: Int
  /// The name that one side changed and the other uses anew, if that is why.
  package var renamed: RenamedName? = nil
}
