import Ground
import Templates

/// Where the templates of a project come from. Of the files that have one path, the project's own
/// wins, then that of the folder it shares with other projects, then the tool's.
package struct TemplateSources: Sendable {
  package let builtIn: Catalog
  /// `nil` if there are none.
  let shared: Catalog?
  let own: Catalog?
  /// Files that the tool has added to templates since all of them were exported. The rules of then do not
  /// know them, and would make something of each that is in a folder of theirs.
  private let late: [String: Set<String>]

  /// - Parameter root: the folder of the project; it need not have a `scaffold.json` yet.
  /// - Throws: `DataError` if `scaffold.json` is wrong or names a folder that is not there;
  ///   `BadTemplate` for a file that is no text.
  package init(in root: String, over builtIn: Catalog = .embedded) throws {
    try self.init(in: root, over: builtIn, besidesShared: false)
  }

  /// - Parameter leavesOutShared: whether `scaffold.json` is not read, nor the folder that it names.
  private init(in root: String, over builtIn: Catalog, besidesShared leavesOutShared: Bool) throws {
    self.builtIn = builtIn
    let sharedFolder = try leavesOutShared ? nil : Self.sharedFolder(of: root)
    shared = try sharedFolder.flatMap { folder in
      try Self.catalog(folder.files(of: folder.templates(besides: builtIn.names)))
    }
    let ownFolder = TemplateFolder(
      path: "\(root)/\(TemplateFolder.ownName)", name: TemplateFolder.ownName)
    own = try Self.catalog(ownFolder.files())
    late = try Self.late(in: sharedFolder, shared, builtIn).merging(
      Self.late(in: ownFolder, own, builtIn)
    ) { $1 }
  }
}

extension TemplateSources {
  /// The same for help and completions, which have to say something in a project that is broken,
  /// too.
  package static func toTell(
    in root: String, over builtIn: Catalog = .embedded
  ) throws -> TemplateSources {
    try (try? TemplateSources(in: root, over: builtIn))
      ?? TemplateSources(in: root, over: builtIn, besidesShared: true)
  }

  package var catalog: Catalog {
    [shared, own].compactMap(\.self).reduce(builtIn.leavingOut(late)) { $0.overlaid(by: $1) }
  }

  /// The templates that have a file of the project's own, or of the folder that it shares.
  package var ownNames: [String] {
    Set([shared, own].compactMap(\.self).flatMap(\.names)).sorted()
  }

  private static func late(
    in folder: TemplateFolder?, _ catalog: Catalog?, _ builtIn: Catalog
  ) throws -> [String: Set<String>] {
    guard let folder, let catalog else { return [:] }
    var late: [String: Set<String>] = [:]
    for name in Set(catalog.names).intersection(builtIn.names) {
      let files = try catalog.files(of: name)
      guard files["template.json"] != nil, let record = try folder.record(of: name), record.isWhole
      else { continue }
      late[name] = try Set(builtIn.files(of: name).keys)
        .subtracting(record.files.keys).subtracting(files.keys)
    }
    return late
  }

  private static func catalog(_ files: [(path: String, text: String)]) -> Catalog? {
    files.isEmpty ? nil : Catalog(files: files)
  }

  /// The folder that `scaffold.json` names; `nil` if it names none.
  private static func sharedFolder(of root: String) throws -> TemplateFolder? {
    guard let bytes = try Disk.contents(of: "\(root)/\(ProjectFile.path)") else { return nil }
    let file = try ProjectFile(JSONSource(file: ProjectFile.path, bytes: bytes))
    return try file.templates.map { shared in
      TemplateFolder(path: try shared.folder(of: root), name: shared.path)
    }
  }
}
