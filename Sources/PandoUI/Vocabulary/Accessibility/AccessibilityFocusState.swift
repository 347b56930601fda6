/// The assistive technologies that can have a focus of their own.
public struct AccessibilityTechnologies: OptionSet, Hashable, Sendable {
  /// One bit for each technology.
  public let rawValue: Int

  /// Makes a set from its bits.
  ///
  /// - Parameter rawValue: The technologies, one bit each.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Screen readers.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1 << 0)
  /// Switches that step from element to element.
  public static let switchControl = AccessibilityTechnologies(rawValue: 1 << 1)
}

/// A view property that reads and sets which element the screen reader is at.
///
/// Renderers have one focus, which screen readers follow. It is the focus of ``FocusState``.
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

  /// Makes a state that is true while an element has the focus.
  public init() where Value == Bool {
    focus = FocusState()
  }

  /// Makes a state that names the element with the focus, and is nil if none has it.
  public init<T: Hashable>() where Value == T? {
    focus = FocusState()
  }

  /// Makes a state that is true while an element has the focus.
  ///
  /// - Parameter technologies: No effect here: all technologies share one focus.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    self.init()
  }

  /// Makes a state that names the element with the focus, and is nil if none has it.
  ///
  /// - Parameter technologies: No effect here: all technologies share one focus.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init()
  }

  /// The value. Setting it moves the focus in the same flush.
  public var wrappedValue: Value {
    get { focus.wrappedValue }
    nonmutating set { focus.wrappedValue = newValue }
  }

  /// A reference to the state.
  public var projectedValue: Binding { Binding(focus: focus.projectedValue) }
}

extension View {
  /// Ties the focus of this view to a state, as `focused(_:equals:)` does.
  ///
  /// - Parameters:
  ///   - binding: The state, which is set to `value` on focus and to nil when focus leaves.
  ///   - value: The value that stands for this view.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding,
    equals value: Value
  ) -> some View where Value: ExpressibleByNilLiteral {
    focused(binding.focus, equals: value)
  }

  /// Ties the focus of this view to a state that is true while the view has the focus.
  ///
  /// - Parameter condition: The state, which is set to true on focus and to false when focus
  ///   leaves.
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    focused(condition.focus)
  }

  /// Sets which element the screen reader is at when this view appears.
  ///
  /// - Parameters:
  ///   - binding: The state of the focus, which is set when this view appears.
  ///   - value: The value that the state is set to.
  public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding,
    _ value: Value
  ) -> some View {
    defaultFocus(binding.focus, value)
  }
}
