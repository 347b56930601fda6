import HTTPTypes
import NIOCore

/// The address that a connection is counted for: an IPv4 address, or the first 64 bits of an IPv6
/// address, since one subscriber has all addresses that begin with them.
struct ClientAddress: Hashable, Sendable {
  private let bits: UInt64
  private let isVersion6: Bool

  /// - Returns: nil if `address` is no IP address.
  init?(_ address: SocketAddress?) {
    guard let bytes = address?.bytes else { return nil }
    let network = bytes[..<(bytes.count / 2)]
    if bytes.count == 4 {
      (bits, isVersion6) = (Self.number(bytes[...]), false)
    } else if bytes[..<12] == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff] {
      (bits, isVersion6) = (Self.number(bytes[12...]), false)
    } else if bytes == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1] {
      (bits, isVersion6) = (Self.loopback, false)
    } else {
      (bits, isVersion6) = (Self.number(network), true)
    }
  }

  /// Reads an address of `X-Forwarded-For`, with or without a port.
  init?(_ text: some StringProtocol) {
    var text = Substring(text)
    guard text.utf8.count <= 60 else { return nil }
    if text.first == "[", let end = text.firstIndex(of: "]") {
      text = text[text.index(after: text.startIndex)..<end]
    } else if text.count(where: { $0 == ":" }) == 1, let colon = text.firstIndex(of: ":") {
      text = text[..<colon]
    }
    guard let address = try? SocketAddress(ipAddress: String(text), port: 0) else { return nil }
    self.init(address)
  }

  /// The address of the client, according to the proxies before the server. Each adds the address
  /// that it sees to the list, so entries further left are claims of the client.
  ///
  /// - Parameter proxyCount: The number of proxies.
  /// - Returns: nil if the list has no valid address there.
  init?(forwardedIn fields: HTTPFields, proxyCount: Int) {
    let addresses = fields[values: .forwardedFor].flatMap { $0.split(separator: ",") }
    guard !addresses.isEmpty else { return nil }
    let text = addresses[max(0, addresses.count - max(1, proxyCount))]
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count == 1 else { return nil }
    self.init(words[0])
  }

  /// Whether this is an address of this machine itself.
  var isLoopback: Bool { !isVersion6 && bits >> 24 == 127 }

  private static let loopback: UInt64 = 127 << 24 | 1

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }
}
