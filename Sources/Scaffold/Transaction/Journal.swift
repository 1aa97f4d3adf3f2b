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
  init?(text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard lines.popFirst() == Self.header[...], lines.popLast() == "",
      lines.popLast() == Self.footer[...]
    else { return nil }
    var newFolders: [ProjectPath] = []
    var emptiedFolders: [ProjectPath] = []
    var steps: [Step] = []
    for line in lines {
      guard let space = line.firstIndex(of: " ") else { return nil }
      let rest = line[line.index(after: space)...]
      switch line[..<space] {
      case "folder":
        newFolders.append(contentsOf: [try? ProjectPath(String(rest))].compactMap(\.self))
      case "emptied":
        emptiedFolders.append(contentsOf: [try? ProjectPath(String(rest))].compactMap(\.self))
      case let verb:
        guard let step = Step(number: steps.count, verb: verb, rest: rest) else { return nil }
        steps.append(step)
      }
    }
    self.newFolders = newFolders
    self.steps = steps
    self.emptiedFolders = emptiedFolders
  }
}

extension Journal.Step {
  fileprivate init?(number: Int, verb: Substring, rest: Substring) {
    guard let action = Change.Action(rawValue: String(verb)), let space = rest.firstIndex(of: " "),
      let path = try? ProjectPath(String(rest[rest.index(after: space)...]))
    else { return nil }
    let written = rest[..<space]
    self.init(
      number: number, action: action, path: path,
      written: written == "-" ? nil : Fingerprint(text: String(written)))
  }
}
