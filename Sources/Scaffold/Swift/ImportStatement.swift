/// `import Core`, `internal import LoginData`, `@testable import LoginBusiness`
struct ImportStatement: Equatable, Sendable {
  let module: String
  /// Where the module's name stands.
  let name: Range<Int>
  /// The whole line, with its line break.
  let line: Range<Int>
  let isTestable: Bool
}

extension SwiftSource {
  /// The imports of the file, in runs of lines that follow one another.
  var imports: [[ImportStatement]] {
    var groups: [[ImportStatement]] = []
    for index in tokens.indices where says("import", at: index) && isWord(at: index + 1) {
      guard let statement = statement(at: index) else { continue }
      if let last = groups.last?.last, last.line.upperBound == statement.line.lowerBound {
        groups[groups.count - 1].append(statement)
      } else {
        groups.append([statement])
      }
    }
    return groups
  }

  /// - Parameter index: the word `import`; before it in its line there are only `@testable`,
  ///   `internal` and the like.
  private func statement(at index: Int) -> ImportStatement? {
    let line = line(around: tokens[index].range.lowerBound)
    let before = tokens[..<index].reversed().prefix { $0.range.lowerBound >= line.lowerBound }
      .map { self[$0.range] }
    let modifiers: Set = [
      "@", "testable", "preconcurrency", "internal", "package", "private", "fileprivate", "public",
    ]
    guard before.allSatisfy(modifiers.contains) else { return nil }
    return ImportStatement(
      module: self[index + 1], name: tokens[index + 1].range, line: line,
      isTestable: before.contains("testable"))
  }
}
