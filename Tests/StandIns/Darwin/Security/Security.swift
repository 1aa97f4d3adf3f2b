// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import CoreFoundation
@_exported import Darwin

public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { declared() }

public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { declared() }

public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  declared()
}

public func SecItemDelete(_ query: CFDictionary) -> OSStatus { declared() }

public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? { declared() }

public var errSecSuccess: OSStatus { declared() }
public var errSecItemNotFound: OSStatus { declared() }
public var errSecDuplicateItem: OSStatus { declared() }

// Constants in C, of a type that is safe to share.
public nonisolated(unsafe) let kSecClass: CFString = declared()
public nonisolated(unsafe) let kSecClassGenericPassword: CFString = declared()
public nonisolated(unsafe) let kSecAttrService: CFString = declared()
public nonisolated(unsafe) let kSecAttrAccount: CFString = declared()
public nonisolated(unsafe) let kSecAttrAccessible: CFString = declared()
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlock: CFString = declared()
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString =
  declared()
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlocked: CFString = declared()
public nonisolated(unsafe) let kSecAttrAccessGroup: CFString = declared()
public nonisolated(unsafe) let kSecAttrSynchronizable: CFString = declared()
public nonisolated(unsafe) let kSecMatchLimit: CFString = declared()
public nonisolated(unsafe) let kSecMatchLimitOne: CFString = declared()
public nonisolated(unsafe) let kSecReturnData: CFString = declared()
public nonisolated(unsafe) let kSecReturnAttributes: CFString = declared()
public nonisolated(unsafe) let kSecUseDataProtectionKeychain: CFString = declared()
public nonisolated(unsafe) let kSecValueData: CFString = declared()
