public import Foundation
internal import PandoDependencies

/// What a reducer asked of dependencies that answer differently each time.
public struct RecordedValues: Codable, Equatable, Sendable {
  /// The UUIDs it got, in order.
  public var uuids: [UUID] = []
  /// The times it got, in order.
  public var dates: [Date] = []
  /// The random numbers it got, in order.
  public var randomNumbers: [UInt64] = []
  /// The number that the next element of a stack was to get.
  public var stackElement = 0

  /// Makes it of nothing.
  public init() {}

  /// What was asked for in one step and the next.
  func appending(_ other: Self) -> Self {
    var both = self
    both.uuids += other.uuids
    both.dates += other.dates
    both.randomNumbers += other.randomNumbers
    return both
  }
}

/// Notes what dependencies answer while a reducer runs, or answers what was noted.
///
/// Reducers run on the main actor, and effects on any thread; what effects ask for is not noted.
final class ValueLog: Sendable {
  private let values = Locked(RecordedValues())

  /// Takes what was noted since the last time.
  func take() -> RecordedValues {
    values.withLock { values in
      defer { values = RecordedValues() }
      return values
    }
  }

  /// Has what reducers ask for noted here.
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
      NotedGenerator(base: values.withRandomNumberGenerator, log: self)
    )
  }

  private func note(_ change: (inout RecordedValues) -> Void) {
    if Reduction.current != nil { values.withLock(change) }
  }

  private struct NotedGenerator: RandomNumberGenerator, Sendable {
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
  /// Has what was recorded answered again. What was not recorded comes from the dependencies there are.
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
  /// Gives UUIDs that were recorded, in order.
  ///
  /// - Parameters:
  ///   - uuids: What was recorded.
  ///   - next: What to ask after that; those that count up by default.
  public static func recorded(
    _ uuids: [UUID],
    then next: UUIDGenerator = .incrementing
  ) -> UUIDGenerator {
    let rest = Locked(uuids[...])
    return UUIDGenerator { rest.withLock { $0.popFirst() } ?? next() }
  }
}

extension DateGenerator {
  /// Gives times that were recorded, in order.
  ///
  /// - Parameters:
  ///   - dates: What was recorded.
  ///   - next: What to ask after that; the last recorded time, or 1970, by default.
  public static func recorded(_ dates: [Date], then next: DateGenerator? = nil) -> DateGenerator {
    let rest = Locked(dates[...])
    let next = next ?? .constant(dates.last ?? Date(timeIntervalSince1970: 0))
    return DateGenerator { rest.withLock { $0.popFirst() } ?? next.now }
  }
}
