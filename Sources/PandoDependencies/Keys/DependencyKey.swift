/// A key for a dependency that has a live value.
///
/// ```swift
/// struct WeatherClient: DependencyKey, Sendable {
///   var temperature: @Sendable (String) async throws -> Double
///
///   static let liveValue = WeatherClient { city in try await Station.nearest(to: city).read() }
///   static let testValue = WeatherClient { _ in 21 }
/// }
///
/// extension DependencyValues {
///   var weather: WeatherClient {
///     get { self[WeatherClient.self] }
///     set { self[WeatherClient.self] = newValue }
///   }
/// }
/// ```
///
/// Only ``liveValue`` must be written. A key that leaves ``TestDependencyKey/testValue`` out has
/// each test that reads it without an override reported, because such a test reaches the outside
/// world.
///
/// All requirements are nonisolated and may be called on any thread.
public protocol DependencyKey<Value>: TestDependencyKey {
  /// The value outside of tests and previews. It is computed once per process, even if threads
  /// race.
  static var liveValue: Value { get }

  // The requirements are declared again so that `Value` is inferred from them too.
  associatedtype Value = Self

  /// The value in previews; by default the ``liveValue``.
  static var previewValue: Value { get }

  /// The value in tests. By default, a read is reported and uses the ``previewValue``.
  static var testValue: Value { get }
}

extension DependencyKey {
  /// The `liveValue`, for keys without a preview value.
  public static var previewValue: Value { liveValue }

  /// Reports that the dependency has no value for tests, and falls back to `previewValue`.
  public static var testValue: Value {
    DependencyResolution.reportMissingTestValue(of: Self.self)
    return previewValue
  }
}
