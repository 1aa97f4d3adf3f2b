/// The shortest way from one list of lines to another, after Myers (1986).
struct LineDiff {
  typealias Line = ArraySlice<UInt8>

  /// An edit of one line.
  enum Edit: Equatable {
    case keep(Line)
    case remove(Line)
    case insert(Line)
  }

  let edits: [Edit]

  init(from old: [Line], to new: [Line]) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let room = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(room).prefix { $0 == $1 }.count
    let middle = Self.edits(
      from: Array(old[start..<(old.count - end)]), to: Array(new[start..<(new.count - end)]))
    edits = old[..<start].map(Edit.keep) + middle + old.suffix(end).map(Edit.keep)
  }
}

extension LineDiff {
  private static func edits(from old: [Line], to new: [Line]) -> [Edit] {
    guard !old.isEmpty, !new.isEmpty, let frontiers = frontiers(from: old, to: new) else {
      return old.map(Edit.remove) + new.map(Edit.insert)
    }
    return path(through: frontiers, from: old, to: new)
  }

  /// More edits than this are not worth their memory: all is shown as replaced.
  private static let mostEdits = 1_500

  /// The farthest point on each diagonal, for every number of edits until the end is reached; `nil`
  /// if there are too many.
  private static func frontiers(from old: [Line], to new: [Line]) -> [[Int]]? {
    let limit = old.count + new.count
    var farthest = [Int](repeating: 0, count: 2 * limit + 2)
    var frontiers: [[Int]] = []
    for distance in 0...min(limit, mostEdits) {
      frontiers.append(Array(farthest[(limit - distance)...(limit + distance + 1)]))
      for diagonal in stride(from: -distance, through: distance, by: 2) {
        let isDown =
          diagonal == -distance
          || diagonal != distance
            && farthest[limit + diagonal - 1] < farthest[limit + diagonal + 1]
        var x = isDown ? farthest[limit + diagonal + 1] : farthest[limit + diagonal - 1] + 1
        while x < old.count, x - diagonal < new.count, old[x] == new[x - diagonal] { x += 1 }
        farthest[limit + diagonal] = x
        if x >= old.count, x - diagonal >= new.count { return frontiers }
      }
    }
    return nil
  }

  /// Walks the frontiers back from the end.
  private static func path(
    through frontiers: [[Int]], from old: [Line], to new: [Line]
  ) -> [Edit] {
    var edits: [Edit] = []
    var (x, y) = (old.count, new.count)
    for (distance, farthest) in frontiers.enumerated().reversed() {
      let diagonal = x - y
      let at = { (diagonal: Int) in farthest[distance + diagonal] }
      let isDown =
        diagonal == -distance || diagonal != distance && at(diagonal - 1) < at(diagonal + 1)
      let startX = distance == 0 ? 0 : isDown ? at(diagonal + 1) : at(diagonal - 1)
      let startY = distance == 0 ? 0 : startX - (isDown ? diagonal + 1 : diagonal - 1)
      while x > startX, y > startY, old[x - 1] == new[y - 1] {
        (x, y) = (x - 1, y - 1)
        edits.append(.keep(old[x]))
      }
      guard distance > 0 else { break }
      edits.append(isDown ? .insert(new[startY]) : .remove(old[startX]))
      (x, y) = (startX, startY)
    }
    return edits.reversed()
  }
}
