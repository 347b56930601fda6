/// A stored property of a view that has a life of its own: it is linked to the view's place in the
/// graph, and given what was kept there, before the body is evaluated.
///
/// A type of an application that has such properties itself conforms as well, and they work as if
/// they stood in the view:
///
/// ```swift
/// struct Draft: DynamicProperty {
///   @State private var text = ""
///   @Environment(\.locale) private var locale
/// }
/// ```
public protocol DynamicProperty {
  /// Called before each evaluation of the body, after the properties inside were linked.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property of this package.
@MainActor
package protocol LinkedProperty: DynamicProperty {
  /// Whether two values of the property say the same, given where they lie.
  static var sameness: (UnsafeRawPointer, UnsafeRawPointer) -> Bool { get }

  /// The type of the wrapped value.
  static var valueType: any Any.Type { get }

  /// Gives the property at `field` what its node keeps: what the value before held, or something
  /// new.
  static func link(
    _ field: UnsafeMutableRawPointer,
    previous: UnsafeMutableRawPointer?,
    in node: GraphNode
  )

  /// Ends what the property holds, when its node is gone.
  static func unlink(_ field: UnsafeMutableRawPointer)

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
