extension Filter {
  /// Puts the lines of a text that import something in the order of what they import.
  ///
  /// A module's name decides where its import stands among those of the base, so no template can
  /// fix the order. What two parts of a template import stands there once. Other lines, such as empty ones, stay at the end of their group.
  static func sortedImports(_ text: String) -> String {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { (text: Substring($0), module: importedModule(in: $0)) }
    let imports = lines.filter { $0.module != nil }
      .sorted { ($0.module ?? "") < ($1.module ?? "") }
    let others = lines.filter { $0.module == nil }
    let first = imports.indices.filter { $0 == 0 || imports[$0].text != imports[$0 - 1].text }
    return (first.map { imports[$0] } + others).map(\.text).joined(separator: "\n")
  }

  /// `LoginData` for `internal import LoginData`.
  private static func importedModule(in line: Substring.UTF8View) -> Substring? {
    let words = line.split(separator: UInt8(ascii: " "))
    guard let index = words.firstIndex(where: { $0.elementsEqual("import".utf8) }),
      index + 1 < words.count
    else { return nil }
    return Substring(words[index + 1])
  }
}
