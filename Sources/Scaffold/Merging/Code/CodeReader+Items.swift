import SwiftReading

// MARK: - The parts of an entry

extension CodeReader {
  /// - Parameters:
  ///   - place: where what stands before the first token begins.
  ///   - isDeclared: whether the tokens may declare a type.
  func items(_ range: Range<Int>, after place: Int, isDeclared: Bool) -> [Item] {
    var items: [Item] = []
    var place = place
    var index = range.lowerBound
    var type = isDeclared ? typeName(range) : nil
    let isType = type != nil
    var isSwitch = false
    while index < range.upperBound {
      if let name = type, index > name, startsBody(index) {
        items.append(inheritance(index..<index, after: place))
        type = nil
        continue
      }
      if let name = type, index > name, source.says(":", at: index) {
        let end = inheritanceEnd(index, range.upperBound)
        items.append(inheritance(index..<end, after: place))
        (type, index, place) = (nil, end, source.tokens[end - 1].range.upperBound)
        continue
      }
      if index > range.lowerBound, startsLink(index) {
        items.append(chain(index..<range.upperBound, after: place))
        break
      }
      let token = source.tokens[index]
      isSwitch = isSwitch || source.says("switch", at: index)
      let gap = bytes[place..<token.range.lowerBound]
      if source.opens(at: index) {
        let isBody = isType && source.says("{", at: index)
        items.append(
          Item(gap: gap, kind: .branch(brackets(index, isOfSwitch: isSwitch, isOfType: isBody))))
        place = source.tokens[source.end(index)].range.upperBound
        if source.says("{", at: index) { isSwitch = false }
      } else {
        let text = bytes[token.range]
        items.append(Item(gap: gap, kind: token.kind == .literal ? .literal(text) : .token(text)))
        place = token.range.upperBound
      }
      index = source.next(index)
    }
    return items
  }

  private func brackets(_ index: Int, isOfSwitch: Bool, isOfType: Bool) -> Branch {
    let close = source.end(index)
    let (from, to) = (source.tokens[index].range.upperBound, source.tokens[close].range.lowerBound)
    guard source.says("{", at: index), !isObject(index, close) else {
      return list((index + 1)..<close, from: from, to: to)
    }
    let isOfCases = isOfSwitch && index + 1 < close && isCase(index + 1)
    return block(
      isOfCases ? .cases : isOfType ? .members : .statements, (index + 1)..<close, from: from,
      to: to, isInBraces: true)
  }
}

extension CodeReader {
  /// `{ "key": value }`: JSON, in a file or in a text.
  private func isObject(_ open: Int, _ close: Int) -> Bool {
    open + 2 < close && source.isLiteral(open + 1) && source.says(":", at: open + 2)
  }
}

// MARK: - Types

extension CodeReader {
  /// Where the name of a type ends that is declared, with its parameters; `nil` if none is.
  private func typeName(_ range: Range<Int>) -> Int? {
    var index = DeclarationStart(of: range, in: source).index
    guard index + 1 < range.upperBound, source.isWord(at: index + 1),
      Self.typeWords.contains(source[index])
    else { return nil }
    index += 1
    while index + 2 < range.upperBound, source.says(".", at: index + 1),
      source.isWord(at: index + 2)
    {
      index += 2
    }
    guard index + 1 < range.upperBound, source.says("<", at: index + 1) else { return index }
    return AngleBrackets.end(index + 1, range.upperBound, source).map { $0 - 1 } ?? index
  }

  private func startsBody(_ index: Int) -> Bool {
    source.says("{", at: index) || source.says("where", at: index)
  }

  private func inheritanceEnd(_ start: Int, _ end: Int) -> Int {
    var index = start + 1
    while index < end, !startsBody(index) { index = source.next(index) }
    return index
  }

  /// `: View, Sendable`, also if there is nothing.
  private func inheritance(_ range: Range<Int>, after place: Int) -> Item {
    guard let last = range.last else {
      let empty = bytes[place..<place]
      return Item(
        gap: empty,
        kind: .branch(
          Branch(
            kind: .list, open: empty, header: [], start: empty, entries: [], end: empty,
            close: empty, text: empty)))
    }
    let colon = source.tokens[range.lowerBound].range
    let end = source.tokens[last].range.upperBound
    let list = entries((range.lowerBound + 1)..<range.upperBound, from: colon.upperBound, to: end)
    return Item(
      gap: bytes[place..<colon.lowerBound],
      kind: .branch(
        Branch(
          kind: .list, open: bytes[colon], header: [],
          start: bytes[colon.upperBound..<colon.upperBound], entries: list,
          end: bytes[end..<end], close: bytes[end..<end], text: bytes[colon.lowerBound..<end])))
  }

  private static let typeWords: Set<String> = [
    "actor", "class", "enum", "extension", "protocol", "struct",
  ]
}

// MARK: - Lists

extension CodeReader {
  /// The text in round or square brackets.
  private func list(_ range: Range<Int>, from: Int, to: Int) -> Branch {
    let entries = entries(range, from: from, to: to)
    let end = entries.last?.text.endIndex ?? from
    return Branch(
      kind: .list, open: bytes[(from - 1)..<from], header: [], start: bytes[from..<from],
      entries: entries, end: bytes[end..<to], close: bytes[to..<(to + 1)],
      text: bytes[(from - 1)..<(to + 1)])
  }

  /// The entries between commas.
  private func entries(_ range: Range<Int>, from: Int, to: Int) -> [Entry] {
    var entries: [Entry] = []
    var place = from
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      while index < range.upperBound, !source.says(",", at: index) {
        index = angleEnd(index, range.upperBound) ?? source.next(index)
      }
      let first = source.tokens[start].range.lowerBound
      let items = items(start..<index, after: first, isDeclared: false)
      let last = items.last?.text.endIndex ?? first
      let hasComma = index < range.upperBound
      let comma = bytes[last..<(hasComma ? source.tokens[index].range.upperBound : last)]
      index += 1
      let limit = index < range.upperBound ? source.tokens[index].range.lowerBound : to
      // The comment in the line belongs to the entry, its line break to what follows.
      let end = lineEnd(after: comma.endIndex, before: limit).map { end in
        bytes[..<end].last == UInt8(ascii: "\n") ? end - 1 : end
      }
      let isBlank = end.map { bytes[comma.endIndex..<max($0, comma.endIndex)].isBlank } ?? true
      let entryEnd = isBlank ? comma.endIndex : end ?? comma.endIndex
      let name = EntryName(ofListed: start..<(index - 1), source)
      entries.append(
        Entry(
          lead: bytes[place..<first], items: items, comma: comma,
          tail: bytes[comma.endIndex..<entryEnd], text: bytes[place..<entryEnd], key: name.key,
          isDeclaration: false))
      place = entryEnd
    }
    return entries
  }

  private func angleEnd(_ index: Int, _ end: Int) -> Int? {
    guard source.says("<", at: index), source.isWord(at: index - 1) else { return nil }
    return AngleBrackets.end(index, end, source)
  }
}

// MARK: - Chains

extension CodeReader {
  /// True if a line begins with a member of what stands above.
  private func startsLink(_ index: Int) -> Bool {
    source.says(".", at: index) && source.startsLine(index) && source.isWord(at: index + 1)
  }

  private func chain(_ range: Range<Int>, after place: Int) -> Item {
    var entries: [Entry] = []
    var index = range.lowerBound
    var end = place
    while index < range.upperBound {
      let start = index
      repeat { index = source.next(index) } while index < range.upperBound && !startsLink(index)
      let first = source.tokens[start].range.lowerBound
      let items = items(start..<min(index, range.upperBound), after: first, isDeclared: false)
      let last = items.last?.text.endIndex ?? first
      let limit = index < range.upperBound ? source.tokens[index].range.lowerBound : last
      let tailEnd = lineEnd(after: last, before: limit).map { $0 - 1 } ?? last
      let entryEnd = bytes[last..<max(tailEnd, last)].isBlank ? last : tailEnd
      entries.append(
        Entry(
          lead: bytes[end..<first], items: items, comma: bytes[last..<last],
          tail: bytes[last..<entryEnd], text: bytes[end..<entryEnd],
          key: "." + source[start + 1], isDeclaration: false))
      end = entryEnd
    }
    let (empty, none) = (bytes[place..<place], bytes[end..<end])
    return Item(
      gap: empty,
      kind: .branch(
        Branch(
          kind: .chain, open: empty, header: [], start: empty, entries: entries, end: none,
          close: none, text: bytes[place..<end])))
  }
}
