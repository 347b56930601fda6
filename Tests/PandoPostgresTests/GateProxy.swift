import Foundation
import Glibc
import PandoDependencies

/// Forwards connections to a server of this machine while it is open, and none while it is closed.
final class GateProxy: Sendable {
  private struct State {
    var isOpen = true
    var ends: Set<Int32> = []
  }

  struct Failed: Error {}

  let port: Int
  private let target: Int
  private let listener: Int32
  private let state = Locked(State())

  init(to target: Int) throws {
    self.target = target
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    self.listener = listener
    var address = sockaddr_in.loopback(0)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 16) == 0
          && getsockname(listener, $0, &length) == 0
      }
    }
    guard isListening else { throw Failed() }
    port = Int(UInt16(bigEndian: address.sin_port))
    Thread.detachNewThread { [weak self] in
      while case let client = accept(listener, nil, nil), client >= 0 { self?.serve(client) }
      close(listener)
    }
  }

  deinit { shutdown(listener, Int32(SHUT_RDWR)) }

  /// Opens or closes the gate. Connections are cut.
  func open(_ isOpen: Bool) {
    let ends = state.withLock { state in
      state.isOpen = isOpen
      return isOpen ? [] : state.ends
    }
    for end in ends { shutdown(end, Int32(SHUT_RDWR)) }
  }

  private func serve(_ client: Int32) {
    let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in.loopback(target)
    let isConnected = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(server, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    let isServed = state.withLock { state in
      guard state.isOpen, isConnected else { return false }
      state.ends.formUnion([client, server])
      return true
    }
    guard isServed else {
      close(client)
      close(server)
      return
    }
    let running = Locked(2)
    for (from, to) in [(client, server), (server, client)] {
      Thread.detachNewThread { [weak self] in
        Self.forward(from, to)
        for end in [client, server] { shutdown(end, Int32(SHUT_RDWR)) }
        let isLast = running.withLock { running in
          running -= 1
          return running == 0
        }
        guard isLast else { return }
        self?.state.withLock { $0.ends.subtract([client, server]) }
        close(client)
        close(server)
      }
    }
  }

  private static func forward(_ from: Int32, _ to: Int32) {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = recv(from, &buffer, buffer.count, 0), count > 0 {
      var sent = 0
      while sent < count {
        let step = buffer.withUnsafeBytes {
          send(to, $0.baseAddress! + sent, count - sent, Int32(MSG_NOSIGNAL))
        }
        guard step > 0 else { return }
        sent += step
      }
    }
  }
}

extension sockaddr_in {
  /// A port of the loopback; 0 is any.
  static func loopback(_ port: Int) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }
}
