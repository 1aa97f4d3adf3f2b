/// A Swift file made of several: what they import once and in order, then the rest of each in its turn.
///
/// Imports are in the groups that `swift format` puts them in: modules, single declarations, modules
/// under test, and those that are imported only where they can be.
package struct JoinedFile {
  private var lead: [String] = []
  private var imports: [Group: [String]] = [:]
  private var bodies: [String] = []

  package init(_ texts: [String]) {
    for text in texts { add(text) }
  }

  /// The text of the file: as its part is where there is one only. Parts that are compiled under the
  /// same condition have it once.
  package static func text(of texts: [String]) -> String {
    guard texts.count > 1 else { return texts.first ?? "" }
    let blocks = texts.compactMap(ConditionalBlock.init)
    guard blocks.count == texts.count, Set(blocks.map(\.condition)).count == 1 else {
      return JoinedFile(texts).text
    }
    return ConditionalBlock(
      condition: blocks[0].condition, inside: JoinedFile(blocks.map(\.inside)).text
    ).text
  }

  package var text: String {
    let groups = Group.allCases.compactMap { group -> String? in
      let items = sorted(group)
      return items.isEmpty ? nil : items.joined(separator: "\n")
    }
    return (lead + groups + bodies).joined(separator: "\n\n") + "\n"
  }
}

extension JoinedFile {
  private enum Group: CaseIterable { case modules, declarations, tested, conditional }

  private mutating func add(_ text: String) {
    var head = Head(text)
    while let item = head.next() {
      let group = Self.group(of: item)
      if !imports[group, default: []].contains(item) { imports[group, default: []].append(item) }
    }
    for comment in head.lead where !lead.contains(comment) { lead.append(comment) }
    let body = head.body
    if !body.isEmpty { bodies.append(body) }
  }

  private static func group(of item: String) -> Group {
    if item.contains("#if") { return .conditional }
    if item.contains("@testable ") { return .tested }
    return ImportLine(item).isOfDeclaration ? .declarations : .modules
  }

  /// What is tested is imported once, with all that the tests may see of it.
  private func sorted(_ group: Group) -> [String] {
    let items = imports[group] ?? []
    let tested = group == .modules ? imports[.tested, default: []].map { ImportLine($0).name } : []
    return items.map { (name: ImportLine($0).name, text: $0) }
      .filter { !tested.contains($0.name) }
      .sorted { ($0.name, $0.text) < ($1.name, $1.text) }
      .map(\.text)
  }
}

extension JoinedFile {
  /// `@testable import NotesBusiness`, with the comments above it.
  private struct ImportLine {
    let name: String
    let isOfDeclaration: Bool

    private static let kinds: Set<Substring> = [
      "actor", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]

    init(_ item: String) {
      let line = item.lines.first { Head.isImport($0) } ?? ""
      let words = line.split(separator: " ").drop { $0 != "import" }.dropFirst()
      isOfDeclaration = words.first.map(Self.kinds.contains) ?? false
      name = String(words.dropFirst(isOfDeclaration ? 1 : 0).first ?? "")
    }
  }
}

extension JoinedFile {
  /// The start of a file, up to what is no import.
  private struct Head {
    /// Comments at the start, apart from the imports.
    private(set) var lead: [String] = []
    private var rest: ArraySlice<String>
    private var hasImports = false

    init(_ text: String) { rest = text.lines[...] }

    /// The next import with the comments right above it, or the next `#if` with nothing else in it.
    mutating func next() -> String? {
      var lines = rest.drop(while: \.isEmpty)
      let comments = lines.prefix { $0.hasPrefix("//") }
      lines = lines.dropFirst(comments.count)
      if !comments.isEmpty, !hasImports, lines.first?.isEmpty ?? false,
        Self.startsWithImport(lines.drop(while: \.isEmpty))
      {
        lead.append(comments.joined(separator: "\n"))
        rest = lines
        return next()
      }
      guard let count = Self.lengthOfImport(lines) else { return nil }
      hasImports = true
      rest = lines.dropFirst(count)
      return (comments + lines.prefix(count)).joined(separator: "\n")
    }

    var body: String {
      var lines = rest.drop(while: \.isEmpty)
      while lines.last?.isEmpty ?? false { lines.removeLast() }
      return lines.joined(separator: "\n")
    }

    private static func startsWithImport(_ lines: ArraySlice<String>) -> Bool {
      lengthOfImport(lines.drop { $0.hasPrefix("//") || $0.isEmpty }) != nil
    }

    /// How many lines an import takes at the start of some; `nil` if there is none.
    private static func lengthOfImport(_ lines: ArraySlice<String>) -> Int? {
      guard let first = lines.first else { return nil }
      if isImport(first) { return 1 }
      guard first.hasPrefix("#if "), let end = lines.firstIndex(of: "#endif") else { return nil }
      let block = lines[lines.startIndex + 1..<end]
      let isPlain = block.allSatisfy { isImport($0) || $0.hasPrefix("#else") || $0.isEmpty }
      return isPlain ? end - lines.startIndex + 1 : nil
    }

    /// `internal import struct A.B`, `@preconcurrency import A`
    static func isImport(_ line: String) -> Bool {
      let words = line.split(separator: " ").drop { $0.hasPrefix("@") || levels.contains($0) }
      return words.first == "import" && words.count > 1
    }

    private static let levels: Set<Substring> = [
      "public", "package", "internal", "fileprivate", "private",
    ]
  }
}

/// `#if canImport(SwiftUI)` around all of a file.
private struct ConditionalBlock {
  let condition: String
  /// What is inside, without its indent.
  let inside: String

  private static let indent = "  "

  init(condition: String, inside: String) { (self.condition, self.inside) = (condition, inside) }

  init?(_ text: String) {
    let lines = text.lines.drop(while: \.isEmpty)
    guard let first = lines.first, first.hasPrefix("#if "), let end = lines.lastIndex(of: "#endif"),
      lines[(end + 1)...].allSatisfy(\.isEmpty)
    else { return nil }
    let inner = lines[(lines.startIndex + 1)..<end]
    guard inner.allSatisfy({ $0.isEmpty || $0.hasPrefix(Self.indent) }) else { return nil }
    condition = first
    inside = inner.map { String($0.dropFirst(Self.indent.count)) }.joined(separator: "\n")
  }

  var text: String {
    let lines = inside.lines.dropLast().map { $0.isEmpty ? $0 : Self.indent + $0 }
    return ([condition] + lines + ["#endif"]).joined(separator: "\n") + "\n"
  }
}

extension String {
  fileprivate var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
