import NIOCore
import NIOWebSocket

/// Joins frames to messages, and rejects invalid frames (RFC 6455, section 5).
///
/// A plain value. It buffers no more bytes than `limit`.
struct MessageAssembly {
  /// The result of adding a frame.
  enum Result: Equatable {
    /// The message is not complete, or the frame is a pong.
    case none
    case message(String)
    case pong(ByteBuffer)
    /// The client closes the socket.
    case closed
    case failure(PageError)
  }

  /// The maximum size of a message in bytes.
  let limit: Int
  private var parts: ByteBuffer?

  init(limit: Int) {
    self.limit = limit
  }

  mutating func add(_ frame: WebSocketFrame) -> Result {
    // A browser masks every frame, and reserved bits need an extension, but none was negotiated.
    guard frame.maskKey != nil, frame.reservedBits.isEmpty else { return .failure(.unreadable) }
    switch frame.opcode {
    case .text:
      guard parts == nil else { return .failure(.unreadable) }
      return add(frame.unmaskedData, isLast: frame.fin)
    case .continuation:
      guard parts != nil else { return .failure(.unreadable) }
      return add(frame.unmaskedData, isLast: frame.fin)
    case .binary: return .failure(.binary)
    case .ping: return .pong(frame.unmaskedData)
    case .pong: return .none
    case .connectionClose: return .closed
    default: return .failure(.unreadable)
    }
  }

  private mutating func add(_ data: ByteBuffer, isLast: Bool) -> Result {
    var data = data
    guard (parts?.readableBytes ?? 0) + data.readableBytes <= limit else {
      parts = nil
      return .failure(.tooLarge)
    }
    if parts?.writeBuffer(&data) == nil { parts = data }
    guard isLast, let whole = parts else { return .none }
    parts = nil
    guard let text = String(validating: whole.readableBytesView, as: UTF8.self) else {
      return .failure(.notUnicode)
    }
    return .message(text)
  }
}
