import Ground
import Merging
import SwiftReading
import Templates

/// A package of the project, and where it is.
package struct LocatedPackage: Sendable {
  /// The path from the project's folder; empty for that folder itself.
  package let folder: String
  /// The path of its manifest.
  package let manifest: String
  package let contents: PackageTargets
  /// The lines at which conflicts begin that nobody has settled.
  let conflicts: [Int]
  /// The exceptions that comments of its manifest ask for.
  let allowances: [Allowance]

  /// - Parameter relative: a path from the package's folder.
  func path(of relative: String) -> String { relative.below(folder) }
}

extension LocatedPackage {
  /// Reads what the manifest in a folder declares.
  ///
  /// - Parameters:
  ///   - root: the folder of the project.
  ///   - dump: what `swift package dump-package` prints of it, where someone asked it.
  init(in folder: String, of root: String, dump: JSONSource?) throws {
    self.folder = folder
    let file = try ManifestChoice(in: root + "/" + folder).name.below(folder)
    manifest = file
    let bytes = try Disk.contents(of: root + "/" + file) ?? []
    let isFolder = { (path: String) in
      (try? Disk.entry(at: root + "/" + path.below(folder))) == .folder
    }
    let read = PackageTargets(manifest: SwiftSource(bytes), file: file, isFolder: isFolder)
    contents =
      try dump.map { try PackageTargets(dump: $0, file: file, isFolder: isFolder).placed(as: read) }
      ?? read
    conflicts = ConflictMarkers.lines(in: bytes)
    allowances = bytes.withUnsafeBufferPointer { bytes in
      TextSearch.allowance.isIn(bytes) ? Allowance.all(in: bytes) : []
    }
  }
}
