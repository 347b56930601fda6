/// A stored property of a view with storage of its own: before the body is evaluated, the property is
/// linked to the storage in the view's node.
///
/// An application's type with such properties can conform as well, and its properties work as if they
/// were the view's own:
///
/// ```swift
/// struct Draft: DynamicProperty {
///   @State private var text = ""
///   @Environment(\.locale) private var locale
/// }
/// ```
public protocol DynamicProperty {
  /// Called before each evaluation of the body, after the properties inside are linked.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property of this package.
@MainActor
package protocol LinkedProperty: DynamicProperty {
  /// Whether two values of the property are equal, given their addresses.
  static var sameness: (UnsafeRawPointer, UnsafeRawPointer) -> Bool { get }

  /// The type of the wrapped value.
  static var valueType: any Any.Type { get }

  /// Links the property at `field` to its storage: that of the previous value, or new storage.
  static func link(
    _ field: UnsafeMutableRawPointer,
    previous: UnsafeMutableRawPointer?,
    in node: GraphNode
  )

  /// Releases what the property holds when its node ends.
  static func unlink(_ field: UnsafeMutableRawPointer)

  /// Whether the property holds what is lost with its node: a state that was changed, or an object.
  static func holdsState(_ field: UnsafeMutableRawPointer) -> Bool

  /// Why the property cannot be read; nil if it can.
  static func problem(
    _ field: UnsafeMutableRawPointer,
    named name: String,
    at node: GraphNode
  ) -> String?

  /// Whether reading the property reads `source`.
  static func reads(_ field: UnsafeMutableRawPointer, _ source: ReadSource) -> Bool
}

extension LinkedProperty {
  package static var sameness: (UnsafeRawPointer, UnsafeRawPointer) -> Bool { { _, _ in true } }

  package static func unlink(_ field: UnsafeMutableRawPointer) {}

  package static func holdsState(_ field: UnsafeMutableRawPointer) -> Bool { false }

  package static func problem(
    _ field: UnsafeMutableRawPointer,
    named name: String,
    at node: GraphNode
  ) -> String? { nil }

  /// The property at an address.
  static func at(_ field: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Self> {
    field.assumingMemoryBound(to: Self.self)
  }
}
