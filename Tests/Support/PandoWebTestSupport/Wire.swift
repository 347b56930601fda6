import NIOCore
import NIOPosix

/// A connection at the level of bytes, which can send what no browser would.
@MainActor
final class Wire {
  struct Answer {
    var status = 0
    var headers: [(name: String, value: String)] = []
    var body = ""

    subscript(name: String) -> String? {
      headers.first { $0.name == name.lowercased() }?.value
    }
  }

  struct Frame: Equatable {
    var opcode: UInt8
    var bytes: [UInt8]

    var text: String { String(decoding: bytes, as: UTF8.self) }
    /// The status code of a close frame.
    var code: Int? {
      opcode == 8 && bytes.count >= 2 ? Int(bytes[0]) << 8 | Int(bytes[1]) : nil
    }
  }

  struct Ended: Error {}

  /// How long a connection stays open, in seconds.
  private static let lifetime: Int64 = 600

  let port: Int
  private let channel: any Channel
  private let incoming: AsyncStream<[UInt8]>.Iterator
  private var buffer: [UInt8] = []

  /// Connects to a port of this machine.
  init(port: Int) async throws {
    self.port = port
    let (stream, continuation) = AsyncStream<[UInt8]>.makeStream()
    incoming = stream.makeAsyncIterator()
    channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelOption(.allowRemoteHalfClosure, value: false)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(Receiver(continuation))
        }
      }
      .connect(host: "127.0.0.1", port: port).get()
    // A test whose answer never comes fails by its name, instead of keeping all other tests from
    // their end.
    let life = channel.eventLoop.scheduleTask(in: .seconds(Self.lifetime)) { [channel] in
      channel.close(promise: nil)
    }
    channel.closeFuture.whenComplete { _ in life.cancel() }
  }

  func setReading(_ isReading: Bool) async throws {
    try await channel.setOption(.autoRead, value: isReading).get()
    if isReading { channel.read() }
  }

  func close() async { try? await channel.close() }

  func send(_ bytes: [UInt8]) async throws {
    try await channel.writeAndFlush(ByteBuffer(bytes: bytes)).get()
  }

  // MARK: HTTP

  /// Sends a request and waits for the response.
  func ask(
    _ path: String,
    method: String = "GET",
    _ headers: [(String, String)] = [],
    body: [UInt8] = []
  ) async throws -> Answer {
    var headers = headers
    if !headers.contains(where: { $0.0 == "Host" }) {
      headers.append(("Host", "127.0.0.1:\(port)"))
    }
    let lines = headers.map { "\($0.0): \($0.1)\r\n" }.joined()
    try await send(Array("\(method) \(path) HTTP/1.1\r\n\(lines)\r\n".utf8) + body)
    return try await answer(hasBody: method != "HEAD")
  }

  /// Waits for a response.
  func answer(hasBody: Bool = true) async throws -> Answer {
    let end = Array("\r\n\r\n".utf8)
    while buffer.firstRange(of: end) == nil { try await more() }
    guard let range = buffer.firstRange(of: end) else { throw Ended() }
    let lines = String(decoding: buffer[..<range.lowerBound], as: UTF8.self)
      .split(separator: "\r\n")
    buffer.removeSubrange(..<range.upperBound)
    var answer = Answer()
    answer.status = Int(lines[0].split(separator: " ")[1]) ?? 0
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      let value = String(parts[1].drop(while: { $0 == " " }))
      answer.headers.append((parts[0].lowercased(), value))
    }
    let isEmpty = !hasBody || [101, 304].contains(answer.status)
    let length = isEmpty ? 0 : answer["Content-Length"].flatMap { Int($0) } ?? 0
    answer.body = String(decoding: try await take(length), as: UTF8.self)
    return answer
  }

  // MARK: Frames

  /// Sends one frame. Its mask, if it has one, is all zeros.
  func send(
    opcode: UInt8,
    _ bytes: [UInt8],
    isLast: Bool = true,
    isMasked: Bool = true
  ) async throws {
    try await send(Self.frame(opcode, bytes, isLast: isLast, isMasked: isMasked))
  }

  /// Sends a text and closes the connection, while the main actor does something else.
  func sendAndClose(text: String) {
    let frame = Self.frame(1, Array(text.utf8), isLast: true, isMasked: true)
    channel.writeAndFlush(ByteBuffer(bytes: frame)).whenComplete { [channel] _ in
      channel.close(promise: nil)
    }
  }

  private static func frame(
    _ opcode: UInt8,
    _ bytes: [UInt8],
    isLast: Bool,
    isMasked: Bool
  ) -> [UInt8] {
    let mask: UInt8 = isMasked ? 0x80 : 0
    var frame: [UInt8] = [(isLast ? 0x80 : 0) | opcode]
    switch bytes.count {
    case ..<126: frame.append(mask | UInt8(bytes.count))
    case ..<65536: frame += [mask | 126, UInt8(bytes.count >> 8), UInt8(bytes.count & 255)]
    default:
      frame.append(mask | 127)
      frame += (0..<8).reversed().map { UInt8(bytes.count >> ($0 * 8) & 255) }
    }
    if isMasked { frame += [0, 0, 0, 0] }
    return frame + bytes
  }

  func send(text: String) async throws { try await send(opcode: 1, Array(text.utf8)) }

  /// The next frame.
  func frame() async throws -> Frame {
    let head = try await take(2)
    var length = Int(head[1] & 0x7f)
    if length == 126 { length = try await take(2).reduce(0) { $0 << 8 | Int($1) } }
    if length == 127 { length = try await take(8).reduce(0) { $0 << 8 | Int($1) } }
    return Frame(opcode: head[0] & 0x0f, bytes: try await take(length))
  }

  /// Skips frames up to the close frame, and returns its code.
  func closing() async throws -> Int? {
    while true {
      let frame = try await frame()
      if frame.opcode == 8 { return frame.code }
    }
  }

  /// Waits until the other side has closed.
  func ending() async {
    while (try? await more()) != nil {}
  }

  /// All bytes until the other side has closed.
  func rest() async -> [UInt8] {
    await ending()
    return buffer
  }

  private func take(_ count: Int) async throws -> [UInt8] {
    while buffer.count < count { try await more() }
    defer { buffer.removeFirst(count) }
    return Array(buffer.prefix(count))
  }

  private func more() async throws {
    // A copy reads the same stream; exclusive access to the property cannot be held across the wait.
    var incoming = incoming
    guard let bytes = await incoming.next(isolation: #isolation) else { throw Ended() }
    buffer += bytes
  }
}

private final class Receiver: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  private let continuation: AsyncStream<[UInt8]>.Continuation

  init(_ continuation: AsyncStream<[UInt8]>.Continuation) {
    self.continuation = continuation
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    continuation.yield(Array(unwrapInboundIn(data).readableBytesView))
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }

  func channelInactive(context: ChannelHandlerContext) {
    continuation.finish()
  }
}
