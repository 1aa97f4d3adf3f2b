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
  func setsADamagedValueAsideAndSaysSoOnce(store: any KeyValueStore) throws {
    let key = StorageKey<Int>("tests")
    let damaged = AppError.storage(key: "tests", reason: "damaged; set aside as `tests.damaged`")
    for text in ["{", "}"] {
      try store.set(Data(text.utf8), forKey: key.name)

      #expect(throws: damaged) { try store.value(for: key) }

      #expect(try store.value(for: key) == nil)
      #expect(try store.data(forKey: "tests.damaged") == Data(text.utf8))
    }
  }
}
