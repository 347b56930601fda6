import Foundation
import PandoUI

@testable import PandoWeb

/// A session that records its calls.
@MainActor
final class StubSession: PageSession {
  enum Happening: Equatable {
    case opened
    case connected(Int)
    case received(String)
    case writable
    case disconnected
    case closed
  }

  let id = Secret.make()
  let token = Secret.make()
  let request: PageRequest
  private(set) var connection: (any PageConnection)?
  private(set) var send: (@MainActor (Batch) -> Void)?
  /// The number of requests to hibernate.
  private(set) var restCount = 0
  let windows: WindowList?
  /// The number of requests to close the tab.
  private(set) var closedTabs = 0
  /// The reported memory in bytes.
  var memory = 0
  private let continuation: AsyncStream<Happening>.Continuation
  private let happenings: AsyncStream<Happening>.Iterator

  init(_ request: PageRequest, windows: WindowList? = nil) {
    self.request = request
    self.windows = windows
    let (stream, continuation) = AsyncStream<Happening>.makeStream()
    self.continuation = continuation
    happenings = stream.makeAsyncIterator()
  }

  var hello: String { hello(token: token) }

  func hello(token: String) -> String { #"["hello", 1, "\#(id)", "\#(token)", 0]"# }

  /// Waits for the next recorded call.
  func next() async -> Happening? {
    // A copy reads the same stream; exclusive access to the property cannot be held across the wait.
    var happenings = happenings
    return await happenings.next(isolation: #isolation)
  }

  func document(nonce: String) -> String { "<!doctype html><p>\(request.path) \(nonce)" }

  func socketOpened(_ connection: any PageConnection) {
    self.connection = connection
    continuation.yield(.opened)
  }

  func closeTab() { closedTabs += 1 }

  func open(_ url: URL, path: String) -> Bool { true }

  func hibernate() -> Bool {
    restCount += 1
    return true
  }

  func connect(
    lastBatch: Int,
    window: WindowMetrics?,
    send: @escaping @MainActor (Batch) -> Void
  ) {
    self.send = send
    continuation.yield(.connected(lastBatch))
  }

  func socketBecameWritable() { continuation.yield(.writable) }

  func disconnect() {
    send = nil
    continuation.yield(.disconnected)
  }

  func receive(_ texts: [PageText]) throws(PageError) {
    for case .unreadable(let text) in texts.map(\.content) {
      continuation.yield(.received(text))
      if text == "nonsense" { throw .unreadable }
      if text.hasPrefix("echo") { send?(Batch(saying: text)) }
    }
  }

  func close() { continuation.yield(.closed) }
}

extension Batch {
  /// A batch with some text in it.
  init(saying words: String) {
    self.init(number: 1, event: 0, patches: [.copy(words)])
  }
}

extension PageSession {
  /// Receives texts as from a page.
  func receive(_ texts: [String]) throws(PageError) {
    try receive(texts.map { PageText($0) })
  }
}
