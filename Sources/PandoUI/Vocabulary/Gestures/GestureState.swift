/// A state that a gesture updates while it goes on, and that is reset when the gesture ends.
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

  /// Makes a state with an initial value.
  ///
  /// - Parameter wrappedValue: The value at the beginning and after each gesture.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, reset: { _ in Transaction() })
  }

  /// Makes a state with an initial value.
  ///
  /// - Parameter initialValue: The value at the beginning and after each gesture.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Makes a state with an initial value and a transaction for its reset.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value at the beginning and after each gesture.
  ///   - resetTransaction: The transaction in which the state is reset.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue, reset: { _ in resetTransaction })
  }

  /// Makes a state with an initial value and a transaction for its reset.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the beginning and after each gesture.
  ///   - resetTransaction: The transaction in which the state is reset.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, reset: { _ in resetTransaction })
  }

  /// Makes a state with an initial value and a transaction for its reset.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value at the beginning and after each gesture.
  ///   - reset: Called on the main actor when the gesture ends, with the last value, to set up the
  ///     transaction of the reset.
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
  /// Makes a state whose initial value is nil.
  ///
  /// - Parameter resetTransaction: The transaction in which the state is reset.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
}
