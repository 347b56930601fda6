import DequeModule

/// A queue between the two halves of a socket. The sender wakes the receiver for the first frame,
/// and the receiver takes frames until the queue is empty.
///
/// Beside frames a queue carries signals, which are rare: they overtake frames, and each wakes the
/// receiver.
///
/// A plain value; its owner locks.
struct SocketQueue<Frame: SizeEstimating, Signal> {
  private var frames: Deque<Frame> = []
  private var signals: [Signal] = []
  private(set) var bytes = 0
  /// Whether the receiver was woken and has not emptied the queue yet.
  private var isAwake = false
  private(set) var isClosed = false
  /// Whether the queue is stopped: the sender of a full queue waits, or the receiver cannot pass
  /// frames on.
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

  /// Adds a signal. Returns whether the receiver has to be woken: always, unless the queue is
  /// closed. A blocked receiver would not look at the queue by itself.
  mutating func add(signal: Signal) -> Bool {
    guard !isClosed else { return false }
    signals.append(signal)
    return true
  }

  /// Removes and returns all signals, in order.
  mutating func takeSignals() -> [Signal] {
    guard !signals.isEmpty else { return [] }
    defer { signals = [] }
    return signals
  }

  /// Takes a frame, and all signals. After the last frame, the next added one wakes the receiver
  /// again.
  mutating func next() -> (signals: [Signal], frame: Frame?, isLast: Bool) {
    let frame = frames.popFirst()
    if let frame { bytes -= frame.weight }
    isAwake = !frames.isEmpty
    return (takeSignals(), frame, !isAwake)
  }

  /// Frames that are taken at once, with the signals before them.
  struct Portion {
    var signals: [Signal]
    var frames: [Frame]
    /// How long the first frame waited; nil if waiting is not measured.
    var waited: Duration?
    /// Whether the queue is empty, so that the next added frame wakes the receiver again.
    var isLast: Bool
    /// Whether taking these frames unblocked the queue.
    var isUnblocked: Bool
  }

  /// Takes up to `count` frames, and all signals.
  mutating func take(_ count: Int) -> Portion {
    guard frames.count > count else {
      defer {
        frames = []
        bytes = 0
        (isAwake, isBlocked) = (false, false)
        start = nil
      }
      return Portion(
        signals: takeSignals(),
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
      signals: takeSignals(),
      frames: portion,
      waited: start?.duration(to: .now),
      isLast: false,
      isUnblocked: false
    )
  }

  /// Drops all frames, and ignores what is added later. Signals that were added before can still
  /// be taken.
  mutating func close() {
    isClosed = true
    frames = []
    bytes = 0
  }
}
