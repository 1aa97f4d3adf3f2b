import BaseTesting
import Core
import Foundation
import Testing

@testable import BaseData

nonisolated struct FileStoreTests {
  private let folder = TemporaryFolder()

  @Test func letsNobodyElseRead() throws {
    let store = FileStore(folder: folder.url.appending(path: "values"))

    try store.set(Data("1".utf8), forKey: "a/b")
    try store.set(Data("2".utf8), forKey: "a/b")

    let file = folder.url.appending(path: "values/a%2Fb.json")
    #expect(try Data(contentsOf: file) == Data("2".utf8))
    #expect(try file.permissions() == 0o600)
    #expect(try file.deletingLastPathComponent().permissions() == 0o700)
  }

  @Test func leavesNothingElseBehind() throws {
    let store = FileStore(folder: folder.url)

    try store.set(Data("1".utf8), forKey: "a")
    try store.set(Data("1".utf8), forKey: "b")
    try store.set(nil, forKey: "b")

    #expect(try folder.names() == ["a.json"])
  }

  @Test func removesEverything() throws {
    let store = FileStore(folder: folder.url.appending(path: "values"))
    try store.removeAll()
    try store.set(Data("1".utf8), forKey: "a")

    try store.removeAll()

    #expect(try store.data(forKey: "a") == nil)
    #expect(try folder.names() == ["values"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/values") == [])
    try store.set(Data("2".utf8), forKey: "a")
    #expect(try store.data(forKey: "a") == Data("2".utf8))
  }

  @Test func removesWhatAKilledWriterLeft() throws {
    let store = FileStore(folder: folder.url)
    let draft = folder.url.appending(path: ".draft")

    try store.set(Data("1".utf8), forKey: "a")
    try Data("half".utf8).write(to: draft)
    try store.set(Data("2".utf8), forKey: "a")
    #expect(try folder.names() == ["a.json"])

    try Data("half".utf8).write(to: draft)
    try store.set(nil, forKey: "a")
    #expect(try folder.names() == [])
  }

  @Test func isNeverHalfWrittenByMany() async throws {
    let url = folder.url
    let values = (0..<32).map { Data(repeating: $0, count: 100_000) }

    try await withThrowingTaskGroup(of: Void.self) { group in
      for value in values {
        group.addTask { try FileStore(folder: url).set(value, forKey: "a") }
      }
      try await group.waitForAll()
    }

    let kept = try #require(try FileStore(folder: url).data(forKey: "a"))
    #expect(values.contains(kept))
    #expect(try folder.names() == ["a.json"])
  }

  @Test func readsAndWritesNothingOnceItIsClosed() throws {
    let store = FileStore(folder: folder.url)
    try store.set(Data("1".utf8), forKey: "a")

    store.close()

    #expect(throws: AppError.cancelled) { try store.data(forKey: "a") }
    #expect(throws: AppError.cancelled) { try store.set(nil, forKey: "a") }
    #expect(try folder.names() == ["a.json"])
  }

  @Test(arguments: ForeignThing.all)
  func setsAsideWhatItHasNotWritten(thing: ForeignThing) throws {
    let store = FileStore(folder: folder.url)
    let damaged = AppError.storage(key: "a", reason: "damaged; set aside as `a.damaged`")
    for _ in 1...2 {
      try store.set(Data("1".utf8), forKey: "a")
      try thing.put(in: folder.url.appending(path: "a.json"))

      #expect(throws: damaged) { try store.data(forKey: "a") }

      #expect(try store.data(forKey: "a") == nil)
      #expect(try folder.names() == ["a.damaged.json"])
    }
    try store.set(Data("2".utf8), forKey: "a")
    try store.set(nil, forKey: "a.damaged")
    #expect(try folder.names() == ["a.json"])
  }

  @Test func makesWhatOthersCouldReadPrivate() throws {
    let store = FileStore(folder: folder.url)
    try store.set(Data("1".utf8), forKey: "a")
    let file = folder.url.appending(path: "a.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)

    _ = try? store.data(forKey: "a")

    #expect(try folder.url.appending(path: "a.damaged.json").permissions() == 0o600)
  }

  @Test func refusesWhatItWouldNotReadAgain() throws {
    let store = FileStore(folder: folder.url)
    try store.set(Data("1".utf8), forKey: "a")

    let reason = POSIXError(.EFBIG).localizedDescription
    #expect(throws: AppError.storage(key: "a", reason: reason)) {
      try store.set(Data(count: PrivateFile.limit + 1), forKey: "a")
    }
    #expect(try store.data(forKey: "a") == Data("1".utf8))
  }

  @Test func aFolderThatCannotBeMadeIsAnError() throws {
    let store = FileStore(folder: URL(filePath: "/dev/null/values"))

    #expect {
      try store.set(Data(), forKey: "a")
    } throws: { error in
      if case AppError.storage(key: "a", _) = error { true } else { false }
    }
  }
}
