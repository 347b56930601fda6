public import Observation

/// An entry of the environment, or a model from it, as a property of a view.
///
/// ```swift
/// @Environment(\.colorScheme) private var colorScheme
/// @Environment(Library.self) private var library
/// ```
///
/// A body depends on the entry only if it reads it.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  enum Content {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object(ObjectIdentifier, (Any?) -> Value?, isOptional: Bool)
  }

  let content: Content
  var scope: EnvironmentScope?

  /// Reads an entry.
  ///
  /// - Parameter keyPath: The entry.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    content = .keyPath(keyPath)
  }

  /// Reads the model of a class that `environment(_:)` set.
  ///
  /// Without such a model the view is not evaluated, and a message names the view.
  ///
  /// - Parameter objectType: The class of the model.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    content = .object(ObjectIdentifier(objectType), { $0 as? Value }, isOptional: false)
  }

  /// Reads the model of a class that `environment(_:)` set, if there is one.
  ///
  /// - Parameter objectType: The class of the model; the value is nil if there is no such model.
  public init<T: AnyObject>(_ objectType: T.Type) where Value == T?, T: Observable {
    content = .object(ObjectIdentifier(objectType), { .some($0 as? T) }, isOptional: true)
  }

  /// The entry.
  public var wrappedValue: Value {
    switch content {
    case .keyPath(let keyPath):
      return (scope.map { EnvironmentValues(scope: $0) } ?? EnvironmentValues())[keyPath: keyPath]
    case .object(let id, let cast, _):
      guard let value = cast(scope?.read(id)) else {
        // A body is not evaluated without the model (`problem`), so this is a read outside of a view.
        preconditionFailure(
          """
          No \(Value.self) in the environment: '@Environment(\(Value.self).self)' was read before \
          its view was part of an interface.
          """
        )
      }
      return value
    }
  }
}

extension Environment: LinkedProperty {
  package static var valueType: any Any.Type { Value.self }

  package static var sameness: (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { lhs, rhs in
      let lhs = lhs.assumingMemoryBound(to: Self.self).pointee
      let rhs = rhs.assumingMemoryBound(to: Self.self).pointee
      switch (lhs.content, rhs.content) {
      case (.keyPath(let lhs), .keyPath(let rhs)): return lhs == rhs
      case (.object(let lhs, _, _), .object(let rhs, _, _)): return lhs == rhs
      default: return false
      }
    }
  }

  package static func link(
    _ field: UnsafeMutableRawPointer,
    previous: UnsafeMutableRawPointer?,
    in node: GraphNode
  ) {
    at(field).pointee.scope = node.scope
  }

  package static func problem(
    _ field: UnsafeMutableRawPointer,
    named name: String,
    at node: GraphNode
  ) -> String? {
    guard case .object(let id, _, isOptional: false) = at(field).pointee.content else { return nil }
    let object = Evaluation.run(node) { node.scope.read(id) }
    guard object == nil else { return nil }
    return MissingObject.message(
      type: Value.self,
      property: name,
      view: node.name,
      fix: ".environment(\(lowercasedFirst("\(Value.self)")))"
    )
  }

  package static func reads(_ field: UnsafeMutableRawPointer, _ source: ReadSource) -> Bool {
    guard let entry = source as? EntrySource else { return false }
    switch at(field).pointee.content {
    case .object(let id, _, _): return id == entry.key
    case .keyPath(let keyPath):
      return KeyRecorder.keys(read: keyPath).contains(entry.key)
    }
  }
}

/// The message about an object that is missing from the environment.
enum MissingObject {
  static func message(type: Any.Type, property: String, view: String, fix: String) -> String {
    """
    \(view) needs an object of type \(type) for its property '\(property.drop { $0 == "_" })', and \
    none of the views around it put one into the environment. Put it there above \(view): \(fix). \
    The view is not drawn until then.
    """
  }
}

func lowercasedFirst(_ text: String) -> String {
  text.prefix(1).lowercased() + text.dropFirst()
}

extension View {
  /// Sets a model in the environment, for `@Environment(Model.self)` in the content.
  ///
  /// - Parameter object: The model; nil sets none, and a model further out stays in force.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_EnvironmentObjectModifier(id: ObjectIdentifier(T.self), object: object))
  }
}

/// Sets an object in the environment under its type.
public struct _EnvironmentObjectModifier: ViewModifier, EnvironmentModifier {
  /// There is no body.
  public typealias Body = Never

  let id: ObjectIdentifier
  let object: AnyObject?

  /// Sets the object under its type.
  ///
  /// - Parameter values: The values for the content.
  public func modify(_ values: inout EnvironmentValues) {
    if let object { values.overlay[id] = object }
  }
}
