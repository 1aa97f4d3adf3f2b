/// Merges files of code or JSON by their structure, and files of anything else by lines.
enum CodeMerge {
  static func pieces(
    base: Text, disk: Text, wanted: Text, language: Language
  ) -> [MergePiece] {
    let all: [MergePiece] = [
      .choice(MergePiece.Choice(base: base, disk: disk, wanted: wanted, place: disk.startIndex))
    ]
    let lines = { LineMerge.pieces(base: base, disk: disk, wanted: wanted) }
    guard let pieces = TreeMerge.pieces(base: base, disk: disk, wanted: wanted, language: language)
    else { return [base, disk, wanted].contains(where: Units.areTooDeep) ? all : lines() }
    guard let text = pieces.text else { return pieces }
    if Units.areWhole(text), TokenCount.adds(up: text, base, disk, wanted) { return pieces }
    let other = lines()
    if let text = other.text, Units.areWhole(text), TokenCount.adds(up: text, base, disk, wanted) {
      return other
    }
    return other.text == nil ? other : all
  }
}
