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

  @Test(.timeLimit(.minutes(1)), arguments: SessionContract.Promise.allCases)
  func isKeptInMemory(promise: SessionContract.Promise) async throws {
    let contract = SessionContract(MemoryStore(), lockedIn: folder.url, at: url)

    #expect(try await contract.breaches(of: promise) == [])
  }

  @Test(.timeLimit(.minutes(1)), arguments: SessionContract.Promise.allCases)
  func isKeptInFiles(promise: SessionContract.Promise) async throws {
    let contract = SessionContract(FileStore(folder: folder.url), lockedIn: folder.url, at: url)

    #expect(try await contract.breaches(of: promise) == [])
  }
}
