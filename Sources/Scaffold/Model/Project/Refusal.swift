import Ground
import Templates

/// A state of things in which a command would do harm.
package enum Refusal: Error, Equatable {
  case conflicts([Conflict])
  case moduleExists(String, edited: [ProjectPath])
  /// The rows of the module are nowhere else than in the table that would be another one.
  case rewrittenMigration(String)
  /// Parts of the project's own files that are needed, while those files are of an older template.
  case olderBase(parts: [String])
  /// A project whose own files the tool did not make.
  case noParts(String)
  /// The table is that of another module, which was called so before.
  case tableTaken(String, by: String)
  /// Devices know by the name what another module keeps, which was called so before.
  case keyTaken(String, by: String)
  /// Another module has the line in a shared file that only one may have.
  case placeTaken(ProjectPath, by: String)
  case sameLetters(String, existing: String)
  case unknownModule(String, known: [String])
  /// A module would use itself, or others that use it.
  case circle([String])
  /// The manifest is that of the package; an app has none.
  case usedBy(String, modules: [String], manifest: String?)
  /// The template that the module, or the project itself, was made from.
  case templateGone(String, of: String)
  /// A module is to be called as another one.
  case nameTaken(String)
  /// A module is to be called as it is.
  case sameName(String)
  /// A folder to adopt that is not directly in the folder of the modules.
  case outsideModules(String, modules: String)
  /// A module to adopt that has a ledger.
  case hasLedger(String)
  /// A module whose ledger is to be made anew, and that has none.
  case noLedger(String)
  /// A name that renamed code would have is that of something else.
  case nameInUse(String, SourcePlace)
  case projectExists(String)
  case foreignPackage(String)
  case foreignFolder(String)
  case noProject(String)
  case notAFolder(String)
  case badFolder(String)
  case drift(Int)
  /// The places where branches are in conflict, and the tool does not choose.
  case unsettled([String])
  /// The place in a file that has both an edit and a change of the template.
  case unsettledUpdate(ProjectPath, line: Int)
  /// The files and folders of which a side is to be taken, and in which nothing is to be settled.
  case nothingToSettle([String])
  case violations(Int)
  case noTiers(String)
  /// Files that a drawn `scaffold.json` would put elsewhere than into the part that they are counted to.
  case misplaced([String], in: String, of: String, words: String)
  /// Templates that give what is wrong, in so many ways.
  case badTemplates(Int)
  case noArchitecture(String)
  case folderName(String)
  /// A file changed between the plan and its carrying out.
  case changedMeanwhile(String)
  /// A journal that no run wrote where it is.
  case foreignJournal(String)
  /// A journal of a run of another user's.
  case othersJournal(String)
  /// A dry run would not show what a run would do, which puts things in order first.
  case halfDone(String)
}

extension Refusal: Failure {
  package var exitCode: ExitCode { .refused }

  package var complaint: Complaint {
    switch self {
    case .conflicts(let conflicts): Self.complaint(of: conflicts)
    case .moduleExists(let name, let edited) where edited.isEmpty:
      Complaint(
        "module-exists", "the module `\(name)` exists",
        "choose another name; `scaffold update \(name)` changes it")
    case .moduleExists(let name, let edited):
      Complaint(
        "module-exists", "the module `\(name)` exists and was edited",
        "choose another name; `scaffold update \(name)` changes it and keeps the edits"
      ).listing(edited.map { Message("edited  \($0)").text })
    case .rewrittenMigration(let name):
      Complaint(
        "rewritten-migration",
        "`\(name)` would get other tables, and what users have kept in those it has would be "
          + "lost: a migration is never rewritten",
        "`scaffold update \(name) --fields` appends one")
    case .noParts(let name):
      Complaint(
        "no-parts", "the own files of `\(name)` were not made by `scaffold`, so they have no parts",
        "`scaffold new-project` makes a project that has them")
    case .olderBase(let parts) where parts.isEmpty:
      Complaint(
        "older-base", "the project's own files are of an older template",
        "`scaffold update` brings all up to date first")
    case .olderBase(let parts):
      Complaint(
        "older-base",
        "the project's own files are of an older template, and this needs more of them: "
          + "\(parts.joined(separator: ", "))",
        "`scaffold update` brings all up to date first")
    case .tableTaken(let table, let other):
      Complaint(
        "table-taken",
        "the table `\(table)` holds what users have kept in \(other), which was called so before",
        "choose another name")
    case .keyTaken(let key, let other):
      Complaint(
        "key-taken",
        "devices know by `\(key)` what \(other) keeps, which was called so before",
        "choose another name, or leave out with `--without` what keeps it")
    case .placeTaken(let file, let other):
      Complaint(
        "place-taken", "`\(file)` has a place for one module, and \(other) is it",
        "`scaffold remove-module \(other)` makes room; `scaffold update \(other)` changes it")
    case .sameLetters(let name, let existing) where name == existing:
      Complaint(
        "same-letters",
        "the module `\(existing)` has a folder whose name has its accents written apart, as old Macs "
          + "wrote them",
        "rename the folder, or choose another name")
    case .sameLetters(let name, let existing):
      Complaint(
        "same-letters",
        "`\(name)` differs from the module `\(existing)` by letter case only",
        "choose another name")
    case .unknownModule(let name, let known) where known.isEmpty:
      Complaint(
        "unknown-module", "there is no module `\(name.printable)`, nor any other",
        "`scaffold new-module` makes one")
    case .unknownModule(let name, let known):
      Complaint(
        "unknown-module", "there is no module `\(name.printable)`", Self.known(known, near: name))
    case .circle(let modules) where modules.count == 2:
      Complaint("circle", "`\(modules[0])` cannot use itself", "leave it out of `--uses`")
    case .circle(let modules):
      Complaint(
        "circle", "these modules would use each other: \(modules.joined(separator: " → "))",
        "take one of the uses out")
    case .usedBy(let name, let modules, let manifest):
      Complaint(
        "module-in-use", "`\(name)` is used by \(modules.joined(separator: ", "))",
        manifest.map { "take it out of `uses:` in \($0) first" } ?? "take those out first")
    case .templateGone(let template, let name):
      Complaint(
        "template-gone",
        "the template `\(template.printable)` that \(term: name) was made from is gone",
        "bring it back")
    case .nameTaken(let name):
      Complaint("module-exists", "the module `\(name)` exists", "choose another name")
    case .sameName(let name):
      Complaint("same-name", "`\(name)` is called so already", "give it another name")
    case .outsideModules(let path, let modules):
      Complaint(
        "outside-modules", "`\(path.printable)` is not a folder in `\(modules)`, where modules are",
        "move it there")
    case .hasLedger(let name):
      Complaint(
        "has-ledger", "the module `\(name)` has a ledger",
        "`--again` makes it anew from what the template gives today")
    case .noLedger(let name):
      Complaint("no-ledger", "`\(name)` has no ledger yet", "leave `--again` out")
    case .nameInUse(let word, let place):
      Complaint(
        "name-in-use",
        "`\(word)`, which renamed code would be called by, is something else at \(place.file):\(place.line)",
        "rename that first, or choose another name"
      ).at(place.file, line: place.line, column: place.column)
    case .projectExists(let folder):
      Complaint(
        "project-exists", "there is a project in `\(folder)`", "`scaffold new-module` adds to it")
    case .foreignPackage(let folder):
      Complaint(
        "foreign-package", "the package in `\(folder)` was not made by scaffold",
        "`scaffold new-module` adds to it, or choose another folder with `--at`")
    case .foreignFolder(let folder):
      Complaint(
        "foreign-folder", "`\(folder)` holds other files", "choose an empty folder with `--at`")
    case .noProject(let folder):
      Complaint(
        "no-project", "there is no project in `\(folder)` or above",
        "`scaffold new-project` makes one, `--at` names another folder")
    case .notAFolder(let path):
      Complaint(
        "not-a-folder", "`\(path)` is a file where a folder should be", "choose another"
      ).at(path)
    case .badFolder(let path):
      Complaint(
        "bad-folder", "`\(path.printable)` cannot be a project's folder", "choose another")
    case .drift(let count):
      Complaint(
        "drift",
        count == 1
          ? "1 file differs from what was generated"
          : "\(count) files differ from what was generated",
        "`scaffold status` shows which")
    case .unsettled(let places):
      Complaint(
        "unsettled",
        places.count == 1
          ? "two branches are in conflict at \(places[0])"
          : "branches are in conflict in \(places.count) places",
        "choose between the two there by hand"
      ).listing(places.count == 1 ? [] : places)
    case .unsettledUpdate(let path, let line):
      Complaint(
        "unsettled", "an edit and a change of the template both stand at \(path):\(line)",
        Self.waysToSettle(path.text))
    case .nothingToSettle(let paths):
      Complaint(
        "nothing-to-settle",
        "no edit meets a change of the template in \(paths.map { "`\($0.printable)`" }.joined(separator: ", "))",
        "leave it out of `--take`; what does not meet is merged without it")
    case .violations(let count):
      Complaint(
        "violations", "the architecture is broken in \(counting: count, "place")",
        "fix what is reported above, or allow it with `// scaffold:allow <rule> <reason>`")
    case .badTemplates(let count):
      Complaint(
        "bad-templates", "the templates give \(counting: count, "thing") that cannot be",
        "fix what is reported above")
    case .noArchitecture(let folder):
      Complaint(
        "no-architecture", "there is no scaffold.json in `\(folder)` or above",
        "`scaffold check --init` writes one for what is here, `--at` names another folder")
    case .noTiers(let folder):
      Complaint(
        "no-tiers",
        "no two folders or targets in `\(folder)` are called like tiers (View, Business, Data)",
        "write scaffold.json by hand, as `scaffold check --help` shows")
    case .misplaced(let files, let folder, let part, let words):
      Complaint(
        "misplaced",
        "\(counting: files.count, "file") of `\(part.printable)` in `\(folder.isEmpty ? "." : folder.printable)` would be \(words) by the scaffold.json, such as `\((files.first ?? "").printable)`",
        "nothing is written; name the folders of each tier in a scaffold.json by hand, as `scaffold check --help` shows"
      )
    case .folderName(let name):
      Complaint(
        "bad-folder-name", "the folder's name `\(name.printable)` gives no project name",
        "make the project with `scaffold new-project <name> --at <dir>` first")
    case .changedMeanwhile(let path):
      Complaint(
        "changed-meanwhile",
        "`\(path)` was changed while the run was at work; the rest is as before", "run it again"
      ).at(path)
    case .foreignJournal(let path):
      Complaint(
        "foreign-journal",
        "`\(path)` was not written by a run in this folder: it came with a clone or a copy",
        "nothing of it is carried out, remove it"
      ).at(path)
    case .othersJournal(let path):
      Complaint(
        "others-journal", "`\(path)` is of another user's run that was cut off",
        "let them run `scaffold` here first"
      ).at(path)
    case .halfDone(let folder):
      Complaint(
        "half-done",
        "a run in `\(folder)` was cut off and is half done",
        "a command that writes, such as `scaffold repair`, takes it back first")
    }
  }

  /// The ways out where an update has written both sides into a file.
  package static func waysToSettle(_ file: String) -> Message {
    "`scaffold update --take mine \(file)` or `--take template` takes one side, or choose between "
      + "the markers by hand"
  }

  private static func complaint(of conflicts: [Conflict]) -> Complaint {
    if conflicts.count == 1 { return conflicts[0].complaint }
    let details = conflicts.flatMap { conflict in
      ["\(conflict.complaint.listing([]))"] + conflict.complaint.details.map { "  " + $0 }
    }
    return Complaint(
      "conflicts", "\(conflicts.count) things stand in the way",
      conflicts.allSatisfy(\.yieldsToForce)
        ? "move them, or `--force` replaces them, and `scaffold undo` brings them back"
        : "fix each and run it again"
    ).listing(details)
  }
}

extension Refusal {
  /// The names that there are; of many, the first ones and the one that was meant.
  private static func known(_ names: [String], near name: String) -> Message? {
    guard names.count > mostNames else { return "there are \(names.joined(separator: ", "))" }
    let first = names.prefix(mostNames).joined(separator: ", ")
    return .inARow([Suggestion(for: name, among: names).question, "there are \(first), …"])
  }

  private static let mostNames = 40
}
