import Foundation

/// Sends requests to a server on this machine, with the part of HTTP that WebDriver needs.
///
/// (Foundation's `URLSession` fails on Linux at the header fields of chromedriver, "Failed writing
/// header".)
struct LoopbackClient: Sendable {
  let port: Int

  /// Sends a request and waits, on a thread of its own, for the body of the response.
  func request(_ method: String, _ path: String, body: [UInt8]) async throws -> [UInt8] {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(with: Result { try answer(method, path, body) })
      }
    }
  }

  private func answer(_ method: String, _ path: String, _ body: [UInt8]) throws -> [UInt8] {
    let connection = try connect()
    defer { close(connection) }
    var head = "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n"
    head += "Content-Type: application/json; charset=utf-8\r\n"
    head += "Content-Length: \(body.count)\r\n\r\n"
    try send(Array(head.utf8) + body, to: connection)
    var answer: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65536)
    let end = Array("\r\n\r\n".utf8)
    while true {
      if let start = answer.firstRange(of: end)?.upperBound {
        let length = String(decoding: answer[..<start], as: UTF8.self).lowercased()
          .split(whereSeparator: \.isNewline)
          .first { $0.hasPrefix("content-length:") }
          .flatMap { Int($0.drop { !$0.isNumber }) }
        if let length, answer.count >= start + length { return Array(answer[start...]) }
      }
      let count = recv(connection, &piece, piece.count, 0)
      guard count > 0 else { throw ChromeError("\(method) \(path): no answer (errno \(errno))") }
      answer += piece[..<count]
    }
  }

  private func connect() throws -> Int32 {
    let connection = socket(
      AF_INET,
      Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue),
      0
    )
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var limit = timeval(tv_sec: 150, tv_usec: 0)
    setsockopt(
      connection,
      SOL_SOCKET,
      SO_RCVTIMEO,
      &limit,
      socklen_t(MemoryLayout<timeval>.size)
    )
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        Glibc.connect(connection, pointer, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else {
      let problem = errno
      close(connection)
      throw ChromeError("nobody listens at 127.0.0.1:\(port) (errno \(problem))")
    }
    return connection
  }

  private func send(_ bytes: [UInt8], to connection: Int32) throws {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { throw ChromeError("the connection broke (errno \(errno))") }
      sent += count
    }
  }
}
