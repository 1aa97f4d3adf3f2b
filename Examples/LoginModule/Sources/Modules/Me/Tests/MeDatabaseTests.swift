import BaseData
import BaseTesting
import Core
import MeData
import Testing

nonisolated struct MeDatabaseTests {
  @Test func losesNothingThatItNeedNot() async {
    let contract = DatabaseContract(of: MeDatabase.schema) {
      try await MeDatabase(database: $0).items.save(.sample)
    } isKept: {
      try await MeDatabase(database: $0).items.load()?.value == .sample
    }

    #expect(await contract.breaches() == [])
  }

  @Test func keepsThatAValueIsMissing() async throws {
    let items = MeDatabase(database: .inMemory()).items
    try await items.save(.sample)
    try await items.save(.sparse)

    #expect(try await items.load()?.value == .sparse)
  }
}
