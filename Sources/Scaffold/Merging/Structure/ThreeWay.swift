/// The rules for three texts that are taken as a whole.
enum ThreeWay {
  /// What comes of them; `nil` if both sides changed the text, and in two ways.
  static func pick(_ base: Text, _ disk: Text, _ wanted: Text) -> Text? {
    if base == disk { return wanted }
    return base == wanted || disk == wanted ? disk : nil
  }

  /// What comes of blank space and comments between two parts. Of two ways to lay out the same, that
  /// of the disk is kept.
  static func gap(_ base: Text, _ disk: Text, _ wanted: Text) throws(Clash) -> Text {
    if let text = pick(base, disk, wanted) { return text }
    let hasComments = [base, disk, wanted].contains { !$0.isBlank }
    guard hasComments else { return disk }
    guard let text = LineMerge.pieces(base: base, disk: disk, wanted: wanted).text else {
      throw .mixed
    }
    return text[...]
  }
}
