import BaseData
import Core
import Foundation

/// The files that an earlier version of this app has left, which knew no accounts. They belong to
/// whoever was signed in then, who is the next one to sign in; and if nobody was, to nobody.
package nonisolated struct FormerFiles {
  /// The database and the values, as they were called, and what SQLite keeps beside its file: that
  /// goes first, since what is in it would be lost without the file.
  private static let names = ["app.sqlite-wal", "app.sqlite-shm", "app.sqlite", "Storage"]

  private let folder: URL
  private var unclaimed: URL { folder.appending(path: "Unclaimed") }

  /// - Parameter folder: Where this app keeps what stays, for all accounts.
  package init(in folder: URL) {
    self.folder = folder
  }

  /// Decides whose they are, once, and erases the token that was beside them.
  package func settle(at server: URL, _ store: SessionStore) throws(AppError) {
    let isAwaited = try store.hasFormerToken()
    try move(from: folder, to: isAwaited ? unclaimed : home(of: AccountID(at: server)))
    if isAwaited { try store.eraseFormerToken() }
  }

  /// Gives what waits for somebody to the one who is there.
  package func claim(for account: AccountID) throws(AppError) {
    if account.user != nil { try move(from: unclaimed, to: home(of: account)) }
  }

  private func home(of account: AccountID) -> URL {
    folder.appending(path: account.folderName)
  }

  private func move(from old: URL, to new: URL) throws(AppError) {
    let manager = FileManager.default
    do {
      for name in Self.names where manager.fileExists(atPath: old.appending(path: name).path) {
        try manager.createDirectory(
          at: new, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try manager.moveItem(at: old.appending(path: name), to: new.appending(path: name))
      }
    } catch {
      throw .storage(key: old.lastPathComponent, reason: error.localizedDescription)
    }
  }
}
