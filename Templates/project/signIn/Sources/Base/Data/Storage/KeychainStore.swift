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
      try check(SecItemCopyMatching(search(for: key) as CFDictionary, &found), key)
      return found as? Data
    }

    package func set(_ data: Data?, forKey key: String) throws(AppError) {
      let item = item(for: key)
      guard let data else { return try check(SecItemDelete(item as CFDictionary), key) }
      let value = Self.value(data)
      var status = SecItemUpdate(item as CFDictionary, value as CFDictionary)
      if status == errSecItemNotFound {
        status = SecItemAdd(item.merging(value) { $1 } as CFDictionary, nil)
      }
      try check(status, key)
    }
  }

  // What the keychain is given.
  nonisolated extension KeychainStore {
    /// Which value it is. The keychain of iOS is asked for on a Mac too.
    func item(for key: String) -> [CFString: Any] {
      [
        kSecClass: kSecClassGenericPassword,
        kSecAttrService: service,
        kSecAttrAccount: key,
        kSecUseDataProtectionKeychain: true,
      ]
    }

    /// A search for the value itself.
    func search(for key: String) -> [CFString: Any] {
      item(for: key).merging([kSecReturnData: true, kSecMatchLimit: kSecMatchLimitOne]) { $1 }
    }

    /// The kept data, and who may read it: this device, once it was unlocked.
    static func value(_ data: Data) -> [CFString: Any] {
      [
        kSecValueData: data,
        kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
      ]
    }

    private func check(_ status: OSStatus, _ key: String) throws(AppError) {
      guard ![errSecSuccess, errSecItemNotFound].contains(status) else { return }
      let message = SecCopyErrorMessageString(status, nil) as String?
      throw .storage(key: key, reason: message ?? "status \(status)")
    }
  }
#endif
