/// A type that a selection is kept in: an optional for at most one value, a set for any number.
///
/// Lists and tables take a binding to either.
public protocol SelectionStorage {
  /// The type of a value that can be selected.
  associatedtype Value: Hashable

  /// Whether several values can be selected.
  @_documentation(visibility: internal)
  static var _allowsMultiple: Bool { get }

  /// The selected values.
  @_documentation(visibility: internal)
  var _selected: Set<Value> { get }

  /// Makes a selection of values; one that holds a single value takes the first.
  @_documentation(visibility: internal)
  init(_selecting values: [Value])

  /// Handles a press on what stands for a value.
  @_documentation(visibility: internal)
  mutating func _press(_ value: Value)
}

extension Optional: SelectionStorage where Wrapped: Hashable {
  /// False: an optional holds one value.
  @_documentation(visibility: internal)
  public static var _allowsMultiple: Bool { false }

  /// The value, if there is one.
  @_documentation(visibility: internal)
  public var _selected: Set<Wrapped> { map { [$0] } ?? [] }

  /// Selects the first value.
  @_documentation(visibility: internal)
  public init(_selecting values: [Wrapped]) { self = values.first }

  /// Selects the value instead of the previous one.
  @_documentation(visibility: internal)
  public mutating func _press(_ value: Wrapped) { self = value }
}

extension Set: SelectionStorage {
  /// True: a set holds any number of values.
  @_documentation(visibility: internal)
  public static var _allowsMultiple: Bool { true }

  /// The set itself.
  @_documentation(visibility: internal)
  public var _selected: Set<Element> { self }

  /// Selects all values.
  @_documentation(visibility: internal)
  public init(_selecting values: [Element]) { self.init(values) }

  /// Adds the value, or removes it.
  @_documentation(visibility: internal)
  public mutating func _press(_ value: Element) {
    if remove(value) == nil { insert(value) }
  }
}
