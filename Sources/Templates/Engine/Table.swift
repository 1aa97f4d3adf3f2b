/// Elements of one kind, which others name by an index that fits no other table.
struct Table<Kind: Sendable>: Sendable {
  private var elements: [Kind] = []
}

/// Where an element lies in the table of its kind.
struct Index<Kind>: Sendable {
  fileprivate let position: Int
}

/// Where neighbours lie in the table of their kind, one after the other.
struct Stretch<Kind>: Sendable {
  fileprivate var start: Int
  fileprivate let end: Int

  /// A stretch of nothing.
  static var none: Stretch { Stretch(start: 0, end: 0) }
}

extension Table {
  subscript(index: Index<Kind>) -> Kind { elements[index.position] }

  subscript(stretch: Stretch<Kind>) -> ArraySlice<Kind> { elements[stretch.start..<stretch.end] }

  /// Appends one element, and returns where it lies.
  mutating func store(_ element: Kind) -> Index<Kind> {
    elements.append(element)
    return Index(position: elements.count - 1)
  }

  /// Appends what belongs together, and returns where it lies.
  mutating func store(_ neighbours: [Kind]) -> Stretch<Kind> {
    elements.append(contentsOf: neighbours)
    return Stretch(start: elements.count - neighbours.count, end: elements.count)
  }
}

extension Stretch: Sequence, IteratorProtocol {
  mutating func next() -> Index<Kind>? {
    guard start < end else { return nil }
    defer { start += 1 }
    return Index(position: start)
  }

  var count: Int { end - start }

  var first: Index<Kind>? { count > 0 ? Index(position: start) : nil }
}
