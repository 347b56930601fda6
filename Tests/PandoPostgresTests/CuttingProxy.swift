import Foundation
import Glibc
import PandoDependencies

/// Forwards connections to a server of this machine, and cuts one when a client commits.
final class CuttingProxy: Sendable {
  /// The point of a commit at which its connection is cut.
  enum Cut: CaseIterable {
    /// The server never sees the commit.
    case before
    /// The server commits, and its answer is lost.
    case after
    /// The server has the commit, and the client no longer waits for the answer.
    case during
  }

  let port: Int
  private let listener: Int32
  private let target: Int
  private let cut = Locked<Cut?>(nil)

  struct Failed: Error {}

  init(to target: Int) throws {
    self.target = target
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = Self.loopback(0)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 16) == 0
          && getsockname(listener, $0, &length) == 0
      }
    }
    guard isListening else { throw Failed() }
    port = Int(UInt16(bigEndian: address.sin_port))
    Thread.detachNewThread { [self] in
      while case let client = accept(listener, nil, nil), client >= 0 { serve(client) }
    }
  }

  /// Cuts the connection of the next commit.
  func cutNext(_ cut: Cut) { self.cut.withLock { $0 = cut } }

  /// Whether a connection was cut since the last `cutNext(_:)`.
  var hasCut: Bool { cut.withLock { $0 == nil } }

  /// Accepts no more connections.
  func end() { shutdown(listener, Int32(SHUT_RDWR)) }

  private func serve(_ client: Int32) {
    let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = Self.loopback(target)
    let isConnected = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(server, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    let isLost = Locked(false)
    let ends = [client, server]
    // Both threads end when either side does.
    @Sendable func hangUp() { for end in ends { shutdown(end, Int32(SHUT_RDWR)) } }
    guard isConnected else { return hangUp() }
    Thread.detachNewThread { [self] in
      while let bytes = Self.receive(client) {
        let isCommit = bytes.firstRange(of: Array("COMMIT".utf8)) != nil
        let cut = isCommit ? cut.withLock { $0.take() } : nil
        if cut == .before { break }
        if cut == .after { isLost.withLock { $0 = true } }
        guard Self.send(bytes, server) else { break }
        if cut == .during { break }
      }
      hangUp()
    }
    Thread.detachNewThread {
      while let bytes = Self.receive(server), !isLost.withLock({ $0 }), Self.send(bytes, client) {}
      hangUp()
    }
  }

  private static func loopback(_ port: Int) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    address.sin_port = in_port_t(truncatingIfNeeded: port).bigEndian
    return address
  }

  private static func receive(_ socket: Int32) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(socket, &buffer, buffer.count, 0)
    return count > 0 ? Array(buffer.prefix(count)) : nil
  }

  private static func send(_ bytes: [UInt8], _ socket: Int32) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }
}
