import BaseData
import BaseTesting
import MeBusiness
import TimelineData

@testable import TimelineBusiness

// The tests of this module ask the others for nothing; one that does gives a double of its own.
nonisolated extension TimelineHandler {
  init(client: HTTPClient, database: Database, storage: any KeyValueStore) {
    self.init(
      client: client, database: database, storage: storage,
      meHandler: SilentMe())
  }

  init(network: TimelineNetwork, database: TimelineDatabase, storage: TimelineStorage) {
    self.init(
      network: network, database: database, storage: storage, meHandler: SilentMe())
  }

  nonisolated struct SilentMe: MeHandling, SilentHandler {
    func setLiked(_ isLiked: Bool, post: Int64) async {}
    func upload(_ avatar: Avatar) async {}
  }
}
