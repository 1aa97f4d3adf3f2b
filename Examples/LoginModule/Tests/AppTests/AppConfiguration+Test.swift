import App
import BaseData
import Core
import Foundation

/// The facts of an app in a folder, with nobody behind it.
nonisolated extension AppConfiguration {
  static func test(
    in folder: URL, log: (@Sendable (String) -> Void)? = nil
  ) -> AppConfiguration {
    AppConfiguration(
      baseURL: URL(filePath: "/"),
      envelope: .plain,
      folder: folder,
      caches: folder.appending(path: "Caches"),
      sessions: SessionStore(MemoryStore(), lockedIn: folder),
      localServer: folder,
      log: log)
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
