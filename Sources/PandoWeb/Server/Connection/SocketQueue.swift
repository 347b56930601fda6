import DequeModule

/// A queue of frames between two threads. The sender wakes the receiver for the first frame, and
/// the receiver takes frames until the queue is empty.
///
/// A plain value; its owner locks.
struct SocketQueue<Frame: SizeEstimating> {
  private var frames: Deque<Frame> = []
  private(set) var bytes = 0
  /// Whether the receiver was woken and has not emptied the queue yet.
  private var isAwake = false
  private(set) var isClosed = false
  /// Whether the queue is stopped: a full inbox is not filled, or an outbox cannot be written.
  var isBlocked = false
  /// When the frame came that the receiver was woken for; nil if waiting is not measured.
  private var start: ContinuousClock.Instant?

  var count: Int { frames.count }

  /// Adds a frame. Returns whether the receiver has to be woken.
  ///
  /// - Parameter now: The time; nil if waiting is not measured.
  mutating func add(_ frame: Frame, at now: ContinuousClock.Instant? = nil) -> Bool {
    guard !isClosed else { return false }
    if !isAwake { start = now }
    frames.append(frame)
    bytes += frame.weight
    defer { isAwake = true }
    return !isAwake
  }

  /// Takes a frame. After the last one, the next added frame wakes the receiver again.
  mutating func next() -> (frame: Frame?, isLast: Bool) {
    let frame = frames.popFirst()
    if let frame { bytes -= frame.weight }
    isAwake = !frames.isEmpty
    return (frame, !isAwake)
  }

  /// Frames that are taken at once.
  struct Portion {
    var frames: [Frame]
    /// How long the first frame waited; nil if waiting is not measured.
    var waited: Duration?
    /// Whether the queue is empty, so that the next added frame wakes the receiver again.
    var isLast: Bool
    /// Whether taking these frames unblocked the queue.
    var isUnblocked: Bool
  }

  /// Takes up to `count` frames.
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

  /// Drops all frames, and ignores frames that are added later.
  mutating func close() {
    isClosed = true
    frames = []
    bytes = 0
  }
}
