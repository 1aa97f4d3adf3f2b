import App
import BaseData
import BaseTesting
import Core
import Foundation
import Testing

/// The server that all modules ask.
nonisolated struct ServicesNetworkTests {
  @Test func answersFromTheLocalServer() async throws {
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    try Data(#"["one"]"#.utf8).write(to: folder.url.appending(path: "GET words.json"))

    let words = try await Services(.test(in: folder.url)).client.send(
      Endpoint<[String]>(.get, "words", authorization: .none))

    #expect(words == ["one"])
  }

  @Test func tellsOfRequestsWithoutWhatIsSecret() async throws {
    let folder = TemporaryFolder()
    let lines = Locked<[String]>([])
    let services = Services(
      .test(in: folder.url, log: { line in lines.withLock { $0.append(line) } }))
    let body = RequestBody.json(["password": "12345"])

    await #expect(throws: AppError.self) {
      try await services.client.send(
        Endpoint<NoContent>(.post, "sign-in", body: body, authorization: .none))
    }

    #expect(lines.withLock { $0 } == ["POST file:///sign-in, 20 bytes → 404, 51 bytes"])
  }
}
