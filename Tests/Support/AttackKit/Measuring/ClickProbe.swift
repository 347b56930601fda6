import Foundation
import PandoDependencies

/// A well-behaved visitor on a thread of its own, who has a page open and clicks again and again, with
/// a pause after each answer.
final class ClickProbe: Sendable {
  private struct State {
    var times: [Duration] = []
    var losses: [String] = []
    var crossings: [String] = []
    var isOver = false
  }

  private let target: AttackTarget
  private let state = Locked(State())
  private let thread = DispatchGroup()

  /// The maximum duration of a click in seconds; a longer one counts as not answered.
  static let patience = 60.0
  private static let pause = 0.02

  /// Opens the page and starts clicking.
  init(_ target: AttackTarget) throws {
    self.target = target
    let first = try open()
    // Unsafe because only its own thread uses it from here on.
    nonisolated(unsafe) let page = first
    thread.enter()
    Thread.detachNewThread { [self] in
      click(on: page)
      thread.leave()
    }
  }

  private func open() throws -> VisitorPage {
    let page = try VisitorPage(target, target.page, within: Self.patience)
    page.onBatch = { [state] batch in
      if batch.contains(words: secretWords) {
        state.withLock { $0.crossings.append("what others typed came to the visitor's page") }
      }
    }
    try page.connect(within: Self.patience)
    return page
  }

  private func click(on first: VisitorPage) {
    var page: VisitorPage? = first
    while !state.withLock({ $0.isOver }) {
      let start = ContinuousClock.now
      do {
        let open = try page ?? self.open()
        page = open
        _ = try open.time("\(open.button),\"tap\"", within: Self.patience)
        // Includes the time for opening the page again, where that was necessary.
        state.withLock { $0.times.append(start.duration(to: .now)) }
      } catch {
        page = nil
        state.withLock {
          $0.times.append(start.duration(to: .now))
          $0.losses.append("\(error)")
        }
        hold(0.2)
      }
      hold(Self.pause)
    }
  }

  /// Discards the measurements so far.
  func begin() -> ClickTimes { take() }

  private func take() -> ClickTimes {
    state.withLock { state in
      defer { (state.times, state.losses, state.crossings) = ([], [], []) }
      return ClickTimes(state.times, losses: state.losses, crossings: state.crossings)
    }
  }

  /// Waits for the present click, and stops.
  func end() -> ClickTimes {
    state.withLock { $0.isOver = true }
    thread.wait()
    return take()
  }
}

/// Text that must appear only on the page where it was typed.
let secretWords = "c6f1-private-e802"

/// The durations of clicks.
package struct ClickTimes: Sendable {
  package var count: Int
  package var median: Duration
  package var worst: Duration
  /// The reasons of unanswered clicks, one for each.
  package var losses: [String]
  /// The visible traces of other visitors' data.
  package var crossings: [String]

  init(_ times: [Duration], losses: [String] = [], crossings: [String] = []) {
    let sorted = times.sorted()
    count = sorted.count
    median = sorted.isEmpty ? .zero : sorted[sorted.count / 2]
    worst = sorted.last ?? .zero
    self.losses = losses
    self.crossings = crossings
  }
}
