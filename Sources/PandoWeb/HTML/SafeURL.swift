/// An address that may be written into a document.
///
/// Links open `http`, `https`, `mailto`, `tel` and addresses on this host; images may also be
/// `data:image/…` of a raster format. Everything else (`javascript:`, `vbscript:`, `data:text/html`,
/// unknown schemes) is refused. Browsers drop tabs and line breaks in an address, and control
/// characters around it, before they read the scheme (WHATWG URL, "basic URL parser"). So addresses
/// with such characters are refused as well.
struct SafeURL: Hashable, Sendable {
  let text: String

  /// The use of the address.
  enum Use {
    case link, image
  }

  /// - Returns: nil if it is refused.
  init?(_ text: String, for use: Use) {
    guard !text.isEmpty, text.utf8.count <= 1_000_000 else { return nil }
    for scalar in text.unicodeScalars where scalar.value <= 0x20 || scalar.value == 0x7F {
      return nil
    }
    // Browsers treat a backslash as a slash, so it could hide a host from this check.
    guard !text.contains("\\") else { return nil }
    guard let scheme = Self.scheme(of: text) else {
      self.text = text
      return
    }
    switch (scheme, use) {
    case ("http", _), ("https", _), ("mailto", .link), ("tel", .link):
      self.text = text
    case ("data", .image) where Self.isRasterImage(text):
      self.text = text
    default:
      return nil
    }
  }

  /// Whether the address may lead to another host.
  var leavesHost: Bool { Self.scheme(of: text) != nil || text.hasPrefix("//") }

  /// The scheme in lower case; nil for an address relative to the page.
  private static func scheme(of text: String) -> String? {
    guard let end = text.firstIndex(where: { ":/?#".contains($0) }), text[end] == ":" else {
      return nil
    }
    return text[..<end].lowercased()
  }

  private static func isRasterImage(_ text: String) -> Bool {
    let head = text.prefix(32).lowercased()
    return ["png", "jpeg", "gif", "webp", "avif"].contains { type in
      head.hasPrefix("data:image/\(type);") || head.hasPrefix("data:image/\(type),")
    }
  }
}
