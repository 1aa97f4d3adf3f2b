import Ground
import Model
import Templates

/// The changes of people to what was generated, and their additions to modules: a change of each
/// file, from its generated text to its text on disk.
package struct OwnWork {
  private let project: Project
  private var changes: [ProjectPath: Change] = [:]
  /// Files that are no text, which no patch can have.
  package private(set) var unreadable: [ProjectPath] = []

  package init(in project: Project) { self.project = project }

  /// As a patch: applied in reverse, it leaves what was generated.
  package var patch: String {
    UnifiedDiff.text(
      of: Plan(
        changes: changes.values.sorted { $0.path < $1.path }, conflicts: [], newFolders: [],
        emptiedFolders: []))
  }

  package var files: [ProjectPath] { changes.keys.sorted() }
}

extension OwnWork {
  /// - Parameter registered: the lines that modules have put into shared files.
  package mutating func add(_ ledger: Ledger, of module: String?, _ registered: [Insertion]) throws
  {
    let lines = Dictionary(grouping: registered, by: \.file)
    for (path, text) in ledger.files {
      let disk = try Disk.contents(of: path.path(in: project.root))
      let base = Array(text.utf8).inserting(lines[path] ?? [])
      if let disk, disk.withUnixLineBreaks == base { continue }
      add(path, from: disk.map { base.withLineBreaks(of: $0) } ?? base, to: disk)
    }
    guard let module else { return }
    for path in try project.filesAddedByHand(to: module, besides: ledger) {
      add(path, from: nil, to: try Disk.contents(of: path.path(in: project.root)))
    }
    for insertion in ledger.insertions where changes[insertion.file] == nil {
      try add(insertion)
    }
  }

  /// A line of a shared file that someone has edited.
  private mutating func add(_ insertion: Insertion) throws {
    guard let disk = try Disk.contents(of: insertion.file.path(in: project.root)),
      var region = try? MarkedRegion(insertion.marker, in: disk, for: insertion.line)
    else { return }
    try? region.change(key: insertion.key) { _ in insertion.line }
    if region.contents != disk { add(insertion.file, from: region.contents, to: disk) }
  }

  private mutating func add(_ path: ProjectPath, from base: [UInt8]?, to disk: [UInt8]?) {
    guard disk.map({ String(utf8: $0) != nil }) ?? true else {
      return unreadable.append(path)
    }
    let action: Change.Action = base == nil ? .create : disk == nil ? .remove : .replace
    changes[path] = Change(path: path, action: action, before: base, after: disk)
  }
}

extension [UInt8] {
  /// A generated text with what modules have put between its markers.
  fileprivate func inserting(_ insertions: [Insertion]) -> [UInt8] {
    insertions.reduce(self) { text, insertion in
      guard var region = try? MarkedRegion(insertion.marker, in: text, for: insertion.line) else {
        return text
      }
      region.insert(insertion.line, key: insertion.key)
      return region.contents
    }
  }

  fileprivate func withLineBreaks(of other: [UInt8]) -> [UInt8] {
    String(decoding: self, as: UTF8.self).bytes(as: other.lineBreak)
  }
}
