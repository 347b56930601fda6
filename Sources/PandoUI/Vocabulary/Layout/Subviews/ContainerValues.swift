/// The key of a value that a view gives its container; see ``ContainerValues``.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that does not set it.
  static var defaultValue: Value { get }
}

/// The values that a view gives its container, for `Group(subviews:)` and its relatives.
///
/// ```swift
/// extension ContainerValues {
///   @Entry var isPinned = false
/// }
///
/// Note(note).containerValue(\.isPinned, note.isPinned)
/// ```
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var tag: Tag?

  init() {}

  /// A value.
  ///
  /// - Parameter key: Its name.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of the view, if it is of a type.
  ///
  /// - Parameter type: The type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.value as? V }

  /// Whether the view has the tag.
  ///
  /// - Parameter tag: The tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

  /// The tag of the view, whatever its type.
  var anyTag: AnyHashable? {
    func erase(_ value: some Hashable) -> AnyHashable { AnyHashable(value) }
    return tag.map { erase($0.value) }
  }

  /// The tag if there is one, otherwise the identity, as the value of a selection; nil if its type is another one.
  @MainActor
  func selectionValue<Value: Hashable>(identity: AnyHashable?) -> Value? {
    if let tag { return Traits.cast(tag) }
    return identity.flatMap { Traits.cast($0) }
  }

  mutating func set(_ tag: Tag?) { self.tag = tag }
}

/// A modifier that passes a value to the container of the view.
@MainActor
protocol ContainerValueModifier {
  func set(_ values: inout ContainerValues)
}

struct ContainerValueWriter<Value>: ViewModifier, ContainerValueModifier {
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value

  init(keyPath: WritableKeyPath<ContainerValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }

  func body(content: Content) -> some View { content }

  func set(_ values: inout ContainerValues) { values[keyPath: keyPath] = value }
}

extension TraitModifier: ContainerValueModifier {
  func set(_ values: inout ContainerValues) {
    if Key.self == TagTrait.self { values.set(value as? Tag) }
  }
}

extension View {
  /// Gives a value to the container of the view: `Group(subviews:)`, `ForEach(subviews:)` and those
  /// of sections.
  ///
  /// - Parameters:
  ///   - keyPath: The name of the value.
  ///   - value: The value. Around several views it is that of each; of two, the outer one wins.
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>,
    _ value: V
  ) -> some View {
    modifier(ContainerValueWriter(keyPath: keyPath, value: value))
  }
}
