/// A value that a view owns: kept at the view's place in the graph, and lost when that place is.
///
/// ```swift
/// @State private var isExpanded = false
/// ```
///
/// A body that reads it is evaluated again when it changes; assigning an equal value changes nothing.
/// It can be read and written on any thread. A state of an object is made once; with an `@Observable`
/// class its properties are tracked one by one.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  var initialValue: Value
  var slot: StateSlot<Value>?

  /// Makes a state that starts with a value.
  public init(wrappedValue value: Value) {
    initialValue = value
  }

  /// Makes a state that starts with a value.
  public init(initialValue value: Value) {
    initialValue = value
  }

  /// The value. Before the view is in the graph it is the initial one, and cannot be changed.
  public var wrappedValue: Value {
    get {
      // Not `??`, which looks the type of an optional value up each time.
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

  /// A binding to the value, to hand to other views.
  public var projectedValue: Binding<Value> {
    guard let slot else {
      return Binding(location: ConstantLocation(initialValue))
    }
    return Binding(location: slot)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state that starts with nothing.
  public init() {
    self.init(wrappedValue: nil)
  }
}

// Sendable because the slot guards its value by a lock.
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
      state.pointee.slot = at(previous).pointee.slot
    } else {
      state.pointee.slot = StateSlot(state.pointee.initialValue, queue: node.graphQueue)
    }
  }

  package static func reads(_ field: UnsafeMutableRawPointer, _ source: ReadSource) -> Bool {
    at(field).pointee.slot === source
  }
}
