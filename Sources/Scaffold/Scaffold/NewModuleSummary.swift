import Generation
import Ground
import Inference
import Model

/// What `new-module` says when it is done: what was made, tier by tier, and what to type next.
struct NewModuleSummary {
  let site: Site
  let project: Project
  /// What was done to a project that someone else made.
  let adoption: [String]
  /// How an app that someone else made shows the modules.
  let hint: String?
  /// What was read of what the server sends.
  let reading: ModuleReading?
  let modules: [ModuleMaker.Made]
  /// Whether somebody has said what the entity is called.
  let isEntityTyped: Bool
  let plan: Plan

  func text(_ style: Style) -> String {
    let sections =
      projectLines + adoption + (reading?.lines ?? []) + modules.flatMap { lines(for: $0, style) }
      + (recordingLine.map { [$0] } ?? [])
      + replaced
      + removed
      + ["", hint, next].compactMap(\.self)
    let missing = project.file.isOneTarget ? nil : SQLiteHint.line
    return (sections + [missing].compactMap(\.self)).joined(separator: "\n")
  }

  private var recordingLine: String? {
    guard let reading, let text = reading.recording?.text else { return nil }
    let isThere = plan.effectiveChanges.contains { $0.after == Array(text.utf8) }
    return isThere ? reading.recordingLine : nil
  }

  private var projectLines: [String] {
    guard project.file.adoption == nil else { return [] }
    let isNew = plan.changes.contains { $0.path.text == ProjectFile.path && $0.action == .create }
    return isNew ? [Message("Made the project \(project.file.name) in \(site.name)").text] : []
  }

  private func lines(for module: ModuleMaker.Made, _ style: Style) -> [String] {
    let title = Message(
      "Made the module \(style.bold(module.name.text)) in \(site.naming(module.folder.text))")
    let shared = Set(module.insertions.map(\.file)).sorted().map(\.text).joined(separator: ", ")
    let changed = module.answers.map { Message("Changed \($0.words)").text }
    return changed + [title.text] + entity(of: module) + [""] + tiers(of: module)
      + (shared.isEmpty ? [] : ["", Message("Registered in \(shared)").text]) + module.notes
  }

  /// What one row of a list is called, if nobody has said it.
  private func entity(of module: ModuleMaker.Made) -> [String] {
    let entity = module.told.text("entity")
    guard !isEntityTyped, reading == nil, module.told.text("kind") == "list",
      entity != module.name.text
    else { return [] }
    return [Message("Each row is a `\(entity)`; `--entity` gives it another name").text]
  }

  /// One row a tier: its name, then its files.
  private func tiers(of module: ModuleMaker.Made) -> [String] {
    let groups = Dictionary(grouping: module.files) { tier(of: $0, in: module) }
    let (first, last) = (["Data", "Business", "View", "Tests"], "App")
    let others = groups.keys.filter { !first.contains($0) && $0 != last }.sorted()
    return (first + others + [last]).flatMap { name in
      groups[name].map { Self.row(name, Self.stems(of: $0)) } ?? []
    }
  }

  /// The names of the files; a file and the catalog of its words go by one.
  private static func stems(of files: [ProjectPath]) -> [String] {
    files.map(\.stem).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// The folder of the module that a file is in; what is elsewhere is the app's, or its tests'.
  private func tier(of file: ProjectPath, in module: ModuleMaker.Made) -> String {
    let prefix = module.folder.text + "/"
    guard file.text.hasPrefix(prefix) else {
      let tests = project.file.adoption?.tests
      return tests.map { file.text.hasPrefix("\($0)/") } ?? false ? "Tests" : "App"
    }
    let rest = file.text.utf8.dropFirst(prefix.utf8.count)
    return String(Substring(rest.prefix { $0 != UInt8(ascii: "/") }))
  }

  private static func row(_ title: String, _ names: [String]) -> [String] {
    var lines = [""]
    for name in names {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = name
      } else if last.displayWidth + name.displayWidth < 76 {
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
    let names = plan.overwritten.map { "  \($0)" }
    return names.isEmpty
      ? [] : ["", Message("Replaced, and `scaffold undo` brings it back:").text] + names
  }

  /// What the template of old gave and this one does not.
  private var removed: [String] {
    let paths = plan.changes.filter { $0.action == .remove }.map { "  \($0.path)" }
    return paths.isEmpty
      ? [] : ["", Message("Removed, since it is no longer generated:").text] + paths
  }

  private var next: String {
    if project.file.isOneTarget {
      return Message("Next: run the tests of \(project.file.name) in Xcode").text
    }
    let tests = modules.filter(hasTests).map { $0.name.text + "Tests" }
    let command =
      switch tests.count {
      case 0: "swift build"
      case 1: "swift test --filter \(tests[0])"
      default: "swift test --filter '\(tests.joined(separator: "|"))'"
      }
    let package = project.file.adoption?.package.map { site.naming($0.text) } ?? site.name
    let line = package == "." ? command : "cd \(package.shellQuoted) && \(command)"
    return Message("Next: \(line)").text
  }

  /// Whether the module has a target of tests: files for it, and a line in the package's manifest.
  private func hasTests(_ module: ModuleMaker.Made) -> Bool {
    module.insertions.contains { $0.file == project.file.packageManifest }
      && module.files.contains { tier(of: $0, in: module) == "Tests" }
  }
}

extension ProjectPath {
  /// The name without what it ends in.
  fileprivate var stem: String { String(Substring(name.utf8.prefix { $0 != UInt8(ascii: ".") })) }
}
