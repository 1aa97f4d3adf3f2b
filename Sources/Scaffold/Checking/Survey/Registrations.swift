import Ground
import Merging
import Model
import SwiftReading
import Templates

/// The lines of modules between the markers of shared files, compared with their ledgers.
package struct Registrations: Sendable {
  /// Lines that ledgers name and that are not where they say.
  private(set) var missing: [Missing] = []
  /// Entries that stand between their markers again.
  private(set) var doubled: [Doubled] = []
  /// Where two branches are in conflict in ledgers and String Catalogs.
  private(set) var conflicts: [(file: String, place: ConflictPlace)] = []
  /// True if the tool made the project, and not modules in one of others alone.
  private(set) var areOfGeneratedProject = false
  /// Problems with ledgers.
  private(set) var problems: [Unreadable] = []

  /// A line of a module.
  struct Missing: Sendable {
    let module: String
    let insertion: Insertion
  }

  /// An entry of a shared file.
  struct Doubled: Sendable {
    let place: SourcePlace
    let text: String
    let marker: String
  }

  /// Of a project that nobody asks for any.
  init() {}
}

extension Registrations {
  /// - Parameters:
  ///   - manifests: the paths of the packages' manifests, where modules are registered too.
  ///   - documents: the paths of the ledgers and the String Catalogs.
  init(of project: Project, manifests: [String], documents: [String]) {
    areOfGeneratedProject =
      documents.contains(Ledger.name)
      && project.file.adoption.map { $0.package != nil } ?? true
    for path in documents { readConflicts(of: path, in: project) }
    var insertions: [ProjectPath: [Missing]] = [:]
    let ledgers = documents.filter { $0.pathComponents.last == Ledger.name[...] }
    for path in ledgers where !conflicts.contains(where: { $0.file == path }) {
      for line in lines(ofLedger: path, in: project) {
        insertions[line.insertion.file, default: []].append(line)
      }
    }
    let files = Set(insertions.keys).union(manifests.compactMap { try? ProjectPath($0) })
    for file in files.sorted() { hold(insertions[file] ?? [], against: file, in: project) }
  }

  private mutating func readConflicts(of path: String, in project: Project) {
    let bytes = (try? Disk.contents(of: project.root + "/" + path)) ?? []
    conflicts += ConflictMarkers.places(in: bytes).map { (path, $0) }
  }

  /// The lines of shared files in a module's ledger.
  private mutating func lines(ofLedger path: String, in project: Project) -> [Missing] {
    guard let path = try? ProjectPath(path),
      let bytes = try? Disk.contents(of: path.path(in: project.root))
    else { return [] }
    do {
      let ledger = try Ledger(JSONSource(file: path.text, bytes: bytes), in: path.folder)
      return ledger.insertions.map { Missing(module: path.folder?.name ?? "", insertion: $0) }
    } catch {
      let place = SourcePlace(
        file: path.text, line: error.place.line, column: error.place.column)
      problems.append(Unreadable(place: place, reason: .data("\(error.reason)")))
      return []
    }
  }

  private mutating func hold(
    _ lines: [Missing], against file: ProjectPath, in project: Project
  ) {
    let contents = (try? Disk.contents(of: file.path(in: project.root))) ?? []
    // Where two branches are in conflict, nobody knows yet what will be there.
    guard ConflictMarkers.lines(in: contents).isEmpty else { return }
    let shared = SharedLines(in: project.root)
    missing += lines.filter { (try? shared.contain($0.insertion)) == false }
    let keys = Dictionary(grouping: lines.map(\.insertion), by: \.marker)
    for marker in Set(contents.markerNames).sorted() {
      guard let region = try? MarkedRegion(marker, in: contents, for: "") else { continue }
      doubled += region.doubles(of: keys[marker]?.map(\.key) ?? []).map { line, text in
        Doubled(
          place: SourcePlace(file: file.text, line: line, column: 1), text: text, marker: marker)
      }
    }
  }
}
