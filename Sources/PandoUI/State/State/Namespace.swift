/// A namespace that belongs to one place in the interface, for identities that must not clash.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  private var id: ID?

  /// Makes a namespace, which gets its identity when the view is added to the graph.
  public init() {}

  /// The identity of the namespace.
  public var wrappedValue: ID { id ?? ID(number: 0) }
}

extension Namespace: LinkedProperty {
  package static var valueType: any Any.Type { ID.self }

  package static func link(
    _ field: UnsafeMutableRawPointer,
    previous: UnsafeMutableRawPointer?,
    in node: GraphNode
  ) {
    at(field).pointee.id =
      previous.flatMap { at($0).pointee.id } ?? ID(number: node.graph.drawing.makeID().number)
  }

  package static func reads(_ field: UnsafeMutableRawPointer, _ source: ReadSource) -> Bool {
    false
  }
}
