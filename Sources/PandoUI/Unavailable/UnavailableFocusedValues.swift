/// A name for a value of what has the focus.
@available(
  *,
  unavailable,
  message:
    "Nothing follows the focus through the views. Keep in a model or in the environment what is worked on."
)
public protocol FocusedValueKey {
  /// Not available.
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
  /// Not available.
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
  /// Not available.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

  /// Not available.
  public init(_ objectType: Value.Type) where Value: AnyObject {}

  /// Not available.
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
  /// Not available.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  /// Not available.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  /// A binding that may not be there.
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
  /// Not available.
  public init() {}

  /// Not available.
  public var wrappedValue: ObjectType? { nil }
}

extension View {
  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "Nothing follows the focus through the views. Keep in a model or in the environment what is worked on."
  )
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "Nothing follows the focus through the views. Keep in a model or in the environment what is worked on."
  )
  @_disfavoredOverload
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value?
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "Nothing follows the focus through the views. Keep in a model or in the environment what is worked on."
  )
  public func focusedValue<T: AnyObject>(_ object: T?) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "Nothing follows the focus through the views. Keep in a model or in the environment what is worked on."
  )
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "Nothing follows the focus through the views. Keep in a model or in the environment what is worked on."
  )
  @_disfavoredOverload
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value?
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "Nothing follows the focus through the views. Keep in a model or in the environment what is worked on."
  )
  public func focusedSceneValue<T: AnyObject>(_ object: T?) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "Nothing follows the focus through the views. Keep in a model or in the environment what is worked on."
  )
  public func focusedObject<T: AnyObject>(_ object: T?) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "Nothing follows the focus through the views. Keep in a model or in the environment what is worked on."
  )
  public func focusedSceneObject<T: AnyObject>(_ object: T?) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "The focus moves in reading order. Use defaultFocus(_:_:) with a @FocusState."
  )
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true,
    in namespace: Namespace.ID
  ) -> Self { self }
}

extension EnvironmentValues {
  /// Whether the nearest view around that can take the focus has it.
  @available(
    *,
    unavailable,
    message: "Nothing follows the focus through the views. Use @FocusState with focused(_:)."
  )
  public var isFocused: Bool { false }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "The focus moves in reading order. Use defaultFocus(_:_:) with a @FocusState."
  )
  public var resetFocus: ResetFocusAction { .init() }
}

/// Gives the focus back to what has it by default.
@available(
  *,
  unavailable,
  message: "The focus moves in reading order. Use defaultFocus(_:_:) with a @FocusState."
)
public struct ResetFocusAction {
  /// Not available.
  public func callAsFunction(in namespace: Namespace.ID) {}
}
