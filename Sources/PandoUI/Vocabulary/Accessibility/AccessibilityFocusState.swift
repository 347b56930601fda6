/// The helps for people with disabilities that can have a focus of their own.
public struct AccessibilityTechnologies: OptionSet, Hashable, Sendable {
  /// One bit for each of them.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// What reads the screen aloud.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1 << 0)
  /// What goes on from element to element at the press of a switch.
  public static let switchControl = AccessibilityTechnologies(rawValue: 1 << 1)
}

/// Which element the reader of the screen is at, as a property of a view: to read, and to set.
///
/// Renderers have one focus, which screen readers follow: it is the same as that of ``FocusState``.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A reference to the state, for `accessibilityFocused(_:equals:)` and for other views.
  @propertyWrapper
  public struct Binding: DynamicProperty {
    let focus: FocusState<Value>.Binding

    /// The value.
    public var wrappedValue: Value {
      get { focus.wrappedValue }
      nonmutating set { focus.wrappedValue = newValue }
    }

    /// The reference itself.
    public var projectedValue: Binding { self }
  }

  private var focus: FocusState<Value>

  /// Whether an element has the focus.
  public init() where Value == Bool {
    focus = FocusState()
  }

  /// Which element has the focus; nil if none of them.
  public init<T: Hashable>() where Value == T? {
    focus = FocusState()
  }

  /// Whether an element has the focus. All technologies have the same one.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    self.init()
  }

  /// Which element has the focus. All technologies have the same one.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init()
  }

  /// The value. Setting it moves the focus in the same turn.
  public var wrappedValue: Value {
    get { focus.wrappedValue }
    nonmutating set { focus.wrappedValue = newValue }
  }

  /// A reference to the state.
  public var projectedValue: Binding { Binding(focus: focus.projectedValue) }
}

extension View {
  /// Ties the focus of this view to a state, as `focused(_:equals:)` does.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding,
    equals value: Value
  ) -> some View where Value: ExpressibleByNilLiteral {
    focused(binding.focus, equals: value)
  }

  /// Ties the focus of this view to a state that is true while it has the focus.
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    focused(condition.focus)
  }

  /// Says what the reader of the screen is at when this view appears.
  public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding,
    _ value: Value
  ) -> some View {
    defaultFocus(binding.focus, value)
  }
}
