import NIOCore
import PandoDependencies

/// Ticks once a second for everything with a time limit, so that thousands of sockets need one task.
final class Ticker: Sendable {
  private struct State {
    var now = 0
    /// The commands to send to channels, by the second at which they are due.
    var due: [Int: [(channel: any Channel, command: SocketCommand)]] = [:]
  }

  private let state = Locked(State())
  private let limits: ServerLimits
  private let clock: any Clock<Duration>

  init(limits: ServerLimits, clock: any Clock<Duration>) {
    self.limits = limits
    self.clock = clock
  }

  /// Whole seconds since the ticker started.
  var now: Int { state.withLock { $0.now } }

  /// Sends a socket a command at each of its time limits, until it is closed.
  func add(_ channel: any Channel) {
    let (hello, ping) = (limits.helloTime.wholeSeconds, limits.pingInterval.wholeSeconds)
    state.withLock { state in
      state.due[state.now + hello, default: []].append((channel, .helloIsDue))
      state.due[state.now + ping, default: []].append((channel, .tick))
    }
  }

  /// Ticks until its task is cancelled.
  ///
  /// - Parameter everySecond: Called with the second, after the commands that are due were sent.
  func run(everySecond: @Sendable (Int) -> Void) async {
    while (try? await clock.sleep(for: .seconds(1))) != nil {
      everySecond(tick())
    }
  }

  private func tick() -> Int {
    let ping = limits.pingInterval.wholeSeconds
    let (now, due) = state.withLock { state in
      state.now += 1
      let due = (state.due.removeValue(forKey: state.now) ?? []).filter(\.channel.isActive)
      for entry in due {
        guard case .tick = entry.command else { continue }
        state.due[state.now + ping, default: []].append(entry)
      }
      return (state.now, due)
    }
    for (channel, command) in due { channel.triggerUserOutboundEvent(command, promise: nil) }
    return now
  }
}

extension Duration {
  /// The duration in whole seconds, rounded down, at least one.
  var wholeSeconds: Int { max(1, Int(clamping: components.seconds)) }
}
