import BaseTesting
import Foundation
import Testing

@testable import DemoServerKit

struct DemoMemoryTests {
  private static let login = Request.sample(
    "POST", "/2/login", body: #"{"user_name": "demo", "password": "demo1234"}"#)

  /// A server on which two have signed in, one whose token is no longer accepted.
  private func used() -> DemoState {
    var state = DemoState.sample
    _ = state.reply(to: Self.login)
    state.accounts.expire()
    _ = state.reply(to: Self.login)
    state.posts.grow(by: 3)
    return state
  }

  @Test func theNextServerGoesOn() {
    let memory = used().memory
    var next = DemoState.sample
    next.recall(memory)

    #expect(next.memory == memory)
    #expect(next.posts.count == 8)
    #expect(["a-1", "a-3", "r-2"].map(next.accounts.accepts) == [false, true, false])
    #expect(throws: Never.self) { try next.accounts.refresh("r-2") }
  }

  @Test func isInAFileOfItsOwner() throws {
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    let file = folder.url.appending(path: "memory.json")
    let memory = used().memory

    memory.write(to: file)
    memory.write(to: file)

    #expect(DemoMemory(from: file) == memory)
    #expect(try file.permissions() == 0o600)
    #expect(try folder.names() == ["memory.json"])
    try Data("{".utf8).write(to: file)
    #expect(DemoMemory(from: file) == DemoMemory())
  }

  @Test func outlivesAServer() throws {
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    let file = folder.url.appending(path: "memory.json")
    let first = try DemoServer.start(posts: 3, memory: file)
    first.grow(by: 2)
    first.stop()

    let second = try DemoServer.start(posts: 3, memory: file)
    let ids = second.readableIDs
    second.grow(by: 1)
    second.stop()
    first.stop()

    #expect(ids == first.readableIDs)
    #expect(DemoMemory(from: file).posts == 6)
  }
}
