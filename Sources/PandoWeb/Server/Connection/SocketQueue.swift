import DequeModule

/// Frames on the way between two threads: whoever puts the first one in wakes the other side, which
/// takes until there are none.
///
/// A plain value; its owner locks.
struct SocketQueue<Frame: SizeEstimating> {
  private var frames: Deque<Frame> = []
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
  mutating func add(_ frame: Frame, at now: ContinuousClock.Instant? = nil) -> Bool {
    guard !isClosed else { return false }
    if !isAwake { start = now }
    frames.append(frame)
    bytes += frame.weight
    defer { isAwake = true }
    return !isAwake
  }

  /// Takes a frame; after the last one, the next that is put in wakes this side again.
  mutating func next() -> (frame: Frame?, isLast: Bool) {
    let frame = frames.popFirst()
    if let frame { bytes -= frame.weight }
    isAwake = !frames.isEmpty
    return (frame, !isAwake)
  }

  /// What was taken at once.
  struct Portion {
    var frames: [Frame]
    /// How long the first of them waited, if it matters.
    var waited: Duration?
    /// Whether nothing is left; the next frame that is put in wakes this side again.
    var isLast: Bool
    /// Whether it was blocked and is not any more.
    var isUnblocked: Bool
  }

  /// Takes so many frames at most.
  mutating func take(_ count: Int) -> Portion {
    guard frames.count > count else {
      defer {
        frames = []
        bytes = 0
        (isAwake, isBlocked) = (false, false)
        start = nil
      }
      return Portion(
        frames: Array(frames),
        waited: start?.duration(to: .now),
        isLast: true,
        isUnblocked: isBlocked
      )
    }
    let portion = Array(frames.prefix(count))
    frames.removeFirst(count)
    bytes -= portion.reduce(0) { $0 + $1.weight }
    return Portion(
      frames: portion,
      waited: start?.duration(to: .now),
      isLast: false,
      isUnblocked: false
    )
  }

  /// Takes no more, and forgets what is in it.
  mutating func close() {
    isClosed = true
    frames = []
    bytes = 0
  }
}
