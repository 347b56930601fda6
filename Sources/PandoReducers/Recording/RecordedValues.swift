public import Foundation
internal import PandoDependencies

/// The values that a reducer got from dependencies that answer differently each time.
public struct RecordedValues: Codable, Equatable, Sendable {
  /// The UUIDs, in order.
  public var uuids: [UUID] = []
  /// The times, in order.
  public var dates: [Date] = []
  /// The random numbers, in order.
  public var randomNumbers: [UInt64] = []
  /// The number of the next element of a stack.
  public var stackElement = 0

  /// Makes an empty record.
  public init() {}

  /// The values of this step and the next one.
  func appending(_ other: Self) -> Self {
    var both = self
    both.uuids += other.uuids
    both.dates += other.dates
    both.randomNumbers += other.randomNumbers
    return both
  }
}

/// Records what dependencies answer while a reducer runs.
///
/// Reducers run on the main actor, and effects on any thread; values for effects are not recorded.
final class ValueLog: Sendable {
  private let values = Locked(RecordedValues())

  /// Takes the values recorded since the last call.
  func take() -> RecordedValues {
    values.withLock { values in
      defer { values = RecordedValues() }
      return values
    }
  }

  /// Wraps dependencies, so that the values that reducers get from them are recorded here.
  func record(in values: inout DependencyValues) {
    let (uuid, date) = (values.uuid, values.date)
    values.uuid = UUIDGenerator { [self] in
      let value = uuid()
      note { $0.uuids.append(value) }
      return value
    }
    values.date = DateGenerator { [self] in
      let value = date.now
      note { $0.dates.append(value) }
      return value
    }
    values.withRandomNumberGenerator = WithRandomNumberGenerator(
      RecordingGenerator(base: values.withRandomNumberGenerator, log: self)
    )
  }

  private func note(_ change: (inout RecordedValues) -> Void) {
    if Reduction.current != nil { values.withLock(change) }
  }

  private struct RecordingGenerator: RandomNumberGenerator, Sendable {
    let base: WithRandomNumberGenerator
    let log: ValueLog

    mutating func next() -> UInt64 {
      let value = base { $0.next() }
      log.note { $0.randomNumbers.append(value) }
      return value
    }
  }
}

extension RecordedValues {
  /// Makes dependencies return the recorded values first, and then their former values.
  func replay(in values: inout DependencyValues) {
    values.uuid = .recorded(uuids, then: values.uuid)
    values.date = .recorded(dates, then: values.date)
    values.stackElementID = StackElementIDGenerator(first: stackElement)
    if !randomNumbers.isEmpty {
      values.withRandomNumberGenerator = WithRandomNumberGenerator(
        ReplayedGenerator(numbers: randomNumbers[...], base: values.withRandomNumberGenerator)
      )
    }
  }

  private struct ReplayedGenerator: RandomNumberGenerator, Sendable {
    var numbers: ArraySlice<UInt64>
    let base: WithRandomNumberGenerator

    mutating func next() -> UInt64 { numbers.popFirst() ?? base { $0.next() } }
  }
}

extension UUIDGenerator {
  /// Answers with recorded UUIDs, in order.
  ///
  /// - Parameters:
  ///   - uuids: The recorded UUIDs.
  ///   - next: The generator after the last one; by default one that counts up.
  public static func recorded(
    _ uuids: [UUID],
    then next: UUIDGenerator = .incrementing
  ) -> UUIDGenerator {
    let rest = Locked(uuids[...])
    return UUIDGenerator { rest.withLock { $0.popFirst() } ?? next() }
  }
}

extension DateGenerator {
  /// Answers with recorded times, in order.
  ///
  /// - Parameters:
  ///   - dates: The recorded times.
  ///   - next: The generator after the last one; by default it answers with the last recorded time, or 1970.
  public static func recorded(_ dates: [Date], then next: DateGenerator? = nil) -> DateGenerator {
    let rest = Locked(dates[...])
    let next = next ?? .constant(dates.last ?? Date(timeIntervalSince1970: 0))
    return DateGenerator { rest.withLock { $0.popFirst() } ?? next.now }
  }
}
