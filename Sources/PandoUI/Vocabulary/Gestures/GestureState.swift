/// A state that a gesture changes while it goes on, and that goes back to what it was at the end.
///
/// ```swift
/// @GestureState private var offset = CGSize.zero
/// card.offset(offset)
///   .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
/// ```
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  @State private var value: Value
  private let initial: Value
  private let resetTransaction: (Value) -> Transaction

  /// Makes a state that starts with a value.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, reset: { _ in Transaction() })
  }

  /// Makes a state that starts with a value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Makes a state, and says how its way back is drawn.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue, reset: { _ in resetTransaction })
  }

  /// Makes a state, and says how its way back is drawn.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, reset: { _ in resetTransaction })
  }

  /// Makes a state, and says how its way back is drawn.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: wrappedValue) { value in
      var transaction = Transaction()
      reset(value, &transaction)
      return transaction
    }
  }

  private init(wrappedValue: Value, reset: @escaping (Value) -> Transaction) {
    _value = State(wrappedValue: wrappedValue)
    initial = wrappedValue
    resetTransaction = reset
  }

  /// The value.
  public var wrappedValue: Value { value }

  /// The state itself, for ``Gesture/updating(_:body:)``.
  public var projectedValue: GestureState<Value> { self }

  func set(_ new: Value) {
    value = new
  }

  func reset() {
    withTransaction(resetTransaction(value)) { value = initial }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Makes a state that starts with nothing.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
}
