import Ground
import Model

/// The Swift files of a project that people write: not what tools keep beside them.
struct SwiftFiles {
  let paths: [ProjectPath]

  /// Folders of others' code and of what is built.
  private static let foreign: Set<String> = [
    "Build", "Carthage", "DerivedData", "Pods", "SourcePackages", "build", "node_modules",
  ]

  init(in project: Project) throws {
    var paths: [ProjectPath] = []
    try Self.walk(project.root, "", &paths)
    self.paths = paths
  }

  private static func walk(
    _ root: String, _ folder: String, _ paths: inout [ProjectPath]
  ) throws {
    for (name, entry) in try Disk.entries(in: folder.isEmpty ? root : root + "/" + folder) {
      let path = folder.isEmpty ? name : folder + "/" + name
      switch entry {
      case .folder where !name.hasPrefix(".") && !foreign.contains(name):
        try walk(root, path, &paths)
      case .file where name.hasSuffix(".swift"):
        if let path = try? ProjectPath(path) { paths.append(path) }
      default: break
      }
    }
  }
}
