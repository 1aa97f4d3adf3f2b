@testable import SwiftReading

/// Reads what a Swift file declares in its types: what stands there by itself, and not in a body.
struct SwiftMemberReader {
  private let source: SwiftSource
  private(set) var members: [SwiftMember] = []

  init(_ source: SwiftSource) {
    self.source = source
  }

  /// What stands before the word that says what is declared.
  private struct Start {
    var words: Set<String> = []
    /// What is said behind `@objc`.
    var selector: String?
    /// The first iOS of `@available`.
    var system: String?
  }

  private static let modifiers: Set<String> = [
    "class", "dynamic", "fileprivate", "final", "internal", "lazy", "mutating", "nonisolated",
    "open", "override", "package", "private", "public", "static", "unowned", "weak",
  ]
  private static let types: Set<String> = [
    "actor", "class", "enum", "extension", "protocol", "struct",
  ]
}

extension SwiftMemberReader {
  /// - Parameter system: the first iOS that has what is around the range.
  mutating func read(_ range: Range<Int>, of owner: String?, since system: String? = nil) {
    var start = Start()
    var index = range.lowerBound
    while index < range.upperBound {
      if source.says("@", at: index) {
        index = readAttribute(at: index, into: &start)
      } else if let body = body(ofTypeAt: index, to: range.upperBound) {
        let path = (owner.map { $0 + "." } ?? "") + name(ofTypeAt: index + 1)
        read(body, of: path, since: start.system ?? system)
        (start, index) = (Start(), body.upperBound + 1)
      } else if Self.modifiers.contains(source[index]) {
        start.words.insert(source[index])
        index = behindBracket(at: index + 1)
      } else {
        start.system = start.system ?? system
        if let owner { note(at: index, of: owner, start) }
        start = Start()
        index = max(index + 1, behindBracket(at: index))
      }
    }
  }

  private func behindBracket(at index: Int) -> Int {
    source.bracket(at: index) == 1 ? source.end(index) + 1 : index
  }

  /// `@objc(follow:)`
  private func readAttribute(at index: Int, into start: inout Start) -> Int {
    start.words.insert("@" + source[index + 1])
    guard source.says("(", at: index + 2) else { return index + 2 }
    let close = source.end(index + 2)
    let said = (index + 3..<close).map { source[$0] }
    if source.says("objc", at: index + 1) { start.selector = said.joined() }
    if let version = said.firstIndex(of: "iOS").map({ said[($0 + 1)...].prefix { $0 != "," } }) {
      start.system = version.joined()
    }
    return close + 1
  }

  /// `UIButton.Configuration`
  private func name(ofTypeAt index: Int) -> String {
    var (name, next) = (source.name(at: index), index + 1)
    while source.says(".", at: next), source.isWord(at: next + 1) {
      name += "." + source.name(at: next + 1)
      next += 2
    }
    return name
  }

  private func body(ofTypeAt index: Int, to end: Int) -> Range<Int>? {
    guard Self.types.contains(source[index]), source.isWord(at: index + 1),
      !Self.modifiers.contains(source[index + 1]),
      !["func", "let", "var"].contains(source[index + 1]),
      let brace = (index..<end).first(where: { source.says("{", at: $0) })
    else { return nil }
    return brace + 1..<max(brace + 1, min(source.end(brace), end))
  }

  private mutating func note(at index: Int, of owner: String, _ start: Start) {
    let isFunction = source.says("func", at: index)
    guard isFunction || source.says("var", at: index) || source.says("let", at: index) else {
      return
    }
    let name = source.name(at: index + 1)
    let labels = isFunction ? labels(behind: index + 2) : []
    let isSeen = start.words.contains("@objc")
    members.append(
      SwiftMember(
        owner: String(owner.split(separator: ".").last ?? ""), path: owner, name: name,
        labels: labels, isFunction: isFunction,
        isOfTheType: !start.words.isDisjoint(with: ["static", "class"]),
        isOverride: start.words.contains("override"),
        selector: isSeen ? start.selector ?? Self.selector(of: name, labels) : nil,
        line: source.lines.place(of: source.tokens[index].range.lowerBound).line,
        system: start.system))
  }

  private func labels(behind index: Int) -> [String] {
    guard let open = (index..<source.tokens.count).first(where: { source.says("(", at: $0) }) else {
      return []
    }
    let close = source.end(open)
    var labels: [String] = []
    var (isStart, depth) = (true, 0)
    var index = open + 1
    while index < close {
      if source.says("@", at: index) {
        index = max(index + 2, behindBracket(at: index + 2))
        continue
      }
      if isStart, source.isWord(at: index) {
        labels.append(source.name(at: index))
        isStart = false
      }
      if source.says("<", at: index) { depth += 1 }
      if source.says(">", at: index), !source.says("-", at: index - 1) { depth -= 1 }
      isStart = isStart || depth == 0 && source.says(",", at: index)
      index = max(index + 1, behindBracket(at: index))
    }
    return labels
  }

  /// What Objective-C calls a member that says nothing else: `showWithRow:at:`.
  private static func selector(of name: String, _ labels: [String]) -> String {
    guard let first = labels.first else { return name }
    let start = first == "_" ? name : name + "With" + first.capitalizedFirst
    return ([start] + labels.dropFirst().map { $0 == "_" ? "" : $0 }).map { $0 + ":" }.joined()
  }
}
