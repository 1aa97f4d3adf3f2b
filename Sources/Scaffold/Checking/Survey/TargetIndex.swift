import Ground
import SwiftReading

/// Which target the files of a folder are of.
struct TargetIndex {
  /// Several targets may share a folder and have parts of it each.
  private var byFolder: [String: [Claim]] = [:]
  private var byFile: [String: ProjectMap.LocatedTarget] = [:]
  /// The folders with files that targets name one by one.
  private var foldersOfFiles: Set<String> = []
  /// The files that targets name in each folder below the project's, the folders in it included.
  private var neighbours: [String: [Neighbour]] = [:]

  /// A folder that is a target's.
  fileprivate struct Claim {
    let target: ProjectMap.LocatedTarget
    let excluded: [PathGlob]
    let included: [PathGlob]
    let sources: [String]?
    /// True if it takes some files of a folder and not others.
    let tellsFilesApart: Bool

    init(
      target: ProjectMap.LocatedTarget, excluded: [String], included: [String] = [],
      sources: [String]?
    ) {
      (self.target, self.sources) = (target, sources)
      self.excluded = excluded.map { PathGlob($0) }
      self.included = included.map { PathGlob($0) }
      tellsFilesApart =
        !included.isEmpty || sources == nil && self.excluded.contains(where: \.tellsFilesApart)
    }
  }

  /// How many files a target names right in a folder, and in those below it.
  private struct Neighbour {
    let target: ProjectMap.LocatedTarget
    var files = 0
    var below = 0
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
        Claim(
          target: target, excluded: folder.excluded, included: folder.included, sources: nil))
    }
    for file in declared.files {
      guard let path = list.path(of: file), byFile[path] == nil else { continue }
      byFile[path] = target
      let folder = path.parentFolder ?? ""
      foldersOfFiles.insert(folder)
      if list.manifest.hasSuffix(".pbxproj") { note(target, in: folder, below: list.folder) }
    }
  }

  /// Counts a file to its folder and those around it, up to that of the project.
  private mutating func note(
    _ target: ProjectMap.LocatedTarget, in folder: String, below home: String
  ) {
    for current in folder.andAbove {
      guard !current.isEmpty, current != home, home.isEmpty || current.isIn(home) else { return }
      var known = neighbours[current] ?? []
      let place = known.firstIndex { $0.target.id == target.id } ?? known.count
      if place == known.count { known.append(Neighbour(target: target)) }
      known[place].files += current == folder ? 1 : 0
      known[place].below += current == folder ? 0 : 1
      neighbours[current] = known
    }
  }
}

extension TargetIndex {
  /// The files of a folder, parted by what target they are of.
  func parts(
    of folder: SourceTree.Folder
  ) -> [(files: [String], target: ProjectMap.LocatedTarget?)] {
    let isWhole = !foldersOfFiles.contains(folder.path) && !tellsFilesApart(in: folder.path)
    let files = isWhole ? [] : folder.files
    guard !files.isEmpty else {
      return [(folder.files, target(ofFolder: folder.path) ?? neighbour(in: folder.path))]
    }
    var parts: [(files: [String], target: ProjectMap.LocatedTarget?)] = []
    for file in files {
      let path = file.below(folder.path)
      let target =
        byFile[path] ?? target(ofFolder: folder.path, file: path) ?? neighbour(in: folder.path)
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
    for current in folder.andAbove {
      let path = (file ?? folder).way(below: current)
      let found = byFolder[current]?.first { $0.takes(path, isFile: file != nil) }
      if let found { return found.target }
    }
    return nil
  }

  /// True if a folder on the way to one has patterns for the names of files.
  private func tellsFilesApart(in folder: String) -> Bool {
    folder.andAbove.contains { byFolder[$0]?.contains(where: \.tellsFilesApart) ?? false }
  }

  /// The target that most files beside one are of that no target names, as a file that is new.
  private func neighbour(in folder: String) -> ProjectMap.LocatedTarget? {
    for current in folder.andAbove {
      guard let found = neighbours[current] else { continue }
      let most = found.max { ($0.files, $0.below) < ($1.files, $1.below) }
      return most.map { neighbour in
        var target = neighbour.target
        target.isAssumed = true
        return target
      }
    }
    return nil
  }
}

extension TargetIndex.Claim {
  /// True if a file or the files of a folder below the target's own are the target's.
  func takes(_ path: String, isFile: Bool) -> Bool {
    guard !excluded.contains(where: { $0.fits(path) }) else { return false }
    if !included.isEmpty, isFile, !included.contains(where: { $0.fits(path) }) { return false }
    guard let sources else { return true }
    let folder = isFile ? path.parentFolder ?? "" : path
    return sources.contains { source in
      let source = source.trimmingSlashes
      // A file that is named by itself stands for its folder.
      return source == "." || folder.isIn(source)
        || source.hasSuffix(".swift") && (source.parentFolder ?? "") == folder
    }
  }
}

extension ProjectMap.LocatedTarget {
  /// The facts that distinguish it from all others.
  fileprivate var id: [String] { ["\(package)", target.name, isAssumed ? "beside" : ""] }
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
  /// A folder and all that it is in, the project's own at last.
  var andAbove: some Sequence<String> {
    sequence(first: self) { $0.isEmpty ? nil : $0.parentFolder ?? "" }
  }

  /// The rest of a path below a folder that it is in.
  fileprivate func way(below folder: String) -> String {
    self == folder ? "" : String(dropFirst(folder.isEmpty ? 0 : folder.utf8.count + 1))
  }
}
