import HTTPTypes

/// The host names that requests may use, so that a site cannot point a name of its own at this
/// machine and read what is served here (DNS rebinding).
///
/// A plain value. Names that always mean this machine are always allowed: `localhost`, its
/// subdomains, and loopback addresses.
struct AllowedHosts: Hashable, Sendable {
  /// The allowed names and addresses in lower case, besides the loopback's; nil allows every host.
  private let names: Set<String>?
  /// Whether every IP address is allowed: unlike a name, an address cannot point elsewhere later.
  private let allowsAddresses: Bool

  /// The names of hosts under which a ``PageServer`` answers.
  ///
  /// A server that listens at the loopback address serves this machine only. The names of one that
  /// listens elsewhere, or behind a trusted proxy, have to be configured.
  init(_ configuration: ServerConfiguration) {
    var names = Set(configuration.allowedHosts.map { Self.bare($0.lowercased()) })
    if let origin = configuration.publicOrigin.flatMap({ Origin($0) }) { names.insert(origin.host) }
    let host = configuration.host.lowercased()
    let isLocal = Self.isLoopback(host)
    allowsAddresses = !isLocal
    if names.isEmpty, !isLocal || configuration.trustsProxy {
      self.names = nil
    } else {
      names.insert(Self.bare(host))
      self.names = names
    }
  }

  /// Whether a request may be answered. Where names are checked, a request without a valid host may
  /// not.
  func allow(_ request: HTTPRequest, configuration: ServerConfiguration) -> Bool {
    guard names != nil else { return true }
    var authority = request.authority
    if configuration.trustsProxy { authority = request.forwardedHost ?? authority }
    guard let host = authority.flatMap({ Origin(scheme: "http", authority: $0) })?.host else {
      return false
    }
    return allow(host: host)
  }

  /// Whether requests may use a host, which is in lower case and without a port.
  func allow(host: String) -> Bool {
    guard let names else { return true }
    // A fully qualified name may end in a dot.
    let host = Self.bare(host.hasSuffix(".") ? String(host.dropLast()) : host)
    return names.contains(host) || Self.isLoopback(host)
      || (allowsAddresses && Self.isAddress(host))
  }

  private static func isLoopback(_ host: String) -> Bool {
    let host = bare(host)
    if host == "localhost" || host.hasSuffix(".localhost") || host == "::1" { return true }
    return isAddress(host) && host.hasPrefix("127.")
  }

  /// Whether a host is an IPv4 address, or has colons, which only an IPv6 address has.
  private static func isAddress(_ host: String) -> Bool {
    if host.contains(":") { return host.allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." } }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4
      && parts.allSatisfy { (1...3).contains($0.utf8.count) && UInt8($0) != nil }
  }

  private static func bare(_ host: String) -> String {
    host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
  }
}
