import NIOCore
import NIOPosix

/// The socket of a page, used on the event loop of the load.
final class WebSocketClient: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private let request: String
  private var page: any Dialect
  private let onReady: (WebSocketClient) -> Void
  /// Called with every text, and whether it answers the last press.
  private let onText: (WebSocketClient, _ size: Int, _ isAnswer: Bool) -> Void
  private var context: ChannelHandlerContext!
  private var bytes = ByteBuffer()
  private var isOpen = false

  init(
    page: any Dialect,
    port: Int,
    onReady: @escaping (WebSocketClient) -> Void,
    onText: @escaping (WebSocketClient, Int, Bool) -> Void
  ) {
    self.page = page
    self.onReady = onReady
    self.onText = onText
    let cookie = page.cookie.map { "Cookie: \($0)\r\n" } ?? ""
    request =
      "GET \(page.path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n"
      + "Origin: http://127.0.0.1:\(port)\r\n"
      + "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
      + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\(cookie)\r\n"
  }

  func channelActive(context: ChannelHandlerContext) {
    self.context = context
    context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: request)), promise: nil)
  }

  /// Sends a text. Its mask is zero, so that masking costs the load nothing.
  private func send(_ text: String, opcode: UInt8 = 1) {
    var frame = context.channel.allocator.buffer(capacity: text.utf8.count + 8)
    frame.writeInteger(0x80 | opcode)
    frame.writeInteger(0x80 | UInt8(text.utf8.count < 126 ? text.utf8.count : 126))
    if text.utf8.count >= 126 { frame.writeInteger(UInt16(text.utf8.count)) }
    frame.writeInteger(UInt32(0))
    frame.writeString(text)
    context.writeAndFlush(wrapOutboundOut(frame), promise: nil)
  }

  /// Presses the button of the page.
  func press() { send(page.press()) }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var data = unwrapInboundIn(data)
    if bytes.readableBytes == 0 { bytes = data } else { bytes.writeBuffer(&data) }
    if !isOpen {
      let view = bytes.readableBytesView
      guard let end = view.firstRange(of: Array("\r\n\r\n".utf8)) else { return }
      precondition(
        String(decoding: view.prefix(12), as: UTF8.self) == "HTTP/1.1 101",
        "the server does not open a socket: \(String(decoding: view.prefix(300), as: UTF8.self))"
      )
      bytes.moveReaderIndex(to: end.upperBound)
      isOpen = true
      if let page = page as? PandoPage { send(page.hello) }
      // A NiceGUI page is ready when its server says so. The other pages are ready at once.
      if !(page is NiceGUIPage) { onReady(self) }
    }
    while let (opcode, text) = nextFrame() {
      switch opcode {
      case 1: take(text)
      case 9: send("", opcode: 10)
      case 8:
        let reason = String(decoding: text.dropFirst(2), as: UTF8.self)
        fatalError("the server closed a socket: \(reason)")
      default: break
      }
    }
  }

  private func take(_ text: ByteBufferView) {
    let reaction = page.take(Array(text))
    for answer in reaction.answers { send(answer) }
    if reaction.isReady { onReady(self) }
    onText(self, text.count + (text.count < 126 ? 2 : 4), reaction.isAnswer)
  }

  private func nextFrame() -> (UInt8, ByteBufferView)? {
    let start = bytes.readerIndex
    guard let first: UInt8 = bytes.getInteger(at: start),
      let second: UInt8 = bytes.getInteger(at: start + 1)
    else { return nil }
    var (length, head) = (Int(second & 0x7F), 2)
    if length == 126 {
      guard let long: UInt16 = bytes.getInteger(at: start + 2) else { return nil }
      (length, head) = (Int(long), 4)
    } else if length == 127 {
      guard let long: UInt64 = bytes.getInteger(at: start + 2) else { return nil }
      (length, head) = (Int(long), 10)
    }
    guard bytes.readableBytes >= head + length else { return nil }
    bytes.moveReaderIndex(forwardBy: head)
    let text = bytes.readSlice(length: length)!.readableBytesView
    return (first & 0x0F, text)
  }
}
