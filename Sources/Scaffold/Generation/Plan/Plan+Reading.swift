import Ground
import Model
import Templates

extension Plan {
  /// Reads what the tool is about to write for itself: what it could not read again would lock it
  /// out of the project.
  ///
  /// - Parameter paths: the files to read, if not all of them.
  /// - Throws: `DataError` with the place, before anything is written.
  package func requireReadable(only paths: [ProjectPath]? = nil) throws(DataError) {
    for change in effectiveChanges where paths?.contains(change.path) ?? true {
      guard let bytes = change.after else { continue }
      let source = JSONSource(file: change.path.text, bytes: bytes)
      if change.path.text == ProjectFile.path { _ = try ProjectFile(source) }
      if change.path.name == Ledger.name { _ = try Ledger(source, in: change.path.folder) }
    }
  }
}
