public import OpenCombine
import PandoSharing

/// An observable object with another owner, as a property of a view.
///
/// A body that reads it is evaluated again whenever the object announces a change. For finer tracking
/// use an `@Observable` class, a slice of `@Shared`, or a binding to a part.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType
    let source: ObjectSource?

    /// A binding to one property.
    ///
    /// - Parameter keyPath: The path to the property; writing the binding sets the property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectLocation(object, keyPath: keyPath, source: source))
    }
  }

  private var object: ObjectType
  private var source: ObjectSource?

  /// Observes an object.
  ///
  /// - Parameter wrappedValue: The object, which another owner retains.
  public init(wrappedValue: ObjectType) {
    object = wrappedValue
  }

  /// Observes an object.
  ///
  /// - Parameter initialValue: The object, which another owner retains.
  public init(initialValue: ObjectType) {
    object = initialValue
  }

  /// The object. An initializer of the view can assign it.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    get {
      source?.registerRead()
      return object
    }
    set { object = newValue }
  }

  /// The object, without registering a read.
  package var heldObject: AnyObject { object }

  /// Bindings to its properties.
  @MainActor @preconcurrency public var projectedValue: Wrapper {
    Wrapper(object: object, source: source)
  }
}

extension ObservedObject: LinkedProperty {
  package static var valueType: any Any.Type { ObjectType.self }

  package static var sameness: (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { lhs, rhs in
      lhs.assumingMemoryBound(to: Self.self).pointee.object
        === rhs.assumingMemoryBound(to: Self.self).pointee.object
    }
  }

  package static func link(
    _ field: UnsafeMutableRawPointer,
    previous: UnsafeMutableRawPointer?,
    in node: GraphNode
  ) {
    let property = at(field)
    property.pointee.source = node.graph.objects.source(of: property.pointee.object)
  }

  package static func reads(_ field: UnsafeMutableRawPointer, _ source: ReadSource) -> Bool {
    at(field).pointee.source === source
  }
}

/// An observable object that the view owns. It is made once for the view's node and lives as long
/// as the node.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?
  private var source: ObjectSource?

  /// Makes the object once, when the view is added to the graph.
  ///
  /// - Parameter thunk: Makes the object; called once, when the view is added to the graph.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    source?.registerRead()
    guard let object else {
      reportMisuse(
        """
        The state object of type \(ObjectType.self) was read before its view was part of an \
        interface. An object was made that nobody keeps; read it in the body or in an action.
        """
      )
      return make()
    }
    return object
  }

  /// Bindings to its properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: object ?? make(), source: source)
  }
}

extension StateObject: LinkedProperty {
  package static var valueType: any Any.Type { ObjectType.self }

  package static func link(
    _ field: UnsafeMutableRawPointer,
    previous: UnsafeMutableRawPointer?,
    in node: GraphNode
  ) {
    let property = at(field)
    if let previous {
      property.pointee.object = at(previous).pointee.object
      property.pointee.source = at(previous).pointee.source
    } else {
      let object = property.pointee.make()
      property.pointee.object = object
      property.pointee.source = node.graph.objects.source(of: object)
    }
  }

  package static func holdsState(_ field: UnsafeMutableRawPointer) -> Bool { true }

  package static func reads(_ field: UnsafeMutableRawPointer, _ source: ReadSource) -> Bool {
    at(field).pointee.source === source
  }
}

/// An observable object from the environment, as a property of a view.
///
/// Without such an object the view is not evaluated, and a message names the view and the fix.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the properties of the object.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var scope: EnvironmentScope?

  /// Reads the object of this type that `environmentObject(_:)` set.
  public init() {}

  @MainActor private var found: ObjectType {
    guard let object = scope?.read(ObjectIdentifier(ObjectType.self)) as? ObjectType else {
      // A body is not evaluated without the object (`problem`), so this is a read outside of a view.
      preconditionFailure(
        """
        No \(ObjectType.self) in the environment: '@EnvironmentObject' was read before its view \
        was part of an interface.
        """
      )
    }
    return object
  }

  /// The object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    let object = found
    if Evaluation.current != nil { scope?.graph.objects.source(of: object).registerRead() }
    return object
  }

  /// Bindings to its properties.
  @MainActor @preconcurrency public var projectedValue: Wrapper {
    let object = found
    return Wrapper(object: object, source: scope?.graph.objects.source(of: object))
  }
}

extension EnvironmentObject: LinkedProperty {
  package static var valueType: any Any.Type { ObjectType.self }

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
    let object = Evaluation.run(node) { node.scope.read(ObjectIdentifier(ObjectType.self)) }
    guard object == nil else { return nil }
    return MissingObject.message(
      type: ObjectType.self,
      property: name,
      view: node.name,
      fix: ".environmentObject(\(lowercasedFirst("\(ObjectType.self)")))"
    )
  }

  package static func reads(_ field: UnsafeMutableRawPointer, _ source: ReadSource) -> Bool {
    if let entry = source as? EntrySource { return entry.key == ObjectIdentifier(ObjectType.self) }
    return (source as? ObjectSource)?.object is ObjectType
  }
}

extension View {
  /// Sets an observable object in the environment, for `@EnvironmentObject` in the content.
  ///
  /// - Parameter object: The object, found inside by its type.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_EnvironmentObjectModifier(id: ObjectIdentifier(T.self), object: object))
  }
}

/// The location of one property of an observable object.
final class ObjectLocation<Object: AnyObject, Value>: StateLocation<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>
  private let source: ReadSource?

  init(_ object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>, source: ReadSource?) {
    self.object = object
    self.keyPath = keyPath
    self.source = source
    super.init(queue: nil)
  }

  override func peek() -> Value { Evaluation.untracked { object[keyPath: keyPath] } }

  override func get() -> Value {
    let seen = object[keyPath: keyPath]
    if Evaluation.current != nil, let source {
      source.registerRead { [self] in !Comparison.areSame(seen, peek()) }
    }
    return seen
  }

  override func read(check: @escaping () -> Bool) -> Value {
    source?.registerRead(check: check)
    return object[keyPath: keyPath]
  }

  override func set(_ value: Value) { object[keyPath: keyPath] = value }

  override func isSame(as other: StateLocation<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }

  override func leads(to source: ReadSource) -> Bool { self.source === source }
}
