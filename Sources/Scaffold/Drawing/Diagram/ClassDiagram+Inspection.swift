import Checking
import Ground
import Model
import SwiftReading

extension ClassDiagram {
  /// The types of one module of an inspected project, and those of others that they stand on.
  ///
  /// - Parameter root: the folder of the project.
  package init(of module: String, in inspection: Inspection, root: String) throws {
    let map = inspection.map
    let seen = Set(
      inspection.relations.filter { $0.from.moduleOfTier == module }.map(\.toNode))
    var files: [(path: ProjectPath, tier: String, source: SwiftSource)] = []
    var neighbours: [(owner: String, source: SwiftSource)] = []
    for file in inspection.survey.files {
      guard let position = map.positions[file.folder], let path = try? ProjectPath(file.path)
      else { continue }
      if case .tier(let tier, module) = position {
        files.append((path, tier, try Self.source(of: path, in: root)))
      } else if let node = map.node(ofFolder: file.folder), seen.contains(node) {
        neighbours.append((node, try Self.source(of: path, in: root)))
      }
    }
    self.init(
      module: module, tiers: map.architecture.tiers.map(\.name), files: files,
      neighbours: neighbours)
  }

  private static func source(
    of path: ProjectPath, in root: String
  ) throws(SystemError) -> SwiftSource {
    SwiftSource(try Disk.contents(of: path.path(in: root)) ?? [])
  }
}
