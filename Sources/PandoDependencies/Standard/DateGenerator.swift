public import Foundation
import IssueReporting

extension DependencyValues {
  /// Makes dates of the current time.
  ///
  /// Read `@Dependency(\.date.now)` for the time of the read, or `@Dependency(\.date)` for dates at
  /// later times. In a test, override it; a call without an override is reported:
  ///
  /// ```swift
  /// withDependencies {
  ///   $0.date.now = Date(timeIntervalSince1970: 1_234_567_890)
  /// } operation: {
  ///   Forecast()
  /// }
  /// ```
  public var date: DateGenerator {
    get { self[DateGenerator.self] }
    set { self[DateGenerator.self] = newValue }
  }
}

/// Makes dates: a clock that can be replaced.
///
/// May be used from any thread.
public struct DateGenerator: Sendable {
  private var generate: @Sendable () -> Date

  /// Makes a generator from a closure.
  ///
  /// - Parameter generate: Returns the date of the moment it is called. Runs on any thread.
  public init(_ generate: @escaping @Sendable () -> Date) {
    self.generate = generate
  }

  /// A generator that always makes the same date.
  ///
  /// - Parameter now: The time.
  /// - Returns: The generator.
  public static func constant(_ now: Date) -> DateGenerator {
    DateGenerator { now }
  }

  /// The date now. Setting it stops time at that date.
  public var now: Date {
    get { generate() }
    set { generate = { newValue } }
  }

  /// The date now.
  public func callAsFunction() -> Date { generate() }
}

extension DateGenerator: DependencyKey {
  /// The time of the system.
  public static let liveValue = DateGenerator { Date() }

  /// Reports an issue and returns the time of the system.
  public static var testValue: DateGenerator {
    DateGenerator {
      reportUnimplemented("@Dependency(\\.date)", fix: "$0.date.now = …")
      return Date()
    }
  }
}
