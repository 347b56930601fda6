public import Observation

/// Makes bindings to the properties of an `@Observable` object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  // Not in the folder of unavailable API: a property wrapper needs this initializer in its type.
  /// Unavailable: the wrapped value must be an `Observable` object.
  @available(
    *,
    unavailable,
    message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// The wrapper itself, whose members are bindings.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
  /// Makes bindings to the properties of an object.
  ///
  /// - Parameter wrappedValue: The object.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Makes bindings to the properties of an object.
  ///
  /// - Parameter wrappedValue: The object.
  public init(_ wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Makes a copy of a bindable, for a closure that names its parameter `$item`.
  ///
  /// - Parameter projectedValue: The bindable to copy.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }

  /// A binding to one property.
  ///
  /// - Parameter keyPath: The property. A body that reads it through the binding depends on it
  ///   alone.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(location: ObjectLocation(wrappedValue, keyPath: keyPath, source: nil))
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}

// Sendable because the object is its only stored property.
extension Bindable: Sendable where Value: Sendable {}

extension Binding where Value: AnyObject & Observable {
  /// A binding to a property of an object, wherever the reference to the object is stored.
  ///
  /// - Parameter keyPath: The property. A body that reads it through the binding depends on it
  ///   alone.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(location: ObjectLocation(wrappedValue, keyPath: keyPath, source: nil))
  }
}
