import HTTPTypes

/// The cookie that identifies a visitor: its names, and how it is read and set.
///
/// Over HTTPS the name begins with `__Host-`. A browser accepts such a cookie only from this host
/// and with `Path=/`. So no other host of the domain can set it for a visitor (RFC 6265bis,
/// 4.1.3.2). `__Secure-` with the base path as path would not prevent that, and a path is no
/// protection within an origin. Instead, the name distinguishes applications below several base
/// paths of a host.
struct VisitorCookie: Hashable, Sendable {
  /// The names that the cookie may have, the usual one first.
  let names: [String]
  private let path: String
  private let isSecure: Bool

  /// The name without prefix, base path and port.
  static let plainName = "pando"
  /// How long a browser keeps the cookie: a year, in seconds.
  private static let lifetime = 365 * 24 * 60 * 60

  init(at origin: Origin?, basePath: String) {
    isSecure = origin?.isSecure ?? false
    let port = origin.flatMap { $0.port == ($0.isSecure ? 443 : 80) ? nil : "-\($0.port)" }
    if isSecure {
      names = ["__Host-\(Self.plainName)\(basePath.replacing("/", with: "+"))\(port ?? "")"]
      path = "/"
    } else {
      // Browsers share cookies between the ports of a host, but two servers there have different
      // keys.
      names = [Self.plainName] + (port.map { [Self.plainName + $0] } ?? [])
      path = basePath.isEmpty ? "/" : basePath
    }
  }

  /// The value of the first cookie with a name; nil if there is none.
  static func value(of name: String, in fields: HTTPFields) -> String? {
    values(of: name, in: fields).first
  }

  /// The values of all cookies with a name: browsers send one for each path and domain that set it.
  static func values(of name: String, in fields: HTTPFields) -> [String] {
    fields[values: .cookie].flatMap { $0.split(separator: ";") }.compactMap { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return parts.count == 2 && trimmed(parts[0]) == name ? String(trimmed(parts[1])) : nil
    }
  }

  /// The value of the `Set-Cookie` header.
  func header(_ value: String, name: String) -> String {
    let secure = isSecure ? "; Secure" : ""
    return
      "\(name)=\(value); Path=\(path); Max-Age=\(Self.lifetime); HttpOnly; SameSite=Lax\(secure)"
  }

  private static func trimmed(_ text: Substring) -> Substring {
    text.drop(while: \.isWhitespace).prefix(while: { !$0.isWhitespace })
  }
}
