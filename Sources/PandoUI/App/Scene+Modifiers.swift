public import Observation
public import OpenCombine

extension Scene {
  /// The scene with its view changed.
  ///
  /// - Parameter change: Makes the view that is drawn of the scene's own.
  func changed(_ change: (AnyView) -> some View) -> AnyScene {
    AnyScene(AnyView(change(Self._content(of: self))), isForSettings: isForSettings)
  }

  /// Whether the scene is the window of settings.
  var isForSettings: Bool { (self as? any SettingsScene)?.isOfSettings == true }

  /// Runs an action when a value has changed, such as the phase of the scene.
  ///
  /// - Parameters:
  ///   - value: The value, compared after each evaluation of the scene.
  ///   - initial: Whether the action also runs when the scene first appears.
  ///   - action: Called on the main actor with the old and the new value, before the change is
  ///     drawn.
  public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (V, V) -> Void
  ) -> some Scene {
    changed { $0.onChange(of: value, initial: initial, action) }
  }

  /// Runs an action when a value has changed.
  ///
  /// - Parameters:
  ///   - value: The value, compared after each evaluation of the scene.
  ///   - initial: Whether the action also runs when the scene first appears.
  ///   - action: Called on the main actor, before the change is drawn.
  public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some Scene {
    changed { $0.onChange(of: value, initial: initial, action) }
  }

  /// Runs an action with the new value when a value has changed. The older spelling.
  ///
  /// - Parameters:
  ///   - value: The value, compared after each evaluation of the scene.
  ///   - action: Called on the main actor with the new value, before the change is drawn.
  public func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (V) -> Void
  ) -> some Scene {
    onChange(of: value) { _, new in action(new) }
  }

  /// Sets an entry of the environment for the views inside.
  ///
  /// - Parameters:
  ///   - keyPath: The entry.
  ///   - value: The value of the entry for the views inside.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some Scene {
    changed { $0.environment(keyPath, value) }
  }

  /// Sets a model in the environment, for `@Environment(Model.self)` in the views inside.
  ///
  /// - Parameter object: The model; nil sets none, and a model further out stays in force.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    changed { $0.environment(object) }
  }

  /// Sets an observable object in the environment, for `@EnvironmentObject` in the views inside.
  ///
  /// - Parameter object: The object, found inside by its type.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    changed { $0.environmentObject(object) }
  }
}
