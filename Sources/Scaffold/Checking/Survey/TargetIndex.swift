import Ground
import SwiftReading

/// Which target the files of a folder are of.
struct TargetIndex {
  /// Several targets may share a folder and have parts of it each.
  private var byFolder: [String: [Claim]] = [:]
  private var byFile: [String: ProjectMap.LocatedTarget] = [:]
  /// The folders with files that targets name one by one.
  private var foldersOfFiles: Set<String> = []

  /// A folder that is a target's.
  fileprivate struct Claim {
    let target: ProjectMap.LocatedTarget
    let excluded: [String]
    let sources: [String]?
  }

  init(_ lists: [TargetList]) {
    for (index, list) in lists.enumerated() {
      for target in list.contents.targets.sorted(by: { $0.kind.rank < $1.kind.rank }) {
        add(ProjectMap.LocatedTarget(target: target, package: index), of: list)
      }
    }
  }

  private mutating func add(_ target: ProjectMap.LocatedTarget, of list: TargetList) {
    let declared = target.target
    if declared.sources != [], let folder = list.path(of: declared.folder) {
      byFolder[folder, default: []].append(
        Claim(target: target, excluded: declared.excluded, sources: declared.sources))
    }
    for folder in declared.folders {
      guard let path = list.path(of: folder.path) else { continue }
      byFolder[path, default: []].append(
        Claim(target: target, excluded: folder.excluded, sources: nil))
    }
    for file in declared.files {
      guard let path = list.path(of: file), byFile[path] == nil else { continue }
      byFile[path] = target
      foldersOfFiles.insert(path.parentFolder ?? "")
    }
  }
}

extension TargetIndex {
  /// The files of a folder, parted by what target they are of.
  func parts(
    of folder: SourceTree.Folder
  ) -> [(files: [String], target: ProjectMap.LocatedTarget?)] {
    let home = target(ofFolder: folder.path)
    let excludes = home.map { hasExcludedFiles($0, in: folder.path) } ?? false
    guard foldersOfFiles.contains(folder.path) || excludes else { return [(folder.files, home)] }
    var parts: [(files: [String], target: ProjectMap.LocatedTarget?)] = []
    for file in folder.files {
      let path = file.below(folder.path)
      let target = byFile[path] ?? target(ofFolder: folder.path, file: path)
      if let place = parts.firstIndex(where: { $0.target?.id == target?.id }) {
        parts[place].files.append(file)
      } else {
        parts.append(([file], target))
      }
    }
    return parts
  }

  /// The target of the innermost folder that is one's and takes this one in.
  private func target(
    ofFolder folder: String, file: String? = nil
  ) -> ProjectMap.LocatedTarget? {
    var home: String? = folder
    while let current = home {
      let rest = folder.way(below: current)
      let found = byFolder[current]?.first { claim in
        claim.takes(rest) && !(file.map { claim.excludes($0.way(below: current)) } ?? false)
      }
      if let found { return found.target }
      home = current.isEmpty ? nil : current.parentFolder ?? ""
    }
    return nil
  }

  private func hasExcludedFiles(
    _ target: ProjectMap.LocatedTarget, in folder: String
  ) -> Bool {
    target.target.folders.contains { $0.excluded.contains { $0.hasSuffix(".swift") } }
  }
}

extension TargetIndex.Claim {
  /// Whether the files of a folder below the target's own are the target's.
  func takes(_ folder: String) -> Bool {
    guard !excludes(folder) else { return false }
    guard let sources else { return true }
    return sources.contains { source in
      let source = source.trimmingSlashes
      // A file that is named by itself stands for its folder.
      return source == "." || folder.isIn(source)
        || source.hasSuffix(".swift") && (source.parentFolder ?? "") == folder
    }
  }

  func excludes(_ path: String) -> Bool {
    excluded.contains { path.isIn($0.trimmingSlashes) }
  }
}

extension ProjectMap.LocatedTarget {
  /// What tells it from all others.
  fileprivate var id: [String] { ["\(package)", target.name] }
}

extension PackageTarget.Kind {
  /// A file of several targets is most of all that of an app or a library.
  fileprivate var rank: Int {
    switch self {
    case .regular: 0
    case .executable: 1
    case .system, .macro, .plugin, .binary: 2
    case .test: 3
    }
  }
}

extension String {
  /// The rest of a path below a folder that it is in.
  fileprivate func way(below folder: String) -> String {
    self == folder ? "" : String(dropFirst(folder.isEmpty ? 0 : folder.utf8.count + 1))
  }
}
