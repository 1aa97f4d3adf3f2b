#if canImport(Security)
  import Foundation
  import Security
  import Testing

  @testable import BaseData

  /// The attributes of a value for the keychain.
  nonisolated struct KeychainStoreTests {
    private let store = KeychainStore(service: "com.example.app")

    @Test func asksTheKeychainThatKnowsDevices() {
      expect(
        store.item(for: "session"),
        [
          kSecClass: kSecClassGenericPassword, kSecAttrService: "com.example.app",
          kSecAttrAccount: "session", kSecUseDataProtectionKeychain: true,
        ])
    }

    @Test func searchesForTheOnlyOne() {
      expect(
        store.search(for: "session"),
        store.item(for: "session")
          .merging([kSecReturnData: true, kSecMatchLimit: kSecMatchLimitOne]) { $1 })
    }

    @Test func keepsItOnThisDevice() {
      expect(
        KeychainStore.value(Data("secret".utf8)),
        [
          kSecValueData: Data("secret".utf8),
          kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
        ])
    }

    private func expect(_ query: [CFString: Any], _ expected: [CFString: Any]) {
      #expect(query as NSDictionary == expected as NSDictionary)
    }
  }
#endif
