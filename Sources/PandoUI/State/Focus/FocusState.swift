/// A view property that reads and sets which field has the focus.
///
/// ```swift
/// @FocusState private var field: Field?
///
/// TextField("Name", text: $name).focused($field, equals: .name)
/// Button("Rename") { field = .name }
/// ```
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A reference to the state, for `focused(_:equals:)` and for other views.
  @propertyWrapper
  public struct Binding {
    let location: StateLocation<Value>

    /// The value.
    public var wrappedValue: Value {
      get { location.get() }
      nonmutating set { location.set(newValue) }
    }

    /// The reference itself.
    public var projectedValue: Binding { self }
  }

  private let initialValue: Value
  private var slot: StateSlot<Value>?

  /// Makes a state that is true while a field has the focus.
  public init() where Value == Bool {
    initialValue = false
  }

  /// Makes a state that names the field with the focus, and is nil if none has it.
  public init<T: Hashable>() where Value == T? {
    initialValue = nil
  }

  /// The value. Setting it moves the focus in the same flush.
  public var wrappedValue: Value {
    get { slot?.get() ?? initialValue }
    nonmutating set {
      guard let slot else {
        reportMisuse(
          """
          A focus state of type \(Value.self) was set before its view was part of an interface; \
          set it in an action, in 'onAppear' or in 'task'.
          """
        )
        return
      }
      slot.set(newValue)
    }
  }

  /// A reference to the state.
  public var projectedValue: Binding {
    Binding(location: slot ?? ConstantLocation(initialValue))
  }
}

extension FocusState: LinkedProperty {
  package static var valueType: any Any.Type { Value.self }

  package static func link(
    _ field: UnsafeMutableRawPointer,
    previous: UnsafeMutableRawPointer?,
    in node: GraphNode
  ) {
    let property = at(field)
    property.pointee.slot =
      previous.flatMap { at($0).pointee.slot }
      ?? StateSlot(property.pointee.initialValue, queue: node.graphQueue)
  }

  package static func reads(_ field: UnsafeMutableRawPointer, _ source: ReadSource) -> Bool {
    at(field).pointee.slot === source
  }
}

extension FocusState.Binding: DynamicProperty {}

/// Ties the focus of an element to a state.
struct FocusedModifier<Value: Hashable>: DecorationModifier {
  typealias Body = Never

  let binding: FocusState<Value>.Binding
  let value: Value
  /// The value that the state gets when the element loses the focus.
  let none: Value

  func decorate(_ decoration: inout Decoration, in environment: EnvironmentValues) {
    let binding = self.binding
    let (value, none) = (self.value, self.none)
    decoration[.isFocused] = .flag(binding.wrappedValue == value)
    decoration.on(.focus) { event in
      guard case .focus(let isFocused) = event else { return }
      if isFocused {
        binding.wrappedValue = value
      } else if binding.location.peek() == value {
        binding.wrappedValue = none
      }
    }
  }
}

extension View {
  /// Ties the focus of this view to a state. The state has `value` while the view has the focus,
  /// and setting the state to `value` gives the view the focus.
  ///
  /// - Parameters:
  ///   - binding: The state, which is set to `value` on focus and to nil when focus leaves.
  ///   - value: The value that stands for this view.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View where Value: ExpressibleByNilLiteral {
    modifier(FocusedModifier(binding: binding, value: value, none: nil))
  }

  /// Ties the focus of this view to a state that is true while the view has the focus.
  ///
  /// - Parameter condition: The state, which is set to true on focus and to false when focus
  ///   leaves.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true, none: false))
  }
}
