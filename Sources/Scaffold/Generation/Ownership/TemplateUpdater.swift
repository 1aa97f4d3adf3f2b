import Ground
import Model
import Templates

/// Plans how the tool's newer templates get into those that a team has exported and changed.
///
/// For each file it has three texts: what was exported (base), what the tool has now (wanted), and
/// what the team made of it (disk).
package struct TemplateUpdater {
  let builtIn: Catalog
  /// The folder that the plan is for, absolute.
  let root: String
  /// The folder of the templates in it; `nil` if it is the same.
  let folder: ProjectPath?
  package private(set) var updated: [UpdatedFile] = []

  package init(from builtIn: Catalog, in root: String, folder: ProjectPath?) {
    (self.builtIn, self.root, self.folder) = (builtIn, root, folder)
  }

  /// The facts of one template before anything is planned.
  private struct Template {
    let name: String
    let wanted: [String: String]
    let disk: [String: String]
    let record: TemplateRecord?
    /// The record for the next update.
    var next: TemplateRecord

    /// True if all that was exported is there, as it is where a team wants the whole template.
    var isStillWhole: Bool {
      guard let record, record.isWhole else { return false }
      return record.files.keys.allSatisfy { disk[$0] != nil }
    }
  }
}

extension TemplateUpdater {
  /// The tool's templates of which something is in the folder.
  package func exported() throws -> [String] {
    try builtIn.names.filter { try !files(of: $0).isEmpty || record(of: $0) != nil }
  }

  /// - Throws: `UsageError` for a template that the tool has none of, `UnknownTemplate`.
  package mutating func plan(_ name: String, with planner: inout Planner) throws {
    if try !builtIn.names.contains(name) && !files(of: name).isEmpty {
      throw UsageError.ownTemplate(name)
    }
    var template = try template(named: name)
    for (path, text) in template.disk.sorted(by: { $0.key < $1.key }) {
      try plan(path, saying: text, of: &template, with: &planner)
    }
    if template.isStillWhole {
      for (path, text) in template.wanted.sorted(by: { $0.key < $1.key })
      where template.disk[path] == nil {
        try planner.write(text, to: place(of: path, in: name))
        template.next.files[path] = text
        note(.added, path, in: template)
      }
    }
    guard template.next != template.record,
      template.record != nil || !template.next.files.isEmpty
    else { return }
    try planner.writeLedger(
      template.next.text, to: place(of: TemplateRecord.name, in: name),
      isKnown: template.record != nil)
  }

  private func template(named name: String) throws -> Template {
    let record = try record(of: name)
    return Template(
      name: name, wanted: try builtIn.files(of: name), disk: try files(of: name), record: record,
      next: TemplateRecord(of: name, isWhole: record?.isWhole == true, files: [:]))
  }

  private var place: String { folder?.path(in: root) ?? root }

  private func record(of name: String) throws -> TemplateRecord? {
    try TemplateRecord(of: name, in: place)
  }

  private func files(of name: String) throws -> [String: String] {
    let folder = TemplateFolder(path: place, name: self.folder?.text ?? root)
    let files = try folder.files(of: [name]).map { ($0.path.dropFirst(name.count + 1), $0.text) }
    return Dictionary(uniqueKeysWithValues: files.map { (String($0), $1) })
  }

  private func place(of path: String, in template: String) throws(OutsidePath) -> ProjectPath {
    try ProjectPath("\(template)/\(path)").moved(below: folder)
  }

  private mutating func note(_ fate: UpdatedFile.Fate, _ path: String, in template: Template) {
    updated.append(UpdatedFile(template: template.name, path: path, fate: fate))
  }
}

// MARK: - One file

extension TemplateUpdater {
  private mutating func plan(
    _ path: String, saying text: String, of template: inout Template, with planner: inout Planner
  ) throws {
    let place = try place(of: path, in: template.name)
    let says = Array(text.utf8).says
    switch (template.record?.files[path], template.wanted[path]) {
    case (nil, nil): return
    case (_, let wanted?) where says(wanted): template.next.files[path] = wanted
    case (nil, .some): note(.unknown, path, in: template)
    case (let base?, nil) where says(base):
      _ = try planner.remove(place, base: text)
      note(.removed, path, in: template)
    case (.some, nil): note(.left, path, in: template)
    case (let base?, let wanted?) where base == wanted: template.next.files[path] = base
    case (let base?, let wanted?):
      try planner.write(wanted, to: place, base: base)
      template.next.files[path] = wanted
      note(says(base) ? .replaced : .merged, path, in: template)
    }
  }
}

extension UsageError {
  /// A template that the tool has none of.
  static func ownTemplate(_ name: String) -> UsageError {
    UsageError(
      "own-template", "`\(name)` is your own template, and the tool has none of that name",
      "name one that was exported from the tool")
  }
}
