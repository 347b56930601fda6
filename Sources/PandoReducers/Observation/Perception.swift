public import Observation
public import PandoUI

// The names of the back-port of Observation, which needs no back-port here.

/// A type that can be observed.
public typealias Perceptible = Observable

/// Notifies readers of changes.
public typealias PerceptionRegistrar = ObservationRegistrar

/// A namespace for names that are written with the name of the module.
public enum Perception {
  /// Makes bindings to the properties of an observable object.
  public typealias Bindable = PandoUI.Bindable
}

/// Calls `onChange` once, when a value that `apply` read changes.
///
/// - Parameters:
///   - apply: Reads the values.
///   - onChange: Called on the thread that makes the change.
/// - Returns: The result of `apply`.
public func withPerceptionTracking<T>(
  _ apply: () -> T,
  onChange: @autoclosure () -> @Sendable () -> Void
) -> T {
  withObservationTracking(apply, onChange: onChange())
}
