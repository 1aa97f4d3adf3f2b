import SwiftReading

/// Reads a text as lists of entries, as deep as its brackets go.
struct CodeReader {
  let source: SwiftSource

  var bytes: [UInt8] { source.bytes }

  /// - Parameter source: a text that can be merged.
  static func branch(of source: SwiftSource) -> Branch {
    CodeReader(source: source).block(
      .members, source.tokens.indices, from: 0, to: source.bytes.count)
  }
}

// MARK: - Blocks

extension CodeReader {
  /// The text in a pair of braces, in a file, or below a directive.
  func block(
    _ kind: Branch.Kind, _ range: Range<Int>, from: Int, to: Int, isInBraces: Bool = false
  ) -> Branch {
    let headerEnd = isInBraces && kind == .statements ? closureHeader(range) : range.lowerBound
    let header = items(range.lowerBound..<headerEnd, after: from, isDeclared: false)
    let headEnd =
      headerEnd > range.lowerBound ? source.tokens[headerEnd - 1].range.upperBound : from
    let first = headerEnd < range.upperBound ? source.tokens[headerEnd].range.lowerBound : to
    // The first line of a file is its own; elsewhere it goes on from what opens the block.
    let isFile = headEnd == bytes.startIndex
    var place = isFile ? headEnd : lineEnd(after: headEnd, before: first) ?? headEnd
    let start = bytes[headEnd..<place]
    var entries: [Entry] = []
    var index = headerEnd
    while index < range.upperBound {
      let end = entryEnd(from: index, to: range.upperBound, in: kind)
      let limit = end < range.upperBound ? source.tokens[end].range.lowerBound : to
      let entry = blockEntry(index..<end, in: kind, after: place, before: limit)
      place = entry.text.endIndex
      entries.append(entry)
      index = end
    }
    return Branch(
      kind: kind, open: isInBraces ? bytes[(from - 1)..<from] : bytes[from..<from],
      header: header, start: start, entries: entries, end: bytes[place..<to],
      close: isInBraces ? bytes[to..<(to + 1)] : bytes[to..<to],
      text: isInBraces ? bytes[(from - 1)..<(to + 1)] : bytes[from..<to])
  }

  private func blockEntry(
    _ range: Range<Int>, in kind: Branch.Kind, after start: Int, before limit: Int
  ) -> Entry {
    let first = source.tokens[range.lowerBound].range.lowerBound
    let items =
      if source.directive(at: range.lowerBound) == .opening {
        conditional(range, in: kind, before: limit)
      } else if kind == .cases, let colon = caseColon(range) {
        caseItems(range, colon, before: limit)
      } else {
        items(range, after: first, isDeclared: true)
      }
    let last = items.last?.text.endIndex ?? first
    let isAtEnd = last > first && bytes[last - 1] == UInt8(ascii: "\n")
    let end = isAtEnd ? last : lineEnd(after: last, before: limit) ?? last
    let name = EntryName(of: range, items, in: kind, source)
    return Entry(
      lead: bytes[start..<first], items: items, comma: bytes[last..<last], tail: bytes[last..<end],
      text: bytes[start..<end], key: name.key, isDeclaration: name.isDeclaration)
  }

  /// `case .loaded(let rows):` and what is done then.
  private func caseItems(_ range: Range<Int>, _ colon: Int, before limit: Int) -> [Item] {
    let first = source.tokens[range.lowerBound].range.lowerBound
    let from = source.tokens[colon].range.upperBound
    let head = items(range.lowerBound..<(colon + 1), after: first, isDeclared: false)
    let last = source.tokens[range.upperBound - 1].range.upperBound
    let end = lineEnd(after: last, before: limit) ?? last
    let body = block(.statements, (colon + 1)..<range.upperBound, from: from, to: end)
    return head + [Item(gap: bytes[from..<from], kind: .branch(body))]
  }

  private func caseColon(_ range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if source.says(":", at: index) { return index }
      index = source.next(index)
    }
    return nil
  }

  /// Where the line of a place ends, with its line break, if only blank space and comments follow.
  func lineEnd(after start: Int, before limit: Int) -> Int? {
    var place = start
    while place < limit {
      let rest = bytes[place..<limit]
      if rest.starts(with: "//".utf8) {
        place = rest.firstIndex(of: UInt8(ascii: "\n")) ?? limit
      } else if rest.starts(with: "/*".utf8) {
        guard let end = commentEnd(rest) else { return nil }
        place = end
      } else if rest.first == UInt8(ascii: "\n") {
        return place + 1
      } else if rest.first.map({ $0 <= UInt8(ascii: " ") }) ?? false {
        place += 1
      } else {
        return nil
      }
    }
    return limit == bytes.endIndex ? limit : nil
  }

  /// Where a comment ends that has one line; `nil` if it has more.
  private func commentEnd(_ rest: Text) -> Int? {
    var (depth, place) = (0, rest.startIndex)
    while place + 1 < rest.endIndex {
      if rest[place] == UInt8(ascii: "\n") { return nil }
      let isStart = rest[place...].starts(with: "/*".utf8)
      let isEnd = rest[place...].starts(with: "*/".utf8)
      depth += isStart ? 1 : isEnd ? -1 : 0
      place += isStart || isEnd ? 2 : 1
      if depth == 0 { return place }
    }
    return nil
  }
}

// MARK: - Directives

extension CodeReader {
  /// The tokens behind the directives of a condition that belong to the `#if` at `start`; `nil` if it
  /// has no end here.
  func directives(from start: Int, to end: Int) -> [Int]? {
    var found: [Int] = []
    var depth = 0
    var index = start
    while index < end {
      switch source.directive(at: index) {
      case .opening: depth += 1
      case .middle where depth == 1: found.append(index)
      case .closing:
        depth -= 1
        if depth == 0 { return found + [index] }
      default: break
      }
      index = source.next(index)
    }
    return nil
  }

  /// `#if os(iOS)`, its lines, `#else`, their lines, `#endif`
  private func conditional(
    _ range: Range<Int>, in kind: Branch.Kind, before limit: Int
  ) -> [Item] {
    var result: [Item] = []
    var place = source.tokens[range.lowerBound].range.lowerBound
    guard let others = directives(from: range.lowerBound, to: range.upperBound) else {
      return items(range, after: place, isDeclared: false)
    }
    let places = [range.lowerBound] + others
    for (start, end) in zip(places, places.dropFirst() + [range.upperBound]) {
      let head = directiveEnd(start, end)
      result += items(start..<head, after: place, isDeclared: false)
      guard end < range.upperBound else { break }
      let from = source.tokens[head - 1].range.upperBound
      let line = source.tokens[end].range.lowerBound
      let to = bytes[..<line].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? line
      result.append(
        Item(
          gap: bytes[from..<from],
          kind: .branch(block(kind, head..<end, from: from, to: max(to, from)))))
      place = max(to, from)
    }
    return result
  }

  /// Where the condition of a directive ends: with its line.
  private func directiveEnd(_ start: Int, _ end: Int) -> Int {
    var index = start + 2
    while index < end, !source.startsLine(index) { index = source.next(index) }
    return min(index, end)
  }
}
