/// Which elements of one list stand for which of another, however one reads the change.
///
/// Of three equal elements one may be gone, and nobody can say which. Only pairs that are in each
/// longest common part of the lists are matched.
struct CertainMatching {
  /// For each element of the old list its place in the new one.
  private(set) var places: [Int?]
  private let old: [Int]
  private let new: [Int]

  init(from old: [Int], to new: [Int]) {
    (self.old, self.new) = (old, new)
    places = Array(repeating: nil, count: old.count)
    let (a, b) = matchEnds()
    if !a.isEmpty, !b.isEmpty, a.count * b.count <= Self.mostCells { matchMiddle(a, b) }
  }

  /// Tables of more cells are not worth their time: what they would match stays unmatched.
  private static let mostCells = 1_000_000
}

extension CertainMatching {
  /// Matches what both lists begin and end with, as long as there is nothing like it elsewhere.
  ///
  /// - Returns: what is left of them.
  private mutating func matchEnds() -> (Range<Int>, Range<Int>) {
    let isSingle = Self.single(old).intersection(Self.single(new))
    var start = 0
    var (end, newEnd) = (old.count, new.count)
    while start < min(end, newEnd), old[start] == new[start], isSingle.contains(old[start]) {
      places[start] = start
      start += 1
    }
    while end > start, newEnd > start, old[end - 1] == new[newEnd - 1],
      isSingle.contains(old[end - 1])
    {
      (end, newEnd) = (end - 1, newEnd - 1)
      places[end] = newEnd
    }
    return (start..<end, start..<newEnd)
  }

  private static func single(_ list: [Int]) -> Set<Int> {
    let counts = list.reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }
    return Set(counts.filter { $0.value == 1 }.keys)
  }

  private mutating func matchMiddle(_ a: Range<Int>, _ b: Range<Int>) {
    let before = lengths(a, b)
    let behind = lengths(a.reversed().map(\.self), b.reversed().map(\.self))
    let length = before[a.count][b.count]
    for i in 0..<a.count {
      let isNeeded = (0...b.count).allSatisfy { j in
        before[i][j] + behind[a.count - i - 1][b.count - j] < length
      }
      guard isNeeded else { continue }
      let fits = (0..<b.count).filter { j in
        old[a.lowerBound + i] == new[b.lowerBound + j]
          && before[i][j] + 1 + behind[a.count - i - 1][b.count - j - 1] == length
      }
      if fits.count == 1 { places[a.lowerBound + i] = b.lowerBound + fits[0] }
    }
  }

  /// How long the longest common part is of each two beginnings of two lists of places.
  private func lengths(
    _ a: some RandomAccessCollection<Int>, _ b: some RandomAccessCollection<Int>
  ) -> [[Int32]] {
    var rows = [[Int32](repeating: 0, count: b.count + 1)]
    for i in a {
      var row: [Int32] = [0]
      for (index, j) in b.enumerated() {
        let last = rows[rows.count - 1]
        row.append(old[i] == new[j] ? last[index] + 1 : max(last[index + 1], row[index]))
      }
      rows.append(row)
    }
    return rows
  }
}
