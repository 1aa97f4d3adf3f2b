/// Which elements of one list stand for which of another, in the same order in both.
///
/// Elements that each list has once are matched first, as in a patience diff: they are what a reader
/// would hold on to. What lies between them is matched by its longest common part.
struct Matching: Sendable {
  /// For each element of the old list its place in the new one.
  private(set) var places: [Int?]

  init(from old: [Int], to new: [Int]) {
    places = Array(repeating: nil, count: old.count)
    var waiting = [(old: 0..<old.count, new: 0..<new.count)]
    while let next = waiting.popLast() {
      let (a, b) = matchEnds(next.old, next.new, old, new)
      if a.isEmpty || b.isEmpty { continue }
      let anchors = Self.anchors(a, b, old, new)
      if anchors.isEmpty {
        matchLongest(a, b, old, new)
      } else {
        var (i, j) = (a.lowerBound, b.lowerBound)
        for anchor in anchors {
          places[anchor.old] = anchor.new
          waiting.append((i..<anchor.old, j..<anchor.new))
          (i, j) = (anchor.old + 1, anchor.new + 1)
        }
        waiting.append((i..<a.upperBound, j..<b.upperBound))
      }
    }
  }
}

extension Matching {
  /// Matches what both ranges begin and end with.
  ///
  /// - Returns: what is left of them.
  private mutating func matchEnds(
    _ a: Range<Int>, _ b: Range<Int>, _ old: [Int], _ new: [Int]
  ) -> (Range<Int>, Range<Int>) {
    var (i, j, k, l) = (a.lowerBound, b.lowerBound, a.upperBound, b.upperBound)
    while i < k, j < l, old[i] == new[j] {
      places[i] = j
      (i, j) = (i + 1, j + 1)
    }
    while k > i, l > j, old[k - 1] == new[l - 1] {
      (k, l) = (k - 1, l - 1)
      places[k] = l
    }
    return (i..<k, j..<l)
  }

  /// The elements that both ranges have once, as many as stand in the same order in both.
  private static func anchors(
    _ a: Range<Int>, _ b: Range<Int>, _ old: [Int], _ new: [Int]
  ) -> [(old: Int, new: Int)] {
    let (ours, theirs) = (single(a, in: old), single(b, in: new))
    let common = a.compactMap { i -> (old: Int, new: Int)? in
      guard ours[old[i]] == .some(.some(i)), case .some(.some(let j)) = theirs[old[i]] else {
        return nil
      }
      return (i, j)
    }
    return LongestRise.indices(of: common.map(\.new)).map { common[$0] }
  }

  /// Where each element stands that a range has once; `nil` for one that it has more often.
  private static func single(_ range: Range<Int>, in list: [Int]) -> [Int: Int?] {
    var places: [Int: Int?] = [:]
    for index in range {
      if places.updateValue(index, forKey: list[index]) != nil {
        places.updateValue(nil, forKey: list[index])
      }
    }
    return places
  }

  /// Tables of more cells are not worth their time: what they would match stays unmatched.
  private static let mostCells = 1_000_000

  /// Matches the longest list of elements that stand in both ranges in this order.
  private mutating func matchLongest(
    _ a: Range<Int>, _ b: Range<Int>, _ old: [Int], _ new: [Int]
  ) {
    guard a.count * b.count <= Self.mostCells else { return }
    let width = b.count + 1
    var lengths = [Int32](repeating: 0, count: (a.count + 1) * width)
    for i in a.indices.reversed() {
      let row = (i - a.lowerBound) * width
      for j in b.indices.reversed() {
        let cell = row + j - b.lowerBound
        lengths[cell] =
          old[i] == new[j]
          ? lengths[cell + width + 1] + 1 : max(lengths[cell + width], lengths[cell + 1])
      }
    }
    var (i, j) = (a.lowerBound, b.lowerBound)
    while i < a.upperBound, j < b.upperBound {
      let cell = (i - a.lowerBound) * width + j - b.lowerBound
      if old[i] == new[j] {
        places[i] = j
        (i, j) = (i + 1, j + 1)
      } else if lengths[cell + width] >= lengths[cell + 1] {
        i += 1
      } else {
        j += 1
      }
    }
  }
}
