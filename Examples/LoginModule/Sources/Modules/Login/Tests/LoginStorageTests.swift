import BaseData
import LoginData
import Testing

nonisolated struct LoginStorageTests {
  private let store = MemoryStore()

  @Test func remembersWhoSignedIn() throws {
    #expect(try LoginStorage(store: store).userName() == nil)

    try LoginStorage(store: store).setUserName("user_name")

    #expect(try LoginStorage(store: store).userName() == "user_name")
  }
}
