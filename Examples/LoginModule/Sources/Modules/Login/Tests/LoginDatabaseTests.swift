import BaseData
import Foundation
import LoginData
import Testing

struct LoginDatabaseTests {
  private let database = Database.inMemory()
  private let other = UserDTO(
    id: "idB",
    userName: "user_nameB"
  )

  private func database(at seconds: TimeInterval) -> LoginDatabase {
    LoginDatabase(database: database) { Date(timeIntervalSince1970: seconds) }
  }

  @Test func givesBackWhatItKeptLast() async throws {
    try await database(at: 200).save(.sample)
    try await database(at: 100).save(other)

    #expect(try await database(at: 300).latest() == .sample)

    try await database(at: 300).save(other)

    #expect(try await database(at: 400).latest() == other)
  }

  @Test func hasNothingAtFirst() async throws {
    #expect(try await database(at: 100).latest() == nil)
  }
}
