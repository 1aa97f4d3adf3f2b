import Core
import Foundation
import TimelineBusiness

/// Asks for all pages through the example's layers, which keep them, and reads what was kept.
struct LayeredTimeline {
  let pages: ServicePages
  /// How many posts are kept at most.
  let limit: Int

  /// - Returns: how many posts were read back.
  func run(in file: URL) async throws -> Int {
    let handler = pages.handler(keeping: limit, in: file)
    var page = try await last(handler.first(.networkOnly))
    while let cursor = page?.cursor {
      page = try await handler.page(below: cursor).value
    }
    return try await last(handler.first(.cacheOnly))?.statuses.count ?? 0
  }

  private func last(
    _ answers: AsyncStream<Result<Sourced<Timeline>, AppError>>
  ) async throws -> Timeline? {
    var last: Timeline?
    for await answer in answers { last = try answer.get().value }
    return last
  }
}
