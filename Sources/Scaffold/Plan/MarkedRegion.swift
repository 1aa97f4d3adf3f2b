/// The lines between `// scaffold:NAME` and `// scaffold:end` in a file that a team edits too.
///
/// Entries are added and taken out here and nowhere else in such a file. They stand sorted, have
/// the marker's indentation and the file's line breaks; what others wrote stays as it is, to the
/// byte. All works on bytes: a project of a thousand modules has a thousand lines here.
struct MarkedRegion {
  private let before: ArraySlice<UInt8>
  private let indentation: ArraySlice<UInt8>
  private let lineBreak: [UInt8]
  private var entries: [Entry]
  private let after: ArraySlice<UInt8>

  /// A line as it stands in the file; or several, if a call was wrapped.
  private struct Entry {
    let raw: ArraySlice<UInt8>
    /// Without white space at its ends.
    var text: ArraySlice<UInt8> { raw.trimmed }
  }

  /// - Throws: a reason for a conflict if the marker is missing, doubled or not closed.
  init(_ name: String, in contents: [UInt8], for line: String) throws(MarkerProblem) {
    let all = contents.lines
    let starts = all.indices.filter { all[$0].isMarker(name) }
    guard let start = starts.first else { throw MarkerProblem(.markerMissing(name, line: line)) }
    guard starts.count == 1 else { throw MarkerProblem(.markerDoubled(name)) }
    let rest = all[(start + 1)...]
    guard let end = rest.firstIndex(where: { $0.isMarker(nil) }), all[end].isMarker("end") else {
      throw MarkerProblem(.markerUnclosed(name))
    }
    before = contents[..<all[start].endIndex]
    indentation = all[start].prefix(while: \.isBlank)
    lineBreak = all[start].suffix(2).elementsEqual("\r\n".utf8) ? [13, 10] : [10]
    entries = Self.entries(all[(start + 1)..<end], in: contents)
    after = contents[all[end].startIndex...]
  }

  /// Joins the lines of wrapped calls: an entry ends where its brackets are closed.
  private static func entries(
    _ lines: ArraySlice<ArraySlice<UInt8>>, in contents: [UInt8]
  ) -> [Entry] {
    var entries: [Entry] = []
    var (start, depth) = (lines.first?.startIndex ?? 0, 0)
    for line in lines {
      if depth == 0 { start = line.startIndex }
      depth = max(0, depth + line.bracketBalance)
      if depth == 0 || line.endIndex == lines.last?.endIndex {
        entries.append(Entry(raw: contents[start..<line.endIndex]))
      }
    }
    return entries
  }
}

/// Why a file has no usable region.
struct MarkerProblem: Error {
  let reason: Conflict.Reason
  init(_ reason: Conflict.Reason) { self.reason = reason }
}

extension MarkedRegion {
  /// The entries, without indentation and line breaks; no comments and no empty lines.
  var lines: [String] {
    entries.filter { !$0.text.isEmpty && !$0.text.isComment }
      .map { String(decoding: $0.text, as: UTF8.self) }
  }

  /// Adds a line at its place in the order; nothing if it is there, as it is or edited.
  mutating func insert(_ line: String, key: String) {
    let new = ArraySlice(line.utf8)
    var place = entries.endIndex
    for (index, entry) in entries.enumerated() {
      let text = entry.text
      if text == new || text.hasKey(key) { return }
      if place == entries.endIndex, !text.isComment, new.lexicographicallyPrecedes(text) {
        place = index
      }
    }
    entries.insert(Entry(raw: (indentation + new + lineBreak)[...]), at: place)
  }

  /// Takes out the line; if someone edited it, the one that starts with `key`.
  mutating func remove(_ line: String, key: String) {
    if let index = index(of: line, key: key) { entries.remove(at: index) }
  }

  /// Takes out the line if it is there as it was written.
  mutating func removeUnedited(_ line: String) {
    let line = ArraySlice(line.utf8)
    entries.removeAll { $0.text == line }
  }

  private func index(of line: String, key: String) -> Int? {
    let line = ArraySlice(line.utf8)
    return entries.firstIndex { $0.text == line } ?? entries.firstIndex { $0.text.hasKey(key) }
  }

  /// The whole file.
  var contents: [UInt8] {
    var bytes = Array(before)
    for entry in entries { bytes += entry.raw }
    return bytes + after
  }
}

extension ArraySlice<UInt8> {
  /// Whether the line is `// scaffold:NAME`, in a comment of any language; `nil` stands for any
  /// name.
  fileprivate func isMarker(_ name: String?) -> Bool {
    let text = drop(while: \.isBlank)
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

  fileprivate var isComment: Bool { starts(with: "//".utf8) || starts(with: "#".utf8) }

  /// Whether the line starts with `key` as a whole word: `HomeEntry.login` is no start of
  /// `HomeEntry.loginHistory`.
  fileprivate func hasKey(_ key: String) -> Bool {
    guard starts(with: key.utf8) else { return false }
    guard let last = key.utf8.last, last.isPartOfWord else { return true }
    return !(dropFirst(key.utf8.count).first?.isPartOfWord ?? false)
  }

  /// How many brackets are open at the end, less those at the start.
  fileprivate var bracketBalance: Int {
    if drop(while: \.isBlank).isComment { return 0 }
    return withUnsafeBufferPointer { bytes in
      var balance = 0
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["): balance += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"): balance -= 1
        default: break
        }
      }
      return balance
    }
  }

  /// The line without white space at its ends.
  fileprivate var trimmed: ArraySlice<UInt8> {
    var text = drop(while: \.isBlank)
    while text.last?.isBlank == true { text.removeLast() }
    return text
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  /// Whether the byte is of a letter, a digit or `_`.
  fileprivate var isPartOfWord: Bool {
    self >= 0x80 || self == UInt8(ascii: "_") || (0x30...0x39).contains(self)
      || (0x61...0x7A).contains(self | 0x20)
  }
}
