import Foundation
import PandoDependencies

/// A visitor who connects again and again, asks for the server's health, and leaves.
final class NewcomerProbe: Sendable {
  private struct State {
    var times: [Duration] = []
    var refusals: [String] = []
    var isOver = false
  }

  private let state = Locked(State())
  private let thread = DispatchGroup()

  init(_ target: AttackTarget) {
    thread.enter()
    Thread.detachNewThread { [self] in
      while !state.withLock({ $0.isOver }) {
        let start = ContinuousClock.now
        var refusal: String?
        do {
          let answer = try get(target, "/healthz", within: ClickProbe.patience)
          if answer.status != 200 {
            refusal = "\(answer.status) \(String(decoding: answer.body.prefix(80), as: UTF8.self))"
          }
        } catch {
          refusal = "\(error)"
        }
        state.withLock {
          $0.times.append(start.duration(to: .now))
          if let refusal { $0.refusals.append(refusal) }
        }
        hold(0.1)
      }
      thread.leave()
    }
  }

  /// Stops. Returns the waiting times, and the reasons of refusals.
  func end() -> ClickTimes {
    state.withLock { $0.isOver = true }
    thread.wait()
    return state.withLock { ClickTimes($0.times, losses: $0.refusals) }
  }
}
