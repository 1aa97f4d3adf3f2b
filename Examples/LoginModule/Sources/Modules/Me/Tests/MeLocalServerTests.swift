import BaseData
import BaseTesting
import Foundation
import MeData
import Testing

nonisolated struct MeLocalServerTests {
  /// What the app shows without a server is read as what a server sends is.
  @Test(.enabled(if: LocalServer.isThere))
  func readsAllOfTheReply() async throws {
    let server = LocalServer()
    let client = HTTPClient(baseURL: URL(filePath: "/"), transport: server, envelope: .plain)
    let network = MeNetwork(client: client)

    let value = try await network.fetch()

    #expect(try server.losses(in: [value]) == [])
  }
}
