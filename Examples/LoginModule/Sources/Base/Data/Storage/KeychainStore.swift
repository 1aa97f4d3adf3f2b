#if canImport(Security)
  import Core
  import Foundation
  import Security

  /// Keeps values in the keychain, readable in the background too, but never on another device.
  package nonisolated struct KeychainStore: KeyValueStore {
    private let service: String

    /// - Parameter service: What the values belong to, such as the identifier of the app.
    package init(service: String) {
      self.service = service
    }

    package func data(forKey key: String) throws(AppError) -> Data? {
      var query = item(forKey: key)
      query[kSecReturnData] = true
      query[kSecMatchLimit] = kSecMatchLimitOne
      var found: CFTypeRef?
      let status = SecItemCopyMatching(query as CFDictionary, &found)
      if status == errSecItemNotFound { return nil }
      try check(status, key)
      return found as? Data
    }

    package func set(_ data: Data?, forKey key: String) throws(AppError) {
      guard let data else { return try remove(key) }
      let item = item(forKey: key)
      let value: [CFString: Any] = [
        kSecValueData: data,
        kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
      ]
      var status = SecItemUpdate(item as CFDictionary, value as CFDictionary)
      if status == errSecItemNotFound {
        status = SecItemAdd(item.merging(value) { $1 } as CFDictionary, nil)
      }
      try check(status, key)
    }
  }

  nonisolated extension KeychainStore {
    private func item(forKey key: String) -> [CFString: Any] {
      [
        kSecClass: kSecClassGenericPassword,
        kSecAttrService: service,
        kSecAttrAccount: key,
      ]
    }

    private func remove(_ key: String) throws(AppError) {
      let status = SecItemDelete(item(forKey: key) as CFDictionary)
      if status != errSecItemNotFound { try check(status, key) }
    }

    private func check(_ status: OSStatus, _ key: String) throws(AppError) {
      guard status != errSecSuccess else { return }
      let message = SecCopyErrorMessageString(status, nil) as String?
      throw .storage(key: key, reason: message ?? "status \(status)")
    }
  }
#endif
