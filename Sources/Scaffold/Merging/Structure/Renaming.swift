/// The new names on each side for names of the base.
struct Renaming {
  private(set) var disk: [Text: Text] = [:]
  private(set) var wanted: [Text: Text] = [:]

  /// The names of an inner scope hide those of an outer one.
  func adding(_ inner: Renaming) -> Renaming {
    Renaming(
      disk: disk.merging(inner.disk) { $1 }, wanted: wanted.merging(inner.wanted) { $1 })
  }
}

extension Text {
  /// The text with other names in the place of some.
  func renamed(_ names: [Text: Text]) -> Text {
    guard !names.isEmpty else { return self }
    var result: [UInt8] = []
    var place = startIndex
    while place < endIndex {
      let isWord = self[place].isOfName
      let end = self[place...].firstIndex { $0.isOfName != isWord } ?? endIndex
      result += names[self[place..<end]] ?? self[place..<end]
      place = end
    }
    return result[...]
  }
}
