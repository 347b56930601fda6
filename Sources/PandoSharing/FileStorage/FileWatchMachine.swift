/// Decides when to read a file that another program is changing.
///
/// A file that is written in place passes through incomplete states: empty, and half written.
/// Closing or renaming it completes the change at once. Otherwise the file is read when it has been
/// quiet for a while. A broken or missing file is checked once more after a pause before it is
/// reported, because many programs replace a file in two steps.
///
/// Writing that begins before a check does voids the check: it would read half-written contents.
///
/// A generation counts the events. A check notes the generation before it reads the file. If the
/// generation has moved on afterwards, the result is void, and another check is already scheduled.
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
      isCheckScheduled = false
      return .wait(.quiet, generation: generation)
    }
  }

  /// Handles the end of a pause.
  mutating func pauseEnded(generation: UInt64) -> Action {
    guard generation == self.generation, !isCheckScheduled else { return .none }
    isCheckScheduled = true
    return .check
  }

  /// Begins a check; the caller then reads the file.
  ///
  /// - Returns: The generation, and whether to report a broken or missing file as it is; nil if
  ///   the check is void, or another has begun in its place.
  mutating func beginCheck() -> (generation: UInt64, isConfirming: Bool)? {
    guard isCheckScheduled else { return nil }
    isCheckScheduled = false
    return (generation, isSuspect)
  }

  /// Schedules a second check of a file that is broken or missing, which may be temporary.
  mutating func suspect(generation: UInt64) -> Action {
    guard generation == self.generation, !isSuspect else { return .none }
    isSuspect = true
    return .wait(isBeingWritten ? .open : .quiet, generation: generation)
  }
}
