/// A key for a dependency that has at least a value for tests.
///
/// Conform to this protocol in a module that only needs the *interface* of a dependency, and to
/// ``DependencyKey`` in the module that can build the live value:
///
/// ```swift
/// // Module "Weather"
/// struct WeatherClient: Sendable {
///   var temperature: @Sendable (String) async throws -> Double
/// }
///
/// extension WeatherClient: TestDependencyKey {
///   static let testValue = WeatherClient(temperature: { _ in 21 })
/// }
/// ```
///
/// All requirements are nonisolated and may be called on any thread.
public protocol TestDependencyKey<Value>: SendableMetatype {
  /// What the dependency is. The conforming type itself if nothing else is said.
  associatedtype Value: Sendable = Self

  /// The value in previews. The ``testValue`` if nothing else is said.
  static var previewValue: Value { get }

  /// The value in tests. Computed once for each test that reads it.
  static var testValue: Value { get }
}

extension TestDependencyKey {
  /// The `testValue`, where a preview has no value of its own.
  public static var previewValue: Value { testValue }
}
