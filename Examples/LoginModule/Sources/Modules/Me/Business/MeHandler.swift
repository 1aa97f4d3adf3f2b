import BaseBusiness
import BaseData
import Core
internal import MeData

/// Decides where the `Profile` comes from, and keeps it for later.
package nonisolated struct MeHandler: MeHandling {
  private let network: MeNetwork
  private let database: MeDatabase
  private let storage: MeStorage

  package init(client: HTTPClient, database: Database, storage: any KeyValueStore) {
    self.network = MeNetwork(client: client)
    self.database = MeDatabase(database: database)
    self.storage = MeStorage(store: storage)
  }

  package func load(_ policy: CachePolicy) -> Sourced<Profile>.Answers {
    supply.load(policy)
  }

  package var changes: AsyncStream<Void> { database.items.changes }

  package func setLiked(_ isLiked: Bool, post: Int64) async throws(AppError) {
    await keep(try await network.setLiked(isLiked, post: post))
  }

  package func upload(_ avatar: Avatar) async throws(AppError) {
    await keep(try await network.upload(avatar.bytes, type: avatar.type))
  }

  /// The server answers with the profile: with the likes counted, with the new avatar. What cannot be
  /// kept of it is loaded again with the next look at it.
  private func keep(_ profile: ProfileDTO) async {
    try? await kept.save(profile)
  }

  private var supply: ItemSupply<Profile> {
    ItemSupply(from: network.fetch, keptIn: kept, make: Profile.init)
  }

  private var kept: some ItemStore<ProfileDTO> { database.items.chosen(by: storage.lastID) }
}
