/// The values of keyframes as a function of time.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let tracks: [_KeyframePlan<Value>]

  /// Makes a timeline.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the beginning.
  ///   - content: The keyframes.
  public init(
    initialValue: Value,
    @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.init(initialValue, content())
  }

  init(_ initial: Value, _ keyframes: some Keyframes<Value>) {
    self.initial = initial
    tracks = keyframes._tracks(from: initial)
  }

  /// The time at which the last track ends, in seconds.
  public var duration: Double { tracks.compactMap(\.ends.last).max() ?? 0 }

  /// The value at a time.
  ///
  /// - Parameter time: The time since the beginning, in seconds.
  public func value(time: Double) -> Value {
    var value = initial
    for track in tracks { track.apply(time, &value) }
    return value
  }

  /// The value at a part of the duration.
  ///
  /// - Parameter progress: The part of the duration, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// The times of the steps between which the page interpolates linearly: the ends of keyframes,
  /// ten times a second along curves, and both sides of each jump.
  var frames: [Double] {
    var times: Set<Double> = [0, duration]
    for track in tracks {
      times.formUnion(track.ends)
      for curve in track.curves {
        let count = Int(((curve.upperBound - curve.lowerBound) * 10).rounded(.up))
        let step = (curve.upperBound - curve.lowerBound) / Double(max(count, 1))
        for index in 0..<max(count, 1) { times.insert(curve.lowerBound + Double(index) * step) }
      }
      for jump in track.jumps where jump > 0 { times.insert(jump.nextDown) }
    }
    return times.sorted()
  }
}
