/// Which items of an entry are which in a changed one.
struct ItemMap {
  let places: [Int?]

  init(_ places: [Int?]) { self.places = places }

  /// For each new item the old one.
  func inverse(count: Int) -> [Int?] {
    var inverse = [Int?](repeating: nil, count: count)
    for (index, place) in places.enumerated() {
      if let place { inverse[place] = index }
    }
    return inverse
  }

  /// Whether an item is known by the one before it too: brackets are alike.
  func isSure(_ index: Int) -> Bool {
    guard let place = places[index] else { return false }
    guard index > 0 else { return place == 0 }
    return places[index - 1] == place - 1
  }
}
