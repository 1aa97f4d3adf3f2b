import Ground
import SwiftReading
import Templates

/// The columns of places as editors and SARIF count them: in UTF-16, where a compiler counts bytes.
struct EditorColumns {
  private var columns: [SourcePlace: Int] = [:]

  /// Each file is read once, one after another, so that few are in memory together.
  init(of places: some Sequence<SourcePlace>, contents: (String) -> [UInt8]?) {
    for (file, places) in Dictionary(grouping: places, by: \.file) {
      guard let bytes = contents(file) else { continue }
      let lines = LineTable(of: bytes)
      for place in places { columns[place] = Self.column(of: place, in: bytes, lines) }
    }
  }

  /// - Returns: `nil` for a place in a file that cannot be read.
  subscript(place: SourcePlace) -> Int? { columns[place] }

  private static func column(of place: SourcePlace, in bytes: [UInt8], _ lines: LineTable) -> Int? {
    guard let line = lines.range(ofLine: place.line) else { return nil }
    var before = bytes[line].prefix(place.column - 1)
    // An editor takes the byte order mark for no character.
    if place.line == 1 { before.removeFirst(before.markLength) }
    return String(decoding: before, as: UTF8.self).utf16.count + 1
  }
}
