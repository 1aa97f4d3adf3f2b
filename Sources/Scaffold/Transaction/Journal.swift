/// What a transaction is about to do, on disk before it does anything, so that the next start can
/// undo what a kill left half done.
///
/// While `.scaffold-journal` is there, the transaction is to be undone. Once it is renamed to
/// `.scaffold-journal-done`, all changes are in place and only leftovers remain to be removed.
struct Journal: Equatable, Sendable {
  /// Folders that were made, the outermost first.
  let newFolders: [ProjectPath]
  let steps: [Step]
  /// Folders to remove at the end, the innermost first.
  let emptiedFolders: [ProjectPath]

  static let name = ".scaffold-journal"
  static let doneName = ".scaffold-journal-done"
}

extension Journal {
  /// What happens to one file. While it does, two more files can stand beside it.
  struct Step: Equatable, Sendable {
    let number: Int
    let action: Change.Action
    let path: ProjectPath
    /// Tells what the transaction wrote from what someone wrote since; `nil` for a removal.
    let written: Fingerprint?

    /// The new text, before it is moved to its place.
    var staged: ProjectPath { path.sibling(named: ".scaffold-\(number).new") }
    /// The old text, after it was moved out of its place.
    var displaced: ProjectPath { path.sibling(named: ".scaffold-\(number).old") }
  }

  init(_ plan: Plan, below prefix: ProjectPath?, newFolders: [ProjectPath]) {
    self.newFolders = newFolders
    steps = plan.effectiveChanges.enumerated().map { number, change in
      Step(
        number: number, action: change.action, path: change.path.moved(below: prefix),
        written: change.after.map(Fingerprint.init))
    }
    emptiedFolders = plan.emptiedFolders.map { $0.moved(below: prefix) }
  }
}

extension ProjectPath {
  func moved(below folder: ProjectPath?) -> ProjectPath { folder?.appending(self) ?? self }
}

// MARK: - Text

extension Journal {
  private static let header = "scaffold journal 1"
  private static let footer = "end"

  var text: String {
    let lines =
      [Self.header] + newFolders.map { "folder \($0)" }
      + steps.map { "\($0.action.rawValue) \($0.written?.text ?? "-") \($0.path)" }
      + emptiedFolders.map { "emptied \($0)" } + [Self.footer, ""]
    return lines.joined(separator: "\n")
  }

  /// Reads a journal; `nil` if it is empty or torn, which means that nothing was done.
  ///
  /// - Parameter folder: the folder it was found in.
  /// - Throws: `Refusal` if it is whole and says what no journal says.
  init?(bytes: [UInt8], in folder: String) throws(Refusal) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }[...]
    guard lines.popLast() == "", lines.popLast() == Self.footer else { return nil }
    guard lines.popFirst() == Self.header else { throw .badJournal(folder) }
    var newFolders: [ProjectPath] = []
    var emptiedFolders: [ProjectPath] = []
    var steps: [Step] = []
    for line in lines {
      let (verb, rest) = line.cutAtSpace
      switch verb {
      case "folder": newFolders.append(try Self.path(rest, in: folder))
      case "emptied": emptiedFolders.append(try Self.path(rest, in: folder))
      default:
        guard let action = Change.Action(rawValue: verb) else { throw .badJournal(folder) }
        let (written, path) = rest.cutAtSpace
        steps.append(
          Step(
            number: steps.count, action: action, path: try Self.path(path, in: folder),
            written: written == "-" ? nil : Fingerprint(text: written)))
      }
    }
    self.newFolders = newFolders
    self.steps = steps
    self.emptiedFolders = emptiedFolders
  }

  private static func path(_ text: String, in folder: String) throws(Refusal) -> ProjectPath {
    do throws(OutsidePath) { return try ProjectPath(text) } catch { throw .badJournal(folder) }
  }
}

extension String {
  /// What stands before the first space, and what after it.
  fileprivate var cutAtSpace: (String, String) {
    guard let space = utf8.firstIndex(of: UInt8(ascii: " ")) else { return (self, "") }
    return (String(self[..<space]), String(self[utf8.index(after: space)...]))
  }
}
