import Foundation

/// The address of an image that may stand in a style: a path on this host, or a `data:` URL.
///
/// It has no character that ends a `url("…")` of CSS, or an entry of `srcset`.
struct ImageAddress: Hashable, Sendable {
  let text: String

  /// - Returns: nil if a character may not stand in a style.
  init?(_ text: String) {
    guard text.utf8.allSatisfy(Self.isSafe) else { return nil }
    self.text = text
  }

  private static func isSafe(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || "-._~/:;,+=%".utf8.contains(byte)
  }
}
