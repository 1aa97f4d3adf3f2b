import BaseData
import BaseTesting
import Foundation
import Testing

/// The promises of a session, on the stores of this app.
nonisolated struct SessionContractTests {
  private let folder = TemporaryFolder()
  private let url: URL

  init() throws {
    url = try #require(URL(string: "https://example.com"))
  }

  @Test(.timeLimit(.minutes(1)), arguments: SessionContract.Promise.allCases, [false, true])
  func isKept(promise: SessionContract.Promise, inFiles: Bool) async throws {
    let store: any KeyValueStore = inFiles ? FileStore(folder: folder.url) : MemoryStore()
    let contract = SessionContract(store, lockedIn: folder.url, at: url)

    #expect(try await contract.breaches(of: promise) == [])
  }
}
