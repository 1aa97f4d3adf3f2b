extension Filter {
  /// Puts the lines of a text that import something in the order of what they import.
  ///
  /// A module's name decides where its import stands among those of the base, so no template can
  /// fix the order. Other lines, such as empty ones, stay at the end of their group.
  static func sortedImports(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let imports = lines.filter { $0.importedModule != nil }
      .sorted { ($0.importedModule ?? "") < ($1.importedModule ?? "") }
    let others = lines.filter { $0.importedModule == nil }
    return (imports + others).joined(separator: "\n")
  }
}

extension Substring {
  /// `LoginData` for `internal import LoginData`.
  fileprivate var importedModule: Substring? {
    let words = split(separator: " ")
    guard let index = words.firstIndex(of: "import"), index + 1 < words.count else { return nil }
    return words[index + 1]
  }
}
