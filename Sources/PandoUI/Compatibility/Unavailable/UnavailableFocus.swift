// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

/// A name for a value of what has the focus.
@available(
  *,
  unavailable,
  message:
    "Nothing follows the focus through the views. Keep in a model or in the environment what is worked on."
)
public protocol FocusedValueKey {
  associatedtype Value
}

/// The values of what has the focus.
@available(
  *,
  unavailable,
  message:
    "Nothing follows the focus through the views. Keep in a model or in the environment what is worked on."
)
public struct FocusedValues {
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

/// A value of what has the focus.
@available(
  *,
  unavailable,
  message:
    "Nothing follows the focus through the views. Keep in a model or in the environment what is worked on."
)
@propertyWrapper
public struct FocusedValue<Value> {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  public init(_ objectType: Value.Type) where Value: AnyObject {}
  public var wrappedValue: Value? { nil }
}

/// A binding of what has the focus.
@available(
  *,
  unavailable,
  message:
    "Nothing follows the focus through the views. Keep in a model or in the environment what is worked on."
)
@propertyWrapper
public struct FocusedBinding<Value> {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// An object of what has the focus.
@available(
  *,
  unavailable,
  message:
    "Nothing follows the focus through the views. Keep in a model or in the environment what is worked on."
)
@propertyWrapper
public struct FocusedObject<ObjectType: AnyObject> {
  public init() {}
  public var wrappedValue: ObjectType? { nil }
}

/// Gives the focus back to what has it by default.
@available(
  *,
  unavailable,
  message: "The focus moves in reading order. Use defaultFocus(_:_:) with a @FocusState."
)
public struct ResetFocusAction {
  public func callAsFunction(in namespace: Namespace.ID) {}
}

@available(
  *,
  unavailable,
  message:
    "Nothing follows the focus through the views. Keep in a model or in the environment what is worked on."
)
extension View {
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value
  ) -> Self { self }
  @_disfavoredOverload
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value?
  ) -> Self { self }
  public func focusedValue<T: AnyObject>(_ object: T?) -> Self { self }
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value
  ) -> Self { self }
  @_disfavoredOverload
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value?
  ) -> Self { self }
  public func focusedSceneValue<T: AnyObject>(_ object: T?) -> Self { self }
  public func focusedObject<T: AnyObject>(_ object: T?) -> Self { self }
  public func focusedSceneObject<T: AnyObject>(_ object: T?) -> Self { self }
}

@available(
  *,
  unavailable,
  message: "The focus moves in reading order. Use defaultFocus(_:_:) with a @FocusState."
)
extension View {
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true,
    in namespace: Namespace.ID
  ) -> Self { self }
}

@available(
  *,
  unavailable,
  message: "Nothing follows the focus through the views. Use @FocusState with focused(_:)."
)
extension EnvironmentValues {
  public var isFocused: Bool { false }
}

@available(
  *,
  unavailable,
  message: "The focus moves in reading order. Use defaultFocus(_:_:) with a @FocusState."
)
extension EnvironmentValues {
  public var resetFocus: ResetFocusAction { .init() }
}
