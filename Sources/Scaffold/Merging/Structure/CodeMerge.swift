import SwiftReading

/// Merges files of code or JSON by their structure, and files that have none by lines.
enum CodeMerge {
  static func pieces(
    base: Text, disk: Text, wanted: Text, language: Language
  ) -> [MergePiece] {
    func all(_ clash: Clash) -> [MergePiece] {
      [
        .choice(
          MergePiece.Choice(
            base: base, disk: disk, wanted: wanted, place: disk.startIndex,
            renamed: clash.renamed))
      ]
    }
    let lines = { LineMerge.pieces(base: base, disk: disk, wanted: wanted) }
    guard let old = SwiftSource(merging: base), let ours = SwiftSource(merging: disk),
      let theirs = SwiftSource(merging: wanted)
    else {
      return [base, disk, wanted].contains(where: SwiftSource.isTooDeep) ? all(.order) : lines()
    }
    do throws(Clash) {
      let pieces = try TreeMerge.pieces(
        base: old, disk: ours, wanted: theirs, language: language)
      guard let text = pieces.text else { return pieces }
      guard let result = SwiftSource(merging: text),
        TokenCount.adds(up: result, old, ours, theirs)
      else { throw .order }
      return pieces
    } catch {
      let lines = error == .order ? lines() : []
      return lines.choices.isEmpty ? all(error) : lines
    }
  }
}
