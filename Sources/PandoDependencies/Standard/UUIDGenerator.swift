public import Foundation

extension DependencyValues {
  /// Makes UUIDs.
  ///
  /// In a test, override it; a call without an override is reported:
  ///
  /// ```swift
  /// let model = withDependencies {
  ///   $0.uuid = .incrementing
  /// } operation: {
  ///   TicketModel()
  /// }
  /// model.addTapped()
  /// #expect(model.tickets[0].id == UUID(0))
  /// ```
  public var uuid: UUIDGenerator {
    get { self[UUIDGenerator.self] }
    set { self[UUIDGenerator.self] = newValue }
  }
}

/// Makes UUIDs.
///
/// May be used from any thread.
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable () -> UUID

  /// Makes a generator from a closure.
  ///
  /// - Parameter generate: Returns the next UUID. Runs on any thread.
  public init(_ generate: @escaping @Sendable () -> UUID) {
    self.generate = generate
  }

  /// A generator that always makes the same UUID.
  ///
  /// - Parameter uuid: The UUID.
  /// - Returns: The generator.
  public static func constant(_ uuid: UUID) -> UUIDGenerator {
    UUIDGenerator { uuid }
  }

  /// A new generator that makes `UUID(0)`, `UUID(1)` and so on.
  public static var incrementing: UUIDGenerator {
    let next = Locked(0)
    return UUIDGenerator {
      UUID(
        next.withLock { next in
          defer { next += 1 }
          return next
        }
      )
    }
  }

  /// The next UUID.
  public func callAsFunction() -> UUID { generate() }
}

extension UUIDGenerator: DependencyKey {
  /// Random UUIDs.
  public static let liveValue = UUIDGenerator { UUID() }

  /// Reports an issue and makes a random UUID.
  public static var testValue: UUIDGenerator {
    UUIDGenerator {
      reportUnimplemented("@Dependency(\\.uuid)", fix: "$0.uuid = .incrementing")
      return UUID()
    }
  }
}
