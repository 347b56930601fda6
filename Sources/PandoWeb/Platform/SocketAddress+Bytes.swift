import NIOCore

extension SocketAddress {
  /// The 4 or 16 bytes of an address of the internet protocol, in the order in which they are written;
  /// nil for others.
  var bytes: [UInt8]? {
    // Where the address lies in the system's structures (POSIX, netinet/in.h): behind the family and the
    // port; in IPv6 behind the flow as well. Their fields have no names here, because which of the C
    // modules of several packages they belong to is a matter of chance.
    switch self {
    case .v4(let address): withUnsafeBytes(of: address.address) { Array($0[4..<8]) }
    case .v6(let address): withUnsafeBytes(of: address.address) { Array($0[8..<24]) }
    case .unixDomainSocket: nil
    }
  }
}
