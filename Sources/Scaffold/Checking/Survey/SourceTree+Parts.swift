import Ground
import Model
import SwiftReading

extension SourceTree {
  /// The same with files that are gone from the disk, each where it was.
  func with(_ files: some Collection<String>) -> SourceTree {
    var tree = self
    for path in files.sorted() where path.isSourceFile && isGone(path) {
      let (folder, name) = (path.parentFolder ?? "", String(path.pathComponents.last ?? ""))
      if let index = tree.folders.firstIndex(where: { $0.path == folder }) {
        tree.folders[index].files.append(name)
        tree.folders[index].files.sort()
      } else {
        tree.folders.append(Folder(path: folder, files: [name]))
      }
    }
    return tree
  }

  /// The same without some files.
  func without(_ files: some Collection<String>) -> SourceTree {
    guard !files.isEmpty else { return self }
    let gone = Set(files)
    var tree = self
    for index in tree.folders.indices {
      let folder = tree.folders[index].path
      tree.folders[index].files.removeAll { gone.contains($0.below(folder)) }
    }
    return tree
  }

  /// The same with folders in parts, where targets or tiers have some of the files only; beside
  /// them the target of each part.
  func parted(
    by index: TargetIndex, _ architecture: Architecture
  ) -> (tree: SourceTree, targets: [ProjectMap.LocatedTarget?]) {
    var tree = self
    var targets: [ProjectMap.LocatedTarget?] = []
    tree.folders = []
    for folder in folders {
      for (number, part) in index.parts(of: folder).enumerated() {
        let declarations = number == 0 ? folder.declarations : []
        for piece in part.files.parted(in: folder.path, architecture) {
          tree.folders.append(
            Folder(
              path: folder.path, files: piece.files, declarations: declarations,
              position: piece.position))
          targets.append(part.target)
        }
      }
    }
    return (tree, targets)
  }
}

extension [String] {
  /// The names of files, parted by where their names put them. There is at least one part.
  fileprivate func parted(
    in folder: String, _ architecture: Architecture
  ) -> [(files: [String], position: Position?)] {
    guard architecture.namesFiles, !isEmpty else { return [(self, nil)] }
    let names = folder.isEmpty ? [] : folder.pathComponents
    var parts: [(files: [String], position: Position?)] = []
    for file in self {
      let position = architecture.placement(ofFile: file[...], in: names)?.position
      if let place = parts.firstIndex(where: { $0.position == position }) {
        parts[place].files.append(file)
      } else {
        parts.append(([file], position))
      }
    }
    return parts
  }
}
