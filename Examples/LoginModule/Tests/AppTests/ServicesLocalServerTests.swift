import App
import BaseData
import BaseTesting
import Foundation
import Testing

/// The server of files that modules ask.
nonisolated struct ServicesLocalServerTests {
  @Test func answersFromTheLocalServer() async throws {
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    try Data(#"["one"]"#.utf8).write(to: folder.url.appending(path: "GET words.json"))

    let words = try await Services(.test(in: folder.url)).client.send(
      Endpoint<[String]>(.get, "words"))

    #expect(words == ["one"])
  }
}
