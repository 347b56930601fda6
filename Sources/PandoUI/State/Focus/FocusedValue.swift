public import Observation

/// A value that the view with the focus provides, as a property of a view anywhere in the page; nil
/// if it provides none.
///
/// ```swift
/// struct DeleteButton: View {
///   @FocusedValue(\.note) private var note
///
///   var body: some View {
///     Button("Delete") { note?.delete() }.disabled(note == nil)
///   }
/// }
/// ```
///
/// In a browser a press moves the focus to the button that is pressed: provide what a button needs
/// with `focusedSceneValue(_:_:)`.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private var scope: EnvironmentScope?

  /// Reads a value.
  ///
  /// - Parameter keyPath: The name of the value.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads an object.
  ///
  /// - Parameter objectType: The class of the object.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0[object: objectType] as? Value }
  }

  /// The value.
  @MainActor @preconcurrency public var wrappedValue: Value? {
    scope.flatMap { read($0.graph.focusedValues.current) }
  }
}

extension FocusedValue: LinkedProperty {
  package static var valueType: any Any.Type { Value?.self }

  package static func link(
    _ field: UnsafeMutableRawPointer,
    previous: UnsafeMutableRawPointer?,
    in node: GraphNode
  ) {
    at(field).pointee.scope = node.scope
  }

  package static func reads(_ field: UnsafeMutableRawPointer, _ source: ReadSource) -> Bool {
    at(field).pointee.scope?.graph.focusedValues.reads(source) ?? false
  }
}

/// A binding that the view with the focus provides, as a property of a view anywhere in the page.
///
/// If no view provides it, its value is nil, and setting it does nothing.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private var scope: EnvironmentScope?

  /// Reads a binding.
  ///
  /// - Parameter keyPath: The name of the binding.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    self.keyPath = keyPath
  }

  @MainActor private var binding: Binding<Value>? {
    scope.flatMap { $0.graph.focusedValues.current[keyPath: keyPath] }
  }

  /// The value of the binding.
  @MainActor @preconcurrency public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  /// A binding that is nil if no view provides one.
  @MainActor @preconcurrency public var projectedValue: Binding<Value?> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension FocusedBinding: LinkedProperty {
  package static var valueType: any Any.Type { Value?.self }

  package static func link(
    _ field: UnsafeMutableRawPointer,
    previous: UnsafeMutableRawPointer?,
    in node: GraphNode
  ) {
    at(field).pointee.scope = node.scope
  }

  package static func reads(_ field: UnsafeMutableRawPointer, _ source: ReadSource) -> Bool {
    at(field).pointee.scope?.graph.focusedValues.reads(source) ?? false
  }
}
