import App
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
  static func test(at route: AppRoute?) -> AppSignIn {
    AppSignIn(
      route: route,
      renew: { _, _ throws(AppError) in throw .sessionExpired },
      revoke: { _, _ in })
  }
}
