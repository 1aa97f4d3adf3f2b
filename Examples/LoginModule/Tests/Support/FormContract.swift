import BaseBusiness
import Core

/// The promises of a form that needs no server: a story for each promise.
package nonisolated struct FormContract<
  Input: Sendable, Item: Sendable & Equatable, Stores: Sendable
>: Sendable {
  /// Makes the handler of a module.
  package typealias Make = @Sendable (Stores) -> any FormSubmitting<Input, Item>

  let input: Input
  let stores: ContractStores<Stores>
  let make: Make
  private let expected: @Sendable (Item) -> Item
  private let kept: Stores

  /// - Parameter expected: What is to come of the input. An id may have been made, so it is asked
  ///   with what did.
  package init(
    _ input: Input, expected: @escaping @Sendable (Item) -> Item,
    in stores: ContractStores<Stores>, make: @escaping Make
  ) {
    self.input = input
    self.expected = expected
    self.stores = stores
    kept = stores.empty()
    self.make = make
  }

  /// The breaches of a promise: none.
  package func breaches(of promise: FormPromise) async throws -> [String] {
    switch promise {
    case .onDevice: try await onDevice()
    case .latest: try await latest()
    case .noRoom: await noRoom()
    case .ownID: try await ownID()
    }
  }
}

// The stories.
nonisolated extension FormContract {
  private func onDevice() async throws -> [String] {
    let answer = try await handler.submit(input)
    return faults([
      ("another item", answer == Sourced(expected(answer.value), from: .cache(age: 0)))
    ])
  }

  /// What came of it is there for whoever asks later.
  private func latest() async throws -> [String] {
    guard let keeping = handler as? any FormKeeping<Item> else { return ["keeps nothing"] }
    let before = try await keeping.latest()
    let first = try await handler.submit(input).value
    let kept = try await keeping.latest()
    let second = try await handler.submit(input).value
    let last = try await keeping.latest()
    return faults([
      ("something was there at first", before == nil),
      ("another item", first == expected(first)),
      ("another item is kept", kept == first),
      ("an older one is kept", last == second),
    ])
  }

  /// What cannot be kept is nowhere.
  private func noRoom() async -> [String] {
    let full = make(stores.full)
    let answer = await Result.of { () async throws(AppError) in try await full.submit(input) }
    return faults([("there was room", (try? answer.get()) == nil)])
  }

  /// What is entered twice is there twice.
  private func ownID() async throws -> [String] {
    let first = try await handler.submit(input).value
    let second = try await handler.submit(input).value
    return faults([("both are the same", first != second)])
  }

  private var handler: any FormSubmitting<Input, Item> { make(kept) }

  private func faults(_ checks: [(words: String, isKept: Bool)]) -> [String] {
    checks.filter { !$0.isKept }.map(\.words)
  }
}
