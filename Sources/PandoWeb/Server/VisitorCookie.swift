import HTTPTypes

/// The cookie by which a browser is known again.
enum VisitorCookie {
  static let name = "pando"
  /// A year, in seconds.
  private static let lifetime = 365 * 24 * 60 * 60

  /// Its value in the headers of a request; nil if there is none, or one that was not made here.
  static func value(in fields: HTTPFields) -> String? {
    for field in fields[values: .cookie] {
      for pair in field.split(separator: ";") {
        let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, trimmed(parts[0]) == name else { continue }
        let value = String(trimmed(parts[1]))
        if Secret.isWellFormed(value) { return value }
      }
    }
    return nil
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
