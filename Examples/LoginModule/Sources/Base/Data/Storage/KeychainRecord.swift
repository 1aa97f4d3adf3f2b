#if canImport(Security)
  import Foundation
  import Security

  /// What the keychain is told of one value.
  nonisolated struct KeychainRecord {
    let service: String
    let key: String

    /// Which value it is. The keychain of iOS is asked for on a Mac too.
    var identity: [CFString: Any] {
      [
        kSecClass: kSecClassGenericPassword,
        kSecAttrService: service,
        kSecAttrAccount: key,
        kSecUseDataProtectionKeychain: true,
      ]
    }

    /// A search for the value itself.
    var search: [CFString: Any] {
      identity.merging([kSecReturnData: true, kSecMatchLimit: kSecMatchLimitOne]) { $1 }
    }

    /// What is kept, and who may read it: this device, once it was unlocked.
    static func value(_ data: Data) -> [CFString: Any] {
      [
        kSecValueData: data,
        kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
      ]
    }
  }
#endif
