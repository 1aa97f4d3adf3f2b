/// The lines between `// scaffold:NAME` and `// scaffold:end` in a file that a team edits too.
///
/// Lines are added and taken out here and nowhere else in such a file. They stand sorted, have the
/// marker's indentation and the file's line breaks. All works on bytes: a project of a thousand
/// modules has a thousand lines here.
struct MarkedRegion {
  private let before: ArraySlice<UInt8>
  private let indentation: ArraySlice<UInt8>
  private let lineBreak: [UInt8]
  private var entries: [ArraySlice<UInt8>]
  private let after: ArraySlice<UInt8>

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
    entries = all[(start + 1)..<end].map(\.trimmed)
    after = contents[all[end].startIndex...]
  }
}

/// Why a file has no usable region.
struct MarkerProblem: Error {
  let reason: Conflict.Reason
  init(_ reason: Conflict.Reason) { self.reason = reason }
}

extension MarkedRegion {
  /// The lines, without indentation and line breaks.
  var lines: [String] { entries.map { String(decoding: $0, as: UTF8.self) } }

  /// Adds a line at its place in the order; nothing if it is there.
  mutating func insert(_ line: String) {
    let entry = ArraySlice(line.utf8)
    guard !entries.contains(entry) else { return }
    let index = entries.firstIndex { entry.lexicographicallyPrecedes($0) }
    entries.insert(entry, at: index ?? entries.endIndex)
  }

  /// Takes out the line; if someone edited it, the one that starts with `key`.
  mutating func remove(_ line: String, key: String) {
    let index =
      entries.firstIndex { $0.elementsEqual(line.utf8) }
      ?? entries.firstIndex { $0.starts(with: key.utf8) }
    if let index { entries.remove(at: index) }
  }

  /// The whole file.
  var contents: [UInt8] {
    var bytes = Array(before)
    for entry in entries {
      if !entry.isEmpty { bytes += indentation }
      bytes += entry
      bytes += lineBreak
    }
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

  /// The line without white space at its ends.
  fileprivate var trimmed: ArraySlice<UInt8> {
    var text = drop(while: \.isBlank)
    while text.last?.isBlank == true { text.removeLast() }
    return text
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
