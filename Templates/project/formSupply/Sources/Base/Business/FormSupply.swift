import BaseData
import Core

/// The way of a form's input.
package nonisolated struct FormSupply<Input: Sendable, Item: Sendable>: FormSubmitting {
  private let submission: @Sendable (Input) async throws(AppError) -> Sourced<Item>
  private let kept: @Sendable () async throws(AppError) -> Item?

  package func submit(_ input: Input) async throws(AppError) -> Sourced<Item> {
    try await submission(input)
  }
}

nonisolated extension FormSupply: FormKeeping {
  /// The last result of the form, if that is kept.
  package func latest() async throws(AppError) -> Item? {
    try await kept()
  }
}

nonisolated extension FormSupply {
  /// Asks the server, and gives what came back.
  package typealias Server<RawInput, Raw> =
    @Sendable (RawInput) async throws(AppError) -> Raw
  /// Turns what came back, or what was kept, into what is shown.
  package typealias Make<Raw> = @Sendable (Raw) throws(AppError) -> Item

  /// What is entered goes to a server, and what comes back is kept.
  ///
  /// What cannot be kept was sent all the same, so there is a warning.
  package init<RawInput: Sendable, Raw: Sendable>(
    sending raw: @escaping @Sendable (Input) -> RawInput,
    to server: @escaping Server<RawInput, Raw>, keptIn store: any ItemStore<Raw>,
    make: @escaping Make<Raw>
  ) {
    submission = { input throws(AppError) in
      let reply = try await server(raw(input))
      return Sourced(
        try make(reply), from: .network,
        warning: await .of { () async throws(AppError) in try await store.save(reply) })
    }
    kept = { () async throws(AppError) in try await store.load()?.map(make).value }
  }

  /// What is entered goes to a server, and nothing is kept.
  package init<RawInput: Sendable, Raw: Sendable>(
    sending raw: @escaping @Sendable (Input) -> RawInput,
    to server: @escaping Server<RawInput, Raw>, make: @escaping Make<Raw>
  ) {
    submission = { input throws(AppError) in
      Sourced(try make(try await server(raw(input))), from: .network)
    }
    kept = { nil }
  }

  /// What is entered stays on this device.
  ///
  /// - Parameters:
  ///   - keep: Turns what is shown into what is kept.
  ///   - item: Turns what was entered into what is shown.
  package init<Raw: Sendable>(
    in store: any ItemStore<Raw>, make: @escaping Make<Raw>,
    keep: @escaping @Sendable (Item) -> Raw, item: @escaping @Sendable (Input) -> Item
  ) {
    submission = { input throws(AppError) in
      let item = item(input)
      try await store.save(keep(item))
      return Sourced(item, from: .cache(age: 0))
    }
    kept = { () async throws(AppError) in try await store.load()?.map(make).value }
  }

  /// What is entered stays on this device, and is kept as it is shown.
  package init(
    in store: any ItemStore<Item>, item: @escaping @Sendable (Input) -> Item
  ) {
    self.init(in: store, make: { $0 }, keep: { $0 }, item: item)
  }
}
