import BaseData
import Foundation

nonisolated extension ContractStores where Stores == any KeyValueStore {
  package static var storage: ContractStores {
    ContractStores(
      empty: { MemoryStore() }, full: BrokenStore(), forgetful: BrokenStore(),
      files: { FileStore(folder: $0) })
  }
}
