#if canImport(Security)
  import Core
  import Foundation
  import Security

  /// Keeps values in the keychain, readable in the background too, but never on another device.
  ///
  /// A Mac app has to be signed by a team for that: the keychain of old knows no devices.
  package nonisolated struct KeychainStore: KeyValueStore {
    private let service: String

    /// - Parameter service: What the values belong to, such as the identifier of the app.
    package init(service: String) {
      self.service = service
    }

    package func data(forKey key: String) throws(AppError) -> Data? {
      var found: CFTypeRef?
      let search = KeychainRecord(service: service, key: key).search
      let status = SecItemCopyMatching(search as CFDictionary, &found)
      if status == errSecItemNotFound { return nil }
      try check(status, key)
      return found as? Data
    }

    package func set(_ data: Data?, forKey key: String) throws(AppError) {
      guard let data else { return try remove(key) }
      let record = KeychainRecord(service: service, key: key)
      let value = KeychainRecord.value(data)
      var status = SecItemUpdate(record.identity as CFDictionary, value as CFDictionary)
      if status == errSecItemNotFound {
        status = SecItemAdd(record.identity.merging(value) { $1 } as CFDictionary, nil)
      }
      try check(status, key)
    }
  }

  nonisolated extension KeychainStore {
    private func remove(_ key: String) throws(AppError) {
      let status = SecItemDelete(
        KeychainRecord(service: service, key: key).identity as CFDictionary)
      if status != errSecItemNotFound { try check(status, key) }
    }

    private func check(_ status: OSStatus, _ key: String) throws(AppError) {
      guard status != errSecSuccess else { return }
      let message = SecCopyErrorMessageString(status, nil) as String?
      throw .storage(key: key, reason: message ?? "status \(status)")
    }
  }
#endif
