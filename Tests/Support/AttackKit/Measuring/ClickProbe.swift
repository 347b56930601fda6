import Foundation
import PandoDependencies

/// A well-behaved visitor: has a page open and clicks, one click after the other, with a pause
/// between. Its thread is its own.
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

  /// How long a click may take at most before it counts as not answered.
  static let patience = 60.0
  private static let pause = 0.02

  /// Opens the page, and clicks from then on.
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
        // Counted from before the page was opened again, where it had to be.
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

  /// Forgets what was measured.
  func begin() -> ClickTimes { take() }

  private func take() -> ClickTimes {
    state.withLock { state in
      defer { (state.times, state.losses, state.crossings) = ([], [], []) }
      return ClickTimes(state.times, losses: state.losses, crossings: state.crossings)
    }
  }

  /// Waits for the click that is under way, and ends.
  func end() -> ClickTimes {
    state.withLock { $0.isOver = true }
    thread.wait()
    return take()
  }
}

/// What nobody but the page where it was typed may show.
let secretWords = "c6f1-private-e802"

/// How long clicks took.
package struct ClickTimes: Sendable {
  package var count: Int
  package var median: Duration
  package var worst: Duration
  /// Why clicks were not answered, one for each.
  package var losses: [String]
  /// What of others was seen.
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
