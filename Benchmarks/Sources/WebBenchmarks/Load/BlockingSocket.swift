import Foundation

/// A blocking connection.
final class BlockingSocket {
  private let descriptor: Int32
  private var rest: [UInt8] = []

  init(port: Int) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = Self.address(port)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw LoadError("cannot connect to port \(port)") }
    var on: Int32 = 1
    setsockopt(
      descriptor,
      Int32(IPPROTO_TCP),
      TCP_NODELAY,
      &on,
      socklen_t(MemoryLayout<Int32>.size)
    )
  }

  deinit { close(descriptor) }

  /// A port at which nothing listens.
  static func freePort() throws -> Int {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = address(0)
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && getsockname(descriptor, $0, &size) == 0
      }
    }
    guard isBound else { throw LoadError("no port is free") }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  private static func address(_ port: Int) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    return address
  }

  struct Answer {
    let head: String
    let body: [UInt8]
    /// The time from before the request is sent until the last byte has arrived. The time that the
    /// load takes to process the bytes is not included.
    let time: Duration
  }

  /// Requests a document.
  func get(_ path: String, port: Int) throws -> Answer {
    let request = "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n"
    var chunk = [UInt8](repeating: 0, count: 1 << 20)
    var bytes = rest
    var end: Int?
    var head = ""
    let start = ContinuousClock.now
    var time = Duration.zero
    _ = request.withCString { send(descriptor, $0, request.utf8.count, 0) }
    while true {
      if head.isEmpty, let range = bytes.firstRange(of: Array("\r\n\r\n".utf8)) {
        head = String(decoding: bytes[..<range.upperBound], as: UTF8.self)
        end = Self.length(head).map { range.upperBound + $0 }
      }
      if let end, bytes.count >= end {
        rest = Array(bytes[end...])
        return Answer(head: head, body: Array(bytes[head.utf8.count..<end]), time: time)
      }
      let count = recv(descriptor, &chunk, chunk.count, 0)
      time = start.duration(to: .now)
      guard count > 0 else { throw LoadError("the server closed the connection: \(head)") }
      bytes += chunk[..<count]
    }
  }

  private static func length(_ head: String) -> Int? {
    head.lowercased().firstMatch(of: /content-length: (\d+)/).flatMap { Int($0.output.1) }
  }
}
