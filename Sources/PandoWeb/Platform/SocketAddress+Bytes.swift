import NIOCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension SocketAddress {
  /// The 4 or 16 bytes of an address of the internet protocol, in the order in which they are written;
  /// nil for others.
  var bytes: [UInt8]? {
    switch self {
    case .v4(let address): withUnsafeBytes(of: address.address.sin_addr) { Array($0) }
    case .v6(let address): withUnsafeBytes(of: address.address.sin6_addr) { Array($0) }
    case .unixDomainSocket: nil
    }
  }
}
