import CommandLine
import Ground
import Merging

/// `scaffold merge-driver %O %A %B %P`, as git calls it
struct MergeDriver: Command {
  static let name = "merge-driver"
  static let summary = "Merge three texts of a file, for git to call."
  static let discussion = """
    Swift is merged by what it declares, JSON by its keys, anything else by lines. The result takes
    the place of the second file. What does not go together stands between markers there; the command
    then exits with 1.
    """
  static let examples = ["scaffold merge-driver base.swift ours.swift theirs.swift"]
  static let parameters: [any Parameter] = [base, disk, wanted, path]

  static let base = Argument(
    name: "base", help: "What both sides started from; git's %O.", offer: .files)
  static let disk = Argument(
    name: "ours", help: "One side, and where the result goes; git's %A.", offer: .files)
  static let wanted = Argument(name: "theirs", help: "The other side; git's %B.", offer: .files)
  static let path = Argument(
    name: "path", help: "What the file is called, if these are copies; git's %P.",
    isRequired: false, offer: .files)

  private let sides: [String]
  private let path: String

  init(_ arguments: Arguments, in context: Context) throws {
    sides = try [Self.base, Self.disk, Self.wanted].map { argument in
      try context.value(of: argument, in: arguments, command: Self.name)
        .absolute(in: context.directory)
    }
    path = arguments[Self.path].first ?? sides[1]
  }

  func run(in context: Context) throws {
    let texts = try sides.map { side in
      guard let text = try Disk.contents(of: side) else { throw MergeProblem.missing(side) }
      return text
    }
    let merge = Merge(
      base: texts[0], disk: texts[1], wanted: texts[2],
      path: try ProjectPath(path.pathComponents.last.map(String.init) ?? path),
      labels: .branches)
    if merge.contents != texts[1] { try replace(sides[1], with: merge.contents, in: context) }
    if !merge.conflicts.isEmpty {
      throw MergeProblem.conflicts(path, lines: merge.conflicts.map(\.line))
    }
  }

  /// Puts a text in the place of a file at once, so that nobody finds half of it.
  private func replace(_ file: String, with text: [UInt8], in context: Context) throws {
    let folder = try OpenFolder(at: file.parentFolder ?? "/")
    let path = try ProjectPath(file.pathComponents.last.map(String.init) ?? file)
    let staged = path.sibling(named: ".scaffold-merged-" + path.name)
    try context.perform(.write(text, to: staged, mode: try folder.mode(of: path)), folder)
    do throws(SystemError) {
      try context.perform(.rename(staged, to: path), folder)
    } catch {
      try? context.perform(.removeFile(staged), folder)
      throw error
    }
  }
}
