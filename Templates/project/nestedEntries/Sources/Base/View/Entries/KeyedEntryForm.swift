/// The fields of a row of a map: a key, and the value under it.
package nonisolated protocol KeyedEntryForm: EntryForm {
  var key: TextEntry<String> { get set }
}

/// A value of a map, and the key that it stands under.
package nonisolated struct KeyedValue<Value: Sendable>: Sendable {
  package let key: String
  package let value: Value

  package init(key: String, value: Value) {
    self.key = key
    self.value = value
  }
}

nonisolated extension RowsEntry where Entries: KeyedEntryForm {
  /// Enters a map, in the order of its keys; without one, nothing.
  package mutating func enter<Value>(
    _ values: [String: Value]?, as form: (String, Value) -> Entries
  ) {
    enter((values ?? [:]).sorted { $0.key < $1.key }) { form($0.key, $0.value) }
  }

  /// The map that was entered; if it cannot be sent, or a key is there twice, its fields say why.
  package mutating func checkMap<Value>() -> [String: Value]?
  where Entries.Input == KeyedValue<Value> {
    guard let pairs = check() else { return nil }
    let map = Dictionary(pairs.map { ($0.key, $0.value) }) { first, _ in first }
    guard map.count < pairs.count else { return map }
    for index in pairs.indices where pairs[..<index].contains(where: { $0.key == pairs[index].key })
    {
      rows[index].entries.key.error = BaseText.twice
    }
    return nil
  }

  /// The map that was entered, or nothing, if there is no row.
  package mutating func checkMapIfAny<Value>() -> [String: Value]??
  where Entries.Input == KeyedValue<Value> {
    isBlank ? .some(nil) : checkMap().map { .some($0) }
  }
}
