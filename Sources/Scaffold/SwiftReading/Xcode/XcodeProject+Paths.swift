extension XcodeProject {
  /// The folders whose files Xcode takes into a target as they come, from the project's folder.
  package var synchronizedFolders: [String] {
    guard let objects else { return [] }
    return objects.objects(ofKind: "PBXFileSystemSynchronizedRootGroup")
      .compactMap { path(of: $0.id) }
  }

  /// Where a file or a group is, from the project's folder; `nil` if that cannot be known, or if it
  /// is elsewhere, such as among what is built.
  package func path(of id: String) -> String? {
    guard let objects else { return nil }
    var parts: [String] = []
    var current = id
    // A group that is in itself is no reason to go round for ever.
    for _ in 0..<100 {
      guard let object = objects[current] else { return nil }
      if let path = object.text("path"), !path.isEmpty { parts.insert(path, at: 0) }
      switch object.text("sourceTree") {
      case "SOURCE_ROOT": return joined([sourceRoot] + parts)
      case "<absolute>": return joined(parts)
      case "<group>", nil:
        guard let parent = objects.parents[current] else { return joined([sourceRoot] + parts) }
        current = parent
      default: return nil
      }
    }
    return nil
  }

  /// The folder that paths start from: the project's own, unless it says otherwise.
  var sourceRoot: String {
    objects.flatMap { $0.project.text("projectDirPath") } ?? ""
  }

  private func joined(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: "/")
  }
}
