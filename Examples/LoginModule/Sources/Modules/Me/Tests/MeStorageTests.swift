import BaseData
import Core
import MeData
import Testing

nonisolated struct MeStorageTests {
  @Test func remembersTheLastOne() throws {
    let store = MemoryStore()

    try MeStorage(store: store).lastID.set(ProfileDTO.sample.id)

    #expect(try MeStorage(store: store).lastID.value() == ProfileDTO.sample.id)
    #expect(store.data(forKey: "me.lastID") != nil)
  }
}
