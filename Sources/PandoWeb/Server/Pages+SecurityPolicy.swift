extension Pages {
  /// The policy of a document (Content Security Policy 3). Inline styles are allowed as attributes,
  /// which the templates write; images may come from anywhere on the web.
  static func policy(nonce: String) -> String {
    [
      "default-src 'none'", "script-src 'self'", "style-src 'self' 'nonce-\(nonce)'",
      "style-src-attr 'unsafe-inline'", "img-src 'self' https: http: data:", "font-src 'self'",
      "connect-src 'self'",
      "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'",
    ].joined(separator: "; ")
  }
}
