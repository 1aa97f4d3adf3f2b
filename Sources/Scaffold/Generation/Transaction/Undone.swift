import Ground

/// The changes that were taken back of a run that did not come to its end.
package struct Undone: Equatable, Sendable {
  /// New files that are gone again.
  var removed: [ProjectPath] = []
  /// Files that are as they were before.
  var restored: [ProjectPath] = []
  /// Files that someone has changed since, which stay.
  var kept: [Kept] = []
  /// Files in folders that are no more, or are links now: nothing was done there.
  var outOfReach: [ProjectPath] = []

  /// A file that someone changed while the run was at work or after it was cut off.
  package struct Kept: Equatable, Sendable {
    let path: ProjectPath
    /// Where its text of before the run is; `nil` if the file was new.
    let old: ProjectPath?
  }
}

extension Undone {
  /// The matters that nobody but the user can put in order.
  var notes: [RunNote] {
    kept.map(RunNote.keptChanged)
      + (outOfReach.isEmpty ? [] : [.outOfReach(outOfReach.sorted())])
  }
}
