import Ground
import Templates

/// Where the files of a template come from: the tool, a shared folder, the project, or several of
/// them.
package struct TemplateOrigin {
  /// Each file, by its path in the template.
  package let files: [String: TemplateFileOrigin]
  private let isBuiltIn: Bool

  /// - Parameter root: the folder of the project.
  /// - Throws: `DataError` for a record of an export that cannot be read.
  package init(of name: String, from sources: TemplateSources, in root: String) throws {
    let record = try TemplateRecord(of: name, in: "\(root)/\(TemplateFolder.ownName)")
    let builtIn = (try? sources.builtIn.files(of: name)) ?? [:]
    let shared = (try? sources.shared?.files(of: name)) ?? [:]
    let own = (try? sources.own?.files(of: name)) ?? [:]
    isBuiltIn = !builtIn.isEmpty
    var files = builtIn.mapValues { _ in TemplateFileOrigin(source: .builtIn) }
    for path in shared.keys { files[path] = TemplateFileOrigin(source: .shared) }
    for (path, text) in own {
      files[path] = TemplateFileOrigin(text, base: record?.files[path], builtIn: builtIn[path])
    }
    self.files = files
  }
}

extension TemplateOrigin {
  package var own: Int { files.values.count { $0.source == .own } }
  package var changed: Int { files.values.count(where: \.isChanged) }
  package var newer: Int { files.values.count(where: \.isOutdated) }
  private var shared: Int { files.values.count { $0.source == .shared } }

  package var words: String {
    if !isBuiltIn, shared == 0 { return Message("your own").text }
    let shares: Message? = shared == 0 ? nil : "\(counting: shared, "file") shared"
    let parts: [Message?] = [
      isBuiltIn ? "built-in" : "shared", isBuiltIn ? shares : nil,
      own == 0 ? nil : "\(counting: own, "file") yours", changes,
      newer == 0 ? nil : "\(newer) newer in the tool",
    ]
    return parts.compactMap(\.self).joined(separator: Message(", ").text)
  }

  private var changes: Message? {
    switch (own, changed) {
    case (0, _): nil
    case _ where !isBuiltIn: nil
    case (_, 0): "none changed"
    case (1, 1): "changed"
    case (let own, let changed): own == changed ? "all changed" : "\(changed) changed"
    }
  }
}
