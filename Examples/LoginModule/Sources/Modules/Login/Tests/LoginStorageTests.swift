import BaseData
import LoginData
import Testing

nonisolated struct LoginStorageTests {
  private let store = MemoryStore()

  @Test func remembersTheName() throws {
    #expect(try LoginStorage(store: store).userName.value() == nil)

    try LoginStorage(store: store).userName.set("Ann")

    #expect(try LoginStorage(store: store).userName.value() == "Ann")
    #expect(store.data(forKey: "login.userName") != nil)
  }
}
