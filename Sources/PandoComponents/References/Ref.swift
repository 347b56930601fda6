import PandoDependencies
import PandoUI

/// A property of a state that shares its value with all references to the same id: a change in one is a
/// change in all.
///
/// ```swift
/// struct State: AnyState {
///   @Ref var book = Book(id: 1, title: "Emma")
/// }
///
/// EditorComponent(book: store.state.$book)   // whose store has: @Ref var book: Book
/// ```
///
/// Assigning a value with the same id changes the value for all references. Assigning one with
/// another id makes the property refer to that id. If others refer to the id already, their value
/// replaces the first value of the property. A value is gone with its last reference. Each instance
/// of the application has its own references. A namespace keeps values apart from others with the
/// same id: `@Ref(in: "drafts") var book = Book(…)`.
///
/// Until the state belongs to a store the property holds a value of its own.
@propertyWrapper
public struct Ref<Value: Referable>: Sendable {
  private var box: RefBox<Value>
  private var namespace: String

  /// A reference to a value.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, in: "") }

  /// A reference to a value in a namespace.
  public init(wrappedValue: Value, in namespace: String) {
    self.namespace = namespace
    box = RefBox(.value(wrappedValue, replacesValue: false))
  }

  /// A reference without a value, until one is assigned to the property or to its `$`.
  public init() { self.init(in: "") }

  /// A reference without a value in a namespace, until one is assigned to the property or to its `$`.
  public init(in namespace: String) {
    self.namespace = namespace
    box = RefBox(.nothing)
  }

  /// The value. Reading a reference without a value is reported, and gives the emptiest value of the type; it
  /// traps if the type has none.
  public var wrappedValue: Value {
    get { box.value ?? Self.missingValue() }
    set {
      if let cell = box.cell, cell.id == newValue.id {
        cell.value = newValue
      } else {
        box = RefBox(.value(newValue, replacesValue: true))
      }
    }
  }

  /// The reference, to be passed on. Assigning another one makes the property refer to the same value.
  public var projectedValue: Referred<Value> {
    get {
      box.attach(in: namespace, to: .find(for: "A '@Ref' to a \(Value.self)"))
      return Referred(box.cell)
    }
    set {
      guard let cell = newValue.known else {
        box = RefBox(.nothing)
        return
      }
      namespace = cell.namespace
      box = RefBox(.cell(cell))
    }
  }

  /// The value that is read from a reference without one.
  static func missingValue() -> Value {
    if !ReferenceAssignment.isUnderWay {
      reportMisuse(
        """
        A '@Ref' to a \(Value.self) was read before anything was assigned to it. Give the property a \
        value, or assign a reference: 'store.state.$name = reference'.
        """
      )
    }
    if let blank = BlankDecoder.value(of: Value.self) { return blank }
    fatalError("There is no \(Value.self) to read: nothing was assigned to a '@Ref' of it.")
  }
}

extension Ref: ReferenceField {
  func attach(to registry: RefRegistry) { box.attach(in: namespace, to: registry) }

  func move(from old: RefRegistry, to new: RefRegistry) { box.move(from: old, to: new) }

  func hasSameTarget(as other: any ReferenceField) -> Bool {
    guard let other = other as? Ref<Value> else { return false }
    if box === other.box { return true }
    guard let cell = box.cell else { return false }
    return cell === other.box.cell
  }

  var target: (any ReferenceTarget)? { box.cell }
}

extension Ref: Equatable {
  /// Whether the values are equal.
  public static func == (lhs: Ref, rhs: Ref) -> Bool {
    lhs.hasSameTarget(as: rhs) || lhs.box.value == rhs.box.value
  }
}

extension Ref: Codable {
  /// Decodes a value, which replaces the one that others refer to when the state becomes a store's.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    namespace = ""
    box = RefBox(
      container.decodeNil()
        ? .nothing : .value(try container.decode(Value.self), replacesValue: true)
    )
  }

  /// Encodes the value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let value = box.value { try container.encode(value) } else { try container.encodeNil() }
  }
}

/// The target of a ``Ref``: a value of its own until it is attached to a registry.
final class RefBox<Value: Referable>: Sendable {
  enum Content {
    case nothing
    /// A value; with `replacesValue` it replaces the value of an existing cell.
    case value(Value, replacesValue: Bool)
    case cell(RefCell<Value>)
  }

  private let content: Locked<Content>

  init(_ content: Content) {
    self.content = Locked(content)
  }

  var cell: RefCell<Value>? {
    if case .cell(let cell) = content.withLock({ $0 }) { cell } else { nil }
  }

  var value: Value? {
    switch content.withLock({ $0 }) {
    case .nothing: nil
    case .value(let value, _): value
    case .cell(let cell): cell.value
    }
  }

  func attach(in namespace: String, to registry: @autoclosure () -> RefRegistry) {
    guard case .value(let value, let replacesValue) = content.withLock({ $0 }) else { return }
    let cell = registry().cell(for: value, in: namespace, replacesValue: replacesValue)
    content.withLock { $0 = .cell(cell) }
  }

  func move(from old: RefRegistry, to new: RefRegistry) {
    guard let cell, cell.registry === old else { return }
    let moved = new.cell(for: cell.value, in: cell.namespace, replacesValue: false)
    content.withLock { $0 = .cell(moved) }
  }
}

/// Tells whether the current task is assigning a reference.
enum ReferenceAssignment {
  @TaskLocal static var isUnderWay = false
}
