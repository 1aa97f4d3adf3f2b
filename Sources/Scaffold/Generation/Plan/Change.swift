import Ground

/// A planned change of one file.
package struct Change: Equatable, Sendable {
  package let path: ProjectPath
  package let action: Action
  /// The present text of the file; `nil` if there is none.
  let before: [UInt8]?
  /// The text that the file gets; `nil` if it goes.
  package let after: [UInt8]?
  /// The permissions that the file gets; `nil` for those it has, or that new files get.
  var mode: mode_t?
  /// Binds the file to the project's folder; only entries of the history are bound.
  var seal: FolderSeal?
}

extension Change {
  /// The word before the path when a plan is shown.
  package enum Action: String, Sendable {
    case create
    /// Lines are added between markers, or taken out there; the rest stays.
    case update
    /// The whole text is put in the place of another.
    case replace
    /// A file that someone edited gets the changes of the template too.
    case merge
    case remove
    /// The file is left as it is.
    case keep
  }

  /// True if anything on disk is different afterwards.
  var isEffective: Bool { action != .keep }

  /// The lines an update adds and takes away, as `+ line` and `- line`.
  var changedLines: [String] {
    guard [.update, .merge].contains(action), let before, let after else { return [] }
    return LineDiff(from: before.lines, to: after.lines).edits.compactMap { edit in
      switch edit {
      case .keep: nil
      case .remove(let line): Self.row("-", line)
      case .insert(let line): Self.row("+", line)
      }
    }
  }

  private static func row(_ sign: String, _ line: ArraySlice<UInt8>) -> String {
    let text = String(decoding: line, as: UTF8.self).trimmed
    return text.isEmpty ? sign : sign + " " + text
  }
}
