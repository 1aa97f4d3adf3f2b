#if canImport(Security)
  import Foundation
  import Security
  import Testing

  @testable import BaseData

  /// What the keychain is told of a value.
  nonisolated struct KeychainRecordTests {
    private let record = KeychainRecord(service: "com.example.app", key: "session")

    @Test func isOneOfTheKeychainThatKnowsDevices() {
      expect(
        record.identity,
        [
          kSecClass: kSecClassGenericPassword, kSecAttrService: "com.example.app",
          kSecAttrAccount: "session", kSecUseDataProtectionKeychain: true,
        ])
    }

    @Test func isSearchedForAsTheOnlyOne() {
      expect(
        record.search,
        record.identity.merging([kSecReturnData: true, kSecMatchLimit: kSecMatchLimitOne]) { $1 })
    }

    @Test func staysOnThisDevice() {
      expect(
        KeychainRecord.value(Data("secret".utf8)),
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
