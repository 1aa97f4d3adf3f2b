import Ground

/// Makes conflicts of the lines in a merged text that only the disk has, where they cannot stay.
struct UnusableLines {
  private(set) var pieces: [MergePiece]
  /// The lines that were made conflicts, from one.
  private(set) var lines: Set<Int> = []

  /// - Parameter refused: the lines of the merged text that cannot stay, from one.
  init(_ refused: Set<Int>, in pieces: [MergePiece], disk: [UInt8], wanted: [UInt8]) {
    self.pieces = pieces
    guard !refused.isEmpty else { return }
    let stretches = pieces.stretches
    var numbering = Numbering<Text>()
    let merged = stretches.flatMap(\.lines)
    let numbers = numbering.numbers(of: merged)
    let (diskLines, wantedLines) = (disk.lines, wanted.lines)
    let toWanted = Self.slid(
      Matching(from: numbers, to: numbering.numbers(of: wantedLines)).places, numbers)
    let toDisk = Matching(from: numbers, to: numbering.numbers(of: diskLines)).places
    self.pieces = []
    var first = 0
    for stretch in stretches {
      let end = first + stretch.lines.count
      if let choice = stretch.choice {
        self.pieces.append(.choice(choice))
      } else {
        split(first..<end, merged, toWanted, refused) { lines in
          let instead = Self.gap(around: lines, toWanted, count: wantedLines.count)
          return MergePiece.Choice(
            base: [], disk: merged[lines].reduce(into: Text()) { $0 += $1 },
            wanted: wantedLines[instead].reduce(into: Text()) { $0 += $1 },
            place: toDisk[lines.lowerBound...].lazy.compactMap(\.self).first
              .map { diskLines[$0].startIndex } ?? disk.endIndex)
        }
      }
      first = end
    }
  }

  /// The same with what is not wanted as far below as it can stand: of two brackets that both may be its
  /// last line, that is the second.
  private static func slid(_ toWanted: [Int?], _ numbers: [Int]) -> [Int?] {
    var places = toWanted
    var start = 0
    for index in places.indices where places[index] != nil {
      if start < index, numbers[start] == numbers[index] {
        places.swapAt(start, index)
        start += 1
      } else {
        start = index + 1
      }
    }
    return places
  }

  /// The lines that are wanted where the disk has some of its own.
  private static func gap(
    around lines: Range<Int>, _ toWanted: [Int?], count: Int
  ) -> Range<Int> {
    let (before, behind) = (lines.lowerBound - 1, lines.upperBound)
    // Next to another conflict they are those of that one.
    guard let start = before < 0 ? 0 : toWanted[before].map({ $0 + 1 }),
      let end = behind < toWanted.count ? toWanted[behind] : count
    else { return 0..<0 }
    return start..<max(start, end)
  }

  private mutating func split(
    _ range: Range<Int>, _ merged: [Text], _ toWanted: [Int?], _ refused: Set<Int>,
    choice: (Range<Int>) -> MergePiece.Choice
  ) {
    var start = range.lowerBound
    while start < range.upperBound {
      let isWanted = toWanted[start] != nil
      let end =
        (start..<range.upperBound).first { (toWanted[$0] != nil) != isWanted } ?? range.upperBound
      let found = Set((start..<end).map { $0 + 1 }).intersection(refused)
      if isWanted || found.isEmpty {
        pieces += merged[start..<end].map(MergePiece.text)
      } else {
        lines.formUnion(found)
        pieces.append(.choice(choice(start..<end)))
      }
      start = end
    }
  }
}

extension [MergePiece] {
  /// The texts between two choices, and each choice with the lines that are wanted in its place.
  fileprivate var stretches: [(lines: [Text], choice: MergePiece.Choice?)] {
    var stretches: [(lines: [Text], choice: MergePiece.Choice?)] = []
    var text: [UInt8] = []
    for piece in self {
      switch piece {
      case .text(let part): text += part
      case .choice(let choice):
        stretches.append((text[...].lines, nil))
        stretches.append((choice.wanted.lines, choice))
        text = []
      }
    }
    return stretches + [(text[...].lines, nil)]
  }
}
