import NIOCore

extension SocketAddress {
  /// The 4 or 16 bytes of an IP address in network order; nil for other addresses.
  var bytes: [UInt8]? {
    // The offset of the address in the system's structures (POSIX, netinet/in.h): after the family and the port,
    // in IPv6 also after the flow. The fields are not used by name, because which of several packages' C
    // modules they belong to is a matter of chance.
    switch self {
    case .v4(let address): withUnsafeBytes(of: address.address) { Array($0[4..<8]) }
    case .v6(let address): withUnsafeBytes(of: address.address) { Array($0[8..<24]) }
    case .unixDomainSocket: nil
    }
  }
}
