import Ground
import Model

/// The plan of a transaction, on disk before it does anything, so that a later run can undo the
/// work that a kill left half done.
///
/// While `.scaffold-journal` is there, the transaction is to be undone. Once it is renamed to
/// `.scaffold-journal-done`, all changes are in place and only leftovers remain to be removed.
struct Journal: Equatable, Sendable {
  /// Names the folder where it was written. Only there it is obeyed.
  let seal: FolderSeal
  /// Folders that were made, the outermost first.
  let newFolders: [ProjectPath]
  let steps: [Step]
  /// Folders to remove at the end, the innermost first.
  let emptiedFolders: [ProjectPath]

  static let path = ProjectPath(ownName: Site.journal)
  static let donePath = ProjectPath(ownName: Site.doneJournal)
}

extension Journal {
  /// The steps for one file. While they last, two more files can stand beside it.
  struct Step: Equatable, Sendable {
    let number: Int
    let action: Change.Action
    let path: ProjectPath
    /// Distinguishes what the transaction wrote from what someone wrote since; `nil` for a removal.
    let written: Fingerprint?
    /// The run's own: no other run, and nobody else, has files of these names.
    let token: String
    /// The new text, before it is moved to its place.
    let staged: ProjectPath

    init(
      number: Int, action: Change.Action, path: ProjectPath, written: Fingerprint?, token: String
    ) {
      self.number = number
      self.action = action
      self.path = path
      self.written = written
      self.token = token
      staged = path.sibling(named: ".scaffold-\(token)-\(number).new")
    }

    /// The old text, after it was moved out of its place.
    var displaced: ProjectPath { path.sibling(named: ".scaffold-\(token)-\(number).old") }
  }

  /// - Parameter written: what stands for the new text of each change.
  init(
    _ changes: [Change], _ written: [Fingerprint?], emptying folders: [ProjectPath],
    below prefix: ProjectPath?, newFolders: [ProjectPath]
  ) {
    let seal = FolderSeal()
    self.seal = seal
    self.newFolders = newFolders
    steps = zip(changes, written).enumerated().map { number, change in
      Step(
        number: number, action: change.0.action, path: change.0.path.moved(below: prefix),
        written: change.1, token: seal.word)
    }
    emptiedFolders = folders.map { $0.moved(below: prefix) }
  }
}

// MARK: - Text

extension Journal {
  private static let header = "scaffold journal 3"
  private static let footer = "end"

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.addLine([Self.header])
    bytes.addLine(["seal", seal.word])
    for folder in newFolders { bytes.addLine(["folder", folder.text]) }
    for step in steps {
      bytes.addLine([step.action.rawValue, step.written?.text ?? "-", step.path.text])
    }
    for folder in emptiedFolders { bytes.addLine(["emptied", folder.text]) }
    bytes.addLine([Self.footer])
    return bytes
  }

  /// A problem with a journal's text.
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
      first.0 == "seal", let seal = FolderSeal(word: first.1)
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
            written: written == "-" ? nil : Fingerprint(text: written), token: seal.word))
      }
    }
    self.seal = seal
    self.newFolders = newFolders
    self.steps = steps
    self.emptiedFolders = emptiedFolders
  }

  private static func path(_ text: String) throws(Problem) -> ProjectPath {
    do throws(OutsidePath) { return try ProjectPath(text) } catch { throw .unknown }
  }
}
