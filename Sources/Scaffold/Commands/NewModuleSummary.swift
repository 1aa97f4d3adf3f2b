/// What `new-module` says when it is done: what was made, tier by tier, and what to type next.
struct NewModuleSummary {
  let site: Site
  let project: Project
  let modules: [ModuleMaker.Made]
  let plan: Plan

  func text(_ style: Style) -> String {
    let sections = projectLines + modules.flatMap { lines(for: $0, style) } + replaced + ["", next]
    return (sections + [SQLiteHint.line].compactMap(\.self)).joined(separator: "\n")
  }

  private var projectLines: [String] {
    let isNew = plan.changes.contains { $0.path.text == Manifest.path && $0.action == .create }
    return isNew ? ["Made the project \(project.manifest.name) in \(site.name)"] : []
  }

  private func lines(for module: ModuleMaker.Made, _ style: Style) -> [String] {
    let title =
      "Made the module \(style.bold(module.name.text)) in \(site.naming(module.folder.text))"
    let shared = Set(module.insertions.map(\.file)).sorted().map(\.text).joined(separator: ", ")
    return [title, ""] + tiers(of: module)
      + (shared.isEmpty ? [] : ["", "Registered in \(shared)"]) + module.notes
  }

  /// One row a tier: its name, then its files.
  private func tiers(of module: ModuleMaker.Made) -> [String] {
    let prefix = module.folder.text + "/"
    let inModule = module.files.filter { $0.text.hasPrefix(prefix) }
    let groups = Dictionary(grouping: inModule) { path in
      String(path.text.dropFirst(prefix.count).prefix { $0 != "/" })
    }
    let order = ["Data", "Business", "View", "Tests"]
    let names =
      order.filter { groups[$0] != nil } + groups.keys.filter { !order.contains($0) }.sorted()
    let rows = names.map { ($0, groups[$0, default: []].map(\.stem)) }
    let others = module.files.filter { !$0.text.hasPrefix(prefix) }.map(\.stem)
    return (rows + (others.isEmpty ? [] : [("App", others)])).flatMap(Self.row)
  }

  private static func row(_ title: String, _ names: [String]) -> [String] {
    var lines = [""]
    for name in names {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = name
      } else if last.count + name.count < 76 {
        lines[lines.count - 1] += ", " + name
      } else {
        lines[lines.count - 1] += ","
        lines.append(name)
      }
    }
    let label = title + String(repeating: " ", count: max(1, 10 - title.count))
    let indent = String(repeating: " ", count: label.count)
    return lines.enumerated().map { "  " + ($0.offset == 0 ? label : indent) + $0.element }
  }

  private var replaced: [String] {
    guard let copy = plan.backups.first else { return [] }
    let folder = copy.path.text.split(separator: "/").prefix(2).joined(separator: "/")
    let names = plan.backups.map { "  " + $0.path.text.dropFirst(folder.count + 1) }
    return ["", "Replaced, with copies in \(folder):"] + names
  }

  private var next: String {
    let tests = modules.map { $0.name.text + "Tests" }.joined(separator: "|")
    let command = "swift test --filter \(modules.count > 1 ? "'\(tests)'" : tests)"
    return "Next: " + (site.name == "." ? command : "cd \(site.name.shellQuoted) && \(command)")
  }
}

extension ProjectPath {
  /// The name without what it ends in.
  fileprivate var stem: String { String(name.prefix { $0 != "." }) }
}

extension String {
  /// The text as a shell takes it for one word.
  var shellQuoted: String {
    let isPlain = unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || "-._/".unicodeScalars.contains($0)
    }
    return isPlain
      ? self
      : "'"
        + split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "'\\''") + "'"
  }
}
