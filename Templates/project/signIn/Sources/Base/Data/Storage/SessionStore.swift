import Core
import Foundation

/// Where the session rests between two starts of the app: one record, which all processes of the
/// app share, and the tokens that the server has yet to be notified of. Passwords are never kept.
package nonisolated struct SessionStore: Sendable {
  private static let key = StorageKey<SessionRecord>("session")

  /// The store of the record.
  package let store: any KeyValueStore
  /// Held while a token is renewed; others may sign in and out meanwhile.
  package let renewal: FileLock

  private let writing: FileLock

  /// - Parameter folder: Where the locks lie, the same one for all processes that share the store.
  package init(_ store: any KeyValueStore, lockedIn folder: URL) {
    self.store = store
    writing = FileLock(url: folder.appending(path: "session.lock"))
    renewal = FileLock(url: folder.appending(path: "session.renewal.lock"))
  }

  /// The record that was kept last, unless it is of another server; one that cannot be read is an
  /// error once, and set aside.
  package func load(for origin: String) throws(AppError) -> SessionRecord? {
    guard let data = try store.data(forKey: Self.key.name) else { return nil }
    guard let record = try? JSONDecoder().decode(SessionRecord.self, from: data) else {
      return try update(for: origin) { $0 }
    }
    return record.origin == origin ? record : nil
  }

  /// Keeps a record in the place of whatever is there.
  package func save(_ record: SessionRecord) throws(AppError) {
    try alone { () throws(AppError) in try write(record) }
  }

  /// Changes the record of a server as no other process does meanwhile.
  ///
  /// - Parameter change: Takes the record that is there, and returns the one to keep.
  /// - Returns: the record that is there from then on.
  package func update(
    for origin: String, _ change: (SessionRecord?) -> SessionRecord?
  ) throws(AppError) -> SessionRecord? {
    try alone { () throws(AppError) in
      let record = try store.value(for: Self.key)
      let found = record?.origin == origin ? record : nil
      let wanted = change(found)
      if wanted != found { try write(wanted) }
      return wanted
    }
  }

  /// Does something while no other process writes.
  func alone<Outcome>(
    _ body: () throws(AppError) -> Outcome
  ) throws(AppError) -> Outcome {
    try writing.hold(
      orThrow: AppError.storage(key: Self.key.name, reason: "held by another process"), body)
  }

  /// Nothing stays of what was set aside: damaged or not, it is a secret.
  private func write(_ record: SessionRecord?) throws(AppError) {
    try store.set(record, for: Self.key)
    try store.set(nil, forKey: Self.key.name.damagedKey)
  }
}

// An installation that is gone.
nonisolated extension SessionStore {
  /// Forgets who was signed in when the app was removed: the keychain outlives the app, its files do
  /// not. The mark of the installation is the lock beside them, which is made before the first record
  /// is written. So nobody is signed out
  /// - by an update, since each version that wrote a record has made the lock;
  /// - by a backup that is restored, since the folder is in it; and on another device, the keychain
  ///   has no record;
  /// - by an extension that shares the keychain, as long as it shares the folder, as it must for the
  ///   locks. Whoever signs in meanwhile has written another record, which stays.
  ///
  /// Whoever signs in where there is no room for the lock is signed in until the app ends.
  package func forgetFormerInstallation() throws(AppError) {
    guard !writing.url.isTaken, let data = try store.data(forKey: Self.key.name) else { return }
    try alone { () throws(AppError) in
      if try store.data(forKey: Self.key.name) == data { try write(nil) }
    }
  }
}

nonisolated extension SessionStore {
  /// The keychain where there is one, else a file in `folder` that only this user may read.
  package static func standard(service: String, folder: URL) -> SessionStore {
    #if canImport(Security)
      SessionStore(KeychainStore(service: service), lockedIn: folder)
    #else
      SessionStore(FileStore(folder: folder), lockedIn: folder)
    #endif
  }
}
