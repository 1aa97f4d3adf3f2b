import BaseTesting
import Core
import Foundation
import Testing

@testable import BaseData

nonisolated struct KeyValueStoreTests {
  private static let folder = TemporaryFolder()

  private static let stores: [any KeyValueStore] = [
    MemoryStore(), FileStore(folder: folder.url),
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
  func overwritesNothingThatWasSetAside(store: any KeyValueStore) throws {
    let key = "tests.twice"
    for text in ["1", "2", "3"] {
      try store.set(Data(text.utf8), forKey: key)
      _ = try store.setAside(key)
    }

    let names = ["tests.twice.damaged", "tests.twice.damaged-2", "tests.twice.damaged-3"]
    #expect(try names.map(store.data) == ["1", "2", "3"].map { Data($0.utf8) })

    try store.removeSetAside(of: key)
    #expect(try names.map(store.data) == [nil, nil, nil])
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
    #expect(try store.data(forKey: "tests.damaged.damaged") == Data("{".utf8))

    try store.removeSetAside(of: key.name)
    #expect(try store.data(forKey: "tests.damaged.damaged") == nil)
  }
}
