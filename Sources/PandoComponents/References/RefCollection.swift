import PandoDependencies

/// A property of a state for several values, each shared with all references to its id; ``Ref`` is for one
/// value.
///
/// ```swift
/// struct State: AnyState {
///   @RefCollection var books = [Book(id: 1, title: "Emma"), Book(id: 2, title: "Sanditon")]
/// }
///
/// ForEach(store.state.$books) { BookRow(book: $0) }
/// ```
///
/// `$` is a collection of references: a body that reads an element through one of them depends on that
/// element alone. A body that reads the property itself depends on all elements.
@propertyWrapper
public struct RefCollection<Element: Referable>: Sendable {
  private var box: RefListBox<Element>
  private var namespace: String

  /// References to values.
  public init(wrappedValue: [Element]) { self.init(wrappedValue: wrappedValue, in: "") }

  /// References to values in a namespace.
  public init(wrappedValue: [Element], in namespace: String) {
    self.namespace = namespace
    box = RefListBox(.values(wrappedValue, replacesValue: false))
  }

  /// No references.
  public init() { self.init(wrappedValue: []) }

  /// No references, in a namespace.
  public init(in namespace: String) { self.init(wrappedValue: [], in: namespace) }

  /// The values.
  public var wrappedValue: [Element] {
    get { box.values }
    set {
      if let list = box.list {
        list.set(newValue)
      } else {
        box = RefListBox(.values(newValue, replacesValue: true))
      }
    }
  }

  /// The references, to be passed on. Assigning others makes the property refer to their list from then on.
  public var projectedValue: ReferredCollection<Element> {
    get { ReferredCollection(box.attached(in: namespace, of: Self.registryOfCaller)) }
    set {
      namespace = newValue.list.namespace
      box = RefListBox(.list(newValue.list))
    }
  }
}

extension RefCollection: ReferenceField {
  /// The registry for a state that belongs to no store.
  private static var registryOfCaller: RefRegistry {
    .find(for: "A '@RefCollection' of \(Element.self)")
  }

  func attach(to registry: RefRegistry) { _ = box.attached(in: namespace, of: registry) }

  func move(from old: RefRegistry, to new: RefRegistry) { box.move(from: old, to: new) }

  func hasSameTarget(as other: any ReferenceField) -> Bool {
    guard let other = other as? RefCollection<Element> else { return false }
    if box === other.box { return true }
    guard let list = box.list else { return false }
    return list === other.box.list
  }

  var target: (any ReferenceTarget)? { box.list }
}

extension RefCollection: Equatable {
  /// Whether the values are equal.
  public static func == (lhs: RefCollection, rhs: RefCollection) -> Bool {
    lhs.hasSameTarget(as: rhs) || lhs.box.values == rhs.box.values
  }
}

extension RefCollection: Codable {
  /// Decodes values. Once the state belongs to a store, they replace the values that others refer
  /// to.
  public init(from decoder: any Decoder) throws {
    namespace = ""
    box = RefListBox(
      .values(try decoder.singleValueContainer().decode([Element].self), replacesValue: true)
    )
  }

  /// Encodes the values.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(box.values)
  }
}

/// The target of a ``RefCollection``: values of its own until it is attached to a registry.
final class RefListBox<Element: Referable>: Sendable {
  enum Content {
    /// Values; with `replacesValue` they replace the values of existing cells.
    case values([Element], replacesValue: Bool)
    case list(RefList<Element>)
  }

  private let content: Locked<Content>

  init(_ content: Content) {
    self.content = Locked(content)
  }

  var list: RefList<Element>? {
    if case .list(let list) = content.withLock({ $0 }) { list } else { nil }
  }

  var values: [Element] {
    switch content.withLock({ $0 }) {
    case .values(let values, _): values
    case .list(let list): list.values
    }
  }

  func move(from old: RefRegistry, to new: RefRegistry) {
    guard let list, list.registry === old else { return }
    let moved = RefList(list.values, in: list.namespace, of: new, replacesValue: false)
    content.withLock { $0 = .list(moved) }
  }

  func attached(
    in namespace: String,
    of registry: @autoclosure () -> RefRegistry
  ) -> RefList<Element> {
    switch content.withLock({ $0 }) {
    case .list(let list): return list
    case .values(let values, let replacesValue):
      let list = RefList(values, in: namespace, of: registry(), replacesValue: replacesValue)
      return content.withLock { content in
        // Another thread may have attached the list meanwhile.
        if case .list(let list) = content { return list }
        content = .list(list)
        return list
      }
    }
  }
}
