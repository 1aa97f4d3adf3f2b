import BaseBusiness
import Core

/// The promises of a list that is on this device alone.
package nonisolated struct ListContract<
  Handler: PageLoading & ItemSaving & ItemRemoving, Stores: Sendable
>: Sendable where Handler.Item: Equatable {
  package typealias Item = Handler.Item
  /// Makes the handler of a module, with nothing in it.
  package typealias Make = @Sendable (Stores) -> Handler

  private let items: (Item, Item)
  private let stores: ContractStores<Stores>
  private let make: Make

  /// - Parameter items: Two of different ids.
  package init(
    of items: (Item, Item), in stores: ContractStores<Stores>, make: @escaping Make
  ) {
    self.items = items
    self.stores = stores
    self.make = make
  }

  /// The breaches of the promises: none.
  package func breaches() async throws -> [String] {
    let handler = make(stores.empty())
    let empty = try await page(of: handler)
    for item in [items.1, items.0, items.1] { try await handler.save(item) }
    let saved = try await page(of: handler)
    try await handler.remove(items.0.id)
    let left = try await page(of: handler)
    return faults([
      ("something was there at first", empty.isEmpty),
      ("each is not there once, in its place", saved == [items.1, items.0]),
      ("another one was removed", left == [items.1]),
    ])
  }

  private func filled() async throws -> Handler {
    let handler = make(stores.empty())
    for item in [items.0, items.1] { try await handler.save(item) }
    return handler
  }

  private func faults(_ checks: [(words: String, isKept: Bool)]) -> [String] {
    checks.filter { !$0.isKept }.map(\.words)
  }

  /// All that a list has, whose end must be reported.
  private func page(of handler: Handler) async throws -> [Item] {
    let answer = await handler.list.asked(.cacheFirst)
    guard answer.isWhole, answer.failure == nil else { throw AppError.cancelled }
    return answer.items
  }
}

// What may be asked of it besides. Each gives what came to be that is against a promise: nothing.
nonisolated extension ListContract where Handler: DetailLoading {
  /// One of them is shown.
  package func detail() async throws -> [String] {
    let answers = try await filled().load(items.1.id, .cacheFirst).all()
    let none = await make(stores.empty()).load(items.1.id, .cacheFirst).all()
    return faults([
      ("another one", answers.map { try? $0.get().value } == [items.1]),
      ("something that is not there", none.isEmpty),
    ])
  }
}

nonisolated extension ListContract where Handler: ItemCreating {
  /// A new one is the last of them.
  package func create(_ input: Handler.Input) async throws -> [String] {
    let handler = try await filled()
    let created = try await handler.create(input)?.value
    let page = try await page(of: handler)
    return faults([
      ("it is not the last", page == [items.0, items.1] + [created].compactMap(\.self)),
      ("it has the id of another", Set(page.map(\.id)).count == 3),
    ])
  }
}

nonisolated extension ListContract where Handler: ItemEditing {
  /// One is another in its place.
  ///
  /// - Parameter item: What the input makes of the second item.
  package func edit(_ input: Handler.Input, makes item: Item) async throws -> [String] {
    let handler = try await filled()
    let saved = try await handler.save(input, as: items.1.id).value
    return faults([
      ("another one was saved", saved == item),
      ("another list", try await page(of: handler) == [items.0, item]),
    ])
  }
}

nonisolated extension ListContract where Handler: ItemRemoving {
  /// One is gone.
  package func remove() async throws -> [String] {
    let handler = try await filled()
    try await handler.remove(items.0.id)
    return faults([("another list", try await page(of: handler) == [items.1])])
  }
}

nonisolated extension ListContract where Handler: ItemSearching {
  /// - Parameter text: What the second item has, and the first has not.
  package func search(for text: String) async throws -> [String] {
    let found = try await filled().found(text.uppercased()).asked(.networkFirst)
    return faults([
      ("others were found", found.items == [items.1])
    ])
  }
}
