import DequeModule

/// Frames on the way between two threads: whoever puts the first one in wakes the other side, which
/// takes until there are none.
///
/// A plain value; its owner locks.
struct SocketQueue {
  private var frames: Deque<String> = []
  private(set) var bytes = 0
  /// Whether the other side was woken and has not seen the end yet.
  private var isAwake = false
  private(set) var isClosed = false
  /// Whether the other side cannot take what is in it now.
  var isBlocked = false
  /// When the first of the frames came that the other side was woken for.
  private var start: ContinuousClock.Instant?

  var count: Int { frames.count }

  /// Puts a frame in. True if the other side has to be woken.
  ///
  /// - Parameter now: The time, if it matters how long the frame waits.
  mutating func add(_ frame: String, at now: ContinuousClock.Instant? = nil) -> Bool {
    guard !isClosed else { return false }
    if !isAwake { start = now }
    frames.append(frame)
    bytes += frame.utf8.count
    defer { isAwake = true }
    return !isAwake
  }

  /// Takes a frame; with none left, the next one that is put in wakes this side again.
  mutating func next() -> String? {
    guard let frame = frames.popFirst() else {
      isAwake = false
      return nil
    }
    bytes -= frame.utf8.count
    return frame
  }

  /// How long the other side took to come, once for each time that it was woken.
  mutating func takeWaitingTime() -> Duration? {
    defer { start = nil }
    return start?.duration(to: .now)
  }

  /// Takes all that is there; none wakes this side again, like ``next()``.
  mutating func takeAll() -> [String] {
    guard !frames.isEmpty else {
      isAwake = false
      return []
    }
    defer {
      frames = []
      bytes = 0
    }
    return Array(frames)
  }

  /// Takes no more, and forgets what is in it.
  mutating func close() {
    isClosed = true
    frames = []
    bytes = 0
  }
}
