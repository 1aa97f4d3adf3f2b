import BaseData
import Core
import Foundation

/// The files that an earlier version of this app has left, which knew no accounts. They belong to
/// whoever was signed in then, who is the next one to sign in; and if nobody was, to nobody.
package nonisolated struct FormerFiles {
  /// Where the token was kept: nobody knows whose it is, so it is never sent.
  private static let tokenKey = "session.token"

  private let folder: URL
  private var unclaimed: URL { folder.appending(path: "Unclaimed") }

  /// - Parameter folder: Where this app keeps what stays, for all accounts.
  package init(in folder: URL) {
    self.folder = folder
  }

  /// Decides whose they are, once, and erases the token that was beside them.
  package func settle(at server: URL, _ sessions: SessionStore) throws(AppError) {
    let isAwaited = try sessions.store.data(forKey: Self.tokenKey) != nil
    let home = isAwaited ? unclaimed : home(of: AccountID(at: server))
    try move("app.sqlite", from: folder, to: home)
    guard isAwaited else { return }
    for suffix in ["", ".damaged", ".damaged-2"] {
      try sessions.store.set(nil, forKey: Self.tokenKey + suffix)
    }
  }

  /// Gives what waits for somebody to the one who is there.
  package func claim(for account: AccountID) throws(AppError) {
    guard account.user != nil else { return }
    try move("source.sqlite", from: unclaimed, to: home(of: account))
  }

  private func home(of account: AccountID) -> URL {
    folder.appending(path: account.folderName)
  }

  /// Moves the database, which has its new name then, and the values. Nothing takes the place of
  /// what is there already.
  ///
  /// What SQLite keeps beside its file goes first: should this be cut off, the file is still there,
  /// and is moved the next time. Another process may do the same: what it has moved stays moved.
  private func move(_ database: String, from old: URL, to new: URL) throws(AppError) {
    let manager = FileManager.default
    func isThere(_ name: String, in folder: URL) -> Bool {
      manager.fileExists(atPath: folder.appending(path: name).path)
    }
    guard isThere(database, in: old) || isThere("Storage", in: old) else { return }
    let names = ["source.sqlite", "app.sqlite"]
    guard let name = names.first(where: { !isThere($0, in: new) }) else {
      throw .storage(key: database, reason: "there are others already")
    }
    do {
      try manager.createDirectory(
        at: new, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .storage(key: database, reason: error.localizedDescription)
    }
    for suffix in ["-journal", "-wal", "-shm", ""] {
      try move(old.appending(path: database + suffix), to: new.appending(path: name + suffix))
    }
    try move(old.appending(path: "Storage"), to: new.appending(path: "Storage"))
  }

  private func move(_ old: URL, to new: URL) throws(AppError) {
    do {
      try FileManager.default.moveItem(at: old, to: new)
    } catch {
      guard FileManager.default.fileExists(atPath: old.path) else { return }
      throw .storage(key: old.lastPathComponent, reason: error.localizedDescription)
    }
  }
}
