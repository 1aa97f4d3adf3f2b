import Checking
import Ground
import Model
import SwiftReading

extension ClassDiagram {
  /// The types of one module of an inspected project, or of one target, and those of others that they
  /// stand on.
  ///
  /// - Parameter root: the folder of the project.
  /// - Returns: `nil` if there is neither a module nor a target of that name.
  package init?(of module: String, in inspection: Inspection, root: String) throws {
    let map = inspection.map
    let isModule = map.positions.contains { $0?.moduleOfTier == module }
    guard isModule || inspection.targetsOrParts.contains(module) else { return nil }
    let seen = Set(
      inspection.relations.filter {
        isModule ? $0.from.moduleOfTier == module : $0.fromNode == module
      }.map(\.toNode))
    var files: [(path: ProjectPath, tier: String, source: SwiftSource)] = []
    var neighbours: [(owner: String, source: SwiftSource)] = []
    for file in inspection.survey.files {
      guard let position = map.positions[file.folder], let path = try? ProjectPath(file.path)
      else { continue }
      let isOwn =
        isModule
        ? position.moduleOfTier == module
        : [map.node(ofFolder: file.folder), map.targetName(ofFolder: file.folder)].contains(module)
      if isOwn {
        files.append((path, position.title, try Self.source(of: path, in: root)))
      } else if let node = map.node(ofFolder: file.folder), seen.contains(node) {
        neighbours.append((node, try Self.source(of: path, in: root)))
      }
    }
    self.init(
      module: module, tiers: map.architecture.tiers.map(\.name) + Position.titles, files: files,
      neighbours: neighbours)
  }

  private static func source(
    of path: ProjectPath, in root: String
  ) throws(SystemError) -> SwiftSource {
    SwiftSource(try Disk.contents(of: path.path(in: root)) ?? [])
  }
}

extension Inspection {
  /// The names of what has files and is no module: targets, the app, what is shared.
  package var targetsOrParts: Set<String> {
    survey.files.reduce(into: []) { names, file in
      if let node = map.node(ofFolder: file.folder) { names.insert(node) }
      if let target = map.targetName(ofFolder: file.folder) { names.insert(target) }
    }
  }
}

extension Position {
  /// Its title in a diagram: its tier, or another word instead.
  fileprivate var title: String {
    switch self {
    case .tier(let name, _): name
    case .app: "App"
    case .shared: "Shared"
    case .tests: "Tests"
    }
  }

  fileprivate static let titles = ["App", "Shared", "Tests"]
}
