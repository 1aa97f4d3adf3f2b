import Ground
import SwiftReading

/// Merges texts of several lines: SQL, JSON, prose.
enum LiteralMerge {
  /// - Parameter merge: that of what is around them.
  static func pieces(
    _ base: Text, _ disk: Text, _ wanted: Text, in merge: TreeMerge
  ) throws(Clash) -> [MergePiece] {
    if let text = ThreeWay.pick(base, disk, wanted) { return [.text(text)] }
    guard let old = Lines(of: base), let ours = Lines(of: disk), let theirs = Lines(of: wanted),
      let open = ThreeWay.pick(old.open, ours.open, theirs.open),
      let close = ThreeWay.pick(old.close, ours.close, theirs.close)
    else { throw .order }
    guard let middle = middle(old.middle, ours.middle, theirs.middle, in: merge) else {
      throw .order
    }
    return [.text(open), .text(middle[...]), .text(close)]
  }

  /// JSON is merged by its keys and a table in SQL by its columns, anything else by what stands between
  /// blank lines and behind `;`: what both sides changed of one statement nobody can put together. What
  /// stands in another text has no keys: there would be no end to texts in texts.
  private static func middle(
    _ base: Text, _ disk: Text, _ wanted: Text, in merge: TreeMerge
  ) -> [UInt8]? {
    if merge.language != .text, [base, disk, wanted].allSatisfy({ $0.isJSON || $0.isTable }) {
      guard let old = SwiftSource(merging: base), let ours = SwiftSource(merging: disk),
        let theirs = SwiftSource(merging: wanted)
      else { return nil }
      let pieces = try? TreeMerge.pieces(
        base: old, disk: ours, wanted: theirs, language: .text, level: merge.level)
      return pieces?.text
    }
    return LineMerge.pieces(base.statements, disk.statements, wanted.statements).text
  }
}

extension LiteralMerge {
  /// A text between three quotes, in its parts.
  private struct Lines {
    let open: Text
    let middle: Text
    let close: Text

    init?(of text: Text) {
      guard let first = text.firstIndex(of: UInt8(ascii: "\n")),
        let last = text.lastIndex(of: UInt8(ascii: "\n"))
      else { return nil }
      open = text[...first]
      middle = text[(first + 1)..<max(last + 1, first + 1)]
      close = text[(last + 1)...]
    }
  }
}

extension Text {
  fileprivate var isJSON: Bool {
    let text = trimmed
    return text.first == UInt8(ascii: "{") && text.last == UInt8(ascii: "}")
      || text.first == UInt8(ascii: "[") && text.last == UInt8(ascii: "]")
  }

  /// True if it makes a table, and does nothing else.
  fileprivate var isTable: Bool {
    trimmed.starts(with: "CREATE TABLE ".utf8) && statements.count == 1
  }

  /// Lines that belong together.
  fileprivate var statements: [Text] {
    var statements: [Text] = []
    var start = startIndex
    for line in lines where line.isBlank || line.trimmed.last == UInt8(ascii: ";") {
      statements.append(self[start..<line.endIndex])
      start = line.endIndex
    }
    return statements + (start < endIndex ? [self[start...]] : [])
  }
}
