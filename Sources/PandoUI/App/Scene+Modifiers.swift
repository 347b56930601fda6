public import Observation
public import OpenCombine

extension Scene {
  /// Does something when a value, as the phase of the scene, changes.
  public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (V, V) -> Void
  ) -> some Scene {
    AnyScene(AnyView(Self._content(of: self).onChange(of: value, initial: initial, action)))
  }

  /// Does something when a value changes.
  public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some Scene {
    AnyScene(AnyView(Self._content(of: self).onChange(of: value, initial: initial, action)))
  }

  /// Does something with the new value when a value changes, by the older spelling.
  public func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (V) -> Void
  ) -> some Scene {
    onChange(of: value) { _, new in action(new) }
  }

  /// Sets an entry of the environment.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some Scene {
    AnyScene(AnyView(Self._content(of: self).environment(keyPath, value)))
  }

  /// Hands a model to the views inside.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    AnyScene(AnyView(Self._content(of: self).environment(object)))
  }

  /// Hands an observable object to the views inside.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    AnyScene(AnyView(Self._content(of: self).environmentObject(object)))
  }
}
