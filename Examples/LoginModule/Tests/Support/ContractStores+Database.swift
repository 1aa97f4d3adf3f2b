import BaseData
import Foundation

nonisolated extension ContractStores where Stores == Database {
  package static var database: ContractStores {
    ContractStores(
      empty: { .inMemory() }, full: .broken, forgetful: .broken,
      files: { Database(at: $0.appending(path: "app.sqlite")) })
  }
}
