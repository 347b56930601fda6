import Foundation

extension WindowMetrics {
  /// Reads the cookie in which a page leaves the metrics for the next document.
  init?(_ request: PageRequest) {
    guard let cookie = VisitorCookie.value(of: "pando-window", in: request.headers),
      cookie.utf8.count <= 300, let json = cookie.removingPercentEncoding,
      case .list(let values)? = WireValue(json: json)
    else { return nil }
    self.init(values)
  }
}
