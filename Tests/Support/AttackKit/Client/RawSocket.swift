import Foundation
import Glibc

/// A blocking connection at the level of bytes, which can send what no browser would. It belongs to
/// one thread.
final class RawSocket {
  private let descriptor: Int32
  /// The bytes that were received and not yet taken.
  private var unread: [UInt8] = []

  /// Connects.
  ///
  /// - Parameters:
  ///   - source: The address of this machine from which to connect; nil leaves it to the system.
  ///   - room: The number of unread bytes that the system keeps; nil leaves it to the system.
  ///   - seconds: How long connecting may take, in seconds.
  init(
    _ target: AttackTarget,
    from source: String? = nil,
    room: Int32? = nil,
    within seconds: Double = 10
  ) throws {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(target.host, "\(target.port)", &hints, &found) == 0, let address = found
    else {
      throw AttackError("\(target.host) has no address")
    }
    defer { freeaddrinfo(found) }
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
    descriptor = socket(address.pointee.ai_family, kind, 0)
    guard descriptor >= 0 else { throw AttackError("no descriptor is left here") }
    if var room {
      setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &room, socklen_t(MemoryLayout<Int32>.size))
    }
    var on: Int32 = 1
    setsockopt(
      descriptor,
      Int32(IPPROTO_TCP),
      TCP_NODELAY,
      &on,
      socklen_t(MemoryLayout<Int32>.size)
    )
    if let source { try Self.bind(descriptor, to: source) }
    guard connect(descriptor, address.pointee.ai_addr, address.pointee.ai_addrlen) != 0 else {
      return
    }
    var failure = errno
    if failure == EINPROGRESS {
      try wait(for: POLLOUT, until: .now + .seconds(seconds))
      var size = socklen_t(MemoryLayout<Int32>.size)
      getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &failure, &size)
    }
    guard failure == 0 else {
      throw AttackError("no connection: \(String(cString: strerror(failure)))")
    }
  }

  deinit { close(descriptor) }

  private static func bind(_ descriptor: Int32, to source: String) throws {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr(source)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw AttackError("this machine does not have \(source)") }
  }

  private func wait(for events: Int32, until deadline: ContinuousClock.Instant) throws {
    while true {
      let left = ContinuousClock.now.duration(to: deadline).seconds * 1000
      var wanted = pollfd(fd: descriptor, events: Int16(events), revents: 0)
      let result = poll(&wanted, 1, Int32(max(0, min(left.rounded(.up), 1e6))))
      if result > 0 { return }
      if result == 0 { throw AttackError("nothing came in time") }
      guard errno == EINTR else { throw AttackError("the connection cannot be waited for") }
    }
  }

  // MARK: Writing

  func send(_ bytes: [UInt8], within seconds: Double = 10) throws {
    let deadline = ContinuousClock.now + .seconds(seconds)
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.send(
          descriptor,
          $0.baseAddress! + sent,
          bytes.count - sent,
          Int32(MSG_NOSIGNAL)
        )
      }
      if count > 0 {
        sent += count
      } else if errno == EAGAIN {
        try wait(for: POLLOUT, until: deadline)
      } else if errno != EINTR {
        throw AttackError("the server closed the connection")
      }
    }
  }

  func send(_ words: String, within seconds: Double = 10) throws {
    try send(Array(words.utf8), within: seconds)
  }

  // MARK: Reading

  /// Waits for more bytes; false if the other side has closed.
  private func more(until deadline: ContinuousClock.Instant) throws -> Bool {
    while true {
      let count = withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { piece in
        let count = recv(descriptor, piece.baseAddress, piece.count, 0)
        if count > 0 { unread += piece[..<count] }
        return count
      }
      if count > 0 { return true }
      if count == 0 { return false }
      switch errno {
      case EAGAIN: try wait(for: POLLIN, until: deadline)
      case EINTR: continue
      default: return false
      }
    }
  }

  /// Takes `count` bytes.
  func take(_ count: Int, until deadline: ContinuousClock.Instant) throws -> [UInt8] {
    while unread.count < count {
      guard try more(until: deadline) else { throw AttackError("the server closed the connection") }
    }
    defer { unread.removeFirst(count) }
    return Array(unread.prefix(count))
  }

  /// Takes all bytes up to and including the words.
  func take(through words: String, until deadline: ContinuousClock.Instant) throws -> [UInt8] {
    var start = 0
    while true {
      if let place = unread.place(of: words, from: start) {
        return try take(place + words.utf8.count, until: deadline)
      }
      start = max(0, unread.count - words.utf8.count)
      guard try more(until: deadline) else { throw AttackError("the server closed the connection") }
    }
  }

  /// Takes all bytes until the other side has closed.
  func takeAll(until deadline: ContinuousClock.Instant) throws -> [UInt8] {
    while try more(until: deadline) {}
    defer { unread = [] }
    return unread
  }

  /// Whether there are bytes to take; also true if the other side has closed.
  var hasUnread: Bool {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return !unread.isEmpty || poll(&wanted, 1, 0) > 0
  }

  /// Whether the other side has closed, without waiting.
  var isClosed: Bool {
    do {
      return try !more(until: .now)
    } catch {
      return false
    }
  }
}
