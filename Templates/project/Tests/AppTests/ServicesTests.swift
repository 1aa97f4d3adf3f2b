import App
import BaseData
import BaseTesting
import Core
import Foundation
import Testing

/// What all modules share.
nonisolated struct ServicesTests {
  @Test func opensNothingByItself() throws {
    let folder = TemporaryFolder()

    _ = Services(.test(in: folder.url))

    #expect(!FileManager.default.fileExists(atPath: folder.url.path))
  }

  @Test func answersFromTheLocalServer() async throws {
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    try Data(#"["one"]"#.utf8).write(to: folder.url.appending(path: "GET words.json"))

    let words = try await Services(.test(in: folder.url)).client.send(
      Endpoint<[String]>(.get, "words", authorization: .none))

    #expect(words == ["one"])
  }
}
