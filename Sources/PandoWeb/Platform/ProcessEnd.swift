import Dispatch
import Foundation
import PandoDependencies
import PandoSharing

/// Ends the process if a shutdown was requested and the main actor no longer answers.
final class ProcessEnd: Sendable {
  /// The part of the process whose end is the end of everything that needs the main actor. A later case ends
  /// later than an earlier one.
  enum Owner: Int {
    /// Pages that an application has mounted.
    case pages
    /// A server in an application's service group.
    case server
    /// A server that is the purpose of the process.
    case process
  }

  private struct State {
    var owner = Owner.pages
    var hasBegun = false
    var isOver = false
  }

  private let state = Locked(State())

  /// The exit status: an error of the program (`EX_SOFTWARE`).
  static let status: Int32 = 70
  /// The number of seconds in which the main actor has to answer, once the time is over.
  private static let patience = 3.0

  /// Starts a thread that watches the main actor until the process ends or the last owner is done.
  ///
  /// - Parameters:
  ///   - time: How long the main actor may take before it is watched.
  ///   - whenStuck: Called when the main actor does not answer, before shared values are saved.
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
      // Not only once, since the code that runs after the drain time may hang too.
      while Self.mainActorAnswers() {
        if isOver { return }
        Thread.sleep(forTimeInterval: 1)
      }
      if isOver { return }
      whenStuck()
      whenSaved(Self.save())
      // Not `exit`, which would tear down what the main actor is using.
      _exit(Self.status)
    }
  }

  /// The owner that ends last.
  var owner: Owner { state.withLock { $0.owner } }

  /// Registers an owner, which may end later than the present one.
  func claim(by owner: Owner) {
    state.withLock { state in
      if owner.rawValue > state.owner.rawValue { state.owner = owner }
    }
  }

  /// Ends the part of an owner. After the end of the last owner, nothing is watched any more.
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

  /// Saves the shared values that are not saved yet, within ten seconds; false if that takes longer.
  private static func save() -> Bool {
    let saved = DispatchSemaphore(value: 0)
    // On another thread, since the code that hangs may hold what a save has to wait for.
    Thread.detachNewThread {
      PendingSaves.flush(timeout: .seconds(10))
      saved.signal()
    }
    return saved.wait(timeout: .now() + 11) == .success
  }
}
