// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// A hash.
@available(
  *,
  unavailable,
  message: "There is no CryptoKit. Use swift-crypto, which has the same names: import Crypto."
)
public struct SHA256 {
  public init() {}
  public static func hash(data: some DataProtocol) -> Data { Data() }
  public mutating func update(data: some DataProtocol) {}
  public func finalize() -> Data { Data() }
}

/// A hash.
@available(
  *,
  unavailable,
  message: "There is no CryptoKit. Use swift-crypto, which has the same names: import Crypto."
)
public struct SHA384 {
  public init() {}
  public static func hash(data: some DataProtocol) -> Data { Data() }
  public mutating func update(data: some DataProtocol) {}
  public func finalize() -> Data { Data() }
}

/// A hash.
@available(
  *,
  unavailable,
  message: "There is no CryptoKit. Use swift-crypto, which has the same names: import Crypto."
)
public struct SHA512 {
  public init() {}
  public static func hash(data: some DataProtocol) -> Data { Data() }
  public mutating func update(data: some DataProtocol) {}
  public func finalize() -> Data { Data() }
}

/// Hashes that are not safe.
@available(
  *,
  unavailable,
  message: "There is no CryptoKit. Use swift-crypto, which has the same names: import Crypto."
)
public enum Insecure {
  public enum MD5 {
    public static func hash(data: some DataProtocol) -> Data { Data() }
  }
  public enum SHA1 {
    public static func hash(data: some DataProtocol) -> Data { Data() }
  }
}

/// A key.
@available(
  *,
  unavailable,
  message: "There is no CryptoKit. Use swift-crypto, which has the same names: import Crypto."
)
public struct SymmetricKey {
  public init(data: some ContiguousBytes) {}
  public init(size: SymmetricKeySize) {}
}

/// The size of a key.
@available(
  *,
  unavailable,
  message: "There is no CryptoKit. Use swift-crypto, which has the same names: import Crypto."
)
public enum SymmetricKeySize {
  case bits128, bits192, bits256
}

/// A cipher.
@available(
  *,
  unavailable,
  message: "There is no CryptoKit. Use swift-crypto, which has the same names: import Crypto."
)
public enum AES {
  public enum GCM {
    public static func seal(_ data: Data, using key: SymmetricKey) throws -> UnavailableMember {
      nil
    }
    public static func open(_ box: Any, using key: SymmetricKey) throws -> Data { Data() }
  }
}
