import Ground
import Model
import SwiftReading

/// Decides what must happen to the files on disk for them to become the files wanted.
///
/// For each file it compares three texts: what was generated last (base), what is wanted now, and
/// what is on disk. It reads, and never writes.
package struct Planner {
  let root: String
  let isForced: Bool
  private var changes: [ProjectPath: Change] = [:]
  private var conflicts: [Conflict] = []
  private var folders: [ProjectPath: Entry] = [:]
  /// Folders that the plan makes: nothing is in them yet.
  private var newFolders: Set<ProjectPath> = []
  private var backup: ProjectPath?

  package init(root: String, isForced: Bool) {
    self.root = root
    self.isForced = isForced
  }

  package func plan() throws(SystemError) -> Plan {
    let (emptied, leavings) = try emptiedFolders()
    return Plan(
      changes: (changes.values + leavings).sorted { $0.path < $1.path },
      conflicts: conflicts.sorted { $0.path < $1.path },
      newFolders: newFolders.sorted(),
      emptiedFolders: emptied)
  }
}

// MARK: - What is wanted

extension Planner {
  /// Wants a generated file.
  ///
  /// - Parameters:
  ///   - base: what the tool wrote there last; `nil` if it never did.
  ///   - keepsExisting: whether a file that someone else wrote may stay instead.
  /// - Returns: whether the file will say what is wanted.
  @discardableResult
  package mutating func write(
    _ text: String, to path: ProjectPath, base: String? = nil, keepsExisting: Bool = false
  ) throws(SystemError) -> Bool {
    if let planned = changes[path] {
      // Two files of one run cannot share a place.
      if planned.after != Array(text.utf8) {
        conflicts.append(Conflict(path: path, reason: .exists))
      }
      return true
    }
    guard let entry = try usableEntry(at: path) else { return false }
    guard entry == .file, let current = try contents(of: path) else {
      try add(.create, path, before: nil, after: Array(text.utf8))
      return true
    }
    if current.says(text) {
      note(.keep, path, before: current, after: current)
    } else if base.map(current.says) ?? false {
      note(.replace, path, before: current, after: Array(text.utf8))
    } else if keepsExisting {
      note(.keep, path, before: current, after: current)
      return false
    } else if isForced {
      try copy(current, of: path)
      note(.replace, path, before: current, after: Array(text.utf8))
    } else {
      conflicts.append(Conflict(path: path, reason: base == nil ? .exists : .edited))
    }
    return true
  }

  /// Wants the tool's own record of what it generated; only the tool writes it.
  ///
  /// - Parameter isKnown: whether the tool wrote one there before; else it is someone else's.
  package mutating func writeLedger(
    _ text: String, to path: ProjectPath, isKnown: Bool
  ) throws(SystemError) {
    let current = isKnown ? try contents(of: path) : nil
    try write(text, to: path, base: current.map { String(decoding: $0, as: UTF8.self) })
  }

  /// Wants the tool's record gone.
  package mutating func removeLedger(_ path: ProjectPath) throws(SystemError) {
    guard try isReachable(path), let current = try contents(of: path) else { return }
    note(.remove, path, before: current, after: nil)
  }

  /// Wants a line between the markers of a shared file.
  mutating func insert(_ insertion: Insertion) throws(SystemError) {
    try edit(insertion) { $0.insert(insertion.line, key: insertion.key) }
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

  /// Wants a generated file gone. An edited one stays, unless force was asked for.
  ///
  /// - Returns: whether the file stays.
  package mutating func remove(_ path: ProjectPath, base: String) throws(SystemError) -> Bool {
    guard try isReachable(path), let current = try contents(of: path) else { return false }
    let before = changes[path].map { $0.before ?? [] } ?? current
    guard isForced || current.says(base) else {
      note(.keep, path, before: current, after: current)
      return true
    }
    if !current.says(base) { try copy(before, of: path) }
    note(.remove, path, before: before, after: nil)
    return false
  }

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
    if written == nil { try copy(before, of: path) }
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

  private mutating func edit(
    _ insertion: Insertion, _ change: (inout MarkedRegion) -> Void
  ) throws(SystemError) {
    let path = insertion.file
    guard try isReachable(path) else { return }
    guard let current = try contents(of: path) else {
      return conflicts.append(Conflict(path: path, reason: .missing))
    }
    do throws(MarkerProblem) {
      var region = try MarkedRegion(insertion.marker, in: current, for: insertion.line)
      change(&region)
      guard region.contents != current else { return }
      let original = changes[path]
      let action = original.map { $0.action == .keep ? .update : $0.action } ?? .update
      note(action, path, before: original.map(\.before) ?? current, after: region.contents)
    } catch {
      conflicts.append(Conflict(path: path, reason: error.reason))
    }
  }
}

// MARK: - What is there

extension Planner {
  /// What a file will say as far as the plan goes; `nil` if there is none.
  func contents(of path: ProjectPath) throws(SystemError) -> [UInt8]? {
    if let change = changes[path] { return change.after }
    return try Disk.contents(of: path.path(in: root))
  }

  /// Whether a file can be at a path.
  private mutating func isReachable(_ path: ProjectPath) throws(SystemError) -> Bool {
    if changes[path] != nil { return true }
    return try usableEntry(at: path) != nil
  }

  /// What stands at a path that a file can be at: a file or nothing, with real folders above it;
  /// `nil` where something is in the way.
  private mutating func usableEntry(at path: ProjectPath) throws(SystemError) -> Entry? {
    for folder in path.folders {
      switch try entry(ofFolder: folder) {
      case .folder: continue
      case .nothing: return .nothing
      case .link: return refuse(folder, .linkInTheWay)
      case .file: return refuse(folder, .fileInTheWay)
      case .other: return refuse(folder, .otherInTheWay)
      }
    }
    // Nothing can be in a folder that is only planned, so the disk need not be asked.
    if let folder = path.folder, newFolders.contains(folder) { return .nothing }
    switch try Disk.entry(at: path.path(in: root)) {
    case .file: return .file
    case .nothing:
      guard let other = try nameLike(path) else { return .nothing }
      return refuse(path, .letterCase(existing: other))
    case .link: return refuse(path, .linkInTheWay)
    case .folder: return refuse(path, .folderInTheWay)
    case .other: return refuse(path, .otherInTheWay)
    }
  }

  private mutating func entry(ofFolder folder: ProjectPath) throws(SystemError) -> Entry {
    if let known = folders[folder] { return known }
    if let outer = folder.folder, newFolders.contains(outer) { return .nothing }
    var entry = try Disk.entry(at: folder.path(in: root))
    if entry == .nothing, let other = try nameLike(folder) {
      conflicts.append(Conflict(path: folder, reason: .letterCase(existing: other)))
      entry = .folder
    }
    folders[folder] = entry
    return entry
  }

  /// A neighbour whose name differs by letter case only.
  private func nameLike(_ path: ProjectPath) throws(SystemError) -> String? {
    let parent = path.folder.map { $0.path(in: root) } ?? root
    return try Disk.nameLike(path.name, in: parent).map { path.sibling(named: $0).text }
  }

  private mutating func refuse(_ path: ProjectPath, _ reason: Conflict.Reason) -> Entry? {
    let conflict = Conflict(path: path, reason: reason)
    if !conflicts.contains(conflict) { conflicts.append(conflict) }
    return nil
  }
}

// MARK: - Changes

extension Planner {
  private mutating func add(
    _ action: Change.Action, _ path: ProjectPath, before: [UInt8]?, after: [UInt8]?
  ) throws(SystemError) {
    for folder in path.folders where try entry(ofFolder: folder) == .nothing {
      folders[folder] = .folder
      newFolders.insert(folder)
    }
    note(action, path, before: before, after: after)
  }

  private mutating func note(
    _ action: Change.Action, _ path: ProjectPath, before: [UInt8]?, after: [UInt8]?
  ) {
    changes[path] = Change(path: path, action: action, before: before, after: after)
  }

  /// Plans a copy of a file that is about to be replaced or removed. Where there is no room for a
  /// copy, that is a conflict.
  private mutating func copy(_ contents: [UInt8], of path: ProjectPath) throws(SystemError) {
    let folder: ProjectPath
    if let backup { folder = backup } else { folder = try Backup.nextFolder(in: root) }
    backup = folder
    let copy = folder.appending(path)
    // The file may be replaced twice in one run: the copy is of what someone wrote.
    guard changes[copy] == nil, try isReachable(copy) else { return }
    guard try Disk.entry(at: copy.path(in: root)) == .nothing else {
      return conflicts.append(Conflict(path: copy, reason: .otherInTheWay))
    }
    try add(.create, copy, before: nil, after: contents)
    let ignoreFile = Backup.ignoreFile
    guard changes[ignoreFile.path] == nil, try isReachable(ignoreFile.path),
      try Disk.entry(at: ignoreFile.path.path(in: root)) == .nothing
    else { return }
    try add(.create, ignoreFile.path, before: nil, after: ignoreFile.contents)
  }

  /// What becomes of the Finder's file in a folder that goes; `nil` if there is none.
  private func leaving(in folder: ProjectPath) throws(SystemError) -> Change? {
    guard let path = try? ProjectPath(folder.text + "/" + Disk.finderFile), changes[path] == nil,
      try Disk.entry(at: path.path(in: root)) == .file,
      let current = try Disk.contents(of: path.path(in: root))
    else { return nil }
    return Change(path: path, action: .remove, before: current, after: nil)
  }

  /// The folders that hold nothing once the plan is carried out, the innermost first, and what else
  /// goes with them.
  private func emptiedFolders() throws(SystemError) -> (folders: [ProjectPath], leavings: [Change])
  {
    let removed = changes.values.filter { $0.action == .remove }.map(\.path)
    var gone = Set(removed)
    var emptied: [ProjectPath] = []
    var leavings: [Change] = []
    let folders = Set(removed.flatMap(\.folders)).sorted { $0.text.count > $1.text.count }
    for folder in folders {
      let leaving = try leaving(in: folder)
      let isEmpty = try Disk.names(in: folder.path(in: root)).allSatisfy { name in
        guard let path = try? ProjectPath(folder.text + "/" + name) else { return false }
        return gone.contains(path) || path == leaving?.path
      }
      let isNeeded = changes.values.contains {
        $0.action == .create && $0.path.folders.contains(folder)
      }
      guard isEmpty, !isNeeded else { continue }
      gone.insert(folder)
      emptied.append(folder)
      if let leaving { leavings.append(leaving) }
    }
    return (emptied, leavings)
  }
}
