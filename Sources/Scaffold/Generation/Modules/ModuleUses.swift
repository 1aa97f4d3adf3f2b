import Ground
import Model
import SwiftReading

/// Which module uses which: as the lines of the package manifest say, and the ledgers where there is
/// no such line.
struct ModuleUses {
  private let project: Project
  private let lines: [String: [String]]

  /// - Parameter planner: knows the manifest as it is planned so far.
  init(in project: Project, planned planner: Planner) throws {
    self.project = project
    guard let path = project.file.packageManifest,
      let manifest = try planner.contents(of: path)
    else {
      lines = [:]
      return
    }
    let targets = PackageTargets(
      manifest: SwiftSource(manifest), file: path.text, isFolder: { _ in false })
    lines = Dictionary(targets.modules.map { ($0.name, $0.uses ?? []) }) { $0 + $1 }
  }

  /// - Throws: `Refusal.circle` if a module would use itself, through others.
  func requireNoCircle(through module: String, using used: [String]) throws {
    var ways = used.sorted().map { [module, $0] }
    var seen: Set<String> = []
    var next = 0
    while next < ways.count {
      let way = ways[next]
      next += 1
      guard let last = way.last, seen.insert(last).inserted else { continue }
      if last == module { throw Refusal.circle(way) }
      ways += try uses(of: last).sorted().map { way + [$0] }
    }
  }

  private func uses(of module: String) throws -> [String] {
    if let line = lines[module] { return line }
    guard let ledger = try project.ledger(of: module), !ledger.isRemoved else { return [] }
    return ledger.answers.list("uses")
  }
}
