import App
import BaseData
import BaseTesting
import Core
import Foundation
import Testing

/// The server that all modules ask.
nonisolated struct ServicesNetworkTests {
  @Test func tellsOfRequestsWithoutWhatIsSecret() async throws {
    let folder = TemporaryFolder()
    let lines = Locked<[String]>([])
    let services = Services(
      .test(in: folder.url, log: { line in lines.withLock { $0.append(line) } }))
    let body = RequestBody.json(["password": "12345"])

    await #expect(throws: AppError.self) {
      try await services.client.send(
        Endpoint<NoContent>(.post, "sign-in", body: body))
    }

    #expect(lines.withLock { $0 } == ["POST file:///sign-in, 20 bytes → 404, 51 bytes"])
  }
}
