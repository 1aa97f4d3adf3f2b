import Ground

/// A line that says which version of the tool a project is worked on with.
struct VersionPin: Equatable, Sendable {
  let version: String
  let place: SourcePlace
  /// True if newer versions are as good: `from: "0.2.0"`.
  let isLowerBound: Bool
}

extension VersionPin {
  /// The files in which teams name versions of their tools.
  static let files = [
    "Mintfile", ".tool-versions", "mise.toml", ".mise.toml", ".pre-commit-config.yaml",
    "Package.swift", "Package.resolved",
  ]

  /// All lines of a file that name a version of the tool: `OWNER/scaffold@0.2.0`, or a repository
  /// of that name with its version in one of the next lines.
  static func all(in file: String, _ contents: [UInt8]) -> [VersionPin] {
    let lines = String(decoding: contents, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.compactMap { index in
      guard let rest = behindName(in: lines[index]) else { return nil }
      if let version = version(in: rest) {
        let isLowerBound = rest.contains("from:") || rest.contains("upToNext")
        return VersionPin(
          version: version, place: SourcePlace(file: file, line: index + 1, column: 1),
          isLowerBound: isLowerBound)
      }
      // The version of another repository is behind that one's name.
      for next in lines.indices.dropFirst(index + 1).prefix(5) {
        let text = lines[next].trimmed
        guard !text.contains("repo:"), !text.contains("\"location\"") else { return nil }
        if text.hasPrefix("rev:") || text.hasPrefix("\"version\""),
          let version = version(in: text[...])
        {
          return VersionPin(
            version: version, place: SourcePlace(file: file, line: next + 1, column: 1),
            isLowerBound: false)
        }
      }
      return nil
    }
  }

  /// The text behind `/scaffold` in a line that is no comment.
  private static func behindName(in line: Substring) -> Substring? {
    let text = line.drop { $0 == " " || $0 == "\t" }
    guard !text.hasPrefix("#"), !text.hasPrefix("//") else { return nil }
    var rest = text
    while let slash = rest.firstIndex(of: "/") {
      rest = rest[rest.index(after: slash)...]
      guard rest.hasPrefix("scaffold") else { continue }
      let behind = rest.dropFirst("scaffold".count)
      if behind.first.map({ !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "_" }) ?? true {
        return behind
      }
    }
    return nil
  }

  /// The first text that looks like a version: two numbers at least.
  private static func version(in text: Substring) -> String? {
    let words = text.split { !($0.isASCII && ($0.isNumber || $0 == ".")) }
    return words.map { $0.split(separator: ".").joined(separator: ".") }.first { $0.contains(".") }
  }
}
