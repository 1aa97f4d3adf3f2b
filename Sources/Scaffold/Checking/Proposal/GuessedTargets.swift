import Ground
import Model
import SwiftReading

/// The targets of a project whose files nobody declares in a way that can be read: a folder that is
/// imported by its name is one.
struct GuessedTargets {
  let list: TargetList

  /// - Parameters:
  ///   - lists: what declares some of them already, and others in a way that cannot be read.
  ///   - located: the targets that the survey's folders are of.
  init(
    of survey: Survey, besides lists: [TargetList] = [],
    _ located: [ProjectMap.LocatedTarget?] = []
  ) {
    let known = Set(lists.flatMap(\.contents.targets).map(\.name))
    let homes = lists.filter { !$0.contents.isComplete && !$0.isPackage }.map(\.folder)
    let imports = survey.files.map { file in
      (folder: survey.folders[file.folder].path, modules: Set(file.imports.map(\.module)))
    }
    let imported = imports.reduce(into: Set<String>()) { $0.formUnion($1.modules) }
      .filter { !SystemFrameworks.contains($0) && !known.contains($0) }
    var places: [String: Set<String>] = [:]
    for (index, folder) in survey.folders.enumerated() where !folder.path.isEmpty {
      let isOpen =
        lists.isEmpty || located[index] == nil || homes.contains(where: folder.path.isIn)
      guard isOpen else { continue }
      let names = folder.path.pathComponents
      for index in names.indices where imported.contains(String(names[index])) {
        places[String(names[index]), default: []].insert(
          names[...index].joined(separator: "/"))
      }
    }
    // A folder that imports what it is called as has extensions of a library.
    let targets = places.compactMap { name, folders -> PackageTarget? in
      guard folders.count == 1, let folder = folders.first,
        !imports.contains(where: { $0.modules.contains(name) && $0.folder.isIn(folder) })
      else { return nil }
      return PackageTarget(
        name: name, kind: .regular, folders: [TargetFolder(path: folder)],
        place: SourcePlace(file: "", line: 1, column: 1))
    }
    list = TargetList(
      folder: "", manifest: "",
      contents: PackageTargets(
        targets: targets.sorted { $0.name < $1.name }, isComplete: false),
      isPackage: false, [])
  }
}
