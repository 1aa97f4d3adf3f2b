import BaseBusiness
import Core

/// The answer of a list, and what was said besides.
package nonisolated struct ListAnswer<Item: Sendable>: Sendable {
  package let items: [Item]
  package let age: Double?
  package let isWhole: Bool
  package let dropped: Int
  /// Why there is nothing newer; the list has what it had.
  package var failure: AppError?
  package var warning: AppError?
}

extension ListFeed {
  /// Asks for the list from its beginning, and says what it has then.
  package func asked(_ policy: CachePolicy) async -> ListAnswer<Item> {
    await answer { () async throws(AppError) in try await self.refresh(policy) }
  }

  /// Asks for the next page, and says what the list has then.
  package func askedForMore() async -> ListAnswer<Item> {
    await answer { () async throws(AppError) in try await self.more() }
  }

  private func answer(
    _ ask: () async throws(AppError) -> AppError?
  ) async -> ListAnswer<Item> {
    var (failure, warning): (AppError?, AppError?)
    do {
      warning = try await ask()
    } catch {
      failure = error
    }
    return ListAnswer(
      items: items, age: age, isWhole: isWhole, dropped: dropped, failure: failure,
      warning: warning)
  }
}
