import NIOCore
import PandoDependencies

/// The sockets of pages that are open, so that a server that stops can wait for them: one task waits
/// for all, since a task for each would be a seventh of what a session takes.
final class OpenSockets: Sendable {
  private struct State {
    var channels: [ObjectIdentifier: any Channel] = [:]
    /// Goes on when the last one is closed; nil while nobody waits.
    var waiter: CheckedContinuation<Void, Never>?
  }

  private let state = Locked(State())

  /// Notes a socket until it is closed.
  func add(_ channel: any Channel) {
    let id = ObjectIdentifier(channel)
    state.withLock { $0.channels[id] = channel }
    channel.closeFuture.whenComplete { _ in self.remove(id) }
  }

  private func remove(_ id: ObjectIdentifier) {
    let waiter = state.withLock { state in
      state.channels[id] = nil
      return state.channels.isEmpty ? state.waiter.take() : nil
    }
    waiter?.resume()
  }

  /// Waits until no socket is open, unless somebody waits for that already. Closes all of them when its
  /// task is cancelled.
  func wait() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isWaiting = state.withLock { state in
          guard state.waiter == nil, !state.channels.isEmpty else { return false }
          state.waiter = continuation
          return true
        }
        if !isWaiting { continuation.resume() }
      }
    } onCancel: {
      closeAll()
    }
  }

  private func closeAll() {
    for channel in state.withLock({ Array($0.channels.values) }) { channel.close(promise: nil) }
  }
}
