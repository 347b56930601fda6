public import PandoUI

/// A reference to a value with an id: what `$` of a ``Ref`` is, to be handed to other components, which
/// assign it to the `$` of theirs.
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
  /// Nil for that of a ``Ref`` to which nothing was assigned.
  let known: RefCell<Value>?

  init(_ cell: RefCell<Value>?) { known = cell }

  var cell: RefCell<Value> {
    known ?? RefCell(Ref<Value>.missingValue(), namespace: "") { _ in }
  }

  /// Takes a reference for a property that is declared as one.
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

  /// Something that is computed of the value.
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

  /// Hashes the place.
  public func hash(into hasher: inout Hasher) { hasher.combine(known.map(ObjectIdentifier.init)) }
}
