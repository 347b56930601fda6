import Foundation
import PandoTestSupport
import Synchronization

/// Serves files to a browser on this machine, with the part of HTTP that this needs.
final class LoopbackServer: Sendable {
  struct File: Sendable {
    var type = "text/html; charset=utf-8"
    var headers: [String: String] = [:]
    var body: [UInt8]
  }

  let port: Int
  private let files = Mutex<[String: File]>([:])
  private let last = Mutex(0)

  /// The server that all tests share; each test uses unique names for its files.
  static let shared = Mutex<LoopbackServer?>(nil)

  static func start() throws -> LoopbackServer {
    try shared.withLock { shared in
      if let shared { return shared }
      let server = try LoopbackServer()
      shared = server
      return server
    }
  }

  private init() throws {
    let listener = socket(
      AF_INET,
      Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue),
      0
    )
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(listener, pointer, length) == 0 && listen(listener, 64) == 0
          && getsockname(listener, pointer, &length) == 0
      }
    }
    guard isListening else { throw ChromeError("no port on 127.0.0.1: errno \(errno)") }
    port = Int(UInt16(bigEndian: address.sin_port))
    Thread.detachNewThread { [self] in
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { continue }
        Thread.detachNewThread { self.answer(connection) }
      }
    }
  }

  /// Serves a file at a path, from now on.
  func serve(_ file: File, at path: String) {
    files.withLock { $0[path] = file }
  }

  /// Serves a page under a unique name, and returns its address.
  func serve(_ file: File) -> String {
    let number = last.withLock { last in
      last += 1
      return last
    }
    serve(file, at: "/page/\(number)")
    return "http://127.0.0.1:\(port)/page/\(number)"
  }

  /// Answers one request and closes the connection. Browsers also open connections without using them.
  private func answer(_ connection: Int32) {
    defer { Glibc.close(connection) }
    var request: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while !request.contains(subsequence: Array("\r\n\r\n".utf8)) {
      let count = recv(connection, &piece, piece.count, 0)
      guard count > 0, request.count < 65536 else { return }
      request += piece[..<count]
    }
    let words = String(decoding: request, as: UTF8.self).split(separator: " ")
    let path = words.count > 1 ? words[1].split(separator: "?").first.map(String.init) : nil
    let file = files.withLock { $0[path ?? "/"] }
    var head = file == nil ? "HTTP/1.1 404 Not Found\r\n" : "HTTP/1.1 200 OK\r\n"
    for (name, value) in file?.headers ?? [:] { head += "\(name): \(value)\r\n" }
    if let file { head += "Content-Type: \(file.type)\r\n" }
    head += "Cache-Control: no-store\r\nConnection: close\r\n"
    head += "Content-Length: \(file?.body.count ?? 0)\r\n\r\n"
    let bytes = Array(head.utf8) + (file?.body ?? [])
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      sent += count
    }
  }
}

extension [UInt8] {
  fileprivate func contains(subsequence: [UInt8]) -> Bool {
    guard count >= subsequence.count else { return false }
    return (0...(count - subsequence.count)).contains {
      self[$0..<($0 + subsequence.count)].elementsEqual(subsequence)
    }
  }
}
