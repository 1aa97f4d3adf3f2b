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
  private var region: Range<Int>
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

/// Why a file has no usable region.
package struct MarkerProblem: Error {
  package let reason: Conflict.Reason
  package init(_ reason: Conflict.Reason) { self.reason = reason }
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

  /// The entries that stand here again, each with its line in the file: the same text as above, or
  /// another one that starts with the same key.
  ///
  /// - Parameter keys: how entries start, each of which is to be here once.
  package func doubles(of keys: some Collection<String>) -> [(line: Int, text: String)] {
    let doubled = groups(of: keys).flatMap { $0.dropFirst() }
    return doubled.sorted { $0.lowerBound < $1.lowerBound }.map { entry in
      let text = contents.text(of: entry)
      let line = contents[..<text.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
      return (line, String(decoding: contents[text], as: UTF8.self))
    }
  }

  /// Takes out what stands here more than once. Of entries that differ, the longest one stays: it may
  /// be what someone has added to.
  ///
  /// - Returns: what was taken out.
  package mutating func removeDoubles(of keys: some Collection<String>) -> [String] {
    let gone = groups(of: keys).flatMap { entries in
      let longest = entries.max { $0.count < $1.count }
      let kept = entries.first { $0.count == longest?.count }
      return entries.filter { $0 != kept }
    }.sorted { $0.lowerBound < $1.lowerBound }
    let texts = gone.map { String(decoding: contents[contents.text(of: $0)], as: UTF8.self) }
    for entry in gone.reversed() { replace(entry, with: []) }
    return texts
  }

  /// The entries of which there are several, in the order of the file.
  private func groups(of keys: some Collection<String>) -> [[Range<Int>]] {
    // In the order of their texts, all that start with a key stand together.
    var entries = contents.entries(in: region).map {
      (entry: $0, text: contents[contents.text(of: $0)])
    }
    .filter { !$0.text.isEmpty && !$0.text.isComment }
    .sorted { $0.text.lexicographicallyPrecedes($1.text) }
    var groups: [[Range<Int>]] = []
    for key in keys.map({ ArraySlice($0.utf8) }) {
      let start = entries.partitionPoint { !$0.text.lexicographicallyPrecedes(key) }
      let end = entries[start...].firstIndex { !$0.text.starts(with: key) } ?? entries.count
      let same = (start..<end).filter { entries[$0].text.hasKey(key) }
      guard same.count > 1 else { continue }
      groups.append(same.map { entries[$0].entry })
      for index in same.reversed() { entries.remove(at: index) }
    }
    let byText = Dictionary(grouping: entries, by: \.text).values.filter { $0.count > 1 }
    return (groups + byText.map { $0.map(\.entry) }).map { group in
      group.sorted { $0.lowerBound < $1.lowerBound }
    }
  }

  /// Takes all that stands between the markers of another text.
  package mutating func takeLines(of other: MarkedRegion) {
    replace(region, with: other.contents[other.region])
  }

  private mutating func replace(_ range: Range<Int>, with bytes: ArraySlice<UInt8>) {
    contents.replaceSubrange(range, with: bytes)
    region = region.lowerBound..<(region.upperBound - range.count + bytes.count)
  }
}

// MARK: - Lines

extension [UInt8] {
  /// The lines that say `// scaffold:` and a name, in a comment of any language.
  package var markers: [Range<Int>] {
    lineRanges(in: 0..<count).filter { isMarker($0, called: nil) }
  }

  package var hasMarkers: Bool { !markers.isEmpty }

  /// What the markers are called, in the order of the file.
  package var markerNames: [String] {
    markers.compactMap { line in
      let words = self[line].split { $0.isBlank }.map { String(decoding: $0, as: UTF8.self) }
      let name = words.first { $0.hasPrefix("scaffold:") }?.dropFirst("scaffold:".count)
      return name == "end" ? nil : name.map { String($0) }
    }
  }

  /// From the first line of a marker to the last, with what stands before them if it is `start`.
  package func markedRange(behind start: [UInt8]) -> Range<Int>? {
    let markers = markers
    return markers.first.map { first in
      let isBehind = self[..<first.lowerBound].reversed().starts(with: start.reversed())
      let lowerBound = first.lowerBound - (isBehind ? start.count : 0)
      return lowerBound..<markers[markers.count - 1].upperBound
    }
  }

  /// The lines of a stretch, each with its line break.
  private func lineRanges(in range: Range<Int>) -> [Range<Int>] {
    withUnsafeBufferPointer { bytes in
      var ranges: [Range<Int>] = []
      var start = range.lowerBound
      for index in range where bytes[index] == UInt8(ascii: "\n") {
        ranges.append(start..<(index + 1))
        start = index + 1
      }
      if start < range.upperBound { ranges.append(start..<range.upperBound) }
      return ranges
    }
  }

  /// The lines of a stretch; those of a wrapped call are one entry, which ends where its brackets
  /// are closed.
  fileprivate func entries(in range: Range<Int>) -> [Range<Int>] {
    var entries: [Range<Int>] = []
    var (start, depth) = (range.lowerBound, 0)
    for line in lineRanges(in: range) {
      depth = Swift.max(0, depth + bracketBalance(of: line))
      if depth == 0 || line.upperBound == range.upperBound {
        entries.append(start..<line.upperBound)
        start = line.upperBound
      }
    }
    return entries
  }

  /// A stretch without the white space at its ends.
  fileprivate func text(of range: Range<Int>) -> Range<Int> {
    withUnsafeBufferPointer { bytes in
      var (start, end) = (range.lowerBound, range.upperBound)
      while start < end, bytes[start].isBlank { start += 1 }
      while end > start, bytes[end - 1].isBlank { end -= 1 }
      return start..<end
    }
  }

  /// How many brackets a line opens, less those it closes. A comment has none.
  private func bracketBalance(of line: Range<Int>) -> Int {
    let text = text(of: line)
    guard !self[text].isComment else { return 0 }
    return withUnsafeBufferPointer { bytes in
      var balance = 0
      for index in text {
        switch bytes[index] {
        case UInt8(ascii: "("), UInt8(ascii: "["): balance += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"): balance -= 1
        default: break
        }
      }
      return balance
    }
  }

  /// - Parameter name: the marker's name; `nil` stands for any.
  fileprivate func isMarker(_ line: Range<Int>, called name: String?) -> Bool {
    let text = self[self.text(of: line)]
    // Most lines are none, and their first character tells.
    guard let first = text.first, "/#<".utf8.contains(first) else { return false }
    guard let comment = ["// ", "# ", "<!-- "].first(where: { text.starts(with: $0.utf8) }) else {
      return false
    }
    let body = text.dropFirst(comment.utf8.count)
    guard body.starts(with: "scaffold:".utf8) else { return false }
    guard let name else { return true }
    let rest = body.dropFirst("scaffold:".utf8.count)
    return rest.starts(with: name.utf8) && (rest.dropFirst(name.utf8.count).first?.isBlank ?? true)
  }
}

extension Array {
  /// The first place whose element a test holds for, where it holds for all behind it too.
  fileprivate func partitionPoint(_ isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension ArraySlice<UInt8> {
  fileprivate var isComment: Bool {
    guard let first else { return false }
    return first == UInt8(ascii: "#") || first == UInt8(ascii: "/") && starts(with: "//".utf8)
  }

  /// Whether the line starts with `key` as a whole word: `HomeEntry.login` is no start of
  /// `HomeEntry.loginHistory`.
  fileprivate func hasKey(_ key: ArraySlice<UInt8>) -> Bool {
    guard count >= key.count, prefix(key.count) == key else { return false }
    guard let last = key.last, last.isPartOfWord else { return true }
    return !(dropFirst(key.count).first?.isPartOfWord ?? false)
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
