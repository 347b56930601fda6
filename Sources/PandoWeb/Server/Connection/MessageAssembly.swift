import NIOCore
import NIOWebSocket

/// Puts frames together to messages, and says which cannot be (RFC 6455, section 5).
///
/// A plain value. It holds no more than the limit.
struct MessageAssembly {
  /// What has to be done about a frame.
  enum Result: Equatable {
    /// Nothing yet, or nothing at all.
    case none
    case message(String)
    case pong(ByteBuffer)
    /// The other side closes.
    case closed
    case failure(PageError)
  }

  /// How many bytes a message may have.
  let limit: Int
  private var parts: ByteBuffer?

  init(limit: Int) {
    self.limit = limit
  }

  mutating func add(_ frame: WebSocketFrame) -> Result {
    // A browser masks everything, and no extension was agreed on.
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
