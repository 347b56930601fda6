import HTTPTypes

/// The cookie by which a browser is known again.
enum VisitorCookie {
  static let name = "pando"
  /// A year, in seconds.
  private static let lifetime = 365 * 24 * 60 * 60

  /// Its value in the headers of a request; nil if there is none, or one that was not made here.
  static func value(in fields: HTTPFields) -> String? {
    values(of: name, in: fields).first { Secret.isWellFormed($0) }
  }

  /// The value of a cookie; nil if there is none of this name.
  static func value(of name: String, in fields: HTTPFields) -> String? {
    values(of: name, in: fields).first
  }

  private static func values(of name: String, in fields: HTTPFields) -> [String] {
    fields[values: .cookie].flatMap { $0.split(separator: ";") }.compactMap { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return parts.count == 2 && trimmed(parts[0]) == name ? String(trimmed(parts[1])) : nil
    }
  }

  /// The value of the header that sets it.
  static func header(_ value: String, basePath: String, isSecure: Bool) -> String {
    let path = basePath.isEmpty ? "/" : basePath
    let secure = isSecure ? "; Secure" : ""
    return "\(name)=\(value); Path=\(path); Max-Age=\(lifetime); HttpOnly; SameSite=Lax\(secure)"
  }

  private static func trimmed(_ text: Substring) -> Substring {
    text.drop(while: \.isWhitespace).prefix(while: { !$0.isWhitespace })
  }
}
