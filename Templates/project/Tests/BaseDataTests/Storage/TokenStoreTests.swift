import BaseData
import BaseTesting
import Core
import Foundation
import Testing

nonisolated struct TokenStoreTests {
  @Test func keepsATokenUntilItIsErased() throws {
    let store = MemoryStore()
    let token = Token(
      access: "a", refresh: "r", expires: Date(timeIntervalSince1970: 100), scheme: "OAuth2")

    try TokenStore(store).save(token)
    #expect(try TokenStore(store).load() == token)

    try TokenStore(store).save(nil)
    #expect(try TokenStore(store).load() == nil)
  }

  @Test(arguments: [Token(access: "b"), nil])
  func keepsADamagedTokenNoLongerThanTheNext(next: Token?) throws {
    let store = MemoryStore()
    store.set(Data("{".utf8), forKey: "session.token")
    #expect(throws: AppError.self) { try TokenStore(store).load() }
    #expect(store.data(forKey: "session.token.damaged") == Data("{".utf8))

    try TokenStore(store).save(next)

    #expect(store.data(forKey: "session.token.damaged") == nil)
    #expect(try TokenStore(store).load() == next)
  }

  #if !canImport(Security)
    @Test func isAPrivateFileWhereThereIsNoKeychain() throws {
      let folder = TemporaryFolder()

      try TokenStore.standard(service: "tests", folder: folder.url).save(Token(access: "a"))

      let file = folder.url.appending(path: "session.token.json")
      #expect(try file.permissions() == 0o600)
    }
  #endif
}
