/// A state of things in which a command would do harm.
enum Refusal: Error, Equatable {
  case conflicts([Conflict])
  case moduleExists(String, edited: [ProjectPath])
  /// The rows of the module are nowhere else than in the database that these files describe.
  case rewrittenMigration(String, file: ProjectPath)
  case sameLetters(String, existing: String)
  case unknownModule(String, known: [String])
  /// The manifest is that of the package; an app has none.
  case usedBy(String, modules: [String], manifest: String?)
  case projectExists(String)
  case foreignPackage(String)
  case foreignFolder(String)
  case noProject(String)
  case notAFolder(String)
  case badFolder(String)
  case drift(Int)
  case violations(Int)
  case noTiers(String)
  case noArchitecture(String)
  case folderName(String)
  /// A file changed between the plan and its carrying out.
  case changedMeanwhile(String)
  /// A name that the tool needs for a moment is taken.
  case nameInUse(String)
  case foreignJournal(String)
  case badJournal(String)
}

extension Refusal: Failure {
  var exitCode: ExitCode { .refused }

  var description: String {
    switch self {
    case .conflicts(let conflicts): Self.text(of: conflicts)
    case .moduleExists(let name, let edited) where edited.isEmpty:
      "the module `\(name)` exists; choose another name, or `--force` makes it anew"
    case .moduleExists(let name, let edited):
      "the module `\(name)` exists and was edited; `--force` makes it anew "
        + "and keeps copies of the edited files\n" + Self.lines(edited.map { "edited  \($0)" })
    case .rewrittenMigration(let name, let file):
      "`\(name)` would get other tables, and what users have kept in those it has would be lost: "
        + "a migration is never rewritten; append one by hand in \(file)"
    case .sameLetters(let name, let existing):
      "`\(name)` differs from the module `\(existing)` by letter case only; choose another name"
    case .unknownModule(let name, let known) where known.isEmpty:
      "there is no module `\(name.printable)`, nor any other; `scaffold new-module` makes one"
    case .unknownModule(let name, let known):
      "there is no module `\(name.printable)`; there are \(known.joined(separator: ", "))"
    case .usedBy(let name, let modules, let manifest):
      "`\(name)` is used by \(modules.joined(separator: ", ")); "
        + (manifest.map { "take it out of `uses:` in \($0) first" } ?? "take those out first")
    case .projectExists(let folder):
      "there is a project in `\(folder)`; `scaffold new-module` adds to it"
    case .foreignPackage(let folder):
      "the package in `\(folder)` was not made by scaffold; "
        + "`scaffold new-module` adds to it, or choose another folder with `--at`"
    case .foreignFolder(let folder):
      "`\(folder)` holds other files; choose an empty folder with `--at`"
    case .noProject(let folder):
      "there is no project in `\(folder)` or above; "
        + "`scaffold new-project` makes one, `--at` names another folder"
    case .notAFolder(let path): "`\(path)` is a file where a folder should be; choose another"
    case .badFolder(let path): "`\(path.printable)` cannot be a project's folder; choose another"
    case .drift(let count):
      "\(count) \(count == 1 ? "file differs" : "files differ") from what was generated; "
        + "`scaffold status` shows which"
    case .violations(let count):
      "the architecture is broken in \(count.counting("place")); "
        + "mend what is told above, or allow it with `// scaffold:allow <rule> <reason>`"
    case .noArchitecture(let folder):
      "there is no scaffold.json in `\(folder)` or above; "
        + "`scaffold check --init` writes one for what is here, `--at` names another folder"
    case .noTiers(let folder):
      "no two folders or targets in `\(folder)` are called like tiers (View, Business, Data); "
        + "write scaffold.json by hand, as `scaffold check --help` shows"
    case .folderName(let name):
      "the folder's name `\(name.printable)` gives no project name; "
        + "make the project with `scaffold new-project <name> --at <dir>` first"
    case .changedMeanwhile(let path):
      "`\(path)` was changed while the plan was shown; nothing was written, run it again"
    case .nameInUse(let path): "`\(path)` is in the way; move it"
    case .foreignJournal(let path):
      "`\(path)` is of another user's run that was cut off; let them run `scaffold` here first"
    case .badJournal(let folder):
      "`\(folder)/\(Journal.name)` cannot be read; if you know of no run that was cut off, remove it"
    }
  }

  private static func text(of conflicts: [Conflict]) -> String {
    guard conflicts.count > 1 else { return conflicts.map(\.description).joined() }
    let hint =
      conflicts.allSatisfy(\.yieldsToForce)
      ? "move them, or `--force` replaces them and keeps copies" : "mend each and run it again"
    return "\(conflicts.count) things stand in the way; \(hint)\n"
      + lines(conflicts.map(\.description))
  }

  private static func lines(_ lines: [String]) -> String {
    lines.map { "  " + $0 }.joined(separator: "\n")
  }
}
