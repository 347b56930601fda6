import Dispatch
import Foundation
import PandoDependencies
import PandoSharing

/// Ends the process when it was told to and the main actor does not come back.
final class ProcessEnd: Sendable {
  /// Whose end is the one of everything that needs the main actor.
  enum Owner: Int {
    /// Pages that an application has mounted.
    case pages
    /// A server in a service group of an application.
    case server
    /// A server that the process is there for.
    case process
  }

  private struct State {
    var owner = Owner.pages
    var hasBegun = false
    var isOver = false
  }

  private let state = Locked(State())

  /// What the process ends with: an error of the program (`EX_SOFTWARE`).
  static let status: Int32 = 70
  /// How many seconds the main actor has to answer, once the time is over.
  private static let patience = 3.0

  /// Watches from a thread of its own, until the process has ended in whatever way.
  ///
  /// - Parameters:
  ///   - time: How long nothing is done yet.
  ///   - whenStuck: Is called before what is shared is saved.
  ///   - whenSaved: Is called before the process ends.
  func begin(
    after time: Duration,
    whenStuck: @escaping @Sendable () -> Void,
    whenSaved: @escaping @Sendable (_ isSaved: Bool) -> Void
  ) {
    let isFirst = state.withLock { state in
      defer { state.hasBegun = true }
      return !state.hasBegun
    }
    guard isFirst else { return }
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    Thread.detachNewThread { [self] in
      Thread.sleep(forTimeInterval: max(0, seconds))
      // As long as something needs it: also what is behind the drain time may not come back.
      while Self.mainActorAnswers() {
        if isOver { return }
        Thread.sleep(forTimeInterval: 1)
      }
      if isOver { return }
      whenStuck()
      whenSaved(Self.save())
      // Not `exit`, which would take apart what the main actor is using.
      _exit(Self.status)
    }
  }

  /// Who ends last.
  var owner: Owner { state.withLock { $0.owner } }

  /// Somebody has a part in it, whose end may be later than the others'.
  func claim(by owner: Owner) {
    state.withLock { state in
      if owner.rawValue > state.owner.rawValue { state.owner = owner }
    }
  }

  /// Somebody's part is over; nothing is watched any more after the last one.
  func cancel(by owner: Owner) {
    state.withLock { state in
      if owner == state.owner { state.isOver = true }
    }
  }

  private var isOver: Bool { state.withLock { $0.isOver } }

  private static func mainActorAnswers() -> Bool {
    let answer = DispatchSemaphore(value: 0)
    Task { @MainActor in answer.signal() }
    return answer.wait(timeout: .now() + patience) == .success
  }

  /// Saves what is shared and was not saved yet, in ten seconds at most; false if it takes longer.
  private static func save() -> Bool {
    let saved = DispatchSemaphore(value: 0)
    // On another thread, since what hangs may hold what a save has to wait for.
    Thread.detachNewThread {
      PendingSaves.flush(timeout: .seconds(10))
      saved.signal()
    }
    return saved.wait(timeout: .now() + 11) == .success
  }
}
