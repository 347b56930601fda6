import HTTPTypes

/// The cookie by which a browser is known again: what it is called, and how it is read and set.
///
/// Over HTTPS its name begins with `__Host-`: a browser takes such a cookie from this very host only,
/// and only with `Path=/`, so that no other host of the domain can give a visitor one of its own
/// (RFC 6265bis, 4.1.3.2). `__Secure-` with the base path as path would not keep that out, and paths
/// keep nobody out who has the same origin. Applications below several base paths of a host are told
/// apart by the name instead.
struct VisitorCookie: Hashable, Sendable {
  /// What it is called, and what else a visitor may have it as, the usual one first.
  let names: [String]
  private let path: String
  private let isSecure: Bool

  /// The name without anything that tells servers apart.
  static let plainName = "pando"
  /// A year, in seconds.
  private static let lifetime = 365 * 24 * 60 * 60

  init(at origin: Origin?, basePath: String) {
    isSecure = origin?.isSecure ?? false
    let port = origin.flatMap { $0.port == ($0.isSecure ? 443 : 80) ? nil : "-\($0.port)" }
    if isSecure {
      names = ["__Host-\(Self.plainName)\(basePath.replacing("/", with: "+"))\(port ?? "")"]
      path = "/"
    } else {
      // Browsers do not tell the ports of a host apart, where two servers have two keys.
      names = [Self.plainName] + (port.map { [Self.plainName + $0] } ?? [])
      path = basePath.isEmpty ? "/" : basePath
    }
  }

  /// The value of a cookie; nil if there is none of this name.
  static func value(of name: String, in fields: HTTPFields) -> String? {
    values(of: name, in: fields).first
  }

  /// The values of all cookies of a name: browsers send one for each path and domain that set it.
  static func values(of name: String, in fields: HTTPFields) -> [String] {
    fields[values: .cookie].flatMap { $0.split(separator: ";") }.compactMap { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return parts.count == 2 && trimmed(parts[0]) == name ? String(trimmed(parts[1])) : nil
    }
  }

  /// The value of the header that sets it.
  func header(_ value: String, name: String) -> String {
    let secure = isSecure ? "; Secure" : ""
    return
      "\(name)=\(value); Path=\(path); Max-Age=\(Self.lifetime); HttpOnly; SameSite=Lax\(secure)"
  }

  private static func trimmed(_ text: Substring) -> Substring {
    text.drop(while: \.isWhitespace).prefix(while: { !$0.isWhitespace })
  }
}
