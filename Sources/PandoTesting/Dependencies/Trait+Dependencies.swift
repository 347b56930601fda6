public import PandoDependencies
public import Testing

extension Trait where Self == DependenciesTrait {
  /// Gives each test case its own dependencies without changing any.
  ///
  /// For parameterized tests, and for tests whose code runs in detached tasks that carry the
  /// dependencies along.
  public static var dependencies: Self {
    DependenciesTrait { _ in }
  }

  /// Changes dependencies for a test, or for every test of a suite.
  ///
  /// ```swift
  /// @Suite(.dependencies { $0.date.now = Date(timeIntervalSince1970: 0) })
  /// struct ForecastTests {
  ///   @Test(.dependency(\.uuid, .incrementing)) func storm_whenReported_hasID() { … }
  /// }
  /// ```
  ///
  /// A suite's traits come first, then a test's, each in the order they are written; later ones
  /// win.
  ///
  /// - Parameter updateValues: Changes the dependencies. Runs once for each test case, before it.
  /// - Returns: The trait.
  public static func dependencies(
    _ updateValues: @escaping @Sendable (inout DependencyValues) async throws -> Void
  ) -> Self {
    DependenciesTrait(updateValues)
  }

  /// Sets one dependency for a test, or for every test of a suite.
  ///
  /// - Parameters:
  ///   - keyPath: The dependency, or a part of one. What it has by default is not read.
  ///   - value: Its value; evaluated once for each test case.
  /// - Returns: The trait.
  public static func dependency<Value>(
    _ keyPath: any WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self {
    DependenciesTrait { $0.set(keyPath, to: try value()) }
  }

  /// Sets a dependency that is its own key for a test, or for every test of a suite.
  ///
  /// ```swift
  /// @Test(.dependency(WeatherClient.storm)) func umbrella_whenStorm_stays() { … }
  /// ```
  ///
  /// - Parameter value: The value; evaluated once for each test case.
  /// - Returns: The trait.
  public static func dependency<Value: TestDependencyKey>(
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self where Value.Value == Value {
    DependenciesTrait { $0[Value.self] = try value() }
  }
}
