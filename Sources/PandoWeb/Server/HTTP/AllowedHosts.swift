import HTTPTypes

/// By which names a server may be asked, so that a site cannot point a name of its own at this
/// machine and read what is served here (DNS rebinding).
///
/// A plain value. Names that nobody else can have are always allowed: `localhost` and what ends in
/// it, and addresses of this machine alone.
struct AllowedHosts: Hashable, Sendable {
  /// Names and addresses in lower case, besides the loopback's; nil allows every host.
  private let names: Set<String>?
  /// Whether every address in numbers is allowed: it is no name that could point elsewhere later.
  private let allowsAddresses: Bool

  /// What a server that serves the pages alone allows.
  ///
  /// One that listens at the loopback is for this machine. One that listens elsewhere, or that stands
  /// behind a proxy it trusts, cannot know its names unless it is told one of them.
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

  /// Whether a request may be answered. One that names no host, or something that is none, may not
  /// where names are checked.
  func allow(_ request: HTTPRequest, configuration: ServerConfiguration) -> Bool {
    guard names != nil else { return true }
    var authority = request.authority
    if configuration.trustsProxy { authority = request.forwardedHost ?? authority }
    guard let host = authority.flatMap({ Origin(scheme: "http", authority: $0) })?.host else {
      return false
    }
    return allow(host: host)
  }

  /// Whether a host in lower case may be asked for, without its port.
  func allow(host: String) -> Bool {
    guard let names else { return true }
    // A name may end in a point, which says that nothing is to be added to it.
    let host = Self.bare(host.hasSuffix(".") ? String(host.dropLast()) : host)
    return names.contains(host) || Self.isLoopback(host)
      || (allowsAddresses && Self.isAddress(host))
  }

  private static func isLoopback(_ host: String) -> Bool {
    let host = bare(host)
    if host == "localhost" || host.hasSuffix(".localhost") || host == "::1" { return true }
    return isAddress(host) && host.hasPrefix("127.")
  }

  /// Whether a host is an address of four numbers, or one with colons, which no name has.
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
