import IssueReporting

extension DependencyValues {
  /// Checks a condition, as Swift's `assert` does. In a test, a failure is reported and the test goes
  /// on.
  ///
  /// ```swift
  /// @Dependency(\.assert) var assert
  /// assert(count > 0, "There must be a ticket")
  /// ```
  public var assert: any AssertionEffect { self[AssertKey.self] }

  /// Reports that code was reached that must not be reached, as Swift's `assertionFailure` does. In
  /// a test it is reported and the test goes on.
  public var assertionFailure: any AssertionFailureEffect { AssertionFailure(assert: assert) }

  /// Checks a condition, as Swift's `precondition` does: a failure ends the process, also in a release
  /// build. In a test, a failure is reported and the test goes on.
  public var precondition: any AssertionEffect { self[PreconditionKey.self] }
}

/// Checks a condition: ``DependencyValues/assert`` and ``DependencyValues/precondition``.
///
/// May be used from any isolation.
public protocol AssertionEffect: Sendable {
  /// Checks a condition.
  ///
  /// - Parameters:
  ///   - condition: The condition that must be true.
  ///   - message: What to say if it is not.
  ///   - file: The source location to report under.
  ///   - line: The source location to report under.
  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  )
}

extension AssertionEffect {
  /// Checks a condition.
  ///
  /// - Parameters:
  ///   - condition: The condition that must be true.
  ///   - message: What to say if it is not.
  ///   - file: The source location to report under.
  ///   - line: The source location to report under.
  @_disfavoredOverload
  public func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String = "",
    file: StaticString = #file,
    line: UInt = #line
  ) {
    callAsFunction(condition(), message(), file: file, line: line)
  }
}

/// Says that code must not be reached: ``DependencyValues/assertionFailure``.
///
/// May be used from any isolation.
public protocol AssertionFailureEffect: Sendable {
  /// Reports that code was reached that must not be reached.
  ///
  /// - Parameters:
  ///   - message: What to say.
  ///   - file: The source location to report under.
  ///   - line: The source location to report under.
  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt)
}

extension AssertionFailureEffect {
  /// Reports that code was reached that must not be reached.
  ///
  /// - Parameters:
  ///   - message: What to say.
  ///   - file: The source location to report under.
  ///   - line: The source location to report under.
  @_disfavoredOverload
  public func callAsFunction(
    _ message: @autoclosure () -> String = "",
    file: StaticString = #file,
    line: UInt = #line
  ) {
    callAsFunction(message(), file: file, line: line)
  }
}

private struct Assertion: AssertionEffect {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  ) {
    Swift.assert(condition(), message(), file: file, line: line)
  }
}

private struct Precondition: AssertionEffect {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  ) {
    Swift.precondition(condition(), message(), file: file, line: line)
  }
}

private struct ReportingAssertion: AssertionEffect {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  ) {
    if condition() { return }
    reportIssue(message(), fileID: file, filePath: file, line: line, column: 1)
  }
}

private struct AssertionFailure: AssertionFailureEffect {
  let assert: any AssertionEffect

  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt) {
    assert(false, message(), file: file, line: line)
  }
}

private enum AssertKey: DependencyKey {
  static let liveValue: any AssertionEffect = Assertion()
  static let testValue: any AssertionEffect = ReportingAssertion()
}

private enum PreconditionKey: DependencyKey {
  static let liveValue: any AssertionEffect = Precondition()
  static let testValue: any AssertionEffect = ReportingAssertion()
}
