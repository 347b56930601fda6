import Foundation
import NIOCore
import NIOPosix

/// Sockets on one event loop, with counters. Everything runs on that loop.
// Sendable because its contents are only used on the event loop.
final class Load: @unchecked Sendable {
  typealias OnText = (_ load: Load, WebSocketClient, _ size: Int, _ isAnswer: Bool) -> Void

  private static let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
  private let loop = group.next()
  private(set) var clients: [WebSocketClient] = []
  var count = 0
  /// Whether received texts are counted.
  var isRunning = false

  /// Opens a socket for each page.
  func open(_ pages: [any Dialect], on server: ChildServer, onText: @escaping OnText) async throws {
    let port = server.port
    // Sendable because it is only called on the event loop.
    nonisolated(unsafe) let onText = onText
    for page in pages {
      // Sendable because only the event loop uses it from here on.
      nonisolated(unsafe) let page = page
      let promise = loop.makePromise(of: Void.self)
      _ = try await ClientBootstrap(group: loop)
        .channelOption(.tcpOption(.tcp_nodelay), value: 1)
        .channelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            let client = WebSocketClient(page: page, port: port) { client in
              self.clients.append(client)
              promise.succeed()
            } onText: {
              onText(self, $0, $1, $2)
            }
            try channel.pipeline.syncOperations.addHandler(client)
          }
        }
        .connect(host: "127.0.0.1", port: port).get()
      try await promise.futureResult.get()
    }
  }

  /// Runs a closure on the event loop.
  func run<R: Sendable>(_ body: @escaping @Sendable (Load) -> R) async throws -> R {
    try await loop.submit { body(self) }.get()
  }
}
