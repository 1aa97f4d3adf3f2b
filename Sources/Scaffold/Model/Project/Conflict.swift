import Ground
import SwiftReading

/// Something that stands in the way of a plan.
package struct Conflict: Equatable, Sendable {
  package let path: ProjectPath
  let reason: Reason

  package init(path: ProjectPath, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}

extension Conflict {
  package enum Reason: Equatable, Sendable {
    /// The file was generated and has been edited since.
    case edited
    /// The file was edited since the run that is to be taken back; in one that the run had not made, in
    /// these places.
    case editedSince([Hunk])
    /// The file was removed since the run that is to be taken back.
    case goneSince
    /// A file that the tool did not write is there.
    case exists
    /// A file is there that the tool did not write, and no option replaces it.
    case taken
    case folderInTheWay
    case fileInTheWay
    case linkInTheWay
    case otherInTheWay
    /// A name is there that differs only by its letter case, or by how its accents are written.
    case letterCase(existing: String)
    /// The file that lines are to be added to is not there.
    case missing
    /// The file that lines are to be added to is one that the project was made without.
    case notThereYet
    case markerMissing(String, line: String)
    case markerDoubled(String)
    case markerUnclosed(String)
    /// The file is an Xcode test plan in which there is no list of test targets to be read.
    case brokenPlan
    /// The file has lines of ours, but no project to go with them.
    case marked
    /// Two branches are in conflict in it, or a person and the template, from this line on.
    case inConflict(line: Int, isOfUpdate: Bool)
    /// The edits and what the template changed do not go together.
    case unmerged([Hunk])
    /// The edits use names that the template gives no more.
    case usesVanished([VanishedName], [Hunk])
    /// The file was edited, and is not generated any more.
    case noLongerGenerated
    /// The project file has objects of ours, and cannot be read.
    case broken(SourcePlace, PlistProblem.Reason)
  }

  /// True if `--force` may replace what is there.
  var yieldsToForce: Bool {
    switch reason {
    case .edited, .editedSince, .goneSince, .exists: true
    default: false
    }
  }
}

extension Conflict.Reason {
  /// The marker that is missing, doubled or not closed.
  fileprivate var marker: String? {
    switch self {
    case .markerMissing(let marker, _), .markerDoubled(let marker), .markerUnclosed(let marker):
      marker
    default: nil
    }
  }
}

extension Conflict {
  /// True if both are about the same thing in a file: a marker is the same, whatever line is to go
  /// below it.
  package func isSame(as other: Conflict) -> Bool {
    self == other
      || path == other.path && reason.marker != nil && reason.marker == other.reason.marker
  }
}

extension Conflict: CustomStringConvertible {
  package var description: String { complaint.description }

  /// The places of the file where two changes meet.
  package var hunks: [Hunk] {
    switch reason {
    case .unmerged(let hunks), .editedSince(let hunks), .usesVanished(_, let hunks): hunks
    default: []
    }
  }

  package var complaint: Complaint {
    switch reason {
    case .edited:
      complaint(
        "edited-file", "was edited by hand",
        "`--force` replaces it, and `scaffold undo` brings it back")
    case .editedSince(let hunks):
      complaint("edited-file", "was edited since", "`--force` takes that back too")
        .listing(hunks.flatMap { $0.lines(in: path.text, ("after the run", "before the run")) })
    case .goneSince:
      complaint("missing-file", "was removed since", "`--force` brings it back as it was before")
    case .exists:
      complaint(
        "file-exists", "exists already",
        "move it, or `--force` replaces it, and `scaffold undo` brings it back")
    case .taken: complaint("file-exists", "exists already", "move it, or rename it")
    case .folderInTheWay:
      complaint("folder-in-the-way", "is a folder where a file should be", "move it")
    case .fileInTheWay:
      complaint("file-in-the-way", "is a file where a folder should be", "move it")
    case .linkInTheWay:
      complaint(
        "link-in-the-way", "is a symbolic link", "put a real file or folder in its place")
    case .otherInTheWay:
      complaint("other-in-the-way", "is neither a file nor a folder", "move it")
    case .letterCase(let existing) where existing == path.text:
      complaint(
        "letter-case",
        "is there with its accents written in another way, which a Mac does not distinguish",
        "rename that")
    case .letterCase(let existing):
      complaint(
        "letter-case", "differs from `\(existing)` by letter case only", "choose another name")
    case .missing:
      complaint("missing-file", "is missing", "restore it from version control")
    case .notThereYet:
      complaint(
        "missing-file", "is not there yet", "`scaffold update` without a name brings it")
    case .markerMissing(let marker, let line):
      complaint(
        "missing-marker", "has no line `// scaffold:\(marker)`",
        "paste `// scaffold:\(marker)` and `// scaffold:end` around the place of `\(line)`")
    case .markerDoubled(let marker):
      complaint("doubled-marker", "has two lines `// scaffold:\(marker)`", "remove one")
    case .markerUnclosed(let marker):
      complaint(
        "unclosed-marker", "has no `// scaffold:end` after `// scaffold:\(marker)`",
        "paste `// scaffold:end` below its lines")
    case .brokenPlan:
      complaint(
        "broken-test-plan", "has no list `\(TestPlan.marker)` that can be read",
        "restore it from version control; a module can do without the file")
    case .marked:
      complaint(
        "markers-without-project",
        "has lines `// scaffold:` but there is no `\(ProjectFile.path)`",
        "restore that from version control, or take the lines out")
    case .inConflict(let line, isOfUpdate: true):
      complaint(
        "file-in-conflict", "has both an edit and a change of the template at line \(line)",
        Self.waysToSettle(path.text))
    case .inConflict(let line, _):
      complaint(
        "file-in-conflict", "is in conflict between two branches at line \(line)",
        "`scaffold repair` settles it, or choose by hand")
    case .unmerged(let hunks):
      complaint(
        "unmerged-file",
        hunks.count == 1
          ? "was edited where the template changed too"
          : "was edited in \(hunks.count) places where the template changed too",
        "`--take mine \(path)` or `--take template \(path)` takes one side there, "
          + "`--conflicts markers` writes both into it"
      ).listing(hunks.flatMap { $0.lines(in: path.text) })
    case .usesVanished(let names, let hunks):
      Complaint(
        "vanished-name",
        hunks.contains { !$0.base.isEmpty }
          ? "`\(path)` was edited where the template changed too, and \(VanishedName.problem(with: names))"
          : "`\(path)` was edited, and \(VanishedName.problem(with: names))",
        VanishedName.fix(of: names),
        "`--take mine \(path)` keeps it, `--take template \(path)` takes it out, "
          + "`--conflicts markers` puts markers around it"
      ).at(path.text).listing(hunks.flatMap { $0.lines(in: path.text) })
    case .noLongerGenerated:
      complaint(
        "no-longer-generated", "was edited, and is not generated any more",
        "`--take mine \(path)` keeps it, `--take template \(path)` removes it")
    case .broken(let place, let reason): .unreadable(place, reason.message)
    }
  }

  /// The ways out where an update has written both sides into a file.
  package static func waysToSettle(_ file: String) -> Message {
    "`scaffold update --take mine \(file)` or `--take template` takes one side, or choose between "
      + "the markers by hand"
  }

  private func complaint(_ code: String, _ problem: Message, _ wayOut: Message) -> Complaint {
    Complaint(code, "`\(path)` \(problem)", wayOut).at(path.text)
  }
}

extension Complaint {
  /// Of an Xcode project's file.
  package static func unreadable(_ place: SourcePlace, _ reason: Message) -> Complaint {
    Complaint(
      "unreadable-project",
      "`\(place.file):\(place.line):\(place.column)` cannot be read: \(reason)",
      "fix the file, or restore it from version control"
    ).at(place.file, line: place.line, column: place.column)
  }
}

extension Refusal {
  /// All that stands in the way of a run.
  package static func conflicts(_ conflicts: [Conflict]) -> Refusal {
    if conflicts.count == 1 { return Refusal(conflicts[0].complaint) }
    let details = conflicts.flatMap { conflict in
      ["\(conflict.complaint.listing([]))"] + conflict.complaint.details.map { "  " + $0 }
    }
    return Refusal(
      Complaint(
        "conflicts", "\(conflicts.count) things stand in the way",
        conflicts.allSatisfy(\.yieldsToForce)
          ? "move them, or `--force` replaces them, and `scaffold undo` brings them back"
          : "fix each and run it again"
      ).listing(details))
  }
}
