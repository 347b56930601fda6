import Foundation

/// The keys with which a server signs its cookies (HMAC-SHA256, RFC 2104).
///
/// A cookie is `ID.SIGNATURE`: 16 hexadecimal digits that are no secret, and 64 that only the owner
/// of a key can make.
struct VisitorKeys: Sendable {
  /// The keys. The first one signs; signatures of all are accepted.
  private let keys: [[UInt8]]

  /// - Parameter secrets: The secrets; an empty list makes a random key that ends with the process.
  init(_ secrets: [ServerSecret] = []) {
    keys =
      secrets.isEmpty
      ? [Array((Secret.make() + Secret.make()).utf8)] : secrets.map { Array($0.text.utf8) }
  }

  /// The visitor of a cookie with a valid signature.
  struct Match: Hashable, Sendable {
    var id: String
    /// Whether the newest key signed it.
    var isNewest: Bool
  }

  /// The cookie of a visitor.
  func cookie(of id: String) -> String {
    "\(id).\(SHA256.authenticationCode(of: Self.message(id), key: keys[0]).hexDigits)"
  }

  /// The visitor of a cookie; nil if none of the keys has signed it. The time does not reveal how
  /// much of a signature is right.
  func match(_ cookie: String) -> Match? {
    guard let (id, signature) = Self.parts(of: cookie) else { return nil }
    let message = Self.message(id)
    for (index, key) in keys.enumerated()
    where SHA256.areEqual(signature, SHA256.authenticationCode(of: message, key: key)) {
      return Match(id: id, isNewest: index == 0)
    }
    return nil
  }

  /// Whether a value has the form of a signed cookie, whether or not the signature is valid.
  static func isWellFormed(_ cookie: String) -> Bool { parts(of: cookie) != nil }

  /// Whether a text has the form of a visitor's ID.
  static func isID(_ text: some StringProtocol) -> Bool {
    text.utf8.count == 16 && text.utf8.allSatisfy(\.isLowercaseHexDigit)
  }

  /// A new visitor's ID.
  static func makeID() -> String { String(Secret.make().prefix(16)) }

  /// The message that is signed. Its prefix keeps the signatures apart from others that the same
  /// key may make for another purpose.
  private static func message(_ id: String) -> String.UTF8View { "pando visitor 1 \(id)".utf8 }

  private static func parts(of cookie: String) -> (id: String, signature: [UInt8])? {
    let bytes = Array(cookie.utf8)
    guard bytes.count == 81, bytes[16] == UInt8(ascii: "."),
      bytes.enumerated().allSatisfy({ $0 == 16 || $1.isLowercaseHexDigit })
    else { return nil }
    let values = bytes.dropFirst(17).map { $0.isDigit ? $0 - 0x30 : $0 - 0x57 }
    return (
      String(cookie.prefix(16)),
      stride(from: 0, to: 64, by: 2).map { values[$0] << 4 | values[$0 + 1] }
    )
  }
}
