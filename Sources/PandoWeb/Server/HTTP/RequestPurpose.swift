import HTTPTypes

/// What a document is asked for, as far as the request says it.
///
/// A session is for a person who looks at a page. Requests that nobody comes for afterwards are answered
/// without one.
enum RequestPurpose: Hashable, Sendable {
  /// A tab shows it, or something that does not say what it is.
  case page
  /// Somebody reads it, and no socket comes: a crawler, a script of the page's own site.
  case reading
  /// It is part of another page: a picture, a frame, a script.
  case embedded
  /// It is asked for in case that it is wanted later.
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

  /// Whether a program says that it is one which reads pages.
  private static func isCrawler(_ fields: HTTPFields) -> Bool {
    // A person pressed something, whatever the name of the browser contains.
    guard fields[.secFetchUser] == nil, let agent = fields[.userAgent]?.lowercased() else {
      return false
    }
    return crawlers.contains { agent.contains($0) }
  }

  /// Parts of the names of programs that read pages, in lower case.
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
