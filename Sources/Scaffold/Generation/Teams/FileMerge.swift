import Ground
import Merging
import Model

/// Merges a file by what it says alone: ledgers by what they record, all else by its text.
package enum FileMerge {
  /// - Parameter base: empty for a file that both sides added.
  package static func merge(
    base: [UInt8], ours: [UInt8], theirs: [UInt8], at path: ProjectPath
  ) -> (contents: [UInt8], conflicts: [MergeConflict]) {
    if path.name == Ledger.name,
      let text = LedgerMerge.text(base: base, ours: ours, theirs: theirs, at: path)
    {
      return (text, [])
    }
    let merge = Merge(base: base, disk: ours, wanted: theirs, path: path, labels: .branches)
    if let steps = AppendedSteps(settling: merge, at: path, areBranches: true) {
      return (steps.contents, [])
    }
    return (merge.contents, merge.conflicts)
  }
}
