import BaseBusiness
import Core

/// A handler that has nothing and gives up whatever it is asked to do: for tests that ask another
/// module for nothing.
///
/// ```swift
/// struct SilentFeed: FeedHandling, SilentHandler {}
/// ```
package nonisolated protocol SilentHandler: Handler {}

nonisolated extension PageLoading where Self: SilentHandler, Item: Identifiable {
  package var list: any ListFeed<Item> {
    StubFeed(first: { _ in .none }, next: { _ throws(AppError) in throw .cancelled })
  }
}

nonisolated extension DetailLoading where Self: SilentHandler {
  package func changes(of id: Item.ID) -> AsyncStream<Void> { .none }

  package func load(_ id: Item.ID, _ policy: CachePolicy) -> Sourced<Item>.Answers { .none }
}

nonisolated extension ItemLoading where Self: SilentHandler {
  package var changes: AsyncStream<Void> { .none }

  package func load(_ policy: CachePolicy) -> Sourced<Item>.Answers { .none }

  package func save(_ item: Item) async throws(AppError) { throw .cancelled }
}

nonisolated extension ItemCreating where Self: SilentHandler {
  package func create(_ input: Input) async throws(AppError) -> Sourced<Item>? { throw .cancelled }
}

nonisolated extension ItemEditing where Self: SilentHandler {
  package func save(_ input: Input, as id: Item.ID) async throws(AppError) -> Sourced<Item> {
    throw .cancelled
  }
}

nonisolated extension ItemRemoving where Self: SilentHandler {
  package func remove(_ id: Item.ID) async throws(AppError) { throw .cancelled }
}

nonisolated extension ItemSaving where Self: SilentHandler {
  package func save(_ item: Item) async throws(AppError) { throw .cancelled }
}

nonisolated extension ItemSearching where Self: SilentHandler, Item: Identifiable {
  package func found(_ text: String) -> any ListFeed<Item> {
    StubFeed(first: { _ in .none }, next: { _ throws(AppError) in throw .cancelled })
  }
}

nonisolated extension FormSubmitting where Self: SilentHandler {
  package func submit(_ input: Entered) async throws(AppError) -> Sourced<Item> { throw .cancelled }
}

nonisolated extension FormKeeping where Self: SilentHandler {
  package func latest() async throws(AppError) -> Item? { nil }
}

nonisolated extension SigningIn where Self: SilentHandler {
  package func userName() async throws(AppError) -> String? { nil }
}

nonisolated extension CodeSubmitting where Self: SilentHandler {
  package func submit(
    _ code: Secret, for challenge: Challenge
  ) async throws(AppError) -> Sourced<User> {
    throw .cancelled
  }
}
