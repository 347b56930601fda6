import NIOCore
import PandoDependencies

/// The open sockets of pages, so that a server that stops can wait for them. One task waits for
/// all, since a task for each would take a seventh of the memory of a session.
final class OpenSockets: Sendable {
  private struct State {
    var channels: [ObjectIdentifier: any Channel] = [:]
    /// Resumed when the last socket is closed; nil while no task waits.
    var waiter: CheckedContinuation<Void, Never>?
  }

  private let state = Locked(State())

  /// Keeps a socket until it is closed.
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

  /// Waits until no socket is open. Returns at once if another task waits already. Closes all
  /// sockets when the calling task is cancelled.
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
