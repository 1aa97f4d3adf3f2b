import Ground
import Model

/// Looks for files in a project by their names.
struct ProjectSearch {
  let root: String

  /// The files of the project whose names are of some kind; what version control or builds keep is
  /// passed over, and so are projects in the project.
  func files(
    below folder: ProjectPath? = nil, where isWanted: (String) -> Bool
  ) throws(SystemError) -> [ProjectPath] {
    var files: [ProjectPath] = []
    let entries = try Disk.entries(in: folder.map { $0.path(in: root) } ?? root)
    if folder != nil, entries.contains(where: { $0.name == ProjectFile.path }) { return [] }
    for (name, entry) in entries {
      guard let path = try? ProjectPath(folder.map { "\($0)/\(name)" } ?? name) else { continue }
      if entry == .file, isWanted(name) { files.append(path) }
      if entry == .folder, !name.hasPrefix("."), !Self.passedOver.contains(name) {
        files += try self.files(below: path, where: isWanted)
      }
    }
    return files
  }

  private static let passedOver: Set = ["Carthage", "DerivedData", "Pods", "node_modules"]
}

extension String {
  /// `.scaffold-1f-3.new`: what a run has beside a file while it is at work. There is no other run now.
  var isNameOfStagedFile: Bool {
    guard hasPrefix(".scaffold-"), hasSuffix(".new") || hasSuffix(".old") else { return false }
    let parts = dropFirst(".scaffold-".count).dropLast(".new".count)
      .split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 2 && UInt32(parts[0], radix: 16) != nil && UInt32(parts[1]) != nil
  }
}
