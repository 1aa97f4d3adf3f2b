import BaseBusiness

nonisolated extension StubPages: ItemSaving {
  /// What is saved as it is, is forgotten.
  package func save(_ item: Item) {}
}
