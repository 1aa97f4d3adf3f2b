import Core
import Foundation

/// The stores of one account on this device, in files that no other account has.
///
/// The cache of what the server has lies where the system makes no backup of it; it goes when the
/// user signs out. What has its source on this device stays, and is there again when the user is.
package nonisolated final class AccountStores: Sendable {
  package let account: AccountID
  /// The tables of modules that have a network.
  package let cache: Database
  /// The tables of modules that have none.
  package let source: Database
  /// The values that stay.
  package let storage: FileStore
  /// The values that go with the cache.
  package let cacheStorage: FileStore
  /// The lists that are not kept.
  package let memory = SharedMemory()
  /// The folder of the cache, also for files that can be loaded again, such as images.
  package let caches: URL

  /// - Parameters:
  ///   - folder: Where this app keeps what stays, for all accounts.
  ///   - caches: Where it keeps what can be loaded again.
  package init(of account: AccountID, in folder: URL, caches: URL) {
    let folder = folder.appending(path: account.folderName)
    self.account = account
    self.caches = caches.appending(path: account.folderName)
    source = Database(at: folder.appending(path: "source.sqlite"), holding: .source)
    cache = Database(at: self.caches.appending(path: Self.cacheName), holding: .cache)
    storage = FileStore(folder: folder.appending(path: Self.storageName))
    cacheStorage = FileStore(folder: self.caches.appending(path: Self.storageName))
  }

  /// Notifies those who show rows when another process has written some since this was called last.
  package func catchUp() async {
    await cache.catchUp()
    await source.catchUp()
  }

  /// Ends all access, for good: whatever is late is written nowhere, and nothing is read any more.
  package func invalidate() {
    storage.close()
    cacheStorage.close()
    cache.invalidate()
    source.invalidate()
  }

  /// Waits for what is being read and written, and closes the files.
  package func close() async {
    await cache.close()
    await source.close()
  }

  /// Empties the cache, or as much of it as can be, after it was invalidated. The file of the
  /// database stays, since another process may have it open.
  package func eraseCache() async throws(AppError) {
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: caches.path)) ?? []
    var failure: AppError?
    do {
      try FileStore(folder: caches.appending(path: Self.storageName)).removeAll()
      for name in names where !name.hasPrefix(Self.cacheName) && name != Self.storageName {
        try manager.removeItem(at: caches.appending(path: name))
      }
    } catch {
      failure = .storage(key: "cache", reason: error.localizedDescription)
    }
    try await cache.erase()
    if let failure { throw failure }
  }

  private static let cacheName = "cache.sqlite"
  private static let storageName = "Storage"
}
