import App
import BaseData
import Core
import Foundation

nonisolated extension AppConfiguration {
  /// An app that keeps its files in a folder, and is answered by the files in it.
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
      log: log
    )
  }
}
