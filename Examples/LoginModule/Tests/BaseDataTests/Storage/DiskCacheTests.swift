import BaseData
import BaseTesting
import Foundation
import Testing

/// Bytes that can be loaded again.
nonisolated struct DiskCacheTests {
  private let folder = TemporaryFolder()

  private func cache(size: Int = 1_000, count: Int = 10) -> DiskCache {
    DiskCache(folder: folder.url, sizeLimit: size, countLimit: count)
  }

  /// What is left of the keys, in the order of the alphabet.
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

    await cache.removeAll()
    #expect(await keys(of: cache) == "")
    #expect(!FileManager.default.fileExists(atPath: folder.url.path))
  }

  /// A file has eight bytes more than what is kept in it.
  @Test(arguments: [(1_000, 3), (3 * (92 + 8), 10)])
  func letsGoWhatWasNotUsedForLongest(size: Int, count: Int) async throws {
    let first = cache(size: size, count: count)
    for key in ["a", "b", "c"] { await first.set(Data(count: 92), forKey: key) }
    _ = await first.data(forKey: "a")

    await first.set(Data(count: 92), forKey: "d")
    #expect(await keys(of: first) == "acd")

    let second = cache(size: size, count: count)
    await second.set(Data(count: 92), forKey: "e")
    #expect(await keys(of: second) == "cde")
  }

  @Test func keepsNothingThatIsTooLarge() async {
    let cache = cache(size: 100)
    await cache.set(Data(count: 50), forKey: "a")

    await cache.set(Data(count: 93), forKey: "b")

    #expect(await keys(of: cache) == "a")
  }

  @Test(arguments: ["cut", "grown", "changed", "empty", "open", "another", "link", "folder"])
  func takesNoOtherFileForItsOwn(damage: String) async throws {
    let cache = cache()
    let manager = FileManager.default
    await cache.set(Data("first".utf8), forKey: "a")
    let file = folder.url.appending(
      path: try #require(try folder.names().first { !$0.hasPrefix(".") }))
    var bytes = try Data(contentsOf: file)
    switch damage {
    case "cut": bytes.removeLast()
    case "grown": bytes.append(0)
    case "changed": bytes[bytes.count - 1] ^= 1
    case "empty": bytes = Data()
    default: break
    }
    try bytes.write(to: file)
    try manager.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    switch damage {
    case "open": try manager.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
    case "another":
      await cache.set(Data("other".utf8), forKey: "b")
      let other = try #require(
        try folder.names().first { !$0.hasPrefix(".") && $0 != file.lastPathComponent })
      try manager.removeItem(at: file)
      try manager.moveItem(at: folder.url.appending(path: other), to: file)
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
