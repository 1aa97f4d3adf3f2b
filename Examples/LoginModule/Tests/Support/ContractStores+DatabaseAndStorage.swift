import BaseData
import Foundation

nonisolated extension ContractStores
where Stores == (database: Database, storage: any KeyValueStore) {
  package static var databaseAndStorage: ContractStores {
    let (database, storage) = (
      ContractStores<Database>.database, ContractStores<any KeyValueStore>.storage
    )
    return ContractStores(
      empty: { (database.empty(), storage.empty()) }, full: (database.full, storage.full),
      forgetful: (.inMemory(), storage.full),
      files: { (database.files($0), storage.files($0)) })
  }
}
