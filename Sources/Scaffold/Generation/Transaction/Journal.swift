import Ground

/// What a transaction is about to do, on disk before it does anything, so that a later run can undo
/// what a kill left half done.
///
/// While `.scaffold-journal` is there, the transaction is to be undone. Once it is renamed to
/// `.scaffold-journal-done`, all changes are in place and only leftovers remain to be removed.
struct Journal: Equatable, Sendable {
  /// Where it was written. Only there it is obeyed.
  let place: JournalPlace
  /// Folders that were made, the outermost first.
  let newFolders: [ProjectPath]
  let steps: [Step]
  /// Folders to remove at the end, the innermost first.
  let emptiedFolders: [ProjectPath]

  static let path = ProjectPath(ownName: ".scaffold-journal")
  static let donePath = ProjectPath(ownName: ".scaffold-journal-done")
}

extension Journal {
  /// What happens to one file. While it does, two more files can stand beside it.
  struct Step: Equatable, Sendable {
    let number: Int
    let action: Change.Action
    let path: ProjectPath
    /// Tells what the transaction wrote from what someone wrote since; `nil` for a removal.
    let written: Fingerprint?
    /// The run's own: no other run, and nobody else, has files of these names.
    let token: String

    /// The new text, before it is moved to its place.
    var staged: ProjectPath { path.sibling(named: ".scaffold-\(token)-\(number).new") }
    /// The old text, after it was moved out of its place.
    var displaced: ProjectPath { path.sibling(named: ".scaffold-\(token)-\(number).old") }
  }

  init(
    _ plan: Plan, at place: JournalPlace, below prefix: ProjectPath?, newFolders: [ProjectPath]
  ) {
    self.place = place
    self.newFolders = newFolders
    steps = plan.effectiveChanges.enumerated().map { number, change in
      Step(
        number: number, action: change.action, path: change.path.moved(below: prefix),
        written: change.after.map(Fingerprint.init), token: place.token)
    }
    emptiedFolders = plan.emptiedFolders.map { $0.moved(below: prefix) }
  }
}

extension ProjectPath {
  func moved(below folder: ProjectPath?) -> ProjectPath { folder?.appending(self) ?? self }
}

// MARK: - Text

extension Journal {
  private static let header = "scaffold journal 2"
  private static let footer = "end"

  var text: String {
    let lines =
      [Self.header, "place \(place.text)"] + newFolders.map { "folder \($0)" }
      + steps.map { "\($0.action.rawValue) \($0.written?.text ?? "-") \($0.path)" }
      + emptiedFolders.map { "emptied \($0)" } + [Self.footer, ""]
    return lines.joined(separator: "\n")
  }

  /// What is wrong with a journal's text.
  enum Problem: Error {
    /// It is empty or was cut off: nothing was done yet.
    case torn
    /// It does not say where it was written, or is none.
    case unknown
  }

  init(bytes: [UInt8]) throws(Problem) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }[...]
    guard lines.popLast() == "", lines.popLast() == Self.footer else { throw .torn }
    guard lines.popFirst() == Self.header, let first = lines.popFirst()?.cutAtSpace,
      first.0 == "place", let place = JournalPlace(text: first.1)
    else { throw .unknown }
    var newFolders: [ProjectPath] = []
    var emptiedFolders: [ProjectPath] = []
    var steps: [Step] = []
    for line in lines {
      let (verb, rest) = line.cutAtSpace
      switch verb {
      case "folder": newFolders.append(try Self.path(rest))
      case "emptied": emptiedFolders.append(try Self.path(rest))
      default:
        guard let action = Change.Action(rawValue: verb) else { throw .unknown }
        let (written, path) = rest.cutAtSpace
        steps.append(
          Step(
            number: steps.count, action: action, path: try Self.path(path),
            written: written == "-" ? nil : Fingerprint(text: written), token: place.token))
      }
    }
    self.place = place
    self.newFolders = newFolders
    self.steps = steps
    self.emptiedFolders = emptiedFolders
  }

  private static func path(_ text: String) throws(Problem) -> ProjectPath {
    do throws(OutsidePath) { return try ProjectPath(text) } catch { throw .unknown }
  }
}

extension String {
  /// What stands before the first space, and what after it.
  fileprivate var cutAtSpace: (String, String) {
    guard let space = utf8.firstIndex(of: UInt8(ascii: " ")) else { return (self, "") }
    return (String(self[..<space]), String(self[utf8.index(after: space)...]))
  }
}
