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

  /// The app as it is shipped, but that it keeps its files in a folder and asks a stub.
  static func shipped(in folder: URL, asking transport: any HTTPTransport) -> AppConfiguration {
    var configuration = AppConfiguration.standard
    configuration.folder = folder
    configuration.caches = folder.appending(path: "Caches")
    configuration.sessions = SessionStore(FileStore(folder: folder), lockedIn: folder)
    configuration.transport = transport
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
