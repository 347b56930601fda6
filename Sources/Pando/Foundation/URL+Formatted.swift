public import Foundation

extension URL {
  /// The address as people read it: scheme, host, a port that is unusual, and path, without user,
  /// query and fragment.
  public func formatted() -> String {
    guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: true) else {
      return absoluteString
    }
    (parts.user, parts.password, parts.query, parts.fragment) = (nil, nil, nil, nil)
    // Foundation's own style leaves the ports of these schemes out.
    if parts.scheme == "http" || parts.scheme == "https" { parts.port = nil }
    return parts.string ?? absoluteString
  }
}
