import BaseData
import BaseTesting
import Core
import Foundation
import Testing

nonisolated struct CannedTransportTests {
  private let folder = TemporaryFolder()

  private func client(_ files: [String: String]) throws -> HTTPClient {
    for (path, text) in files {
      let file = folder.url.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let baseURL = try #require(URL(string: "https://example.com/2"))
    let transport = CannedTransport(folder: folder.url, baseURL: baseURL)
    return HTTPClient(baseURL: baseURL, transport: transport)
  }

  @Test(arguments: [
    ("GET statuses.json", "statuses"), ("statuses/GET 1.json", "statuses/1"),
    ("statuses/GET public.json", "statuses/public.json"), ("statuses/GET _.json", "statuses/1"),
  ])
  func answersFromAFile(file: String, path: String) async throws {
    let client = try client([file: "[7]"])

    #expect(try await client.send(Endpoint<[Int]>(.get, EndpointPath(path))) == [7])
  }

  @Test func prefersTheFileOfItsOwn() async throws {
    let client = try client(["statuses/GET 1.json": "[1]", "statuses/GET _.json": "[0]"])

    #expect(try await client.send(Endpoint<[Int]>(.get, "statuses/1")) == [1])
    #expect(try await client.send(Endpoint<[Int]>(.get, "statuses/2")) == [0])
  }

  @Test func takesAnyFolderForAValue() async throws {
    let client = try client([
      "users/_/GET posts.json": "[1]", "users/7/GET likes.json": "[7]",
      "users/_/_/GET 2.json": "[2]",
    ])

    #expect(try await client.send(Endpoint<[Int]>(.get, "users/7/posts")) == [1])
    #expect(try await client.send(Endpoint<[Int]>(.get, "users/7/likes")) == [7])
    #expect(try await client.send(Endpoint<[Int]>(.get, "users/8/posts/2")) == [2])
  }

  @Test func refusesWithTheStatusInTheName() async throws {
    let client = try client(["POST sign-in 401.json": #"{"message": "no"}"#])

    await #expect(throws: AppError.http(status: 401, message: "no")) {
      try await client.send(Endpoint<NoContent>(.post, "sign-in"))
    }
  }

  @Test func takesNoLongerNameForAStatus() async throws {
    let client = try client(["GET 10.json": "[10]"])
    let message = "there is no file `GET 1.json` in LocalServer"

    await #expect(throws: AppError.http(status: 404, message: message)) {
      try await client.send(Endpoint<[Int]>(.get, "1"))
    }
  }

  @Test func saysWhichFileIsMissing() async throws {
    let client = try client(["GET users more.json": "[]", "POST users.json": "[]"])
    let message = "there is no file `GET users.json` in LocalServer"

    await #expect(throws: AppError.http(status: 404, message: message)) {
      try await client.send(Endpoint<NoContent>(.get, "users"))
    }
  }
}
