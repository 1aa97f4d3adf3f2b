import Ground
import Merging
import Model
import Templates

extension Planner {
  /// Wants a file to be without the conflicts that the tool can settle.
  ///
  /// - Parameters:
  ///   - base: what both sides started from, if someone knows.
  ///   - unitesLines: whether the lines of both sides are what is wanted between markers.
  /// - Returns: whether something was settled, and what is left.
  mutating func settle(
    _ path: ProjectPath, base: [UInt8]?, unitesLines: Bool = true
  ) throws(SystemError) -> (isChanged: Bool, left: [Unsettled]) {
    guard let current = try contents(of: path), let conflict = ConflictedText(current) else {
      return (false, [])
    }
    var contents = unitesLines ? conflict.unitedBetweenMarkers : current
    if let base = base ?? conflict.base ?? (path.isRecord ? conflict.common : nil) {
      let merge = FileMerge.merge(
        base: base, ours: conflict.ours, theirs: conflict.theirs, at: path)
      if merge.conflicts.isEmpty, !path.isRecord || merge.contents.isJSON(of: path) {
        contents = merge.contents
      }
    }
    let left = ConflictMarkers.places(in: contents).map {
      Unsettled(path: path, line: $0.line, isOfUpdate: $0.isOfUpdate)
    }
    guard contents != current, try isReachable(path) else { return (false, left) }
    note(.merge, path, before: current, after: contents)
    return (true, left)
  }

  /// Wants the lines between two markers to be those that ledgers name, each once, besides what
  /// people wrote there.
  ///
  /// - Parameter orphans: the lines of modules that are gone.
  mutating func register(
    _ place: RegisteredLines.Place, _ lines: RegisteredLines, orphans: Set<String>,
    allowsMissing: Bool
  ) throws(SystemError) -> [Repair] {
    let wanted = lines.wanted[place] ?? []
    guard let current = try contents(of: place.file) else {
      // `insert` says what is wrong.
      for insertion in wanted.prefix(1) where !allowsMissing { try insert(insertion) }
      return []
    }
    var repairs: [Repair] = []
    if var region = try? MarkedRegion(place.marker, in: current, for: "") {
      for line in region.lines where orphans.contains(line) {
        region.remove(line, key: line)
        repairs.append(.orphaned(line, place.file))
      }
      repairs += region.removeDoubles(of: wanted.map(\.key)).map { .doubled($0, place.file) }
      try replace(current, of: place.file, with: region.contents)
    }
    guard !allowsMissing else { return repairs }
    for insertion in wanted {
      let before = try contents(of: place.file)
      try insert(insertion)
      if try contents(of: place.file) != before {
        repairs.append(.putBack(insertion.line, place.file))
      }
    }
    return repairs
  }

  private mutating func replace(
    _ current: [UInt8], of path: ProjectPath, with new: [UInt8]
  ) throws(SystemError) {
    guard new != current, try isReachable(path) else { return }
    let original = changes[path]
    note(
      original?.action ?? .update, path, before: original.map(\.before) ?? current, after: new)
  }
}

extension [UInt8] {
  fileprivate func isJSON(of path: ProjectPath) -> Bool {
    (try? JSONSource(file: path.text, bytes: self).parse()) != nil
  }
}

extension ProjectPath {
  /// True if the file is JSON that is merged by its keys.
  fileprivate var isRecord: Bool { name == Ledger.name || name == ProjectFile.path }
}
