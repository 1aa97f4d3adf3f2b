import Ground
import Model
import SwiftReading

/// The targets of a project whose files nobody declares in a way that can be read: a folder that is
/// imported by its name is one.
struct GuessedTargets {
  let list: TargetList

  init(of survey: Survey) {
    let imported = Set(survey.files.flatMap(\.imports).map(\.module))
      .filter { !SystemFrameworks.contains($0) }
    var places: [String: Set<String>] = [:]
    for folder in survey.folders where !folder.path.isEmpty {
      let names = folder.path.pathComponents
      for index in names.indices where imported.contains(String(names[index])) {
        places[String(names[index]), default: []].insert(
          names[...index].joined(separator: "/"))
      }
    }
    let targets = places.filter { $0.value.count == 1 }.sorted { $0.key < $1.key }
      .map { name, folders in
        PackageTarget(
          name: name, kind: .regular, folders: folders.map { TargetFolder(path: $0) },
          place: SourcePlace(file: "", line: 1, column: 1))
      }
    list = TargetList(
      folder: "", manifest: "", contents: PackageTargets(targets: targets, isComplete: false),
      isPackage: false, [])
  }
}
