import HTTPTypes

/// The origin and the visitor of a request, with the headers of a proxy if one is trusted.
struct RequestContext: Sendable {
  /// The origin in the address line of the browser; nil if the request does not contain it.
  var origin: Origin?
  /// The origin of the requesting page, from the `Origin` header.
  var claimedOrigin: Origin?
  /// The visitor, if a cookie with a valid signature names one: 16 hexadecimal digits.
  var visitor: String?

  init(_ request: HTTPRequest, configuration: ServerConfiguration, visitors: SignedCookies) {
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

  /// Whether the requesting page is the server's own.
  var isSameOrigin: Bool { claimedOrigin != nil && claimedOrigin == origin }
}

extension HTTPRequest {
  /// The host that the browser requested, according to a proxy.
  var forwardedHost: String? { headerFields.first(of: .forwardedHost) }
}

extension HTTPFields {
  /// The first entry of a list to which each proxy appends: that of the proxy next to the browser.
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
