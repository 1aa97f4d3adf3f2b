/// Something that stands in the way of a plan.
struct Conflict: Equatable, Sendable {
  let path: ProjectPath
  let reason: Reason
}

extension Conflict {
  enum Reason: Equatable, Sendable {
    /// The file was generated and has been edited since.
    case edited
    /// A file that the tool did not write is there.
    case exists
    case folderInTheWay
    case fileInTheWay
    case linkInTheWay
    case otherInTheWay
    /// A name that differs by its letter case only is there.
    case letterCase(existing: String)
    /// The file that lines are to be added to is not there.
    case missing
    case markerMissing(String, line: String)
    case markerDoubled(String)
    case markerUnclosed(String)
    /// The file has lines of ours, but no project to go with them.
    case marked
    /// The project file has objects of ours, and cannot be read.
    case broken(SourcePlace, PlistProblem.Reason)
  }

  /// Whether `--force` may replace what is there.
  var yieldsToForce: Bool { reason == .edited || reason == .exists }
}

extension Conflict: CustomStringConvertible {
  var description: String {
    switch reason {
    case .edited: "`\(path)` was edited by hand; `--force` replaces it and keeps a copy"
    case .exists: "`\(path)` exists already; move it, or `--force` replaces it and keeps a copy"
    case .folderInTheWay: "`\(path)` is a folder where a file should be; move it"
    case .fileInTheWay: "`\(path)` is a file where a folder should be; move it"
    case .linkInTheWay: "`\(path)` is a symbolic link; put a real file or folder in its place"
    case .otherInTheWay: "`\(path)` is neither a file nor a folder; move it"
    case .letterCase(let existing):
      "`\(path)` differs from `\(existing)` by letter case only; choose another name"
    case .missing: "`\(path)` is missing; restore it from version control"
    case .markerMissing(let marker, let line):
      "`\(path)` has no line `// scaffold:\(marker)`; paste `// scaffold:\(marker)` and "
        + "`// scaffold:end` around the place of `\(line)`"
    case .markerDoubled(let marker):
      "`\(path)` has two lines `// scaffold:\(marker)`; remove one"
    case .markerUnclosed(let marker):
      "`\(path)` has no `// scaffold:end` after `// scaffold:\(marker)`; "
        + "paste `// scaffold:end` below its lines"
    case .marked:
      "`\(path)` has lines `// scaffold:` but there is no `\(Manifest.path)`; "
        + "restore that from version control, or take the lines out"
    case .broken(let place, let reason):
      "`\(place.file):\(place.line):\(place.column)` cannot be read: \(reason); "
        + "mend the file, or restore it from version control"
    }
  }
}
