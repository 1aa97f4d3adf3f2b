nonisolated extension Array where Element: Identifiable {
  /// Puts an element in the place of the one with its id.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  package mutating func replace(_ element: Element) -> Bool {
    guard let index = firstIndex(where: { $0.id == element.id }) else { return false }
    self[index] = element
    return true
  }
}
