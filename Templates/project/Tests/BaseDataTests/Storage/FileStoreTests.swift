import BaseData
import BaseTesting
import Core
import Foundation
import Testing

struct FileStoreTests {
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
    #expect(try folder.names() == [])
    try store.set(Data("2".utf8), forKey: "a")
    #expect(try store.data(forKey: "a") == Data("2".utf8))
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
