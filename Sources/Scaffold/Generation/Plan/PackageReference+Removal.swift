import Ground
import SwiftReading

extension PackageReference {
  /// A project file without the reference that was put into it.
  ///
  /// What stands there as it was written goes byte for byte. Where Xcode has written the file anew,
  /// our objects go, and each mention of them.
  ///
  /// - Parameter texts: what was put into it, each by itself.
  /// - Throws: `PlistProblem` if our objects have to be looked for, and the file cannot be read.
  static func without(_ texts: [String], in bytes: [UInt8]) throws(PlistProblem) -> [UInt8] {
    var rest = bytes
    for text in texts {
      if let range = rest.onlyRange(of: text.bytes(as: bytes.lineBreak)) {
        rest.removeSubrange(range)
      }
    }
    let ids = XcodeID.ids(in: Array(texts.joined().utf8))
    guard !XcodeID.ids(in: rest).isDisjoint(with: ids) else { return rest }
    let places = Self.places(of: ids, in: try PlistReader.read(rest))
    for place in places.sorted(by: { $0.lowerBound > $1.lowerBound }) {
      rest.removeSubrange(rest.wholeLines(around: place))
    }
    return rest
  }

  /// True if all of the reference is in a project file, in whatever order.
  static func isWhole(_ texts: [String], in bytes: [UInt8]) -> Bool {
    XcodeID.ids(in: bytes).isSuperset(of: XcodeID.ids(in: Array(texts.joined().utf8)))
  }

  /// Where objects of these ids stand, and where other values name them.
  private static func places(of ids: Set<String>, in value: Plist) -> [Range<Int>] {
    switch value.kind {
    case .text, .data: []
    case .list(let elements):
      elements.flatMap { element in
        element.text.map(ids.contains) ?? false ? [element.range] : places(of: ids, in: element)
      }
    case .dictionary(let entries):
      entries.flatMap { entry in
        ids.contains(entry.key) || entry.value.text.map(ids.contains) ?? false
          ? [entry.range] : places(of: ids, in: entry.value)
      }
    }
  }
}

extension [UInt8] {
  /// The range with the comment and the comma behind it, and with its lines, if nothing else is in
  /// them.
  fileprivate func wholeLines(around range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    func skipBlanks() { while end < count, self[end].isSpaceInLine { end += 1 } }
    skipBlanks()
    if self[end...].starts(with: "/*".utf8) {
      while end < count, !self[end...].starts(with: "*/".utf8) { end += 1 }
      end = Swift.min(end + 2, count)
      skipBlanks()
    }
    if end < count, self[end] == UInt8(ascii: ",") {
      end += 1
      skipBlanks()
    }
    let start = self[..<range.lowerBound].lastIndex { !$0.isSpaceInLine }.map { $0 + 1 } ?? 0
    let startsLine = start == 0 || self[start - 1] == UInt8(ascii: "\n")
    guard startsLine, end < count, self[end] == UInt8(ascii: "\n") else {
      return range.lowerBound..<Swift.max(end, range.upperBound)
    }
    return start..<(end + 1)
  }
}
