import Ground
import Model

/// `.gitignore` or `.gitattributes`, some lines of which are about the tool's files.
package enum GitFile {
  package static let attributes = ".gitattributes"
  static let names = [attributes, ".gitignore"]

  /// The lines that are about the tool's files, or have it merge others.
  static func linesOfTool(in bytes: [UInt8]) -> [String] {
    bytes.lines.filter { kept($0) != $0 }.map { String(decoding: $0, as: UTF8.self).trimmed }
      .filter { !$0.hasPrefix("#") }
  }

  /// The file without these lines; a line that says more loses what is said of the tool.
  static func withoutTool(_ bytes: [UInt8]) -> [UInt8] {
    var lines = bytes.lines.compactMap(kept)
    guard lines != bytes.lines else { return bytes }
    // What set them apart is not left at the end.
    while let last = lines.last, last.allSatisfy({ $0 <= UInt8(ascii: " ") }) { lines.removeLast() }
    return Array(lines.joined())
  }

  private static func kept(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let text = String(decoding: line, as: UTF8.self).trimmed
    if text.hasPrefix("#") { return text.contains("scaffold ") ? nil : line }
    let words = text.split(separator: " ").map(String.init)
    guard let pattern = words.first, !isOfTool(pattern) else { return words.isEmpty ? line : nil }
    let attributes = words.dropFirst().filter { $0 != "merge=scaffold" }
    guard attributes.count < words.count - 1 else { return line }
    guard !attributes.isEmpty else { return nil }
    let rest = ([pattern] + attributes).joined(separator: " ")
    return ArraySlice(rest.utf8) + line.suffix(while: { $0 == 0x0A || $0 == 0x0D })
  }

  /// True if a pattern is that of files which only the tool writes: `.scaffold-*`,
  /// `/.scaffold.json`.
  private static func isOfTool(_ pattern: String) -> Bool {
    let name = pattern.split(separator: "/").last ?? ""
    return name.hasPrefix(".scaffold") || name == ProjectFile.path
  }
}

extension ArraySlice<UInt8> {
  fileprivate func suffix(while isPart: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    self[(lastIndex { !isPart($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}
