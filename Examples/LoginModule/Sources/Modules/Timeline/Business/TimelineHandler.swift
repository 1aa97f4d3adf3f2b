import BaseBusiness
import BaseData
import Core
internal import TimelineData

/// Decides where each page comes from, and keeps it for later.
package struct TimelineHandler: TimelineHandling {
  private let network: TimelineNetwork
  private let database: TimelineDatabase
  private let storage: TimelineStorage

  package init(client: HTTPClient, database: Database, storage: any KeyValueStore) {
    self.init(
      network: TimelineNetwork(client: client),
      database: TimelineDatabase(database: database),
      storage: TimelineStorage(store: storage))
  }

  init(
    network: TimelineNetwork,
    database: TimelineDatabase,
    storage: TimelineStorage
  ) {
    self.network = network
    self.database = database
    self.storage = storage
  }

  package func first(
    _ policy: CachePolicy
  ) -> AsyncStream<Result<Sourced<Page<Status>>, AppError>> {
    Supply(cached: cached, fresh: fresh).answers(policy)
  }

  package func next(
    after cursor: String
  ) async throws(AppError) -> Sourced<Page<Status>> {
    let page = try await network.page(after: cursor)
    let shown = try page.compactMap(Status.init)
    return Sourced(shown, from: .network, warning: await keep(next: page))
  }
}

extension TimelineHandler {
  private func cached() async throws(AppError) -> Sourced<Page<Status>>? {
    guard let age = try storage.age() else { return nil }
    let page = try await database.load().compactMap(Status.init)
    return Sourced(page, from: .cache(age: age))
  }

  private func fresh() async throws(AppError) -> Sourced<Page<Status>> {
    let page = try await network.page()
    let shown = try page.compactMap(Status.init)
    return Sourced(shown, from: .network, warning: await keep(first: page))
  }

  /// What cannot be kept is shown all the same, with a warning.
  private func keep(first page: Page<StatusDTO>) async -> AppError? {
    do throws(AppError) {
      try await database.replace(with: page)
      try storage.setUpdated()
      return nil
    } catch {
      return error
    }
  }

  private func keep(next page: Page<StatusDTO>) async -> AppError? {
    do throws(AppError) {
      try await database.append(page)
      return nil
    } catch {
      return error
    }
  }
}
