/// A folder of files that is generated as one, such as a module.
public struct Template: Sendable {
  public let name: String
  package let info: TemplateInfo
  /// The texts of the files, by path; `template.json` is not among them.
  private let files: TemplateFiles
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
    let folders = Set(Part.folders(among: paths))
    let infos = Set(folders.map { "\($0)/\(Self.infoPath)" } + [Self.infoPath])
    var entries: [TemplateEntry] = []
    var parts: [String: String] = [:]
    for path in paths where !infos.contains(path) {
      if TemplateEntry.isPart(path) {
        parts[path] = files.text(at: path)
      } else if let entry = TemplateEntry(path, of: info, parts: folders) {
        entries.append(entry)
      }
    }
    self.entries = folders.isEmpty ? entries : Self.placed(entries)
    self.parts = try Parts(parts)
    let byPart = Dictionary(grouping: entries) { $0.part ?? "" }
    choice = try PartChoice(
      folders.sorted().map { folder in
        try Part(folder, of: name, files: files, paths: byPart[folder]?.map(\.path) ?? [])
      }, of: name)
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
}

extension Template {
  /// A file that a template gives.
  public struct File: Equatable, Sendable {
    public let path: String
    public let text: String
    /// The file of the template that it was made from, for messages.
    public let origin: String
    /// True if `path` starts at the project's folder and not at the module's.
    public let isInProject: Bool
    /// The treatment of a file that someone else wrote there.
    public let existing: Existing
    /// The file that it is a part of; `nil` if it is one of its own.
    public let joint: Joint?
  }

  /// Where a part of a file goes.
  public struct Joint: Equatable, Sendable {
    /// The file, which starts where the path of the part does.
    public let path: String
    /// Parts are in the order of the rules that say so.
    public let order: Int
  }

  /// The treatment by a template of a file that someone else wrote.
  public enum Existing: String, CaseIterable, Sendable {
    /// It stands in the way.
    case conflict
    /// It may stay instead.
    case keep
    /// It stays, and the text goes to its end.
    case append
  }

  /// A line that a template puts between the markers of a shared file.
  public struct Line: Equatable, Sendable {
    /// The shared file, from the project's folder.
    public let file: String
    public let marker: String
    public let text: String
    /// How the line starts, whatever someone adds to its end.
    public let key: String
    /// True if no other module may have a line there.
    public let isAlone: Bool
  }

  /// The files for some values of the variables, in the order of their paths.
  ///
  /// - Parameters:
  ///   - values: what the variables are, by name.
  ///   - suffix: how the paths end of the files that are wanted.
  /// - Throws: `TemplateError`, or `DataError` if two files have one path.
  public func files(_ values: [String: Value], endingWith suffix: String = "") throws -> [File] {
    let wanted = try chosen(for: values, among: entries.filter { $0.target.hasSuffix(suffix) })
    let holds = try info.rules.map { try $0.condition.holds(for: values) }
    return
      try wanted
      .flatMap { entry in
        let rules = info.rules.indices.filter { info.rules[$0].pattern.matches(entry.path) }
        guard rules.allSatisfy({ holds[$0] }) else { return [File]() }
        return try files(of: entry, by: rules, values)
      }
      .sorted { ($0.path, $0.origin) < ($1.path, $1.origin) }
  }

  /// The values with the parts that are there as flags of `parts`; as they are, if there are no parts.
  ///
  /// - Parameter wanted: as in `PartChoice.closed`.
  package func choosing(
    _ wanted: Set<String>?, in values: [String: Value]
  ) throws -> (values: [String: Value], parts: Set<String>) {
    guard !choice.isEmpty else { return (values, []) }
    let closed = try choice.closed(wanted, for: values)
    var values = values
    values[Self.partsName] = .record(
      Dictionary(choice.parts.map { ($0.name, .flag(closed.contains($0.name))) }) { $1 })
    return (values, closed)
  }

  private static let partsName = "parts"

  /// The part that a file of the template belongs to.
  ///
  /// - Parameter origin: as of a `File`: `project/list/Sources/…`.
  package func part(ofFile origin: String) -> String? {
    let folders = origin.split(separator: "/", maxSplits: 2)
    guard folders.count == 3, let part = choice[String(folders[1])] else { return nil }
    return part.name
  }

  /// The parts that a file asks for, as `parts.list`, since some of its lines are there with them alone.
  ///
  /// - Parameter origin: as of a `File`.
  package func parts(askedForInFile origin: String) -> [String] {
    let text = files.text(at: String(origin.dropFirst(name.count + 1)))
    return choice.parts.map(\.name).filter { text.contains("parts." + $0) }
  }

  /// The values with what follows from them.
  public func completed(_ values: [String: Value]) throws -> [String: Value] {
    try info.facts.reduce(into: values) { values, fact in
      values[fact.name] = try fact.value(for: values, parts: parts)
    }
  }

  /// Why these values do not go together; `nil` if they do.
  public func refusal(_ values: [String: Value]) throws -> String? {
    try info.refusals.first { try $0.condition.holds(for: values) }?
      .spoken.render(values, parts: parts)
  }

  /// Of the files that have one path, the one in the latest layer that applies.
  private func chosen(
    for values: [String: Value], among entries: [TemplateEntry]
  ) throws -> [TemplateEntry] {
    let applies = try info.layers.map { try $0.condition.holds(for: values) }
    let present: Record? =
      if case .fields(let flags)? = values[Self.partsName] { flags } else { nil }
    var chosen: [String: TemplateEntry] = [:]
    for entry in entries where info.layers.isEmpty || applies[entry.layer] {
      if let part = entry.part, let present, present[part] != .flag(true) { continue }
      if let other = chosen[entry.path], other.layer >= entry.layer { continue }
      chosen[entry.path] = entry
    }
    return Array(chosen.values)
  }

  /// The lines for shared files, for some values of the variables.
  public func lines(_ values: [String: Value]) throws -> [Line] {
    try info.insertions
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
    try info.notes.filter { try $0.condition.holds(for: values) }
      .map { try $0.spoken.render(values, parts: parts) }
  }

  /// The successors of names that the template gave once, such as `LoginViewModel.content`.
  package func successors(_ values: [String: Value]) throws -> [String: String] {
    let pairs = try info.successors.filter { try $0.condition.holds(for: values) }
      .flatMap { try $0.pairs(for: values, parts: parts) }
    return Dictionary(pairs.map { ($0.old, $0.new) }) { first, _ in first }
  }

  /// The default of a variable, for some values of others; `nil` if it is no text.
  package func defaultValue(of variable: Variable, _ values: [String: Value]) throws -> String? {
    try variable.defaultTemplate?.render(values, parts: parts)
  }

  /// Distinguishes one state of the template from another.
  public var digest: String { files.digest }

  private func files(
    of entry: TemplateEntry, by indices: [Int], _ values: [String: Value]
  ) throws -> [File] {
    let rules = indices.map { info.rules[$0] }
    let order = indices.first { info.rules[$0].joined != nil }
    let target = rules.lazy.compactMap(\.target).first
    let each = rules.lazy.compactMap(\.each).first
    let origin = "\(name)/\(entry.file)"
    return try each.turns(with: values).map { values in
      File(
        path: try target?.render(values, parts: parts)
          ?? TemplateText(entry.target, name: origin).render(values, parts: parts),
        text: try contents(of: entry, values), origin: origin, isInProject: target != nil,
        existing: rules.map(\.existing).first { $0 != .conflict } ?? .conflict,
        joint: try order.flatMap { order in
          try info.rules[order].joined.map {
            Joint(path: try $0.render(values, parts: parts), order: order)
          }
        })
    }
  }

  private func contents(of entry: TemplateEntry, _ values: [String: Value]) throws -> String {
    let text = files.text(at: entry.file)
    guard entry.isRendered else { return text }
    return try TemplateText(text, name: "\(name)/\(entry.file)").render(values, parts: parts)
  }
}
