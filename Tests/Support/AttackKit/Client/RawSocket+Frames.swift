/// A WebSocket frame.
struct SocketFrame {
  var opcode: UInt8
  var bytes: [UInt8]

  /// The status code of a close frame.
  var code: Int? { opcode == 8 && bytes.count >= 2 ? Int(bytes[0]) << 8 | Int(bytes[1]) : nil }
}

extension RawSocket {
  /// Opens the socket of a page.
  ///
  /// - Parameter cookie: Name and value; nil sends none.
  convenience init(
    socketOf target: AttackTarget,
    cookie: String?,
    origin: String? = nil,
    host: String? = nil,
    from source: String? = nil,
    room: Int32? = nil,
    within seconds: Double = 20
  ) throws {
    try self.init(target, from: source, room: room, within: seconds)
    var headers = [
      ("Host", host ?? target.authority), ("Origin", origin ?? target.origin),
      ("Upgrade", "websocket"), ("Connection", "Upgrade"), ("Sec-WebSocket-Version", "13"),
      ("Sec-WebSocket-Key", "AAAAAAAAAAAAAAAAAAAAAA=="),
    ]
    if let cookie { headers.append(("Cookie", cookie)) }
    let answer = try ask(target, "/pando/socket", headers, within: seconds)
    guard answer.status == 101 else { throw AttackError("no socket, but \(answer.status)") }
  }

  /// The bytes of one frame. Its mask, if it has one, is all zeros.
  static func frame(
    opcode: UInt8 = 1,
    _ bytes: [UInt8],
    isLast: Bool = true,
    isMasked: Bool = true,
    reserved: UInt8 = 0
  ) -> [UInt8] {
    let mask: UInt8 = isMasked ? 0x80 : 0
    var frame: [UInt8] = [(isLast ? 0x80 : 0) | reserved | opcode]
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

  func send(text: String, within seconds: Double = 10) throws {
    try send(Self.frame(Array(text.utf8)), within: seconds)
  }

  /// The next frame.
  func frame(until deadline: ContinuousClock.Instant) throws -> SocketFrame {
    let head = try take(2, until: deadline)
    var length = Int(head[1] & 0x7f)
    if length == 126 {
      length = try take(2, until: deadline).reduce(0) { $0 << 8 | Int($1) }
    } else if length == 127 {
      length = try take(8, until: deadline).reduce(0) { $0 << 8 | Int($1) }
    }
    return SocketFrame(opcode: head[0] & 0x0f, bytes: try take(length, until: deadline))
  }

  /// Waits until the server closes the socket. Returns its code, or nil if it closed without one.
  func closing(within seconds: Double = 10) throws -> Int? {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while true {
      let frame: SocketFrame
      do {
        frame = try self.frame(until: deadline)
      } catch {
        if ContinuousClock.now >= deadline { throw error }
        return nil
      }
      if frame.opcode == 8 { return frame.code }
    }
  }
}
