/// Decides when a file that somebody is changing is to be read.
///
/// A file that is written in place passes through states nobody should see: empty, and half
/// written. Closing or renaming settles it at once; otherwise it is read when it has been quiet for
/// a while. What looks broken or is missing is looked at once more after a pause before it is
/// reported, because many programs replace a file in two steps.
///
/// A generation counts the events. Whoever reads the file takes the generation first, and a result
/// is void when the generation has moved on, since another look is then on its way.
struct FileWatchMachine {
  enum Event: Hashable, Sendable {
    /// A change is complete.
    case settled
    /// A change is being made.
    case touched
  }

  enum Pause: Hashable, Sendable {
    case quiet, open
  }

  enum Action: Hashable, Sendable {
    case none
    case check
    case wait(Pause, generation: UInt64)
  }

  private(set) var generation: UInt64 = 0
  private var isBeingWritten = false
  private var isCheckScheduled = false
  private var isSuspect = false

  mutating func handle(_ event: Event) -> Action {
    generation += 1
    isSuspect = false
    switch event {
    case .settled:
      isBeingWritten = false
      guard !isCheckScheduled else { return .none }
      isCheckScheduled = true
      return .check
    case .touched:
      isBeingWritten = true
      return .wait(.quiet, generation: generation)
    }
  }

  /// A pause is over.
  mutating func pauseEnded(generation: UInt64) -> Action {
    guard generation == self.generation, !isCheckScheduled else { return .none }
    isCheckScheduled = true
    return .check
  }

  /// The file is about to be read.
  ///
  /// - Returns: The generation, and whether a broken or missing file is to be reported as it is.
  mutating func beginCheck() -> (generation: UInt64, isConfirming: Bool) {
    isCheckScheduled = false
    return (generation, isSuspect)
  }

  /// The file is broken or missing, which may pass.
  mutating func suspect(generation: UInt64) -> Action {
    guard generation == self.generation, !isSuspect else { return .none }
    isSuspect = true
    return .wait(isBeingWritten ? .open : .quiet, generation: generation)
  }
}
