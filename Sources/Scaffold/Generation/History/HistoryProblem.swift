import Ground

/// Why a run cannot be known of, or not be taken back.
package enum HistoryProblem: Error, Equatable {
  /// The entry was not written in this folder by this user.
  case foreign(ProjectPath)
  case damaged(ProjectPath)
  case newer(ProjectPath)
  /// Such an entry leaves no number for the next run.
  case full(ProjectPath)
  /// There is no run in the folder to take back.
  case noRuns(folder: String)
  /// All entries came from elsewhere.
  case noOwnRuns(folder: String)
  case unknownRun(Int)
  case takenBack(Int, by: Int)
  /// A later run changed files that this one made or removed, or a module that it changed.
  case builtOn(Int, by: Int, command: String)
  /// A later run moved or removed files that this one changed.
  case removedBy(Int, command: String, filesOf: Int)
}

extension HistoryProblem {
  var isForeign: Bool { if case .foreign = self { true } else { false } }
}

extension HistoryProblem: Failure {
  package var exitCode: ExitCode {
    switch self {
    case .foreign, .noRuns, .noOwnRuns, .unknownRun, .takenBack, .builtOn, .removedBy: .refused
    case .damaged, .newer, .full: .badData
    }
  }

  package var complaint: Complaint {
    switch self {
    case .foreign(let path):
      Complaint(
        "foreign-history",
        "`\(path)` was not written by a run in this folder: it came with a clone or a copy",
        "nothing of it is carried out, remove it"
      ).at(path.text)
    case .damaged(let path):
      Complaint(
        "damaged-history", "`\(path)` is damaged", "nothing of it is carried out, remove it"
      ).at(path.text)
    case .newer(let path):
      Complaint(
        "newer-history", "`\(path)` was written by a newer `scaffold`", "update the tool"
      ).at(path.text)
    case .full(let path):
      Complaint(
        "full-history", "`\(path)` leaves no number for the next run", "remove it"
      ).at(path.text)
    case .noRuns(let folder):
      Complaint(
        "no-runs", "no run is recorded in `\(folder)`", "`--at` names another folder")
    case .noOwnRuns(let folder):
      Complaint(
        "no-runs",
        "the runs in `\(History.folder)` are of another folder, of which `\(folder)` is a copy or a "
          + "clone", "nothing of them is carried out, remove them")
    case .unknownRun(let number):
      Complaint("unknown-run", "there is no run \(number)", "`scaffold log` lists them")
    case .takenBack(let number, let other):
      Complaint(
        "taken-back", "run \(number) was taken back by run \(other)",
        "`scaffold undo \(other)` brings it back")
    case .builtOn(let number, let other, let command):
      Complaint(
        "built-on", "run \(other), `\(command)`, builds on what run \(number) made or changed",
        "`scaffold undo \(other)` first")
    case .removedBy(let other, let command, let number):
      Complaint(
        "built-on", "run \(other), `\(command)`, moved or removed files that run \(number) changed",
        "`scaffold undo \(other)` first")
    }
  }
}
