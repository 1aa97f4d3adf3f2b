import Ground
import Templates

extension SourceTree {
  /// The targets that the files of the tree declare, and what of them could not be read.
  ///
  /// - Parameters:
  ///   - dump: what `swift package dump-package` prints of the project's own package.
  ///   - texts: what manifests of packages say that are not written yet.
  func targetLists(
    in root: String, dump: JSONSource? = nil, texts: [String: [UInt8]] = [:]
  ) throws -> (read: [TargetList], problems: [Unreadable]) {
    var (lists, problems): ([TargetList], [Unreadable]) = ([], [])
    for folder in folders {
      for name in folder.declarations {
        do {
          let list = try Self.targetList(
            name, in: folder.path, of: root, dump: folder.path.isEmpty ? dump : nil, texts)
          if let list { lists.append(list) }
        } catch let error as SystemError {
          problems.append(Unreadable(name.below(folder.path), .system(error)))
        } catch let error as UnreadableProject {
          problems.append(Unreadable(place: error.place, reason: .data(error.problem)))
        }
      }
    }
    return (lists, problems + lists.compactMap(\.flaw))
  }

  private static func targetList(
    _ name: String, in folder: String, of root: String, dump: JSONSource?,
    _ texts: [String: [UInt8]]
  ) throws -> TargetList? {
    switch name {
    case "Package.swift": try TargetList(packageIn: folder, of: root, dump: dump, texts)
    case "Project.swift": try TargetList(tuist: name, in: folder, of: root)
    case _ where !name.hasSuffix(".xcodeproj"):
      try TargetList(xcodeGen: name, in: folder, of: root)
    default: try TargetList(xcode: name, in: folder, of: root)
    }
  }
}
