extension DependencyValues {
  /// Lends a random number generator.
  ///
  /// ```swift
  /// @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
  ///
  /// let roll = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
  /// ```
  ///
  /// In a test, override it with a generator of known numbers; using it without an override is
  /// reported.
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { self[WithRandomNumberGenerator.self] }
    set { self[WithRandomNumberGenerator.self] = newValue }
  }
}

/// Lends a random number generator to one closure at a time.
///
/// May be used from any thread; closures that need the generator at the same time take turns.
public struct WithRandomNumberGenerator: Sendable {
  private let generator: Locked<any RandomNumberGenerator & Sendable>

  /// Makes a value from a generator, whose state advances with each use.
  ///
  /// - Parameter generator: The generator to lend.
  public init<Generator: RandomNumberGenerator & Sendable>(_ generator: Generator) {
    self.generator = Locked(generator)
  }

  /// Lends the generator.
  ///
  /// - Parameter work: Draws numbers. It must not use the generator through this value again.
  /// - Returns: What `work` returns.
  /// - Throws: What `work` throws.
  public func callAsFunction<R>(
    _ work: (inout any RandomNumberGenerator & Sendable) throws -> R
  ) rethrows -> R {
    try generator.withLock { try work(&$0) }
  }
}

extension WithRandomNumberGenerator: DependencyKey {
  /// The generator of the system.
  public static let liveValue = WithRandomNumberGenerator(SystemRandomNumberGenerator())

  /// Reports an issue for each number and draws it from the system.
  public static var testValue: WithRandomNumberGenerator {
    WithRandomNumberGenerator(UnimplementedRandomNumberGenerator())
  }
}

private struct UnimplementedRandomNumberGenerator: RandomNumberGenerator, Sendable {
  private var system = SystemRandomNumberGenerator()

  mutating func next() -> UInt64 {
    reportUnimplemented(
      "@Dependency(\\.withRandomNumberGenerator)",
      fix: "$0.withRandomNumberGenerator = .init(…)"
    )
    return system.next()
  }
}
