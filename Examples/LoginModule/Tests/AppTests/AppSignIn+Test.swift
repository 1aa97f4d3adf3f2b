import App
import BaseData
import Core
import Foundation

nonisolated extension AppConfiguration {
  /// An app in which users sign in.
  static func test(in folder: URL, signIn: AppSignIn) -> AppConfiguration {
    var configuration = AppConfiguration.test(in: folder)
    configuration.signIn = signIn
    return configuration
  }
}

nonisolated extension AppSignIn {
  /// A sign-in at a place, without a server.
  ///
  /// - Parameter revoke: Hears of each token that is given back.
  static func test(
    at route: AppRoute?, revoke: @escaping @Sendable (Token) throws(AppError) -> Void = { _ in }
  ) -> AppSignIn {
    AppSignIn(
      route: route,
      renew: { _, _ throws(AppError) in throw .sessionExpired },
      revoke: { token, _ throws(AppError) in try revoke(token) })
  }
}
