import Ground
import SwiftReading
import Templates

/// The lines between `// scaffold:NAME` and `// scaffold:end` in a file that a team edits too.
///
/// Entries are added and taken out here and nowhere else in such a file. They stand sorted, have
/// the marker's indentation and the file's line breaks; what others wrote stays as it is, to the
/// byte. All works on the bytes of the file: with a thousand modules it has a thousand lines here.
///
/// In an Xcode test plan the list of its test targets is the region: a line is the name of one.
package struct MarkedRegion {
  /// The whole file.
  package private(set) var contents: [UInt8]
  /// Where the lines between the markers are.
  private(set) var region: Range<Int>
  let indentation: ArraySlice<UInt8>
  let lineBreak: [UInt8]
  let isPlan: Bool

  /// - Throws: a reason for a conflict if the marker is missing, doubled or not closed.
  package init(_ name: String, in contents: [UInt8], for line: String) throws(MarkerProblem) {
    if name == TestPlan.marker {
      try self.init(plan: contents)
    } else {
      try self.init(marked: name, contents, line)
    }
  }

  private init(plan contents: [UInt8]) throws(MarkerProblem) {
    guard (try? JSONSource(file: "", bytes: contents).parse()) != nil, let plan = TestPlan(contents)
    else { throw MarkerProblem(.brokenPlan) }
    self.contents = contents
    region = plan.list
    isPlan = true
    if let start = TestPlan.entries(in: region, of: contents).first?.range.lowerBound {
      let above = contents[..<start].lastIndex(of: UInt8(ascii: "\n"))
      indentation = contents[(above.map { $0 + 1 } ?? 0)..<start]
    } else {
      indentation = ArraySlice("    ".utf8)
    }
    lineBreak = contents.lineBreak == "\r\n" ? [13, 10] : [10]
  }

  private init(
    marked name: String, _ contents: [UInt8], _ line: String
  ) throws(MarkerProblem) {
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
    isPlan = false
    region = start.upperBound..<end.lowerBound
    indentation = contents[start].prefix(while: \.isBlank)
    lineBreak = contents[start].suffix(2).elementsEqual("\r\n".utf8) ? [13, 10] : [10]
  }
}

extension MarkedRegion {
  /// The entries, without indentation and line breaks; no comments and no empty lines.
  package var lines: [String] {
    entries.map { contents[$0.text] }
      .filter { !$0.isEmpty && !$0.isComment }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The file with nothing between the markers.
  package var contentsWithoutLines: [UInt8] {
    Array(contents[..<region.lowerBound] + contents[region.upperBound...])
  }

  /// Adds a line at its place in the order; nothing if it is there, as it is or edited.
  package mutating func insert(_ line: String, key: String) {
    insert(entry(saying: line), line, key: key)
  }

  private mutating func insert(_ entry: [UInt8], _ line: String, key: String) {
    let (new, key) = (ArraySlice(line.utf8), ArraySlice(key.utf8))
    var place: Int?
    for (index, entry) in entries.enumerated() {
      let text = contents[entry.text]
      if text == new || text.hasKey(key) { return }
      if place == nil, !text.isComment, new.lexicographicallyPrecedes(text) { place = index }
    }
    put(entry, before: place)
  }

  /// Takes out the line; if someone edited it, the one that starts with `key`.
  package mutating func remove(_ line: String, key: String) {
    let line = ArraySlice(line.utf8)
    let index = entries.firstIndex { contents[$0.text] == line } ?? index(of: key)
    if let index { takeOut([index]) }
  }

  /// Takes out several lines, each as `remove` does, in one go through the region.
  package mutating func remove(_ lines: [String]) {
    var wanted: [ArraySlice<UInt8>: Int] = [:]
    for line in lines { wanted[ArraySlice(line.utf8), default: 0] += 1 }
    let texts = entries.map { contents[$0.text] }
    var gone: Set<Int> = []
    for (index, text) in texts.enumerated() {
      guard let count = wanted[text], count > 0 else { continue }
      wanted[text] = count - 1
      gone.insert(index)
    }
    for line in lines {
      let line = ArraySlice(line.utf8)
      guard let count = wanted[line], count > 0 else { continue }
      wanted[line] = count - 1
      let edited = texts.indices.first { !gone.contains($0) && texts[$0].hasKey(line) }
      if let edited { gone.insert(edited) }
    }
    takeOut(gone)
  }

  /// Puts another line in the place of the one that starts with `key`; nothing if there is none.
  package mutating func change(
    key: String, _ change: (String) throws(MarkerProblem) -> String
  ) throws(MarkerProblem) {
    guard let index = index(of: key) else { return }
    rename(index, to: try change(line(at: index)))
  }

  /// Takes out the line that starts with `key`, and puts another one at its place in the order.
  package mutating func move(
    _ key: String, to other: String, _ change: (String) throws(MarkerProblem) -> String
  ) throws(MarkerProblem) {
    guard let index = index(of: key) else { return }
    let changed = try change(line(at: index))
    let entry = entry(index, saying: changed)
    takeOut([index])
    insert(entry, changed, key: other)
  }

  /// Takes out the line if it is there as it was written.
  package mutating func removeUnedited(_ line: String) {
    let line = ArraySlice(line.utf8)
    if let index = entries.firstIndex(where: { contents[$0.text] == line }) { takeOut([index]) }
  }

  /// Takes all that stands between the markers of another text.
  package mutating func takeLines(of other: MarkedRegion) {
    replace(region, with: other.contents[other.region])
  }

  private func index(of key: String) -> Int? {
    entries.firstIndex { contents[$0.text].hasKey(ArraySlice(key.utf8)) }
  }

  private func line(at index: Int) -> String {
    String(decoding: contents[entries[index].text], as: UTF8.self)
  }

  mutating func replace(_ range: Range<Int>, with bytes: ArraySlice<UInt8>) {
    contents.replaceSubrange(range, with: bytes)
    region = region.lowerBound..<(region.upperBound - range.count + bytes.count)
  }
}
