import Ground

/// Changes the lists that a call in a Swift file is given, such as the `dependencies` of a target, and
/// leaves all else as it is, to the byte.
///
/// It does nothing where a list is not written out, or where a comment might lose its meaning.
package struct CallEdit {
  private let source: SwiftSource
  /// The brackets of the call.
  private let open: Int
  private let close: Int

  /// - Parameter offset: where the call starts among the bytes of the file.
  /// - Returns: `nil` if there is no call.
  package init?(of source: SwiftSource, at offset: Int) {
    guard let start = source.tokens.firstIndex(where: { $0.range.lowerBound >= offset }),
      let open = source.tokens[start...].indices.first(where: { source.says("(", at: $0) }),
      // Nothing but the name stands before it: `.target(`, `Target.target(`, `module(`.
      (start..<open).allSatisfy({ source.isWord(at: $0) || source.says(".", at: $0) }),
      source.end(open) < source.tokens.count
    else { return nil }
    (self.source, self.open) = (source, open)
    close = source.end(open)
  }
}

extension CallEdit {
  /// The file with one more element in a list.
  ///
  /// - Parameters:
  ///   - label: the argument that is the list.
  ///   - neighbour: the argument behind which a new one goes; the last, if there is none so called.
  /// - Returns: `nil` where the list is not written out.
  package func adding(_ element: String, to label: String, behind neighbour: String) -> [UInt8]? {
    let arguments = arguments
    guard let argument = arguments.first(where: { $0.label == label }) else {
      let place = arguments.first { $0.label == neighbour } ?? arguments.last
      return place.map { add("\(label): [\(element)]", behind: $0.tokens) }
    }
    guard let list = list(in: argument) else { return nil }
    let elements = elements(of: list)
    guard let last = elements.last else {
      let place = source.tokens[list.lowerBound].range.upperBound
      return source.bytes.replacing([(place..<place, element)])
    }
    return add(element, behind: last)
  }

  /// The file without an element of a list; an argument that is an empty list then goes.
  ///
  /// - Parameter offset: a byte of the element.
  /// - Returns: `nil` where the list is not written out, or has a comment beside the element.
  package func removing(elementAt offset: Int, from label: String) -> [UInt8]? {
    let arguments = arguments
    guard let place = arguments.firstIndex(where: { $0.label == label }),
      let list = list(in: arguments[place])
    else { return nil }
    let elements = elements(of: list)
    guard let index = elements.firstIndex(where: { bytes(of: $0).contains(offset) }) else {
      return nil
    }
    guard elements.count > 1 else {
      return remove(arguments[place].tokens, among: arguments.map(\.tokens))
    }
    return remove(elements[index], among: elements)
  }
}

// MARK: - What a call is given

extension CallEdit {
  /// `dependencies: ["Core"]`, as tokens.
  private struct Argument {
    let label: String
    let tokens: Range<Int>
  }

  private var arguments: [Argument] {
    parts(between: open, close).map { tokens in
      let isLabelled = source.says(":", at: tokens.lowerBound + 1)
      return Argument(label: isLabelled ? source[tokens.lowerBound] : "", tokens: tokens)
    }
  }

  /// The brackets of a list that is written out and is all of the argument.
  private func list(in argument: Argument) -> Range<Int>? {
    let start = argument.tokens.lowerBound + 2
    guard source.says("[", at: start), source.end(start) + 1 == argument.tokens.upperBound
    else { return nil }
    return start..<source.end(start)
  }

  private func elements(of list: Range<Int>) -> [Range<Int>] {
    parts(between: list.lowerBound, list.upperBound)
  }

  /// The parts between commas, without those in further brackets.
  private func parts(between open: Int, _ close: Int) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, index) = (open + 1, open + 1)
    while index < close {
      if source.says(",", at: index) {
        parts.append(start..<index)
        start = index + 1
      }
      index = source.next(index)
    }
    if start < close { parts.append(start..<close) }
    return parts
  }

  private func bytes(of tokens: Range<Int>) -> Range<Int> {
    source.tokens[tokens.lowerBound].range
      .lowerBound..<source.tokens[tokens.upperBound - 1].range.upperBound
  }
}

// MARK: - Texts

extension CallEdit {
  /// In a line of its own where the one before it has one.
  private func add(_ text: String, behind part: Range<Int>) -> [UInt8] {
    let end = bytes(of: part).upperBound
    let hasComma = source.says(",", at: part.upperBound)
    guard source.startsLine(part.lowerBound) else {
      return source.bytes.replacing([(end..<end, ", " + text)])
    }
    let line = source.line(around: bytes(of: part).lowerBound)
    let indentation = source.bytes[line].prefix {
      [UInt8(ascii: " "), UInt8(ascii: "\t")].contains($0)
    }
    let lineBreak = source.bytes.lineBreak
    let start = lineBreak + String(decoding: indentation, as: UTF8.self)
    let last = hasComma ? source.tokens[part.upperBound].range.upperBound : end
    // A comment behind what was the last one stays there.
    let next = part.upperBound + (hasComma ? 1 : 0)
    let place = source.startsLine(next) ? endOfLine(around: last) : last
    guard hasComma else {
      return place == last
        ? source.bytes.replacing([(last..<last, "," + start + text)])
        : source.bytes.replacing([(last..<last, ","), (place..<place, start + text)])
    }
    return source.bytes.replacing([(place..<place, start + text + ",")])
  }

  /// Before the line break.
  private func endOfLine(around place: Int) -> Int {
    let line = source.line(around: place)
    let breaks = source.bytes[line].reversed().prefix { $0 == 10 || $0 == 13 }.count
    return line.upperBound - breaks
  }

  /// With its comma, and with its line if nothing else is there.
  private func remove(_ part: Range<Int>, among parts: [Range<Int>]) -> [UInt8]? {
    var range = bytes(of: part)
    if source.says(",", at: part.upperBound) {
      range = range.lowerBound..<source.tokens[part.upperBound].range.upperBound
    } else if source.says(",", at: part.lowerBound - 1), part != parts[0] {
      // The last one takes the comma before it along.
      range = source.tokens[part.lowerBound - 1].range.lowerBound..<range.upperBound
    }
    let line = source.line(around: range.lowerBound)
    let end = source.line(around: max(range.upperBound - 1, range.lowerBound)).upperBound
    let (before, behind) = (line.lowerBound..<range.lowerBound, range.upperBound..<end)
    guard !hasComment(behind), !hasComment(range) else { return nil }
    if source.isBlank(before), source.isBlank(behind) {
      range = before.lowerBound..<end
    } else {
      while range.upperBound < end, source.bytes[range.upperBound] == UInt8(ascii: " ") {
        range = range.lowerBound..<(range.upperBound + 1)
      }
    }
    return source.bytes.replacing([(range, "")])
  }

  /// True if something stands there that is no token.
  private func hasComment(_ range: Range<Int>) -> Bool {
    let tokens = source.tokens.lazy.map(\.range).filter { $0.overlaps(range) }
    return range.contains { place in
      source.bytes[place] > UInt8(ascii: " ") && !tokens.contains { $0.contains(place) }
    }
  }
}
