import BaseData
import Core

nonisolated extension ListStore {
  /// Turns what is kept into what is shown.
  package typealias Make<Shown> = @Sendable (Item) throws(AppError) -> Shown

  /// The item with an id as it is shown; no answer if there is none.
  package func load<Shown: Sendable>(
    _ id: Item.ID, make: @escaping Make<Shown>
  ) -> Sourced<Shown>.Answers where Item.ID: Sendable {
    .answers { deliver throws(AppError) in
      if let item = try await item(id)?.map(make) { deliver(item) }
    }
  }

  /// Keeps an item, and gives what is shown of it.
  package func save<Shown: Sendable>(
    _ item: Item, make: Make<Shown>
  ) async throws(AppError) -> Sourced<Shown> {
    try await save(item)
    return Sourced(try make(item), from: .cache(age: 0))
  }

  /// Puts an item in the place of the one with its id, and gives what is shown of it.
  package func update<Shown: Sendable>(
    _ item: Item, make: Make<Shown>
  ) async throws(AppError) -> Sourced<Shown> {
    try await update(item)
    return Sourced(try make(item), from: .cache(age: 0))
  }
}
