import CommandLine
import Generation
import Ground
import Merging
import Model

/// `scaffold merge-driver %O %A %B %P`, as git calls it
struct MergeDriver: Command {
  static let name = "merge-driver"
  static let summary: Message = "Merge three texts of a file, for git to call."
  static let discussion: Message = """
    Swift is merged by what it declares, lines between `// scaffold:` markers as a set, JSON by its
    keys, anything else by lines. Where both sides changed what is generated in a module, its options
    are merged, and the file is made from them. The result takes the place of the second file.
    What does not go together stands between conflict markers there; the command then exits with 1.

    --install sets up the git clone of this folder to call it for the files that .gitattributes marks
    with merge=scaffold, and where it is. Each clone needs it once. Without it, git merges them as it
    does any text, and `scaffold repair` puts right what then goes wrong.
    """
  static let examples = [
    "scaffold merge-driver --install", "scaffold merge-driver base.swift ours.swift theirs.swift",
  ]
  static let parameters: [any Parameter] = [base, disk, wanted, path, install]

  static let base = Argument(
    name: "base", help: "What both sides started from; git's %O.", isRequired: false,
    offer: .files)
  static let disk = Argument(
    name: "ours", help: "One side, and where the result goes; git's %A.", isRequired: false,
    offer: .files)
  static let wanted = Argument(
    name: "theirs", help: "The other side; git's %B.", isRequired: false, offer: .files)
  static let path = Argument(
    name: "path", help: "What the file is called, if these are copies; git's %P.",
    isRequired: false, offer: .files)
  static let install = Flag(
    name: "--install", help: "Have git call it in the clone that this folder is in.")

  private let work: Work

  private enum Work {
    case install
    /// Three files by their paths, and what the merged file is called.
    case merge([String], path: String)
  }

  init(_ arguments: Arguments, in context: Context) throws {
    if arguments[Self.install] {
      guard arguments[Self.base].isEmpty else {
        throw UsageError.notTogether(Self.install.name, Self.base.name)
      }
      work = .install
      return
    }
    let sides = try [Self.base, Self.disk, Self.wanted].map { argument in
      try context.value(of: argument, in: arguments, command: Self.name)
        .absolute(in: context.directory)
    }
    work = .merge(sides, path: arguments[Self.path].first ?? sides[1])
  }

  func run(in context: Context) throws {
    switch work {
    case .install: try MergeDriverSetup(context: context).run()
    case .merge(let sides, let path): try merge(sides, path, in: context)
    }
  }

  private func merge(_ sides: [String], _ path: String, in context: Context) throws {
    let texts = try sides.map { side in
      guard let text = try Disk.contents(of: side) else { throw MergeProblem.missing(side) }
      return text
    }
    let outcome = try merged(texts, theirs: sides[2], path, in: context)
    if outcome.contents != texts[1] { try replace(sides[1], with: outcome.contents, in: context) }
    if let (module, count) = outcome.unfinished {
      let note: Message =
        "`scaffold repair` gives \(counting: count, "file") of `\(module)` what both branches say of it"
      context.console.err("note: \(note)")
    }
    if let dispute = outcome.dispute { throw dispute }
    if !outcome.conflicts.isEmpty {
      throw MergeProblem.conflicts(
        path, lines: outcome.conflicts.map(\.line), names: outcome.conflicts.compactMap(\.renamed))
    }
  }

  /// - Parameter file: where the last of the texts is.
  private func merged(
    _ texts: [[UInt8]], theirs file: String, _ path: String, in context: Context
  ) throws -> BranchMerge.Outcome {
    let absolute = path.absolute(in: context.directory)
    let site = try Site(
      at: nil, from: context.directory, lookingFrom: absolute.parentFolder ?? "/")
    if let inProject = try? site.path(of: path, from: context.directory),
      let project = try? Project(in: site),
      let catalog = try? Project.catalog(in: site.folder, over: context.builtIn)
    {
      let git = Git(in: site.folder, context.launch)
      return BranchMerge(project: project, catalog: catalog, git: git).merge(
        base: texts[0], ours: texts[1], theirs: texts[2], at: inProject, theirs: file)
    }
    let name = path.pathComponents.last.map(String.init) ?? path
    let merge = FileMerge.merge(
      base: texts[0], ours: texts[1], theirs: texts[2],
      at: try (try? ProjectPath(path)) ?? ProjectPath(name))
    return BranchMerge.Outcome(contents: merge.contents, conflicts: merge.conflicts)
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
