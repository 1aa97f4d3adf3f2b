/// A folder of files that is generated as one, such as a module.
public struct Template: Sendable {
  public let name: String
  package let info: TemplateInfo
  /// The texts of the files, by path; `template.json` is not among them.
  let files: TemplateFiles
  private let entries: [TemplateEntry]
  let parts: Parts
  /// The folders of files that are there by need.
  package let choice: PartChoice

  static let infoPath = "template.json"

  /// - Parameter reserved: the flags that no variable may have.
  /// - Throws: `DataError` for `template.json`, `TemplateError` for a condition in it or for a part
  ///   that other files include.
  init(name: String, files: TemplateFiles, reserved: Set<String>) throws {
    self.name = name
    self.files = files
    let info = try TemplateInfo(of: name, files: files, reserved: reserved)
    self.info = info
    let paths = files.paths
    let folders = PartFolders(among: paths, variants: info.variants.map(\.name))
    let infos = Set(folders.parts.map { "\($0)/\(Self.infoPath)" } + [Self.infoPath])
    var entries: [TemplateEntry] = []
    var parts: [String: String] = [:]
    for path in paths where !infos.contains(path) {
      if TemplateEntry.isPart(path) {
        parts[path] = files.text(at: path)
      } else {
        entries.append(folders.entry(for: path))
      }
    }
    self.entries = folders.parts.isEmpty ? entries : Self.placed(entries)
    self.parts = try Parts(parts)
    let byPart = Dictionary(grouping: entries) { $0.part ?? "" }
    choice = try PartChoice(
      folders.parts.sorted().map { folder in
        try Part(folder, of: name, files: files, paths: byPart[folder]?.map(\.path) ?? [])
      }, of: name, chosen: info.variables.filter(\.namesPart).flatMap(\.choices))
  }

  /// A file of a team's own at the path where one of a part goes, as templates before the parts had it,
  /// takes its place and is there when the part is.
  private static func placed(_ entries: [TemplateEntry]) -> [TemplateEntry] {
    let own = Dictionary(
      entries.filter { $0.part == nil }.map { ($0.target, $0.file) }
    ) { first, _ in first }
    let replaced = entries.filter { $0.part != nil && own[$0.target] != nil }
    guard !replaced.isEmpty else { return entries }
    let parts = Dictionary(replaced.map { ($0.target, $0.part) }) { first, _ in first }
    return entries.compactMap { entry in
      guard entry.part == nil else { return parts[entry.target] == nil ? entry : nil }
      var entry = entry
      entry.part = parts[entry.target] ?? nil
      return entry
    }
  }

  /// What the template says, and what those of its parts say that are there.
  private func infos(_ values: [String: Value]) -> [TemplateInfo] {
    guard let present = present(in: values) else { return [info] }
    return [info] + choice.ordered(present).map(\.info)
  }
}

extension Template {
  /// The files for some values of the variables, in the order of their paths.
  ///
  /// - Parameters:
  ///   - values: what the variables are, by name.
  ///   - suffix: how the paths end of the files that are wanted.
  ///   - areRendered: false where their places are wanted alone; their texts are empty then.
  /// - Throws: `TemplateError`, or `DataError` if two files have one path.
  public func files(
    _ values: [String: Value], endingWith suffix: String = "", areRendered: Bool = true
  ) throws -> [File] {
    let wanted = try chosen(for: values, among: entries.filter { $0.target.hasSuffix(suffix) })
    let rules = infos(values).flatMap(\.rules)
    let holds = try rules.map { try $0.condition.holds(for: values) }
    return
      try wanted
      .flatMap { entry in
        let ofFile = rules.indices.filter { rules[$0].pattern.matches(entry.path) }
        guard ofFile.allSatisfy({ holds[$0] }) else { return [File]() }
        return try files(
          of: entry, by: ofFile.map { (order: $0, rule: rules[$0]) }, values, areRendered)
      }
      .sorted { ($0.path, $0.origin) < ($1.path, $1.origin) }
  }

  /// The values with what follows from them.
  public func completed(_ values: [String: Value]) throws -> [String: Value] {
    var values = naming(values)
    try info.facts.add(to: &values, parts: parts)
    return values
  }

  /// Why these values do not go together; `nil` if they do.
  public func refusal(_ values: [String: Value]) throws -> String? {
    try infos(values).reversed().flatMap(\.refusals).first { try $0.condition.holds(for: values) }?
      .spoken.render(values, parts: parts)
  }

  /// Of the files that have one path, the one in the part that is laid over the others.
  private func chosen(
    for values: [String: Value], among entries: [TemplateEntry]
  ) throws -> [TemplateEntry] {
    let applies = try info.variants.map {
      try $0.value(for: values, parts: parts) == .flag(true)
    }
    let present = present(in: values)
    let layer = { (entry: TemplateEntry) in
      (choice.layer(of: entry.part), entry.variant.map { $0 + 1 } ?? 0)
    }
    var chosen: [String: TemplateEntry] = [:]
    for entry in entries where entry.variant.map({ applies[$0] }) ?? true {
      if let part = entry.part, let present, !present.contains(part) { continue }
      if let other = chosen[entry.path], layer(other) >= layer(entry) { continue }
      chosen[entry.path] = entry
    }
    return Array(chosen.values)
  }

  /// The lines for shared files, for some values of the variables.
  public func lines(_ values: [String: Value]) throws -> [Line] {
    try infos(values).flatMap(\.insertions)
      .filter { try $0.condition.holds(for: values) }
      .map { insertion in
        Line(
          file: try insertion.file.render(values, parts: parts), marker: insertion.marker,
          text: try insertion.line.render(values, parts: parts),
          key: try insertion.key.render(values, parts: parts), isAlone: insertion.isAlone)
      }
  }

  /// Words for the user when the files are made.
  public func notes(_ values: [String: Value]) throws -> [String] {
    try infos(values).flatMap(\.notes).filter { try $0.condition.holds(for: values) }
      .map { try $0.spoken.render(values, parts: parts) }
  }

  /// The successors of names that the template gave once, such as `LoginViewModel.content`.
  package func successors(_ values: [String: Value]) throws -> [String: String] {
    let values = try choosing(nil, in: values).values
    let successors = infos(values).flatMap(\.successors)
    let pairs = try successors.filter { try $0.condition.holds(for: values) }
      .flatMap { try $0.pairs(for: values, parts: parts) }
    return Dictionary(pairs.map { ($0.old, $0.new) }) { first, _ in first }
  }

  /// The default of a variable, for some values of others; `nil` if it is no text.
  package func defaultValue(of variable: Variable, _ values: [String: Value]) throws -> String? {
    try variable.defaultTemplate?.render(naming(values), parts: parts)
  }

  /// Distinguishes one state of the template from another.
  public var digest: String { files.digest }

  private func files(
    of entry: TemplateEntry, by ordered: [(order: Int, rule: FileRule)],
    _ values: [String: Value], _ areRendered: Bool
  ) throws -> [File] {
    let rules = ordered.map(\.rule)
    let joint = ordered.lazy.compactMap { rule in
      rule.rule.joined.map { (path: $0, order: rule.order) }
    }.first
    let target = rules.lazy.compactMap(\.target).first
    let each = rules.lazy.compactMap(\.each).first
    let origin = "\(name)/\(entry.file)"
    return try each.turns(with: values).map { values in
      File(
        path: try target?.render(values, parts: parts)
          ?? TemplateText(entry.target, name: origin).render(values, parts: parts),
        text: areRendered ? try contents(of: entry, values) : "", origin: origin,
        isInProject: target != nil,
        existing: rules.map(\.existing).first { $0 != .conflict } ?? .conflict,
        joint: try joint.map {
          Joint(path: try $0.path.render(values, parts: parts), order: $0.order)
        })
    }
  }

  private func contents(of entry: TemplateEntry, _ values: [String: Value]) throws -> String {
    let text = files.text(at: entry.file)
    guard entry.isRendered else { return text }
    return try TemplateText(text, name: "\(name)/\(entry.file)").render(values, parts: parts)
  }
}
