import SwiftReading

/// The lines between `// scaffold:NAME` and `// scaffold:end` in a file that a team edits too.
///
/// Entries are added and taken out here and nowhere else in such a file. They stand sorted, have
/// the marker's indentation and the file's line breaks; what others wrote stays as it is, to the
/// byte. All works on the bytes of the file: with a thousand modules it has a thousand lines here.
package struct MarkedRegion {
  /// The whole file.
  package private(set) var contents: [UInt8]
  /// Where the lines between the markers are.
  private(set) var region: Range<Int>
  private let indentation: ArraySlice<UInt8>
  private let lineBreak: [UInt8]

  /// - Throws: a reason for a conflict if the marker is missing, doubled or not closed.
  package init(_ name: String, in contents: [UInt8], for line: String) throws(MarkerProblem) {
    var start: Range<Int>?
    var end: Range<Int>?
    var isDoubled = false
    for marker in contents.markers {
      if contents.isMarker(marker, called: name) {
        isDoubled = start != nil
        if isDoubled { break }
        start = marker
      } else if start != nil, end == nil {
        end = marker
      }
    }
    guard let start else { throw MarkerProblem(.markerMissing(name, line: line)) }
    guard !isDoubled else { throw MarkerProblem(.markerDoubled(name)) }
    guard let end, contents.isMarker(end, called: "end") else {
      throw MarkerProblem(.markerUnclosed(name))
    }
    self.contents = contents
    region = start.upperBound..<end.lowerBound
    indentation = contents[start].prefix(while: \.isBlank)
    lineBreak = contents[start].suffix(2).elementsEqual("\r\n".utf8) ? [13, 10] : [10]
  }
}

extension MarkedRegion {
  /// The entries, without indentation and line breaks; no comments and no empty lines.
  package var lines: [String] {
    contents.entries(in: region).map { contents[contents.text(of: $0)] }
      .filter { !$0.isEmpty && !$0.isComment }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The file with nothing between the markers.
  package var contentsWithoutLines: [UInt8] {
    Array(contents[..<region.lowerBound] + contents[region.upperBound...])
  }

  /// Adds a line at its place in the order; nothing if it is there, as it is or edited.
  package mutating func insert(_ line: String, key: String) {
    let (new, key) = (ArraySlice(line.utf8), ArraySlice(key.utf8))
    var place = region.upperBound
    for entry in contents.entries(in: region) {
      let text = contents[contents.text(of: entry)]
      if text == new || text.hasKey(key) { return }
      if place == region.upperBound, !text.isComment, new.lexicographicallyPrecedes(text) {
        place = entry.lowerBound
      }
    }
    replace(place..<place, with: indentation + new + lineBreak)
  }

  /// Takes out the line; if someone edited it, the one that starts with `key`.
  package mutating func remove(_ line: String, key: String) {
    let (line, key) = (ArraySlice(line.utf8), ArraySlice(key.utf8))
    let entries = contents.entries(in: region)
    let entry =
      entries.first { contents[contents.text(of: $0)] == line }
      ?? entries.first { contents[contents.text(of: $0)].hasKey(key) }
    if let entry { replace(entry, with: []) }
  }

  /// Takes out several lines, each as `remove` does, in one go through the region.
  package mutating func remove(_ lines: [String]) {
    var wanted: [ArraySlice<UInt8>: Int] = [:]
    for line in lines { wanted[ArraySlice(line.utf8), default: 0] += 1 }
    var entries = contents.entries(in: region)
    var gone: [Range<Int>] = []
    entries.removeAll { entry in
      guard let count = wanted[contents[contents.text(of: entry)]], count > 0 else { return false }
      wanted[contents[contents.text(of: entry)]] = count - 1
      gone.append(entry)
      return true
    }
    for line in lines {
      let line = ArraySlice(line.utf8)
      guard let count = wanted[line], count > 0 else { continue }
      wanted[line] = count - 1
      let edited = entries.firstIndex { contents[contents.text(of: $0)].hasKey(line) }
      if let edited { gone.append(entries.remove(at: edited)) }
    }
    var rest = contents[..<region.lowerBound]
    var end = region.lowerBound
    for entry in gone.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      rest += contents[end..<entry.lowerBound]
      end = entry.upperBound
    }
    rest += contents[end...]
    region = region.lowerBound..<(region.upperBound - gone.map(\.count).reduce(0, +))
    contents = Array(rest)
  }

  /// Puts another line in the place of the one that starts with `key`; nothing if there is none.
  package mutating func change(
    key: String, _ change: (String) throws(MarkerProblem) -> String
  ) throws(MarkerProblem) {
    let key = ArraySlice(key.utf8)
    guard
      let entry = contents.entries(in: region)
        .first(where: { contents[contents.text(of: $0)].hasKey(key) })
    else { return }
    let text = contents.text(of: entry)
    let changed = try change(String(decoding: contents[text], as: UTF8.self))
    replace(text, with: ArraySlice(changed.utf8))
  }

  /// Takes out the line that starts with `key`, and puts another one at its place in the order.
  package mutating func move(
    _ key: String, to other: String, _ change: (String) throws(MarkerProblem) -> String
  ) throws(MarkerProblem) {
    let bytes = ArraySlice(key.utf8)
    guard
      let entry = contents.entries(in: region)
        .first(where: { contents[contents.text(of: $0)].hasKey(bytes) })
    else { return }
    let changed = try change(String(decoding: contents[contents.text(of: entry)], as: UTF8.self))
    replace(entry, with: [])
    insert(changed, key: other)
  }

  /// Takes out the line if it is there as it was written.
  package mutating func removeUnedited(_ line: String) {
    let line = ArraySlice(line.utf8)
    let entry = contents.entries(in: region).first { contents[contents.text(of: $0)] == line }
    if let entry { replace(entry, with: []) }
  }

  /// Takes all that stands between the markers of another text.
  package mutating func takeLines(of other: MarkedRegion) {
    replace(region, with: other.contents[other.region])
  }

  mutating func replace(_ range: Range<Int>, with bytes: ArraySlice<UInt8>) {
    contents.replaceSubrange(range, with: bytes)
    region = region.lowerBound..<(region.upperBound - range.count + bytes.count)
  }
}
