import Ground

/// Whose text is taken where what a person and what the template changed in a file do not go together.
package struct TakenSides: Sendable {
  private let sides: [(path: ProjectPath, side: Side)]

  package enum Side: String, CaseIterable, Sendable {
    /// The side that the person wrote.
    case mine
    /// The side of the template.
    case template
  }

  /// Nobody has chosen.
  package static let none = TakenSides([])

  /// - Parameter sides: files, or folders for all files in them; the last one that has a file counts.
  package init(_ sides: [(path: ProjectPath, side: Side)]) { self.sides = sides }

  package var isEmpty: Bool { sides.isEmpty }

  func side(of path: ProjectPath) -> Side? {
    sides.last { path.isAt($0.path) }?.side
  }

  /// The files and folders that were named and have none of some files.
  package func vain(besides files: some Collection<ProjectPath>) -> [ProjectPath] {
    sides.map(\.path).filter { named in !files.contains { $0.isAt(named) } }
  }

  /// All files below what was named.
  func files(in root: String) throws(SystemError) -> [ProjectPath] {
    var files: Set<ProjectPath> = []
    for (path, _) in sides {
      switch try Disk.entry(at: path.path(in: root)) {
      case .file: files.insert(path)
      case .folder:
        for file in try Disk.files(below: path.path(in: root)) {
          if let file = try? ProjectPath("\(path)/\(file)") { files.insert(file) }
        }
      default: break
      }
    }
    return files.sorted()
  }
}

extension ProjectPath {
  fileprivate func isAt(_ other: ProjectPath) -> Bool {
    self == other || text.hasPrefix(other.text + "/")
  }
}
