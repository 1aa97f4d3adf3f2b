import Core

/// An item of which nobody asks how old it is.
nonisolated extension KeptValue: ItemStore {
  package func load() throws(AppError) -> Sourced<Value>? {
    try value().map { Sourced($0, from: .cache(age: 0)) }
  }

  package func save(_ item: Value) throws(AppError) {
    try set(item)
  }
}
