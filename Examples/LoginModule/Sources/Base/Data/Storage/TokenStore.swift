import Core
import Foundation

/// Where the session's token rests between two starts of the app. Passwords are never kept.
package nonisolated struct TokenStore: Sendable {
  private static let key = StorageKey<Token>("session.token")

  private let store: any KeyValueStore

  package init(_ store: any KeyValueStore) {
    self.store = store
  }

  /// The token that was kept last; one that cannot be read is an error once, and set aside.
  package func load() throws(AppError) -> Token? {
    try store.value(for: Self.key)
  }

  /// Keeps a token; `nil` erases it. Nothing stays of one that was set aside: damaged or not, it is
  /// a secret.
  package func save(_ token: Token?) throws(AppError) {
    try store.set(token, for: Self.key)
    try store.removeSetAside(of: Self.key.name)
  }
}

nonisolated extension TokenStore {
  /// The keychain where there is one, else a file in `folder` that only this user may read.
  package static func standard(service: String, folder: URL) -> TokenStore {
    #if canImport(Security)
      TokenStore(KeychainStore(service: service))
    #else
      TokenStore(FileStore(folder: folder))
    #endif
  }
}
