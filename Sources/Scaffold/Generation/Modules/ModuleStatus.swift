import Ground
import Merging
import Model

/// How the files of a module, or of the project itself, compare with what was generated.
package struct ModuleStatus {
  let project: Project
  /// The module's name; `nil` for the project's own files.
  package let name: String?
  let ledger: Ledger
  /// The lines that modules put into shared files; they are no edits.
  private let insertions: [ProjectPath: [Insertion]]
  private let shared: SharedLines

  /// - Parameter shared: where many modules are asked after, the same for all.
  package init(
    project: Project, name: String?, ledger: Ledger, insertions: [Insertion] = [],
    shared: SharedLines? = nil
  ) {
    (self.project, self.name, self.ledger) = (project, name, ledger)
    self.insertions = Dictionary(grouping: insertions, by: \.file)
    self.shared = shared ?? SharedLines(in: project.root)
  }
}

/// How one file compares with what was generated.
package struct FileStatus: Equatable, Sendable {
  package let path: ProjectPath
  package let state: State
  /// True if the template gives something else now.
  package let isOutdated: Bool

  package enum State: String, Sendable {
    case generated
    case edited
    case missing
    /// Someone removed it on purpose, as the ledger knows.
    case leftOut
    /// The lines for a shared file are not there.
    case unregistered
    /// Two branches, or someone and the template, changed the same, and nobody has chosen yet.
    case conflict
    /// The template gives it now, and did not then.
    case new
  }

  package init(path: ProjectPath, state: State, isOutdated: Bool) {
    (self.path, self.state, self.isOutdated) = (path, state, isOutdated)
  }

  package var isDrift: Bool { state != .generated || isOutdated }

  /// The state in the words of `status`.
  package var words: String {
    let words: [Message?] = [
      state == .generated && !isOutdated ? "as generated" : nil,
      state == .generated ? nil : Message(term: state.words),
      isOutdated ? "template is newer" : nil,
    ]
    return words.compactMap(\.self).joined(separator: Message(", ").text)
  }
}

extension FileStatus.State {
  fileprivate var words: String {
    switch self {
    case .leftOut: "left out"
    case .new: "new in the template"
    default: rawValue
    }
  }
}

extension ModuleStatus {
  /// Every generated file, in the order of the paths.
  ///
  /// - Parameter templates: to know whether they have changed; `nil` to leave that out.
  package func files(comparedWith templates: CurrentTemplates? = nil) throws -> [FileStatus] {
    let current = try templates.flatMap(current(in:))
    let files = try ledger.files.map { path, base in
      try status(of: path, base, newest: current.map { $0.files[path] })
    }
    return
      (files + (try current.map(added) ?? []) + (try endings()) + (try edits())
      + (try unregistered())).sorted {
        $0.path < $1.path
      }
  }

  /// The files that the template gives now and did not give then.
  private func added(_ current: Generator.Output) throws -> [FileStatus] {
    try current.files.keys.filter { path in
      guard ledger.files[path] == nil else { return false }
      // One that someone else wrote may stay.
      return try !current.keepsExisting.contains(path)
        || Disk.entry(at: path.path(in: project.root)) == .nothing
    }.map { FileStatus(path: $0, state: .new, isOutdated: false) }
  }

  /// The generated files that someone edited.
  func editedFiles() throws -> [ProjectPath] {
    try files().filter { [.edited, .conflict].contains($0.state) }.map(\.path)
  }

  /// True if all is as it was generated and registered.
  func isUntouched() throws -> Bool {
    try files().allSatisfy { $0.state == .generated }
  }

  /// - Parameter newest: What the template gives now, `.some(nil)` if nothing; `nil` if it is as it
  ///   was. Someone who wrote just that has a file as generated.
  private func status(
    of path: ProjectPath, _ base: String, newest: String??
  ) throws -> FileStatus {
    if try isLeftOut(path) {
      return FileStatus(path: path, state: .leftOut, isOutdated: false)
    }
    if let newest = newest ?? nil, try state(of: path, newest) == .generated {
      return FileStatus(path: path, state: .generated, isOutdated: false)
    }
    let isOutdated = newest.map { $0 != base } ?? false
    return FileStatus(path: path, state: try state(of: path, base), isOutdated: isOutdated)
  }

  private func isLeftOut(_ path: ProjectPath) throws(SystemError) -> Bool {
    guard ledger.leftOut.contains(path) else { return false }
    return try Disk.entry(at: path.path(in: project.root)) == .nothing
  }

  private func state(of path: ProjectPath, _ base: String) throws -> FileStatus.State {
    guard let contents = try Disk.contents(of: path.path(in: project.root)) else {
      return .missing
    }
    if contents.says(base) { return .generated }
    if withoutInsertions(contents, in: path).says(base) { return .generated }
    return ConflictMarkers.lines(in: contents).isEmpty ? .edited : .conflict
  }

  private func withoutInsertions(_ contents: [UInt8], in path: ProjectPath) -> [UInt8] {
    let insertions = Dictionary(grouping: insertions[path] ?? [], by: \.marker)
    return insertions.values.reduce(contents) { contents, insertions in
      let line = insertions[0].line
      guard var region = try? MarkedRegion(insertions[0].marker, in: contents, for: line) else {
        return contents
      }
      region.remove(insertions.map(\.line))
      return region.contents
    }
  }

  /// The lines at the ends of files that others wrote.
  private func endings() throws -> [FileStatus] {
    try ledger.endings.map { path, text in
      let contents = try Disk.contents(of: path.path(in: project.root)) ?? []
      let rest = withoutInsertions(contents, in: path)
      let isThere = rest.lastRange(of: text.bytes(as: rest.lineBreak)) != nil
      let isSettled = ConflictMarkers.lines(in: contents).isEmpty
      let state: FileStatus.State =
        !isSettled
        ? .conflict : isThere ? .generated : contents.hasMarkers ? .edited : .unregistered
      return FileStatus(path: path, state: state, isOutdated: false)
    }
  }

  /// The texts in files that others wrote.
  private func edits() throws -> [FileStatus] {
    try ledger.edits.map { path, texts in
      let contents = try Disk.contents(of: path.path(in: project.root)) ?? []
      let isThere = PackageReference.isWhole(texts, in: contents)
      return FileStatus(
        path: path, state: isThere ? .generated : .unregistered, isOutdated: false)
    }
  }

  private func unregistered() throws -> [FileStatus] {
    try ledger.insertions.filter { try !shared.contain($0) && !shared.allowMissing(in: $0.file) }
      .map { FileStatus(path: $0.file, state: .unregistered, isOutdated: false) }
  }

  /// The current text of the template; `nil` if it is as it was, or is gone.
  private func current(in templates: CurrentTemplates) throws -> Generator.Output? {
    guard !ledger.isRemoved, let template = templates.changed(since: ledger) else { return nil }
    let folder = name.flatMap(project.folder(of:))
    return try Generator(template: template, project: project.file, folder: folder)
      .output(for: ledger.answers, past: ledger.past)
  }
}
