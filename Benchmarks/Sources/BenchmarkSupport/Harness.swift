import CHeap

/// Keeps the optimizer from removing a value that only the measurement needs.
@inline(never)
public func consume<T>(_ value: T) {}

/// The duration of a call in seconds.
public func seconds(_ body: () -> Void) -> Double {
  let duration = ContinuousClock().measure(body)
  return Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
}

/// A subject and its floor, measured alternately in rounds, so that both run under the same conditions.
public struct Paired {
  /// Seconds for one operation, the median of the rounds.
  public var subject: Double
  /// Seconds for one operation of the floor, the median of the rounds.
  public var floor: Double
  /// The median of the rounds' ratios.
  public var ratio: Double

  /// Measures a subject and its floor.
  public init(rounds: Int = 15, count: Int, subject: (Int) -> Void, floor: (Int) -> Void) {
    // The first calls warm up caches, lazily made parts and the branch predictor.
    subject(count / 10 + 1)
    floor(count / 10 + 1)
    var pairs: [(Double, Double)] = []
    for _ in 0..<rounds {
      let b = seconds { floor(count) }
      let a = seconds { subject(count) }
      pairs.append((a / Double(count), b / Double(count)))
    }
    self.init(samples: pairs)
  }

  /// Computes the medians of pairs of seconds, each of a subject and its floor, that were measured
  /// in turn.
  public init(samples: [(Double, Double)]) {
    subject = samples.map(\.0).median
    floor = samples.map(\.1).median
    ratio = samples.map { $0.0 / $0.1 }.median
  }
}

extension [Double] {
  /// The median: the middle element in sorted order.
  public var median: Double { sorted()[count / 2] }
}

/// The bytes of one object according to the allocator, including its place in an array, its allocations and their
/// rounding.
public func bytes<T>(of count: Int, _ make: (Int) -> T) -> Double {
  var objects: [T] = []
  objects.reserveCapacity(count)
  let before = heap_bytes_in_use()
  for index in 0..<count { objects.append(make(index)) }
  let after = heap_bytes_in_use()
  consume(objects)
  return Double(after - before) / Double(count) + Double(MemoryLayout<T>.stride)
}
