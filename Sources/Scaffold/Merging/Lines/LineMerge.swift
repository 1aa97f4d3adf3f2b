import Ground

/// Merges three texts line by line: what one side changed is taken, if the other left it alone.
struct LineMerge {
  private let base: [ArraySlice<UInt8>]
  private let disk: [ArraySlice<UInt8>]
  private let wanted: [ArraySlice<UInt8>]
  private let toDisk: [Int?]
  private let toWanted: [Int?]
  private var pieces: [MergePiece] = []

  static func pieces(base: Text, disk: Text, wanted: Text) -> [MergePiece] {
    var merge = LineMerge(base.lines, disk.lines, wanted.lines) {
      Matching(from: $0, to: $1).places
    }
    merge.run(end: disk.endIndex)
    return merge.pieces
  }

  /// Merges texts that are in parts already, of which only those count that are surely the same.
  static func pieces(_ base: [Text], _ disk: [Text], _ wanted: [Text]) -> [MergePiece] {
    var merge = LineMerge(base, disk, wanted) { CertainMatching(from: $0, to: $1).places }
    merge.run(end: 0)
    return merge.pieces
  }

  private init(
    _ base: [Text], _ disk: [Text], _ wanted: [Text], matching: ([Int], [Int]) -> [Int?]
  ) {
    (self.base, self.disk, self.wanted) = (base, disk, wanted)
    var numbering = Numbering<ArraySlice<UInt8>>()
    let numbers = numbering.numbers(of: base)
    toDisk = matching(numbers, numbering.numbers(of: disk))
    toWanted = matching(numbers, numbering.numbers(of: wanted))
  }
}

extension LineMerge {
  private mutating func run(end: Int) {
    var (i, j, k) = (0, 0, 0)
    for line in base.indices {
      guard let inDisk = toDisk[line], let inWanted = toWanted[line] else { continue }
      settle(i..<line, j..<inDisk, k..<inWanted, end)
      pieces.append(.text(disk[inDisk]))
      (i, j, k) = (line + 1, inDisk + 1, inWanted + 1)
    }
    settle(i..<base.count, j..<disk.count, k..<wanted.count, end)
  }

  /// Merges the lines between two that all sides have.
  private mutating func settle(_ i: Range<Int>, _ j: Range<Int>, _ k: Range<Int>, _ end: Int) {
    let (old, ours, theirs) = (base[i], disk[j], wanted[k])
    if ours == theirs || old == theirs {
      pieces += ours.map(MergePiece.text)
    } else if old == ours {
      pieces += theirs.map(MergePiece.text)
    } else {
      let place = j.lowerBound < disk.count ? disk[j.lowerBound].startIndex : end
      pieces.append(
        .choice(
          MergePiece.Choice(
            base: Self.joined(old), disk: Self.joined(ours), wanted: Self.joined(theirs),
            place: place)))
    }
  }

  /// Lines that follow one another, as the one text that they are.
  private static func joined(_ lines: ArraySlice<ArraySlice<UInt8>>) -> ArraySlice<UInt8> {
    lines.reduce(into: []) { $0 += $1 }
  }
}
