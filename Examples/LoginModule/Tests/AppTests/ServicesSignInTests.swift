import App
import BaseBusiness
import BaseData
import BaseTesting
import Core
import Foundation
import Testing

/// The session that all modules share.
nonisolated struct ServicesSignInTests {
  @Test func renewsTokensAsTheSignInKnowsHow() async throws {
    let folder = TemporaryFolder()
    var configuration = AppConfiguration.test(in: folder.url)
    configuration.signIn = AppSignIn(
      route: nil,
      renew: { token, _ in Token(access: "after \(token.access)") },
      revoke: { _, _ in })
    let services = Services(configuration)
    try await services.signIn(as: "ann", with: Token(access: "1"))

    let token = try await services.session.token(
      of: services.account, replacing: Token(access: "1"))

    #expect(token == Token(access: "after 1"))
  }

  @Test func endsTheSessionWhereNobodyCanRenewTokens() async throws {
    let folder = TemporaryFolder()
    let services = Services(.test(in: folder.url))
    try await services.signIn(as: "ann", with: Token(access: "1"))

    await #expect(throws: AppError.sessionExpired) {
      try await services.session.token(of: services.account, replacing: Token(access: "1"))
    }
  }

  @Test func keepsWhatBelongsToNobodyWhoeverIsSignedIn() async throws {
    let folder = TemporaryFolder()
    let services = Services(.test(in: folder.url))
    try services.lastingStorage.set(Data("Ann".utf8), forKey: "name")

    try await services.signIn(as: "ann", with: Token(access: "1"))
    try await services.signOut()

    #expect(try services.lastingStorage.data(forKey: "name") == Data("Ann".utf8))
    #expect(try Services(.test(in: folder.url)).lastingStorage.data(forKey: "name") != nil)
  }
}
