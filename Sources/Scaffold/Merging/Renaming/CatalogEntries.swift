import SwiftReading

/// The entries of a String Catalog, by their keys.
package struct CatalogEntries: Sendable {
  /// The bytes of each entry, its key with it.
  package let ranges: [String: Range<Int>]

  package init(_ bytes: [UInt8]) {
    let source = SwiftSource(bytes, countsLines: false)
    var ranges: [String: Range<Int>] = [:]
    var depth = 0
    var (key, isInStrings): ((text: String, start: Int)?, Bool) = (nil, false)
    for index in source.tokens.indices {
      let range = source.tokens[index].range
      switch bytes[range.lowerBound] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 2, isInStrings, let entry = key {
          ranges[entry.text] = entry.start..<range.upperBound
        }
        if depth == 1 { isInStrings = false }
      case UInt8(ascii: "\"") where source.says(":", at: index + 1):
        if depth == 1 { isInStrings = source.plainText(at: index) == "strings" }
        if depth == 2 { key = source.plainText(at: index).map { ($0, range.lowerBound) } }
      default: break
      }
    }
    self.ranges = ranges
  }
}
