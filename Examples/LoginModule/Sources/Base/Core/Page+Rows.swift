nonisolated extension Page where Item: Identifiable {
  /// Adds the page after this one. A row that is there already is updated in its place.
  package mutating func append(_ page: Page) {
    let places = Dictionary(
      items.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    for item in page.items {
      if let place = places[item.id] { items[place] = item } else { items.append(item) }
    }
    next = page.next
    dropped += page.dropped
  }
}

nonisolated extension Array where Element: Identifiable {
  /// Puts an element in the place of the one with its id.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  package mutating func update(_ element: Element) -> Bool {
    guard let index = firstIndex(where: { $0.id == element.id }) else { return false }
    self[index] = element
    return true
  }

  /// Takes the element with an id out, and tells where it was.
  package mutating func take(_ id: Element.ID) -> (element: Element, index: Int)? {
    guard let index = firstIndex(where: { $0.id == id }) else { return nil }
    return (remove(at: index), index)
  }

  /// Puts an element back where it was, unless it is there again.
  package mutating func putBack(_ element: Element, at index: Int) {
    if contains(where: { $0.id == element.id }) { return }
    insert(element, at: Swift.min(index, count))
  }
}
