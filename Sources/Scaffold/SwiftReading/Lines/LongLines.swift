import Ground

/// Breaks lines of Swift that names have made too long, where `swift format` takes a break: behind an
/// opening bracket, between arguments, behind `=` or before an operator.
///
/// Nothing else of a text is changed. A line without such a place stays as it is, and so do comments.
package struct LongLines {
  private let width: Int

  /// - Parameter width: the most characters of a line.
  package init(width: Int) { self.width = width }

  package func broken(_ text: String) -> String {
    guard hasLongLine(text) else { return text }
    var isInText = false
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let wasInText = isInText
      if line.ranges(of: "\"\"\"").count % 2 == 1 { isInText.toggle() }
      // What stands in a text of several lines is what it says.
      lines += wasInText || isInText ? [String(line)] : broken(line: String(line))
    }
    return lines.joined(separator: "\n")
  }

  /// Most texts have none, and bytes are soon counted.
  private func hasLongLine(_ text: String) -> Bool {
    text.utf8.split(separator: UInt8(ascii: "\n")).contains { $0.count > width }
  }

  private func isLong(_ line: String) -> Bool { line.utf8.count > width && line.count > width }
}

// MARK: - One line

extension LongLines {
  private func broken(line: String) -> [String] {
    guard isLong(line) else { return [line] }
    let parts = LineParts(line)
    if parts.isComment { return [line] }
    let lines =
      body(parts) ?? cases(parts) ?? arguments(parts) ?? value(parts) ?? type(parts)
      ?? operators(parts) ?? text(parts)
    return lines ?? [line]
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

  /// What stands in the last brackets on lines of its own.
  private func arguments(_ parts: LineParts) -> [String]? {
    guard let group = parts.lastGroup(within: width) else { return nil }
    let tail = parts.text(group.upperBound...)
    // A call ends with its last argument; what goes on behind it, or is no call, does not.
    let isCall = tail.allSatisfy { ")],;".contains($0) } && !parts.isBare(group)
    // The last value of a list has a comma, too.
    let close = isCall ? tail : parts.isList(group) ? "," : ""
    let head = parts.text(..<group.lowerBound)
    let whole = parts.inner + parts.text(group)
    let arguments =
      isLong(whole + close) ? parts.arguments(in: group).map { parts.inner + $0 } : [whole]
    let last = arguments.count - 1
    let lines = arguments.enumerated().flatMap { index, argument in
      broken(line: argument + (index == last ? close : ""))
    }
    return [head] + lines + (isCall ? [] : [parts.indent + tail])
  }

  /// `let name =` in front of its value.
  private func value(_ parts: LineParts) -> [String]? {
    guard let equals = parts.first(" = ") else { return nil }
    return [parts.text(..<(equals + 2))]
      + broken(line: parts.inner + parts.text((equals + 3)...))
  }

  /// `let name:` in front of its type.
  private func type(_ parts: LineParts) -> [String]? {
    guard parts.isProperty, let colon = parts.first(": ") else { return nil }
    return [parts.text(..<(colon + 1))] + broken(line: parts.inner + parts.text((colon + 2)...))
  }

  /// The last operator that leaves a line short enough, on a line of its own with what follows.
  private func operators(_ parts: LineParts) -> [String]? {
    let places = [" && ", " || ", " ?? ", " ? ", " + ", " == "].flatMap(parts.places)
    guard let place = places.filter({ $0 <= width }).max() else { return nil }
    return [parts.text(..<place)] + broken(line: parts.inner + parts.text((place + 1)...))
  }

  /// A text in two halves.
  private func text(_ parts: LineParts) -> [String]? {
    guard let place = parts.placeInText(within: width - 1) else { return nil }
    return [parts.text(..<place) + "\""]
      + broken(line: parts.inner + "+ \"" + parts.text(place...))
  }
}
