import App
import BaseData
import Core
import Foundation

nonisolated extension AppConfiguration {
  /// An app that keeps its files in a folder, and is answered by the files in it.
  static func test(
    in folder: URL, signIn: AppSignIn? = nil, log: (@Sendable (String) -> Void)? = nil
  ) -> AppConfiguration {
    AppConfiguration(
      baseURL: URL(filePath: "/"),
      envelope: .plain,
      folder: folder,
      caches: folder.appending(path: "Caches"),
      sessions: SessionStore(MemoryStore(), lockedIn: folder),
      localServer: folder,
      log: log,
      signIn: signIn
    )
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
