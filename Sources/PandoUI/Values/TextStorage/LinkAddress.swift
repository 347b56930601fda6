package import Foundation

/// Decides which addresses a text may link to.
package enum LinkAddress {
  /// Schemes that run code, or show content of the sender's as if it were a page.
  private static let refused: Set<String> = [
    "javascript", "vbscript", "livescript", "mocha", "data", "blob", "file", "filesystem",
    "about", "view-source", "jar", "resource", "chrome", "ms-its", "mhtml",
  ]

  /// The address if a text may link to it: on the web, for mail, a telephone or an application, or
  /// relative to the page; nil otherwise.
  package static func url(_ text: String) -> URL? {
    guard isSafe(text), !text.isEmpty else { return nil }
    guard let url = URL(string: text), isSafe(url.absoluteString) else { return nil }
    return url
  }

  /// Whether an address may be followed.
  package static func isSafe(_ text: String) -> Bool {
    // Browsers skip control characters and spaces before and inside a scheme.
    if text.unicodeScalars.contains(where: { $0.value < 0x21 || (0x7F...0xA0).contains($0.value) })
    {
      return false
    }
    guard let colon = text.firstIndex(where: { ":/?#".contains($0) }), text[colon] == ":" else {
      return true
    }
    let scheme = text[..<colon].lowercased()
    guard hasScheme(text), scheme.allSatisfy(\.isASCII) else { return false }
    return !refused.contains(scheme)
  }

  /// Whether a text begins with a scheme of 2 to 32 characters.
  static func hasScheme(_ text: String) -> Bool {
    guard let colon = text.firstIndex(of: ":") else { return false }
    let scheme = text[..<colon]
    guard (2...32).contains(scheme.count), let first = scheme.first else { return false }
    return first.isASCII && first.isLetter
      && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
  }

  /// Whether a text looks like a mail address.
  static func isMail(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return false }
    let isLocal = parts[0].allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || ".!#$%&'*+/=?^_`{|}~-".contains($0))
    }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    return isLocal
      && labels.allSatisfy { label in
        !label.isEmpty && label.count <= 63 && label.first != "-" && label.last != "-"
          && label.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      }
  }
}
