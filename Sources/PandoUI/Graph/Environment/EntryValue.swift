/// The key of an entry that the macro `@Entry` makes where the entry has no type annotation.
@_documentation(visibility: internal)
public protocol _StoredEntry {
  /// The type of the value.
  associatedtype Value
  /// The value where none was set.
  static var _entry: _EntryValue<Value> { get }
}

extension _StoredEntry {
  /// The value where none was set.
  public static var defaultValue: Value { _entry.value }
}

/// The value of an entry that has no type annotation. The value may be an object of a class that
/// is not `Sendable`.
@_documentation(visibility: internal)
// Sendable because views read the value, on the main actor, and nothing sets it.
public struct _EntryValue<Value>: @unchecked Sendable {
  let value: Value

  /// Keeps a value.
  ///
  /// - Parameter value: The value.
  public init(_ value: Value) { self.value = value }
}
