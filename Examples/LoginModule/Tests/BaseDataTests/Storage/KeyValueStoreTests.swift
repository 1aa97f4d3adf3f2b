import BaseTesting
import Core
import Foundation
import Testing

@testable import BaseData

struct KeyValueStoreTests {
  private static let folder = TemporaryFolder()

  private static let stores: [any KeyValueStore] = [
    MemoryStore(), FileStore(folder: folder.url), DefaultsStore(suite: "KeyValueStoreTests"),
  ]

  @Test(arguments: stores)
  func keepsReplacesAndForgets(store: any KeyValueStore) throws {
    let key = StorageKey<[String: Int]>("tests/../keeps")

    #expect(try store.value(for: key) == nil)
    try store.set(["a": 1], for: key)
    try store.set(["a": 2], for: key)
    #expect(try store.value(for: key) == ["a": 2])
    try store.set(nil, for: key)
    try store.set(nil, for: key)
    #expect(try store.value(for: key) == nil)
  }

  @Test(arguments: stores)
  func setsADamagedValueAsideAndSaysSoOnce(store: any KeyValueStore) throws {
    let key = StorageKey<Int>("tests.damaged")
    let reason = "damaged; set aside as `tests.damaged.damaged`"
    try store.set(Data("{".utf8), forKey: key.name)

    #expect(throws: AppError.storage(key: key.name, reason: reason)) {
      try store.value(for: key)
    }

    #expect(try store.value(for: key) == nil)
    #expect(try store.data(forKey: key.damaged) == Data("{".utf8))
  }
}
