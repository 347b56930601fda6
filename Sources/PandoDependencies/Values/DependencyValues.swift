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
  /// The values of the current task: from its innermost `withDependencies`, or the defaults.
  @TaskLocal package static var current = DependencyValues()

  var storage: DependencyStorage

  /// The access in progress; `nil` for a read outside of a property wrapper or an update.
  var access: DependencyAccess?

  /// Makes values without overrides, in the context of the process.
  public init() {
    self.init(storage: .root)
  }

  init(storage: DependencyStorage, access: DependencyAccess? = nil) {
    self.storage = storage
    self.access = access
  }
}
