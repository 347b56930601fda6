/// A name space for views that take each other's place.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The name of a name space.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  @State private var id = ID(number: .random(in: 0 ... .max))

  /// Makes a name space.
  public init() {}

  /// Its name, which stays the same as long as the view is there.
  public var wrappedValue: ID { id }
}
