import Ground

/// Breaks lines of Swift that names have made too long, where `swift format` takes a break: behind an
/// opening bracket, between arguments, behind `=` or before an operator.
///
/// Words of a comment go on in its next line. Nothing else of a text is changed; a line without such a
/// place stays as it is.
package struct LongLines {
  private let width: Int

  /// - Parameter width: the most characters of a line.
  package init(width: Int) { self.width = width }

  package func broken(_ text: String) -> String {
    guard hasLongLine(text) else { return text }
    // The next line is the last one here.
    var rest = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .reversed().map { String(Substring($0)) }
    var isInText = false
    var lines: [String] = []
    while let line = rest.popLast() {
      let wasInText = isInText
      if opensOrClosesText(line) { isInText.toggle() }
      if wasInText || isInText || !isLong(line) {
        // What stands in a text of several lines is what it says.
        lines.append(line)
      } else if let comment = CommentLine(line) {
        lines.append(broken(comment, before: &rest))
      } else {
        let isCalledOn = rest.last.map(isMember) ?? false
        lines += broken(line: line, isCalledOn: isCalledOn)
        if isCalledOn, let end = lines.last, end.hasSuffix(" )") || end == ")" {
          unindentMembers(in: &rest, to: end)
        }
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The words that there is room for; the other words go to the lines that come next.
  private func broken(_ comment: CommentLine, before rest: inout [String]) -> String {
    guard let (line, others) = comment.cut(at: width) else { return comment.text }
    if let next = rest.last.flatMap(CommentLine.init), let both = others.joined(with: next) {
      rest[rest.count - 1] = both.text
      return line
    }
    // A last line of one word looks forgotten.
    let (first, last) =
      others.isOneWord ? comment.cut(at: line.count - 1) ?? (line, others) : (line, others)
    rest.append(last.text)
    return first
  }

  /// What is called on a value stands below its `)`.
  private func unindentMembers(in rest: inout [String], to end: String) {
    let indent = String(end.dropLast())
    for index in rest.indices.reversed() {
      guard isMember(rest[index]), rest[index].hasPrefix(indent + "  ") else { return }
      rest[index].removeFirst(2)
    }
  }

  /// True if a line goes on with a member of the value in front of it.
  private func isMember(_ line: String) -> Bool { line.drop { $0 == " " }.hasPrefix(".") }

  /// True if a line has an odd number of `"""`.
  private func opensOrClosesText(_ line: String) -> Bool {
    var (quotes, isOdd) = (0, false)
    for byte in line.utf8 {
      quotes = byte == UInt8(ascii: "\"") ? quotes + 1 : 0
      if quotes == 3 { (quotes, isOdd) = (0, !isOdd) }
    }
    return isOdd
  }

  /// Most texts have none, and bytes are soon counted.
  private func hasLongLine(_ text: String) -> Bool {
    text.utf8.split(separator: UInt8(ascii: "\n")).contains { $0.count > width }
  }

  private func isLong(_ line: String) -> Bool { line.utf8.count > width && line.count > width }
}

// MARK: - One line

extension LongLines {
  /// - Parameter isCalledOn: Whether the next line calls something on the value of this one.
  private func broken(line: String, isCalledOn: Bool = false) -> [String] {
    guard isLong(line) else { return [line] }
    let parts = LineParts(line)
    return body(parts) ?? cases(parts) ?? declaration(parts) ?? list(parts)
      ?? arguments(parts, isCalledOn: isCalledOn) ?? result(parts) ?? value(parts) ?? type(parts)
      ?? generics(parts) ?? operators(parts) ?? text(parts) ?? member(parts) ?? [line]
  }

  /// `{ value }` on lines of its own.
  private func body(_ parts: LineParts) -> [String]? {
    guard let body = parts.lastBody else { return nil }
    let head = parts.text(..<body.lowerBound)
    return broken(line: head) + broken(line: parts.inner + parts.text(body).trimmed)
      + [parts.indent + "}"]
  }

  /// `case .one:` in front of its value.
  private func cases(_ parts: LineParts) -> [String]? {
    guard parts.isCase, let colon = parts.first(": ") else { return nil }
    return [parts.text(..<(colon + 1))]
      + broken(line: parts.inner + parts.text((colon + 2)...).trimmed)
  }

  /// The inherited types, and the brace, on lines of their own.
  private func declaration(_ parts: LineParts) -> [String]? {
    guard parts.isTypeDeclaration, let brace = parts.openBrace else { return nil }
    let end = parts.indent + parts.text(brace...)
    guard let colon = parts.first(": ") else {
      let head = parts.text(..<(brace - 1))
      return isLong(head) ? nil : [head, end]
    }
    let head = parts.text(...colon)
    if isLong(head) { return nil }
    return [head] + broken(line: parts.inner + parts.text((colon + 2)..<(brace - 1))) + [end]
  }

  /// As many arguments in a line as there is room for.
  private func list(_ parts: LineParts) -> [String]? {
    guard var line = parts.items.first.map({ parts.indent + $0 }) else { return nil }
    var lines: [String] = []
    for item in parts.items.dropFirst() {
      if isLong(line + " " + item) {
        lines.append(line)
        line = parts.indent + item
      } else {
        line += " " + item
      }
    }
    return (lines + [line]).flatMap { broken(line: $0) }
  }

  /// The text in the last brackets, on lines of its own.
  private func arguments(_ parts: LineParts, isCalledOn: Bool) -> [String]? {
    guard let group = parts.lastGroup(within: width) else { return nil }
    let tail = parts.text(group.upperBound...)
    // A call ends with its last argument; what goes on behind it, or is no call, does not.
    let isCall = tail.allSatisfy { ")],;".contains($0) } && !parts.isBare(group) && !isCalledOn
    // The last of several values of a list has a comma, too.
    let close = isCall ? tail : parts.isList(group) && parts.hasMany(in: group) ? "," : ""
    let head = parts.text(..<group.lowerBound)
    let whole = parts.inner + parts.text(group)
    let arguments =
      isLong(whole + close) ? parts.arguments(in: group).map { parts.inner + $0 } : [whole]
    let last = arguments.count - 1
    let lines = arguments.enumerated().flatMap { index, argument in
      broken(line: argument + (index == last ? close : ""))
    }
    return broken(line: head) + lines + (isCall ? [] : [parts.indent + tail])
  }

  /// `-> Result` of a function, and its brace, on lines of their own.
  private func result(_ parts: LineParts) -> [String]? {
    guard let brace = parts.openBrace, parts.first("func ") != nil,
      let arrow = parts.first(" -> ")
    else { return nil }
    return [parts.text(..<arrow), parts.inner + parts.text((arrow + 1)..<(brace - 1))]
      + [parts.indent + parts.text(brace...)]
  }

  /// `let name =` in front of its value.
  private func value(_ parts: LineParts) -> [String]? {
    guard let equals = parts.first(" = "), !parts.isOpen else { return nil }
    return [parts.text(..<(equals + 2))]
      + broken(line: parts.inner + parts.text((equals + 3)...))
  }

  /// `let name:` in front of its type, or a parameter in front of its own.
  private func type(_ parts: LineParts) -> [String]? {
    guard parts.isProperty || parts.first(" -> ") != nil, let colon = parts.first(": ")
    else { return nil }
    let end = parts.openBrace.map { $0 - 1 }
    let type = end.map { parts.text((colon + 2)..<$0) } ?? parts.text((colon + 2)...)
    return [parts.text(...colon)] + broken(line: parts.inner + type)
      + (end.map { [parts.indent + parts.text(($0 + 1)...)] } ?? [])
  }

  /// The arguments of a generic type on lines of their own.
  private func generics(_ parts: LineParts) -> [String]? {
    guard let group = parts.lastGeneric else { return nil }
    return [parts.text(..<group.lowerBound)] + broken(line: parts.inner + parts.text(group))
      + broken(line: parts.indent + parts.text(group.upperBound...))
  }

  /// The last operator that leaves a line short enough, on a line of its own with what follows.
  private func operators(_ parts: LineParts) -> [String]? {
    let places = [" && ", " || ", " ?? ", " ? ", " + ", " == "].flatMap(parts.places)
    let limit = parts.place(ofColumn: width)
    guard let place = places.filter({ $0 <= limit }).max() else { return nil }
    return [parts.text(..<place)] + broken(line: parts.inner + parts.text((place + 1)...))
  }

  /// A text in two halves.
  private func text(_ parts: LineParts) -> [String]? {
    guard let place = parts.placeInText(within: width - 1) else { return nil }
    return [parts.text(..<place) + "\""]
      + broken(line: parts.inner + "+ \"" + parts.text(place...))
  }

  /// `.member` on a line of its own.
  private func member(_ parts: LineParts) -> [String]? {
    guard let place = parts.lastMember(within: width) else { return nil }
    return [parts.text(..<place), parts.inner + parts.text(place...)]
  }
}
