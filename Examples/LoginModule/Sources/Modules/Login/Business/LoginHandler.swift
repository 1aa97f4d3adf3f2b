import BaseBusiness
import BaseData
import Core
internal import LoginData

/// Sends the `User`, and keeps what comes back.
package struct LoginHandler: LoginHandling {
  private let network: LoginNetwork
  private let database: LoginDatabase
  private let storage: LoginStorage

  package init(client: HTTPClient, database: Database, storage: any KeyValueStore) {
    network = LoginNetwork(client: client)
    self.database = LoginDatabase(database: database)
    self.storage = LoginStorage(store: storage)
  }

  package func draft() async throws(AppError) -> UserInput? {
    try storage.draft().map(UserInput.init)
  }

  package func submit(
    _ input: UserInput
  ) async throws(AppError) -> Sourced<User> {
    // FILL IN: what is to stand there next time, such as the name of who signs in.
    let forgotten = remember(input)
    let dto = try await network.submit(UserInputDTO(input))
    let user = try User(dto)
    let unkept = await keep(dto)
    return Sourced(user, from: .network, warning: unkept ?? forgotten)
  }

  package func latest() async throws(AppError) -> User? {
    guard let dto = try await database.latest() else { return nil }
    return try User(dto)
  }
}

extension LoginHandler {
  /// What cannot be remembered is sent all the same, with a warning.
  private func remember(_ input: UserInput) -> AppError? {
    do throws(AppError) {
      try storage.setDraft(UserDraft(input))
      return nil
    } catch {
      return error
    }
  }

  /// What cannot be kept was sent all the same, so there is a warning.
  private func keep(_ dto: UserDTO) async -> AppError? {
    do throws(AppError) {
      try await database.save(dto)
      return nil
    } catch {
      return error
    }
  }
}
