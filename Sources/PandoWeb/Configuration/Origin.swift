/// Scheme, host and port of a page (RFC 6454).
struct Origin: Hashable, Sendable, CustomStringConvertible {
  let scheme: String
  let host: String
  let port: Int

  /// Reads an origin such as `https://example.org` or `http://[::1]:8080`; nil for any other text.
  init?(_ text: String) {
    let text = text.lowercased()
    guard text.utf8.count <= 300, let separator = text.firstRange(of: "://") else { return nil }
    self.init(
      scheme: String(text[..<separator.lowerBound]),
      authority: String(text[separator.upperBound...])
    )
  }

  /// Reads a host with or without a port, as in the `Host` header.
  init?(scheme: String, authority: String) {
    let authority = authority.lowercased()
    guard let usual = ["http": 80, "https": 443][scheme], !authority.isEmpty,
      authority.utf8.allSatisfy(Self.isAllowed)
    else { return nil }
    var host = authority[...]
    var port = usual
    let end = authority.lastIndex(of: "]") ?? authority.startIndex
    if let colon = authority[end...].lastIndex(of: ":") {
      let digits = authority[authority.index(after: colon)...]
      guard digits.utf8.allSatisfy(\.isDigit), let number = Int(digits),
        (1...65535).contains(number)
      else { return nil }
      host = authority[..<colon]
      port = number
    }
    guard !host.isEmpty else { return nil }
    self.scheme = scheme
    self.host = String(host)
    self.port = port
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || "-._~[]:".utf8.contains(byte)
  }

  var isSecure: Bool { scheme == "https" }

  /// The origin as browsers write it: without the default port of the scheme.
  var description: String {
    let isUsual = port == (isSecure ? 443 : 80)
    return isUsual ? "\(scheme)://\(host)" : "\(scheme)://\(host):\(port)"
  }
}
