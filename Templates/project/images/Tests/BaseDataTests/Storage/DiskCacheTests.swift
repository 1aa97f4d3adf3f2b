import BaseData
import BaseTesting
import Foundation
import Testing

/// Bytes that can be loaded again.
nonisolated struct DiskCacheTests {
  private let folder = TemporaryFolder()

  private func cache(size: Int = 1_000) -> DiskCache {
    DiskCache(folder: folder.url, sizeLimit: size)
  }

  /// The keys that are left, in the order of the alphabet.
  private func keys(of cache: DiskCache) async -> String {
    var keys = ""
    for key in "abcdef".map(String.init) where await cache.data(forKey: key) != nil { keys += key }
    return keys
  }

  @Test func keepsBytesFromRunToRun() async throws {
    let key = "https://example.com/" + String(repeating: "é/..", count: 1_000)

    await cache().set(Data("one".utf8), forKey: key)
    await cache().set(Data("two".utf8), forKey: key)
    await cache().set(Data(), forKey: "empty")

    #expect(await cache().data(forKey: key) == Data("two".utf8))
    #expect(await cache().data(forKey: "empty") == Data())
    #expect(await cache().data(forKey: "other") == nil)
    for name in try folder.names() where !name.hasPrefix(".") {
      #expect(try folder.url.appending(path: name).permissions() == 0o600)
    }
    #expect(try folder.url.permissions() == 0o700)
  }

  @Test func forgetsWhatIsRemoved() async throws {
    let cache = cache()
    for key in ["a", "b", "c"] { await cache.set(Data(key.utf8), forKey: key) }

    await cache.set(nil, forKey: "b")
    #expect(await keys(of: cache) == "ac")
  }

  /// A quarter of the limit is free again then.
  @Test func letsGoWhatWasNotUsedForLongest() async throws {
    let first = cache(size: 400)
    for key in ["a", "b", "c", "d"] { await first.set(Data(count: 100), forKey: key) }
    #expect(await keys(of: first) == "abcd")
    _ = await first.data(forKey: "a")

    await first.set(Data(count: 100), forKey: "e")
    #expect(await keys(of: first) == "ade")

    let second = cache(size: 400)
    await second.set(Data(count: 100), forKey: "f")
    #expect(await keys(of: second) == "def")
  }

  @Test func keepsNothingThatIsTooLarge() async {
    let cache = cache(size: 100)
    await cache.set(Data(count: 50), forKey: "a")

    await cache.set(Data(count: 101), forKey: "b")

    #expect(await keys(of: cache) == "a")
  }

  @Test func keepsNothingThatIsTooLate() async {
    let cache = cache()
    await cache.close()

    await cache.set(Data("late".utf8), forKey: "a")

    #expect(await keys(of: cache) == "")
  }

  @Test(arguments: ["open", "link", "folder"])
  func takesNoOtherFileForItsOwn(damage: String) async throws {
    let cache = cache()
    let manager = FileManager.default
    await cache.set(Data("first".utf8), forKey: "a")
    let file = folder.url.appending(
      path: try #require(try folder.names().first { !$0.hasPrefix(".") }))
    switch damage {
    case "open": try manager.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
    case "link":
      let place = folder.url.appending(path: "place")
      try manager.moveItem(at: file, to: place)
      try manager.createSymbolicLink(at: file, withDestinationURL: place)
    case "folder":
      try manager.removeItem(at: file)
      try manager.createDirectory(at: file, withIntermediateDirectories: false)
    default: break
    }

    #expect(await cache.data(forKey: "a") == nil)

    await cache.set(Data("second".utf8), forKey: "a")
    #expect(await cache.data(forKey: "a") == (damage == "folder" ? nil : Data("second".utf8)))
  }
}
