public import Observation
public import PandoUI

// The spellings of the back port of Observation, which has nothing to back-port here.

/// What can be observed.
public typealias Perceptible = Observable

/// Tells readers of changes.
public typealias PerceptionRegistrar = ObservationRegistrar

/// The names that are written with the module's in front.
public enum Perception {
  /// Makes bindings to the properties of an observable object.
  public typealias Bindable = PandoUI.Bindable
}

/// Calls `onChange` once, when something changes that `apply` read.
///
/// - Parameters:
///   - apply: Reads.
///   - onChange: Is called on the thread that changes it.
/// - Returns: What `apply` returns.
public func withPerceptionTracking<T>(
  _ apply: () -> T,
  onChange: @autoclosure () -> @Sendable () -> Void
) -> T {
  withObservationTracking(apply, onChange: onChange())
}
