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
    else { throw .mixed }
    let middle = try lines(old.middle, ours.middle, theirs.middle, in: merge)
    return [.text(open)] + middle + [.text(close)]
  }

  /// A text with commas in brackets is a list, in whatever language it is. One that stands in another
  /// text is merged by lines alone: there would be no end to texts in texts.
  private static func lines(
    _ base: Text, _ disk: Text, _ wanted: Text, in merge: TreeMerge
  ) throws(Clash) -> [MergePiece] {
    if merge.language != .text,
      let pieces = TreeMerge.pieces(
        base: base, disk: disk, wanted: wanted, language: .text, level: merge.level),
      let text = pieces.text
    {
      return [.text(text[...])]
    }
    guard let text = LineMerge.pieces(base: base, disk: disk, wanted: wanted).text else {
      throw .mixed
    }
    return [.text(text[...])]
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
