/// The lines between `// scaffold:NAME` and `// scaffold:end` in a file that a team edits too.
///
/// Lines are added and taken out here and nowhere else in such a file. They stand sorted, have the
/// marker's indentation and the file's line breaks.
struct MarkedRegion {
  private let before: [ArraySlice<UInt8>]
  private let indentation: ArraySlice<UInt8>
  private let lineBreak: [UInt8]
  private(set) var lines: [String]
  private let after: [ArraySlice<UInt8>]

  /// - Throws: a reason for a conflict if the marker is missing, doubled or not closed.
  init(_ name: String, in contents: [UInt8], for line: String) throws(MarkerProblem) {
    let all = contents.lines
    let starts = all.indices.filter { all[$0].marker == name }
    guard let start = starts.first else { throw MarkerProblem(.markerMissing(name, line: line)) }
    guard starts.count == 1 else { throw MarkerProblem(.markerDoubled(name)) }
    let rest = all[(start + 1)...]
    guard let end = rest.firstIndex(where: { $0.marker != nil }), all[end].marker == "end" else {
      throw MarkerProblem(.markerUnclosed(name))
    }
    before = Array(all[...start])
    indentation = all[start].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    lineBreak = all[start].suffix(2).elementsEqual("\r\n".utf8) ? [13, 10] : [10]
    lines = all[(start + 1)..<end].map { String(decoding: $0, as: UTF8.self).trimmed }
    after = Array(all[end...])
  }
}

/// Why a file has no usable region.
struct MarkerProblem: Error {
  let reason: Conflict.Reason
  init(_ reason: Conflict.Reason) { self.reason = reason }
}

extension MarkedRegion {
  /// Adds a line at its place in the order; nothing if it is there.
  mutating func insert(_ line: String) {
    guard !lines.contains(line) else { return }
    lines.insert(line, at: lines.firstIndex { $0 > line } ?? lines.endIndex)
  }

  /// Takes out the line; if someone edited it, the one that starts with `key`.
  mutating func remove(_ line: String, key: String) {
    guard let index = lines.firstIndex(of: line) ?? lines.firstIndex(where: { $0.hasPrefix(key) })
    else { return }
    lines.remove(at: index)
  }

  /// The whole file.
  var contents: [UInt8] {
    let middle = lines.flatMap { $0.isEmpty ? lineBreak : indentation + Array($0.utf8) + lineBreak }
    return before.flatMap { $0 } + middle + after.flatMap { $0 }
  }
}

extension ArraySlice<UInt8> {
  /// `modules` for a line that says `// scaffold:modules`, in a comment of any language.
  fileprivate var marker: String? {
    let text = drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard let comment = ["// ", "# ", "<!-- "].first(where: { text.starts(with: $0.utf8) }) else {
      return nil
    }
    let body = text.dropFirst(comment.utf8.count)
    guard body.starts(with: "scaffold:".utf8) else { return nil }
    return String(decoding: body.dropFirst(9), as: UTF8.self)
      .trimmed.split(separator: " ").first.map(String.init)
  }
}
