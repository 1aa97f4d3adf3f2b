import Ground
import Merging
import Model
import SwiftReading
import Templates

extension Planner {
  /// Wants a line between the markers of a shared file.
  mutating func insert(_ insertion: Insertion) throws(SystemError) {
    try edit(insertion) { $0.insert(insertion.line, key: insertion.key) }
  }

  /// The lines that have a place to be: a test plan that is not there, and that this plan does not
  /// bring, wants none.
  func placed(_ insertions: [Insertion]) throws(SystemError) -> [Insertion] {
    var placed: [Insertion] = []
    for insertion in insertions {
      if insertion.isOptional, try contents(of: insertion.file) == nil { continue }
      placed.append(insertion)
    }
    return placed
  }

  /// Wants a line gone from between the markers of a shared file. Where the file is gone, so is the
  /// line.
  ///
  /// - Parameter unlessEdited: whether a line that someone edited stays.
  package mutating func withdraw(
    _ insertion: Insertion, unlessEdited: Bool = false
  ) throws(SystemError) {
    let entry = try Disk.entry(at: insertion.file.path(in: root))
    if entry == .nothing, changes[insertion.file] == nil { return }
    try edit(insertion) { region in
      if unlessEdited {
        region.removeUnedited(insertion.line)
      } else {
        region.remove(insertion.line, key: insertion.key)
      }
    }
  }

  mutating func edit(
    _ insertion: Insertion, _ change: (inout MarkedRegion) throws(MarkerProblem) -> Void
  ) throws(SystemError) {
    let path = insertion.file
    guard try isReachable(path) else { return }
    guard let found = try contents(of: path) else {
      if insertion.isOptional { return }
      return tell(isKnown(path) ? .missing : .notThereYet, of: path)
    }
    let current = settled(found, at: path)
    // Between two sides of a conflict nobody knows where a line belongs.
    if changes[path] == nil, let place = ConflictMarkers.places(in: current).first {
      return tell(.inConflict(line: place.line, isOfUpdate: place.isOfUpdate), of: path)
    }
    do throws(MarkerProblem) {
      var region = try MarkedRegion(insertion.marker, in: current, for: insertion.line)
      try change(&region)
      guard region.contents != found else { return }
      let original = changes[path]
      let action = original.map { $0.action == .keep ? .update : $0.action } ?? .update
      note(action, path, before: original.map(\.before) ?? found, after: region.contents)
    } catch {
      tell(error.reason, of: path)
    }
  }

  /// True if the project's own files were made with this one, as far as anybody can say.
  private func isKnown(_ path: ProjectPath) -> Bool {
    let ledger = Ledger.path(in: nil)
    guard let bytes = try? Disk.contents(of: ledger.path(in: root)),
      let known = try? Ledger(JSONSource(file: ledger.text, bytes: bytes), in: nil)
    else { return true }
    return known.files[path] != nil || known.endings[path] != nil || known.edits[path] != nil
  }

  /// Reports a problem of a file once, however many lines are to go there.
  private mutating func tell(_ reason: Conflict.Reason, of path: ProjectPath) {
    let conflict = Conflict(path: path, reason: reason)
    if !conflicts.contains(where: conflict.isSame) { conflicts.append(conflict) }
  }
}

// MARK: - Files that someone else wrote

extension Planner {
  /// Wants a text at the end of a file that someone else wrote.
  ///
  /// - Returns: the text as it stands there: behind a line break, if the file did not end in one.
  mutating func append(_ text: String, to path: ProjectPath) throws(SystemError) -> String {
    guard try isReachable(path) else { return text }
    guard let current = try contents(of: path) else {
      conflicts.append(Conflict(path: path, reason: .missing))
      return text
    }
    if current.hasMarkers {
      conflicts.append(Conflict(path: path, reason: .marked))
      return text
    }
    let whole = (current.last == UInt8(ascii: "\n") ? "" : "\n") + text
    note(.update, path, before: current, after: current + whole.bytes(as: current.lineBreak))
    return whole
  }

  /// Wants a text gone from the end of a file. An edited one stays, unless force was asked for.
  ///
  /// - Returns: whether the text stays.
  mutating func withdraw(
    ending text: String, of path: ProjectPath
  ) throws(SystemError) -> Bool {
    guard try isReachable(path), let current = try contents(of: path) else { return false }
    let written = current.lastRange(of: text.bytes(as: current.lineBreak))
    let start = String(text.prefix { $0 == "\n" }).bytes(as: current.lineBreak)
    guard let range = written ?? (isForced ? current.markedRange(behind: start) : nil) else {
      return current.hasMarkers
    }
    let before = changes[path].map { $0.before ?? [] } ?? current
    if written == nil { overwritten.insert(path) }
    var rest = current
    rest.removeSubrange(range)
    note(.update, path, before: before, after: rest)
    return false
  }

  /// Wants another tools version in the first line of a manifest that someone else wrote. Whatever
  /// someone has changed since then stays.
  mutating func setTools(
    of path: ProjectPath, from old: String, to new: String
  ) throws(SystemError) {
    guard try isReachable(path), let current = try contents(of: path),
      let place = ToolsVersion.place(in: current), current[place].elementsEqual(old.utf8)
    else { return }
    var contents = current
    contents.replaceSubrange(place, with: Array(new.utf8))
    note(.update, path, before: changes[path].map(\.before) ?? current, after: contents)
  }

  /// Wants texts in a file that someone else wrote, each at its place.
  ///
  /// - Parameter bytes: what the file says, as the places were found in it.
  mutating func insert(
    _ splices: [Splice], into path: ProjectPath, saying bytes: [UInt8]
  ) throws(SystemError) {
    guard !splices.isEmpty, try isReachable(path) else { return }
    note(.update, path, before: bytes, after: bytes.inserting(splices))
  }

  /// Wants the reference to a package gone from a project file.
  ///
  /// - Parameter texts: what was put into the file for it.
  mutating func withdraw(
    reference texts: [String], from path: ProjectPath
  ) throws(SystemError) {
    guard try isReachable(path), let current = try contents(of: path) else { return }
    do throws(PlistProblem) {
      let rest = try PackageReference.without(texts, in: current)
      if rest != current { note(.update, path, before: current, after: rest) }
    } catch {
      let place = SourcePlace(
        ofByte: error.offset, in: path.text, LineTable(of: current))
      conflicts.append(Conflict(path: path, reason: .broken(place, error.reason)))
    }
  }
}
