import Core

nonisolated extension ItemTable
where Record: Identifiable, Record.ID: ColumnValue & Codable & Sendable {
  /// The same items; the one that is loaded is the one whose id is remembered.
  package func chosen(by id: KeptValue<Record.ID>) -> some ItemStore<Record> {
    ChosenItem(items: self, id: id)
  }
}

private nonisolated struct ChosenItem<Record: TableRecord & Identifiable>: ItemStore
where Record.ID: ColumnValue & Codable & Sendable {
  let items: ItemTable<Record>
  let id: KeptValue<Record.ID>

  func load() async throws(AppError) -> Sourced<Record>? {
    guard let id = try id.value() else { return nil }
    return try await items.item(id)
  }

  func save(_ item: Record) async throws(AppError) {
    try await items.save(item)
    try id.set(item.id)
  }
}
