import HTTPTypes

/// What the server has to know of a request besides its path, seen through a proxy where one is
/// trusted.
struct RequestContext: Sendable {
  /// The origin that the browser has in its address line; nil if the request does not say it.
  var origin: Origin?
  /// What the browser says the page that asks is from.
  var claimedOrigin: Origin?
  /// Who asks, if a cookie that the server signed says it: 16 hexadecimal digits.
  var visitor: String?

  init(_ request: HTTPRequest, configuration: ServerConfiguration, visitors: VisitorCookies) {
    let fields = request.headerFields
    if let origin = configuration.publicOrigin.flatMap({ Origin($0) }) {
      self.origin = origin
    } else {
      var scheme = request.scheme == "https" ? "https" : "http"
      var authority = request.authority
      if configuration.trustsProxy {
        scheme = fields.first(of: .forwardedProtocol)?.lowercased() ?? scheme
        authority = request.forwardedHost ?? authority
      }
      origin = authority.flatMap { Origin(scheme: scheme, authority: $0) }
    }
    claimedOrigin = fields[.origin].flatMap { Origin($0) }
    visitor = visitors.visitor(fields, at: origin)
  }

  /// Whether the page that asks is the server's own.
  var isSameOrigin: Bool { claimedOrigin != nil && claimedOrigin == origin }
}

extension HTTPRequest {
  /// The host that the browser asked for, as a proxy says.
  var forwardedHost: String? { headerFields.first(of: .forwardedHost) }
}

extension HTTPFields {
  /// Each proxy adds to the list; the first one spoke to the browser.
  fileprivate func first(of name: HTTPField.Name) -> String? {
    guard let part = self[name]?.split(separator: ",").first else { return nil }
    let words = part.split(whereSeparator: \.isWhitespace)
    return words.count == 1 ? String(words[0]) : nil
  }
}

extension HTTPField.Name {
  static let forwardedProtocol = HTTPField.Name("X-Forwarded-Proto")!
  static let forwardedHost = HTTPField.Name("X-Forwarded-Host")!
  static let forwardedFor = HTTPField.Name("X-Forwarded-For")!
  static let forwarded = HTTPField.Name("Forwarded")!
  static let referrerPolicy = HTTPField.Name("Referrer-Policy")!
}
