import Ground
import SwiftReading

/// A class diagram with so many types that nobody could read it.
struct CrowdedDiagram: Error, Equatable {
  let module: String
  /// How many types it has.
  let count: Int
  /// The folders of it that a picture can show, those with most types first.
  let folders: [String]

  /// More types than this are no picture.
  static let limit = 200
}

extension CrowdedDiagram {
  /// - Parameter files: those of the diagram.
  init(of module: String, count: Int, _ files: [(path: ProjectPath, source: SwiftSource)]) {
    var counts: [String: Int] = [:]
    for (path, source) in files {
      let types = TypeReader.outlines(of: source).count { $0.kind != .extension }
      var folder = path.text.parentFolder
      while let current = folder, !current.isEmpty {
        counts[current, default: 0] += types
        folder = current.parentFolder
      }
    }
    let fitting = counts.filter { folder, count in
      let around = folder.parentFolder.flatMap { counts[$0] } ?? .max
      return 1...Self.limit ~= count && around > Self.limit
    }
    let sorted = fitting.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    self.init(module: module, count: count, folders: sorted.prefix(3).map(\.key))
  }
}

extension CrowdedDiagram: Failure {
  var exitCode: ExitCode { .refused }

  var complaint: Complaint {
    let folders = folders.map { Message("`\($0.printable)`").text }.joined(
      separator: Message(", ").text)
    return Complaint(
      "crowded-diagram",
      "`\(module.printable)` has \(count) types, and a picture shows \(Self.limit) at most",
      folders.isEmpty
        ? "draw a target or a folder of it, or `--format json`"
        : "draw a folder of it, such as \(folders), or `--format json`")
  }
}
