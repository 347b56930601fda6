public import CustomDump
internal import IssueReporting
public import PandoDependencies

/// The id of an element of a ``StackState``. Ids are assigned when elements are appended, in
/// ascending order.
public struct StackElementID: Hashable, Sendable {
  /// The number of the element.
  @_spi(Internals) public var generation: Int

  /// Makes an id from a number.
  @_spi(Internals) public init(generation: Int) {
    self.generation = generation
  }
}

extension StackElementID: CustomDebugStringConvertible, CustomDumpStringConvertible {
  /// The text for debuggers.
  public var debugDescription: String { "#\(generation)" }
  /// The text for dumps.
  public var customDumpDescription: String { debugDescription }
}

extension StackElementID: ExpressibleByIntegerLiteral {
  /// In tests: the id of the element with a number. The first element of a test has the number 0.
  public init(integerLiteral value: Int) {
    if !isTesting {
      reportIssue(
        """
        The id of a stack's element was written as the number \(value), which is for tests: \
        there, elements are counted from 0.

        Elsewhere, take ids from "ids" of the stack.
        """
      )
    }
    self.init(generation: value)
  }
}

/// Generates the ids of stack elements.
@_spi(Internals) public struct StackElementIDGenerator: DependencyKey, Sendable {
  /// Generates an id.
  public let next: @Sendable () -> StackElementID
  /// The id that ``next`` would generate.
  public let peek: @Sendable () -> StackElementID
  /// Skips the ids up to one that came from elsewhere.
  let skip: @Sendable (_ id: StackElementID) -> Void

  /// Makes a generator that counts up.
  public init(first: Int = 0) {
    let number = Locked(first)
    next = {
      number.withLock { number in
        defer { number += 1 }
        return StackElementID(generation: number)
      }
    }
    peek = { StackElementID(generation: number.withLock { $0 }) }
    skip = { id in
      number.withLock { if id.generation >= $0, id.generation < .max { $0 = id.generation + 1 } }
    }
  }

  /// Generates an id.
  public func callAsFunction() -> StackElementID { next() }

  /// A generator that continues from here, independently of this one.
  package func incrementingCopy() -> Self { Self(first: peek().generation) }

  /// The generator of an application.
  public static let liveValue = Self()
  /// The generator of a test.
  public static var testValue: Self { Self() }
}

extension DependencyValues {
  /// Generates the ids of stack elements.
  @_spi(Internals) public var stackElementID: StackElementIDGenerator {
    get { self[StackElementIDGenerator.self] }
    set { self[StackElementIDGenerator.self] = newValue }
  }
}
