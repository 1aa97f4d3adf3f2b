/// Which items of an entry are which in a changed one.
struct ItemMap {
  let places: [Int?]
  /// The old items that nothing else in either entry is like.
  private let isSingle: [Bool]

  /// - Parameters: the items as numbers, as an `Outline` gives them.
  init(from old: [Int], to new: [Int]) {
    places = Matching(from: old, to: new).places
    let counts = [old, new].map { numbers in
      numbers.reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }
    }
    isSingle = old.map { counts[0][$0] == 1 && counts[1][$0] == 1 }
  }

  /// For each new item the old one.
  func inverse(count: Int) -> [Int?] {
    var inverse = [Int?](repeating: nil, count: count)
    for (index, place) in places.enumerated() {
      if let place { inverse[place] = index }
    }
    return inverse
  }

  /// True if an item is known by more than its bracket, of which there may be several: by the item
  /// before it, or since there is no other.
  func isSure(_ index: Int) -> Bool {
    guard let place = places[index] else { return false }
    if isSingle[index] { return true }
    guard index > 0 else { return place == 0 }
    return places[index - 1] == place - 1
  }
}
