/// Where the test targets stand in an Xcode test plan: a list of JSON objects, which Xcode writes anew
/// in its own way whenever someone edits the plan.
///
/// JSON has no comments, so there are no markers in it: the list itself is what modules add to.
package struct TestPlan {
  /// The key of the list, which stands for the name of a marker.
  package static let marker = "testTargets"

  /// The text between the brackets of the list.
  package let list: Range<Int>

  /// - Returns: `nil` for a text that has no such list.
  package init?(_ contents: [UInt8]) {
    let whole = contents.trimmed(contents.indices)
    guard contents.isPlan, let value = contents.value(of: Self.marker, in: whole),
      let list = contents.inside(value, from: "[", to: "]")
    else { return nil }
    self.list = list
  }
}

extension TestPlan {
  /// An object of the list, and what it calls its target: a package's by its name, a project's by its
  /// identifier.
  package struct Entry {
    package let range: Range<Int>
    package let text: Range<Int>

    package init(range: Range<Int>, text: Range<Int>) {
      self.range = range
      self.text = text
    }
  }

  /// The objects of a list, in its order.
  ///
  /// - Parameter list: what stands between its brackets.
  package static func entries(in list: Range<Int>, of contents: [UInt8]) -> [Entry] {
    contents.parts(of: list).map { range in
      let target = contents.value(of: "target", in: range)
      let text = target.flatMap { contents.value(of: "identifier", in: $0) }
        .flatMap { contents.inside($0, from: "\"", to: "\"") }
      return Entry(range: range, text: text ?? range.lowerBound..<range.lowerBound)
    }
  }

  /// A test target of the package that the project's folder is, as Xcode writes it.
  ///
  /// - Parameter indentation: what its lines but the first begin with.
  package static func object(
    named name: String, _ indentation: [UInt8], _ lineBreak: [UInt8]
  ) -> [UInt8] {
    let lines = [
      "{", "  \"target\" : {", "    \"containerPath\" : \"container:..\",",
      "    \"identifier\" : \"\(name)\",", "    \"name\" : \"\(name)\"", "  }", "}",
    ]
    return Array(lines.map { Array($0.utf8) }.joined(separator: lineBreak + indentation))
  }
}

// MARK: - Stretches of JSON

extension [UInt8] {
  /// True if the text is an Xcode test plan, and not code, in which there would be markers.
  package var isPlan: Bool { first { !$0.isSpace } == UInt8(ascii: "{") }

  /// The value of a key of an object.
  fileprivate func value(of key: String, in object: Range<Int>) -> Range<Int>? {
    guard let members = inside(object, from: "{", to: "}") else { return nil }
    let key = Array("\"\(key)\"".utf8)
    for member in parts(of: members) where self[member].starts(with: key) {
      let rest = trimmed((member.lowerBound + key.count)..<member.upperBound)
      guard self[rest].first == UInt8(ascii: ":") else { continue }
      return trimmed((rest.lowerBound + 1)..<rest.upperBound)
    }
    return nil
  }

  /// The text between the first and the last character of a stretch.
  fileprivate func inside(
    _ range: Range<Int>, from start: Unicode.Scalar, to end: Unicode.Scalar
  ) -> Range<Int>? {
    guard range.count > 1, self[range.lowerBound] == UInt8(ascii: start),
      self[range.upperBound - 1] == UInt8(ascii: end)
    else { return nil }
    return (range.lowerBound + 1)..<(range.upperBound - 1)
  }

  /// The parts between the commas of a list or an object, without the white space around it.
  fileprivate func parts(of range: Range<Int>) -> [Range<Int>] {
    var (parts, start, depth, isText) = ([Range<Int>](), range.lowerBound, 0, false)
    var index = range.lowerBound
    while index < range.upperBound {
      switch self[index] {
      case UInt8(ascii: "\\") where isText: index += 1
      case UInt8(ascii: "\""): isText.toggle()
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += isText ? 0 : 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= isText ? 0 : 1
      case UInt8(ascii: ",") where !isText && depth == 0:
        parts.append(trimmed(start..<index))
        start = index + 1
      default: break
      }
      index += 1
    }
    return (parts + [trimmed(start..<range.upperBound)]).filter { !$0.isEmpty }
  }

  /// A stretch without the white space at its ends.
  fileprivate func trimmed(_ range: Range<Int>) -> Range<Int> {
    let start = range.first { !self[$0].isSpace } ?? range.upperBound
    let end = range.last { !self[$0].isSpace }.map { $0 + 1 } ?? start
    return start..<end
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
