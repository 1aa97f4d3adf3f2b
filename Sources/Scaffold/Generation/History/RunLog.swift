import Ground
import Model

/// The runs of a project by their numbers, and how they stand to each other.
package struct RunLog {
  package internal(set) var runs: [Int: Run] = [:]
  /// The problems with the other entries.
  package internal(set) var problems: [Int: HistoryProblem] = [:]
}

extension RunLog {
  /// The numbers of the runs, the last one first.
  package var numbers: [Int] { runs.keys.sorted(by: >) }

  /// The runs that were taken back, each with the run that did so and was not taken back itself.
  package var takenBack: [Int: Int] {
    var takenBack: [Int: Int] = [:]
    for number in numbers where takenBack[number] == nil {
      if let undone = runs[number]?.command.undoes, undone < number { takenBack[undone] = number }
    }
    return takenBack
  }

  /// The words for entries that describe no run: of those from elsewhere in one line, as a copied
  /// project has many.
  package var notes: [String] {
    let foreign = problems.values.filter(\.isForeign)
    let others = problems.sorted { $0.key < $1.key }.map(\.value).filter { !$0.isForeign }
    let line =
      foreign.count < 2
      ? foreign.map(\.description)
      : [
        Message(
          "\(foreign.count) entries of `\(History.folder)` were not written by runs in this folder: "
            + "they came with a clone or a copy; nothing of them is carried out, remove them"
        ).text
      ]
    return line + others.map(\.description)
  }

  /// The run to take back: the one of a number, or else the last one.
  ///
  /// - Returns: `shared` are the project's own files that it changed with the parts of Base, where a later run
  ///   has changed some of them too: what they say is counted anew when the run is taken back, since other
  ///   modules may need the same parts.
  /// - Throws: `HistoryProblem` if there is none, if it was taken back, or if a later run builds on it.
  package func run(_ number: Int?, in folder: String) throws(HistoryProblem)
    -> (number: Int, run: Run, shared: Set<ProjectPath>)
  {
    if let number, let problem = problems[number] { throw problem }
    // What came from elsewhere is passed over; what is damaged may be the run that was meant.
    let damaged = problems.filter { !$0.value.isForeign }.max { $0.key < $1.key }
    if number == nil, let damaged, damaged.key > numbers.first ?? 0 { throw damaged.value }
    guard let wanted = number ?? numbers.first else {
      throw problems.isEmpty ? .noRuns(folder: folder) : .noOwnRuns(folder: folder)
    }
    guard let run = runs[wanted] else { throw .unknownRun(wanted) }
    if let other = takenBack[wanted] { throw .takenBack(wanted, by: other) }
    let shared = sharedFiles(of: wanted, run)
    if let other = runBuilding(on: wanted, run, besides: shared) {
      throw .builtOn(wanted, by: other, command: runs[other]?.command.text ?? "")
    }
    if let other = runRemovingFiles(of: wanted, run, besides: shared) {
      throw .removedBy(other, command: runs[other]?.command.text ?? "", filesOf: wanted)
    }
    return (wanted, run, shared)
  }

  private func sharedFiles(of number: Int, _ run: Run) -> Set<ProjectPath> {
    let later = laterRuns(than: number)
    // The ledgers of the run are read for that.
    guard !later.isEmpty else { return [] }
    let files = run.ownFiles
    return later.contains { $0.run.changes.contains { files.contains($0.path) } } ? files : []
  }

  /// The last run that changed files which this one made or removed, or a module that it changed: what
  /// was made for the answers of then would keep what they have no more.
  private func runBuilding(
    on number: Int, _ run: Run, besides shared: Set<ProjectPath>
  ) -> Int? {
    let files = run.wholeFiles.subtracting(shared)
    let changed = Set(run.changes.filter(\.isOfAnswers).map(\.path))
    return laterRuns(than: number).first { later in
      later.run.changes.contains { change in
        files.contains(change.path) || change.isOfAnswers && changed.contains(change.path)
      }
    }?
    .number
  }

  /// The last run that removed files which this one changed, as a rename does, and which no run has
  /// made again since.
  private func runRemovingFiles(
    of number: Int, _ run: Run, besides shared: Set<ProjectPath>
  ) -> Int? {
    var files = Set(run.changes.map(\.path)).subtracting(shared)
    for (other, later) in laterRuns(than: number) {
      if later.changes.contains(where: { $0.left == .nothing && files.contains($0.path) }) {
        return other
      }
      files.subtract(later.wholeFiles)
    }
    return nil
  }

  /// The runs since then, the last one first. A run that was taken back does not count, nor does the
  /// one that took it back.
  private func laterRuns(than number: Int) -> [(number: Int, run: Run)] {
    let takenBack = takenBack
    return numbers.compactMap { other in
      guard other > number, takenBack[other] == nil, let later = runs[other],
        later.command.undoes ?? 0 <= number
      else { return nil }
      return (other, later)
    }
  }
}

extension RecordedChange {
  /// True if a module has other options, or is of another template, since. What modules bring to the
  /// project's own files is counted anew when a run is taken back.
  fileprivate var isOfAnswers: Bool {
    path.name == Ledger.name && path.folder != nil && before != nil && left != .nothing
  }
}
