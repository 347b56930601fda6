extension Animation {
  /// The progress from the former value to the new one; nil once the animation has ended.
  ///
  /// - Parameter seconds: The time since the animation began.
  /// - Returns: 0 at the former value and 1 at the new one; springs and some curves go beyond both.
  func progress(after seconds: Double) -> Double? {
    let timing = resolved
    guard timing.duration > 0 else { return nil }
    let rounds = (seconds - timing.delay) / timing.duration
    guard rounds > 0 else { return 0 }
    if let count = timing.repeatCount, rounds >= Double(count) { return nil }
    let round = rounds.rounded(.down)
    let isBackwards = timing.autoreverses && round.truncatingRemainder(dividingBy: 2) == 1
    return value(at: isBackwards ? 1 - (rounds - round) : rounds - round, of: timing.duration)
  }

  /// The progress at a fraction of one repetition.
  private func value(at part: Double, of duration: Double) -> Double {
    switch curve {
    case .timed(let curve, _): return curve.value(at: part)
    case .spring(let spring):
      let speed = speed > 0 ? speed : 1
      return spring.value(target: 1, time: part * duration * speed)
    case .sampled(let samples, _):
      guard let last = samples.indices.last, last > 0 else { return part }
      let place = part * Double(last), lower = min(Int(place), last - 1)
      return samples[lower] + (samples[lower + 1] - samples[lower]) * (place - Double(lower))
    }
  }
}
