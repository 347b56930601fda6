/// A value that a view owns. It is kept at the view's place in the graph as long as that place exists.
///
/// ```swift
/// @State private var isExpanded = false
/// ```
///
/// A body that reads the value is evaluated again when it changes; assigning an equal value changes
/// nothing. Any thread may read and write it. An object is made once; the properties of an
/// `@Observable` object are tracked one by one.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  var initialValue: Value
  var slot: StateSlot<Value>?

  /// Makes a state with an initial value.
  ///
  /// - Parameter value: The value at first; ignored once the view is in the graph.
  public init(wrappedValue value: Value) {
    initialValue = value
  }

  /// Makes a state with an initial value.
  ///
  /// - Parameter value: The value at first; ignored once the view is in the graph.
  public init(initialValue value: Value) {
    initialValue = value
  }

  /// The value. Before the view is in the graph it is the initial value and cannot be changed.
  public var wrappedValue: Value {
    get {
      // Not `??`, which looks up the optional's type at each call.
      if let slot { return slot.get() }
      return initialValue
    }
    nonmutating set {
      guard let slot else {
        reportMisuse(
          """
          A state of type \(Value.self) was changed before its view was part of an interface. The \
          change was left out; give the initializer the value it is to start with.
          """
        )
        return
      }
      slot.set(newValue)
    }
  }

  /// A binding to the value, for other views.
  public var projectedValue: Binding<Value> {
    guard let slot else {
      return Binding(location: ConstantLocation(initialValue))
    }
    return Binding(location: slot)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state whose initial value is nil.
  public init() {
    self.init(wrappedValue: nil)
  }
}

// Sendable because the slot guards its value with a lock.
extension State: @unchecked Sendable where Value: Sendable {}

extension State: LinkedProperty {
  package static var valueType: any Any.Type { Value.self }

  package static func link(
    _ field: UnsafeMutableRawPointer,
    previous: UnsafeMutableRawPointer?,
    in node: GraphNode
  ) {
    let state = at(field)
    if let previous {
      let slot = at(previous).pointee.slot
      state.pointee.slot = slot
      if node.graph.remakesMeasures { slot?.remake(state.pointee.initialValue) }
    } else {
      state.pointee.slot = StateSlot(state.pointee.initialValue, queue: node.graphQueue)
    }
  }

  package static func reads(_ field: UnsafeMutableRawPointer, _ source: ReadSource) -> Bool {
    at(field).pointee.slot === source
  }

  package static func holdsState(_ field: UnsafeMutableRawPointer) -> Bool {
    at(field).pointee.slot?.isWorthKeeping ?? false
  }
}
