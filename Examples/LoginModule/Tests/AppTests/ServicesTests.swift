import App
import BaseData
import BaseTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The services that all modules share.
nonisolated struct ServicesTests {
  @Test func opensNothingByItself() throws {
    let folder = TemporaryFolder()

    _ = Services(.test(in: folder.url))

    #expect(!FileManager.default.fileExists(atPath: folder.url.path))
  }

  @Test func waitsAsLongAsItIsTold() async throws {
    let transport = StubTransport(.json("{}"))
    var configuration = AppConfiguration.test(in: TemporaryFolder().url)
    configuration.transport = transport
    configuration.timeLimit = .seconds(5)

    _ = try await Services(configuration).client.send(
      Endpoint<NoContent>(.get, "words", authorization: .none))

    #expect(transport.requests.map(\.timeoutInterval) == [5])
  }
}
