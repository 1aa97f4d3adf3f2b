/// The rules for three texts that are taken as a whole.
enum ThreeWay {
  /// The merge of the texts; `nil` if both sides changed the text, and in two ways.
  static func pick(_ base: Text, _ disk: Text, _ wanted: Text) -> Text? {
    if base == disk { return wanted }
    return base == wanted || disk == wanted ? disk : nil
  }

  /// The merge of blank space and comments between two parts. Of two ways to lay out the same, that
  /// of the disk is kept.
  static func gap(_ base: Text, _ disk: Text, _ wanted: Text) throws(Clash) -> Text {
    if let text = pick(base, disk, wanted) { return text }
    let hasComments = [base, disk, wanted].contains { !$0.isBlank }
    guard hasComments else { return disk }
    // A blank line comes and goes with what stands above it.
    let blank = pick(base.blankLines, disk.blankLines, wanted.blankLines) ?? disk.blankLines
    let rest = [base, disk, wanted].map { $0.dropFirst($0.blankLines.count) }
    let comments =
      pick(rest[0], rest[1], rest[2])
      ?? LineMerge.pieces(base: rest[0], disk: rest[1], wanted: rest[2]).text?[...]
    guard let comments else { throw .order }
    return blank + comments
  }
}

extension Text {
  /// The blank lines that it begins with.
  fileprivate var blankLines: Text { prefix { $0 == UInt8(ascii: "\n") } }
}
