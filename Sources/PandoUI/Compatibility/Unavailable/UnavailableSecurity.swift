// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

@available(
  *,
  unavailable,
  message:
    "There is no keychain on Linux. Keep what belongs to a visitor in @AppStorage on the server."
)
public var kSecClass: CFString { CFString() }

@available(
  *,
  unavailable,
  message:
    "There is no keychain on Linux. Keep what belongs to a visitor in @AppStorage on the server."
)
public var kSecClassGenericPassword: CFString { CFString() }

@available(
  *,
  unavailable,
  message:
    "There is no keychain on Linux. Keep what belongs to a visitor in @AppStorage on the server."
)
public var kSecClassInternetPassword: CFString { CFString() }

@available(
  *,
  unavailable,
  message:
    "There is no keychain on Linux. Keep what belongs to a visitor in @AppStorage on the server."
)
public var kSecAttrAccount: CFString { CFString() }

@available(
  *,
  unavailable,
  message:
    "There is no keychain on Linux. Keep what belongs to a visitor in @AppStorage on the server."
)
public var kSecAttrService: CFString { CFString() }

@available(
  *,
  unavailable,
  message:
    "There is no keychain on Linux. Keep what belongs to a visitor in @AppStorage on the server."
)
public var kSecAttrServer: CFString { CFString() }

@available(
  *,
  unavailable,
  message:
    "There is no keychain on Linux. Keep what belongs to a visitor in @AppStorage on the server."
)
public var kSecAttrGeneric: CFString { CFString() }

@available(
  *,
  unavailable,
  message:
    "There is no keychain on Linux. Keep what belongs to a visitor in @AppStorage on the server."
)
public var kSecAttrAccessGroup: CFString { CFString() }

@available(
  *,
  unavailable,
  message:
    "There is no keychain on Linux. Keep what belongs to a visitor in @AppStorage on the server."
)
public var kSecAttrAccessible: CFString { CFString() }

@available(
  *,
  unavailable,
  message:
    "There is no keychain on Linux. Keep what belongs to a visitor in @AppStorage on the server."
)
public var kSecAttrSynchronizable: CFString { CFString() }

@available(
  *,
  unavailable,
  message:
    "There is no keychain on Linux. Keep what belongs to a visitor in @AppStorage on the server."
)
public var kSecAttrSynchronizableAny: CFString { CFString() }

@available(
  *,
  unavailable,
  message:
    "There is no keychain on Linux. Keep what belongs to a visitor in @AppStorage on the server."
)
public var kSecValueData: CFString { CFString() }

@available(
  *,
  unavailable,
  message:
    "There is no keychain on Linux. Keep what belongs to a visitor in @AppStorage on the server."
)
public var kSecReturnData: CFString { CFString() }

@available(
  *,
  unavailable,
  message:
    "There is no keychain on Linux. Keep what belongs to a visitor in @AppStorage on the server."
)
public var kSecReturnAttributes: CFString { CFString() }

@available(
  *,
  unavailable,
  message:
    "There is no keychain on Linux. Keep what belongs to a visitor in @AppStorage on the server."
)
public var kSecReturnPersistentRef: CFString { CFString() }

@available(
  *,
  unavailable,
  message:
    "There is no keychain on Linux. Keep what belongs to a visitor in @AppStorage on the server."
)
public var kSecMatchLimit: CFString { CFString() }

@available(
  *,
  unavailable,
  message:
    "There is no keychain on Linux. Keep what belongs to a visitor in @AppStorage on the server."
)
public var kSecMatchLimitOne: CFString { CFString() }

@available(
  *,
  unavailable,
  message:
    "There is no keychain on Linux. Keep what belongs to a visitor in @AppStorage on the server."
)
public var kSecMatchLimitAll: CFString { CFString() }

@available(
  *,
  unavailable,
  message:
    "There is no keychain on Linux. Keep what belongs to a visitor in @AppStorage on the server."
)
public var kSecAttrAccessibleAfterFirstUnlock: CFString { CFString() }

@available(
  *,
  unavailable,
  message:
    "There is no keychain on Linux. Keep what belongs to a visitor in @AppStorage on the server."
)
public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString { CFString() }

@available(
  *,
  unavailable,
  message:
    "There is no keychain on Linux. Keep what belongs to a visitor in @AppStorage on the server."
)
public var kSecAttrAccessibleAlways: CFString { CFString() }

@available(
  *,
  unavailable,
  message:
    "There is no keychain on Linux. Keep what belongs to a visitor in @AppStorage on the server."
)
public var kSecAttrAccessibleAlwaysThisDeviceOnly: CFString { CFString() }

@available(
  *,
  unavailable,
  message:
    "There is no keychain on Linux. Keep what belongs to a visitor in @AppStorage on the server."
)
public var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString { CFString() }

@available(
  *,
  unavailable,
  message:
    "There is no keychain on Linux. Keep what belongs to a visitor in @AppStorage on the server."
)
public var kSecAttrAccessibleWhenUnlocked: CFString { CFString() }

@available(
  *,
  unavailable,
  message:
    "There is no keychain on Linux. Keep what belongs to a visitor in @AppStorage on the server."
)
public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString { CFString() }

@available(
  *,
  unavailable,
  message:
    "There is no keychain on Linux. Keep what belongs to a visitor in @AppStorage on the server."
)
public var errSecSuccess: Int32 { 0 }

@available(
  *,
  unavailable,
  message:
    "There is no keychain on Linux. Keep what belongs to a visitor in @AppStorage on the server."
)
public var errSecItemNotFound: Int32 { 0 }

@available(
  *,
  unavailable,
  message:
    "There is no keychain on Linux. Keep what belongs to a visitor in @AppStorage on the server."
)
public var errSecDuplicateItem: Int32 { 0 }

@available(
  *,
  unavailable,
  message:
    "There is no keychain on Linux. Keep what belongs to a visitor in @AppStorage on the server."
)
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?)
  -> Int32
{ 0 }

@available(
  *,
  unavailable,
  message:
    "There is no keychain on Linux. Keep what belongs to a visitor in @AppStorage on the server."
)
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?)
  -> Int32
{ 0 }

@available(
  *,
  unavailable,
  message:
    "There is no keychain on Linux. Keep what belongs to a visitor in @AppStorage on the server."
)
public func SecItemUpdate(_ query: CFDictionary, _ attributes: CFDictionary) -> Int32 { 0 }

@available(
  *,
  unavailable,
  message:
    "There is no keychain on Linux. Keep what belongs to a visitor in @AppStorage on the server."
)
public func SecItemDelete(_ query: CFDictionary) -> Int32 { 0 }

/// A type of Core Foundation.
@available(
  *,
  unavailable,
  message: "Foundation on Linux is not made of Core Foundation. Use String or NSString."
)
public final class CFString: NSObject {}

/// A type of Core Foundation.
@available(
  *,
  unavailable,
  message: "Foundation on Linux is not made of Core Foundation. Use Dictionary or NSDictionary."
)
public final class CFDictionary: NSObject {}

/// A type of Core Foundation.
@available(
  *,
  unavailable,
  message: "Foundation on Linux is not made of Core Foundation. Use Array or NSArray."
)
public final class CFArray: NSObject {}

/// A type of Core Foundation.
@available(
  *,
  unavailable,
  message: "Foundation on Linux is not made of Core Foundation. Use Data."
)
public final class CFData: NSObject {}

/// A type of Core Foundation.
@available(
  *,
  unavailable,
  message: "Foundation on Linux is not made of Core Foundation. Use URL."
)
public final class CFURL: NSObject {}
