import Ground

/// The change of one file by a run, as the history keeps it: enough to take it back.
struct RecordedChange: Equatable, Sendable {
  let path: ProjectPath
  let action: Change.Action
  /// The permissions that the file had; `nil` if there was none.
  let mode: mode_t?
  /// The former text of the file; `nil` if there was none.
  let before: [UInt8]?
  let left: Left

  /// The file that the run left in its place.
  enum Left: Equatable, Sendable {
    case nothing
    /// A new file. What it said is needed to know it again, and for nothing else.
    case new(Fingerprint)
    case text([UInt8])
  }
}

extension RecordedChange {
  /// - Parameters:
  ///   - written: what stands for the text that the run writes.
  ///   - mode: the permissions that the file has.
  init(_ change: Change, written: Fingerprint?, mode: mode_t?) {
    path = change.path
    action = change.action
    self.mode = mode
    before = change.before
    left =
      switch (change.before, change.after, written) {
      case (nil, .some, .some(let written)): .new(written)
      case (_, .some(let after), _): .text(after)
      case (_, nil, _): .nothing
      }
  }

  /// True if a file is as the run left it.
  func isLeft(as contents: [UInt8]?) -> Bool {
    switch left {
    case .nothing: contents == nil
    case .new(let fingerprint): contents.map(Fingerprint.init) == fingerprint
    case .text(let text): contents == text
    }
  }
}
