import NIOCore
import NIOHTTP1

/// Refuses requests without a definite host (RFC 9112, 3.2): HTTP/1.1 requests without a `Host`
/// header, and requests with several or an invalid one. With several, a proxy before the server may
/// have used another one than the server.
///
/// The refusal follows the responses to earlier requests on the connection, and closes it.
final class HostHandler: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  /// The number of requests that were passed on and are not answered yet.
  private var unanswered = 0
  private var isRefusing = false

  /// Whether a request has a definite host.
  static func allows(_ head: HTTPRequestHead) -> Bool {
    let hosts = head.headers["Host"]
    guard let host = hosts.first else { return head.version.major == 1 && head.version.minor == 0 }
    return hosts.count == 1 && isHost(host)
  }

  /// Whether a text is a name or an address, perhaps with a port (RFC 3986, 3.2.2).
  static func isHost(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    var rest = bytes[...]
    if rest.first == UInt8(ascii: "[") {
      guard let end = rest.firstIndex(of: UInt8(ascii: "]")) else { return false }
      let address = rest[1..<end]
      let isAddress = address.allSatisfy { $0.isHexDigit || $0 == 0x3A || $0 == 0x2E }
      guard address.contains(0x3A), isAddress else { return false }
      rest = rest[(end + 1)...]
    } else {
      let name = rest.prefix { $0 != UInt8(ascii: ":") }
      let isName = name.allSatisfy { $0.isLetter || $0.isDigit || "-._~".utf8.contains($0) }
      guard !name.isEmpty, name.count <= 255, isName else { return false }
      rest = rest.dropFirst(name.count)
    }
    guard let colon = rest.first else { return true }
    let port = rest.dropFirst()
    guard colon == UInt8(ascii: ":"), port.allSatisfy(\.isDigit) else { return false }
    return port.isEmpty || UInt16(String(decoding: port, as: UTF8.self)) != nil
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if isRefusing { return }
    if case .head(let head) = unwrapInboundIn(data) {
      guard Self.allows(head) else {
        isRefusing = true
        if unanswered == 0 { refuse(context) }
        return
      }
      unanswered += 1
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    context.write(data, promise: promise)
    guard case .end = unwrapOutboundIn(data) else { return }
    unanswered -= 1
    if isRefusing, unanswered == 0 { refuse(context) }
  }

  private func refuse(_ context: ChannelHandlerContext) {
    let head = HTTPResponseHead(
      version: .http1_1,
      status: .badRequest,
      headers: ["Connection": "close", "Content-Length": "0"]
    )
    let channel = context.channel
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in
      channel.close(promise: nil)
    }
  }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool { isDigit || (0x61...0x66).contains(self | 0x20) }
}
