import Ground
import Model
import SwiftReading

/// The folders that targets stand in with their like, by the names of these: most teams that have
/// many put them into `Feature`, `Domain` and `Core`.
struct TargetShelves {
  /// The shelf of each target that has one.
  let all: [String: String]
  /// The names of all targets.
  private let names: Set<String>

  init(of targets: [ProjectMap.LocatedTarget?], in lists: [TargetList]) {
    names = Set(targets.compactMap { $0?.target.name })
    let used = targets.compactMap(\.self).filter { $0.target.kind != .test }
    var shelves: [String: String] = [:]
    for located in used {
      let path = lists[located.package].path(of: located.target.folder) ?? ""
      let folders = path.pathComponents.map(String.init)
        .filter { !["Sources", "Source", "src", "Targets"].contains($0) }
      let shelf = folders.dropLast().first { folder in
        Role(exactly: folder).map { $0 != .app } ?? false
      }
      if let shelf { shelves[located.target.name] = shelf }
    }
    let areUsual =
      Set(shelves.values).count > 1 && shelves.count * 2 >= Set(used.map(\.target.name)).count
    all = areUsual ? shelves : [:]
  }

  /// The target that one such as `LoginDemo` or `LoginTesting` is there for.
  func owner(of name: String) -> String? {
    let ends = [
      "Interface", "Testing", "Demo", "DemoApp", "Example", "ExampleApp", "Sample", "Preview",
      "Previews", "TestHost", "Mocks",
    ]
    return ends.lazy.filter(name.hasSuffix).map { String(name.dropLast($0.count)) }
      .first(where: names.contains)
  }
}
