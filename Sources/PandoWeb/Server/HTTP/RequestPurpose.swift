import HTTPTypes

/// The purpose of a request for a document, as far as the headers report it.
///
/// Only a page that a person looks at needs a session. Requests for other purposes keep none.
enum RequestPurpose: Hashable, Sendable {
  /// A tab shows the document, or the client does not report a purpose.
  case page
  /// A crawler or a script of the same site reads the document, and opens no socket.
  case reading
  /// The document is to be part of another page: a picture, a frame, a script.
  case embedded
  /// The browser fetches the document in case the user opens it later.
  case prefetch

  init(_ fields: HTTPFields) {
    let destination = fields[.secFetchDestination]?.lowercased()
    // Fetch Metadata Request Headers (W3C): browsers send these, and pages cannot change them.
    switch destination {
    case nil, "document": self = Self.isPrefetch(fields) ? .prefetch : .page
    case "empty" where ["same-origin", "none"].contains(fields[.secFetchSite]?.lowercased()):
      self = .reading
    default: self = .embedded
    }
    if self == .page, Self.isCrawler(fields) { self = .reading }
  }

  private static func isPrefetch(_ fields: HTTPFields) -> Bool {
    for name in [.secPurpose, .purpose, .xPurpose, .xMoz] as [HTTPField.Name] {
      let value = fields[name]?.lowercased() ?? ""
      if value.contains("prefetch") || value.contains("preview") { return true }
    }
    return false
  }

  /// Whether the client names itself as a crawler.
  private static func isCrawler(_ fields: HTTPFields) -> Bool {
    // `Sec-Fetch-User` means that a person navigates, whatever the browser's name contains.
    guard fields[.secFetchUser] == nil, let agent = fields[.userAgent]?.lowercased() else {
      return false
    }
    return crawlers.contains { agent.contains($0) }
  }

  /// Parts of the names of crawlers, in lower case.
  private static let crawlers = [
    "bot/", "bot;", "bot ", "bot)", "bot-", "crawler", "spider", "slurp", "facebookexternalhit",
    "embedly", "whatsapp/", "mediapartners", "lighthouse", "archive.org",
  ]
}

extension HTTPField.Name {
  static let secFetchDestination = HTTPField.Name("Sec-Fetch-Dest")!
  static let secFetchSite = HTTPField.Name("Sec-Fetch-Site")!
  static let secFetchUser = HTTPField.Name("Sec-Fetch-User")!
  static let secPurpose = HTTPField.Name("Sec-Purpose")!
  static let purpose = HTTPField.Name("Purpose")!
  static let xPurpose = HTTPField.Name("X-Purpose")!
  static let xMoz = HTTPField.Name("X-Moz")!
}
