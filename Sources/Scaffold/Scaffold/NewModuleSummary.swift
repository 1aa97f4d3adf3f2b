import CommandLine
import Generation
import Ground
import Inference
import Model

/// The summary of `new-module`: what was made, tier by tier, and what to type next.
struct NewModuleSummary {
  let site: Site
  let project: Project
  /// The changes to a project that someone else made.
  let adoption: [String]
  /// How an app that someone else made shows the modules.
  let hint: String?
  /// The facts that were read of the server's replies.
  let reading: ModuleReading?
  let modules: [ModuleMaker.Made]
  /// True if somebody has said what the entity is called.
  let isEntityTyped: Bool
  /// The parts that the project's own files get for the modules.
  let gained: [String]
  let plan: Plan
  /// True if every file is named.
  let isVerbose: Bool

  func text(_ console: Console) -> String {
    let reading = reading.map { ReadingReport(on: $0).lines } ?? []
    let sections =
      projectLines + adoption + reading
      + modules.flatMap { lines(for: $0, console) }
      + BaseParts.Settlement.lines(gained: gained).map(\.text)
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
    return isThere ? ReadingReport(on: reading).recordingLine : nil
  }

  private var projectLines: [String] {
    guard project.file.adoption == nil else { return [] }
    let isNew = plan.changes.contains { $0.path.text == ProjectFile.path && $0.action == .create }
    let own = Set(modules.flatMap(\.files))
    let count = plan.changes.count { $0.action == .create && !own.contains($0.path) }
    return isNew
      ? [
        Message("Made the project \(project.file.name) in \(site.name): \(counting: count, "file")")
          .text
      ] : []
  }

  private func lines(for module: ModuleMaker.Made, _ console: Console) -> [String] {
    let (name, folder) = (console.style.bold(module.name.text), site.naming(module.folder.text))
    let title = Message(
      "Made the module \(name) in \(folder): \(counting: module.files.count, "file")")
    let shared = Set(module.insertions.map(\.file)).sorted().map(\.text).joined(separator: ", ")
    let changed = module.answers.map { Message("Changed \($0.words)").text }
    return changed + [title.text] + entity(of: module) + [""]
      + tiers(of: module, console.width ?? 80)
      + (shared.isEmpty ? [] : ["", Message("Registered in \(shared)").text]) + module.notes
  }

  /// The name of one row of a list, if nobody has given it.
  private func entity(of module: ModuleMaker.Made) -> [String] {
    let entity = module.told.text("entity")
    guard !isEntityTyped, reading == nil, module.told.text("kind") == "list",
      entity != module.name.text
    else { return [] }
    return [Message("Each row is a `\(entity)`; `--entity` gives it another name").text]
  }

  /// One row a tier: its name, how many files it has, and the first of them. What the team has to fill in
  /// comes before the others.
  private func tiers(of module: ModuleMaker.Made, _ width: Int) -> [String] {
    let files =
      module.files.filter(module.unfilled.contains)
      + module.files.filter { !module.unfilled.contains($0) }
    let groups = Dictionary(grouping: files) { tier(of: $0, in: module) }
    let (first, last) = (["Data", "Business", "View", "Tests"], "App")
    let others = groups.keys.filter { !first.contains($0) && $0 != last }.sorted()
    let rows = (first + others + [last]).compactMap { name in
      groups[name].map { [name, "\($0.count)", Self.stems(of: $0).joined(separator: ", ")] }
    }
    return Columns.lines(rows).map { isVerbose ? $0 : $0.shortened(to: width) }
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

  private var replaced: [String] {
    let names = plan.overwritten.map { "  \($0)" }
    return names.isEmpty
      ? [] : ["", Message("Replaced, and `scaffold undo` brings it back:").text] + names
  }

  /// The files of the old template that this one does not have.
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
    guard let app = newApp else { return Message("Next: \(line)").text }
    return Message("Next: open \(site.naming(app).shellQuoted), or \(line)").text
  }

  /// The Xcode project of an app that is made now.
  private var newApp: String? {
    let file = plan.changes.first {
      $0.action == .create && $0.path.text.hasSuffix(".xcodeproj/project.pbxproj")
    }
    return file?.path.folder?.text
  }

  /// True if the module has a target of tests: files for it, and a line in the package's manifest.
  private func hasTests(_ module: ModuleMaker.Made) -> Bool {
    module.insertions.contains { $0.file == project.file.packageManifest }
      && module.files.contains { tier(of: $0, in: module) == "Tests" }
  }
}

extension ProjectPath {
  /// The name without what it ends in.
  fileprivate var stem: String { String(Substring(name.utf8.prefix { $0 != UInt8(ascii: ".") })) }
}

extension String {
  /// The beginning of a list of words, as much of it as there is room for.
  fileprivate func shortened(to width: Int) -> String {
    guard displayWidth > width else { return self }
    var (text, next) = ("", "")
    for word in split(separator: ", ", omittingEmptySubsequences: false) {
      next += (next.isEmpty ? "" : ", ") + word
      guard next.displayWidth + 3 <= width else { break }
      text = next
    }
    return text + ", …"
  }
}
