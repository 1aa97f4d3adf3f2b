import Ground
import Model

extension SourceTree {
  /// The same with folders in parts, where targets have some of the files only; beside them the
  /// target of each part.
  func parted(by index: TargetIndex) -> (tree: SourceTree, targets: [ProjectMap.LocatedTarget?]) {
    var tree = self
    var targets: [ProjectMap.LocatedTarget?] = []
    tree.folders = []
    for folder in folders {
      for (number, part) in index.parts(of: folder).enumerated() {
        tree.folders.append(
          Folder(
            path: folder.path, files: part.files,
            declarations: number == 0 ? folder.declarations : []))
        targets.append(part.target)
      }
    }
    return (tree, targets)
  }
}
