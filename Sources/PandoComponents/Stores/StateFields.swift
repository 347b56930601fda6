import PandoDependencies
import PandoSharing
import PandoUI

/// The stored fields of one type of state, found by reflection once, so that a change of the whole state can be split
/// into the fields that changed.
final class StateFields<State> {
  /// A stored field, or a field inside one that contains references.
  struct Field {
    let range: Range<Int>
    /// Whether the field is equal in two states.
    let isSame: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
    /// Copies the field of a state into a stored shared state.
    let write: (UnsafeRawPointer, Shared<State>) -> Void
    /// Copies the field of a state into another state.
    let copy: (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void
    /// The reference at an address; nil for a field that is not a reference.
    let reference: ((UnsafeRawPointer) -> any ReferenceField)?
  }

  let fields: [Field]
  let hasReferences: Bool

  init() {
    var fields: [Field] = []
    Self.collect(State.self, at: 0, into: &fields)
    self.fields = fields
    hasReferences = fields.contains { $0.reference != nil }
  }

  /// The fields that differ between two states.
  func changes(from old: State, to new: State) -> [Field] {
    withUnsafePointer(to: old) { old in
      withUnsafePointer(to: new) { new in
        fields.filter {
          !$0.isSame(
            UnsafeRawPointer(old) + $0.range.lowerBound,
            UnsafeRawPointer(new) + $0.range.lowerBound
          )
        }
      }
    }
  }

  /// Copies fields of a state into a shared state.
  func write(_ changed: [Field], of state: State, into shared: Shared<State>) {
    withUnsafePointer(to: state) { pointer in
      let source = UnsafeRawPointer(pointer)
      if shared.isStored {
        for field in changed { field.write(source + field.range.lowerBound, shared) }
        return
      }
      // The replaced value is released after the change, because its `deinit` may read the state.
      var replaced: State?
      shared.withLock { target in
        replaced = target
        withUnsafeMutablePointer(to: &target) { target in
          for field in changed {
            let offset = field.range.lowerBound
            field.copy(source + offset, UnsafeMutableRawPointer(target) + offset)
          }
        }
      }
      _ = replaced
    }
  }

  /// The references in a state.
  func references(in state: State) -> [any ReferenceField] {
    guard hasReferences else { return [] }
    return withUnsafePointer(to: state) { pointer in
      fields.compactMap { $0.reference?(UnsafeRawPointer(pointer) + $0.range.lowerBound) }
    }
  }

  /// Whether a range of the state holds references.
  func hasReferences(in range: Range<Int>) -> Bool {
    hasReferences && fields.contains { $0.reference != nil && $0.range.overlaps(range) }
  }

  private static func collect(
    _ type: any Any.Type,
    at base: Int,
    into fields: inout [Field]
  ) {
    StoredField.visit(of: type) { stored in
      if stored.kind == .structure, !(stored.type is any ReferenceField.Type),
        holdsReferences(stored.type)
      {
        collect(stored.type, at: base + stored.offset, into: &fields)
      } else {
        func open<T>(_ type: T.Type) { fields.append(field(type, at: base + stored.offset)) }
        _openExistential(stored.type, do: open)
      }
      return true
    }
  }

  private static func holdsReferences(_ type: any Any.Type) -> Bool {
    if type is any ReferenceField.Type { return true }
    func isPlain<T>(_ type: T.Type) -> Bool { _isPOD(type) || type == String.self }
    if _openExistential(type, do: isPlain) { return false }
    var found = false
    StoredField.visit(of: type) { stored in
      found = stored.kind == .structure && holdsReferences(stored.type)
      return !found
    }
    return found
  }

  private static func field<T>(_ type: T.Type, at offset: Int) -> Field {
    var reference: ((UnsafeRawPointer) -> any ReferenceField)?
    if let type = type as? any ReferenceField.Type {
      reference = { type.field(at: $0) }
    }
    return Field(
      range: offset..<(offset + MemoryLayout<T>.size),
      isSame: sameness(type),
      write: { source, shared in
        // The replaced value is released after the change, because its `deinit` may read the state.
        var value = source.assumingMemoryBound(to: T.self).pointee
        shared.storedPart(at: offset, as: T.self).withLock { swap(&$0, &value) }
      },
      copy: { source, target in
        target.assumingMemoryBound(to: T.self).pointee =
          source.assumingMemoryBound(to: T.self).pointee
      },
      reference: reference
    )
  }

  private static func sameness<T>(
    _ type: T.Type
  ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    if let type = type as? any ReferenceField.Type {
      return { type.field(at: $0).hasSameTarget(as: type.field(at: $1)) }
    }
    if let type = type as? any Equatable.Type {
      func open<E: Equatable>(_ type: E.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        {
          $0.assumingMemoryBound(to: E.self).pointee == $1.assumingMemoryBound(to: E.self).pointee
        }
      }
      return open(type)
    }
    // Values that cannot be compared: each assignment of the whole counts as a change.
    return { _, _ in false }
  }
}

/// The cached layouts.
@MainActor
enum StateFieldsCache {
  private static var known: [ObjectIdentifier: AnyObject] = [:]

  static func of<State>(_ type: State.Type) -> StateFields<State> {
    if let fields = known[ObjectIdentifier(type)] as? StateFields<State> { return fields }
    let fields = StateFields<State>()
    known[ObjectIdentifier(type)] = fields
    return fields
  }
}

/// A field of a state that refers to a value kept elsewhere.
protocol ReferenceField {
  /// Makes the field refer to the shared value in a registry, if it still holds its own value.
  func attach(to registry: RefRegistry)

  /// Makes the field refer to the shared value in another registry, if it refers to that of the old one.
  func move(from old: RefRegistry, to new: RefRegistry)

  /// Whether both refer to the same value.
  func hasSameTarget(as other: any ReferenceField) -> Bool

  /// The target of the field, once it is attached.
  var target: (any ReferenceTarget)? { get }
}

extension ReferenceField {
  static func field(at address: UnsafeRawPointer) -> any ReferenceField {
    address.assumingMemoryBound(to: Self.self).pointee
  }
}

/// The target of references.
protocol ReferenceTarget: AnyObject, Sendable {
  /// Adds a watcher that is notified of each change, for as long as it lives.
  func add(_ watcher: any ReferenceWatcher)
  func remove(_ watcher: any ReferenceWatcher)
}

/// An observer of the targets of references, called on the main actor.
protocol ReferenceWatcher: AnyObject, Sendable {
  @MainActor func referenceDidChange()
}
