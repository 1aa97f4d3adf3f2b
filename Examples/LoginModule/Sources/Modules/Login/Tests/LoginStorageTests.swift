import BaseData
import LoginData
import Testing

struct LoginStorageTests {
  private let store = MemoryStore()

  @Test func remembersWhatWasEntered() throws {
    #expect(try LoginStorage(store: store).draft() == nil)

    try LoginStorage(store: store).setDraft(.sample)

    #expect(try LoginStorage(store: store).draft() == .sample)
  }
}
