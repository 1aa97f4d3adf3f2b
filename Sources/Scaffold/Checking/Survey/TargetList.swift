import Ground
import Merging
import SwiftReading
import Templates

/// The targets that one file of the project declares, and where that file is.
package struct TargetList: Sendable {
  /// The path of the file's folder from the project's; empty for that folder itself.
  package let folder: String
  /// The path of the file: a package's manifest, an Xcode project, what one is generated from.
  package let manifest: String
  package let contents: PackageTargets
  /// True if it is a package. Only there do targets have to declare what they import.
  package let isPackage: Bool
  /// The conflicts that nobody has settled.
  let conflicts: [ConflictPlace]
  /// The exceptions that comments of its manifest ask for.
  let allowances: [Allowance]
  /// Where it is no whole Swift file, if it is one at all.
  let flaw: Unreadable?

  /// True if all of it could be read that does not have to be run.
  package var isWhole: Bool { flaw == nil }

  /// - Parameter relative: a path from the file's folder, which may lead up.
  /// - Returns: the path from the project's folder; `nil` if it leads out.
  func path(of relative: String) -> String? { relative.below(folder).normalPath }
}

extension TargetList {
  /// Reads what the package's manifest in a folder declares.
  ///
  /// - Parameters:
  ///   - root: the folder of the project.
  ///   - dump: what `swift package dump-package` prints of it, where someone asked it.
  ///   - texts: what files say that are not written yet.
  init(
    packageIn folder: String, of root: String, dump: JSONSource?, _ texts: [String: [UInt8]] = [:]
  ) throws {
    let file = try ManifestChoice(in: root + "/" + folder).name.below(folder)
    let bytes = try texts[file] ?? Disk.contents(of: root + "/" + file) ?? []
    let isFolder = { (path: String) in
      (try? Disk.entry(at: root + "/" + path.below(folder))) == .folder
    }
    let read = PackageTargets(manifest: SwiftSource(bytes), file: file, isFolder: isFolder)
    self.init(
      folder: folder, manifest: file,
      contents: try dump.map {
        try PackageTargets(dump: $0, file: file, isFolder: isFolder).placed(as: read)
      } ?? read, isPackage: true, bytes)
  }

  init(
    folder: String, manifest: String, contents: PackageTargets, isPackage: Bool, _ bytes: [UInt8]
  ) {
    (self.folder, self.manifest, self.isPackage) = (folder, manifest, isPackage)
    // A project whose targets declare nothing at all leaves it to the build system to find out.
    let isSilent = !isPackage && contents.targets.allSatisfy { $0.dependencies?.isEmpty ?? true }
    self.contents = isSilent ? contents.withoutDependencies : contents
    conflicts = ConflictMarkers.places(in: bytes)
    flaw = conflicts.isEmpty ? Unreadable(swift: manifest, bytes) : nil
    allowances = bytes.withUnsafeBufferPointer { bytes in
      TextSearch.allowance.isIn(bytes) ? Allowance.all(in: bytes) : []
    }
  }
}
