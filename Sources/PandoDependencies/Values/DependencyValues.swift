/// The dependencies of a piece of code.
///
/// Extend it with a property per dependency:
///
/// ```swift
/// extension DependencyValues {
///   var weather: WeatherClient {
///     get { self[WeatherClient.self] }
///     set { self[WeatherClient.self] = newValue }
///   }
/// }
/// ```
///
/// Read dependencies with ``Dependency``, and change them for a scope with
/// ``withDependencies(_:operation:)``. A value of this type is small, and copying it copies a
/// reference. It may be used from any thread.
public struct DependencyValues: Sendable {
  /// The values of the code that runs: those of the innermost `withDependencies` of the task, or
  /// the defaults.
  @TaskLocal package static var current = DependencyValues()

  var storage: DependencyStorage

  /// Who reads; `nil` for a read that did not come through a wrapper or an update.
  var access: DependencyAccess?

  /// Makes values in which nothing is overridden, in the context of the process.
  public init() {
    self.init(storage: .root)
  }

  init(storage: DependencyStorage, access: DependencyAccess? = nil) {
    self.storage = storage
    self.access = access
  }
}
