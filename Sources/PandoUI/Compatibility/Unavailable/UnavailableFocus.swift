// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

/// An object that the focused view provides.
@available(
  *,
  unavailable,
  message: "Use an Observable object, with focusedValue(_:) and @FocusedValue."
)
@propertyWrapper
public struct FocusedObject<ObjectType: AnyObject> {
  public init() {}
  public var wrappedValue: ObjectType? { nil }
}

/// Gives the focus back to the view that has it by default.
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
  message: "Use an Observable object, with focusedValue(_:) and @FocusedValue."
)
extension View {
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
