public import PandoUI

/// A reference to a value with an id: the `$` of a ``Ref``, which other components take and assign to the `$`
/// of their own.
///
/// ```swift
/// EditorComponent(book: store.state.$book)
/// ```
///
/// A body that reads a part of the value through it depends on that part alone. Two references are equal
/// if they lead to the same place.
@dynamicMemberLookup
@propertyWrapper
public struct Referred<Value: Referable>: Sendable {
  /// The target; nil for the reference of a ``Ref`` without a value.
  let known: RefCell<Value>?

  init(_ cell: RefCell<Value>?) { known = cell }

  var cell: RefCell<Value> {
    known ?? RefCell(Ref<Value>.missingValue(), namespace: "") { _ in }
  }

  /// Takes a reference for a property declared with `@Referred`.
  public init(projectedValue: Referred<Value>) { self = projectedValue }

  /// The value.
  public var wrappedValue: Value {
    get { cell.value }
    nonmutating set { cell.value = newValue }
  }

  /// The reference itself.
  public var projectedValue: Referred<Value> { self }

  /// A part of the value.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Part {
    get { cell.read(path) }
    nonmutating set { cell.write(newValue, to: path) }
  }

  /// A read-only part of the value.
  public subscript<Part>(dynamicMember path: KeyPath<Value, Part>) -> Part { cell.read(path) }

  /// A binding to the value.
  public var binding: Binding<Value> { Binding(cell, \.self) }
}

extension Referred: Identifiable {
  /// The id of the value, which never changes.
  public var id: Value.ID { cell.id }
}

extension Referred: Hashable {
  /// Whether both lead to the same place.
  public static func == (lhs: Referred, rhs: Referred) -> Bool { lhs.known === rhs.known }

  /// Hashes the identity of the place.
  public func hash(into hasher: inout Hasher) { hasher.combine(known.map(ObjectIdentifier.init)) }
}
