/// A part of another reference's value that a key path leads to, if it has no address: it is
/// computed, or its base has no address.
///
// Sendable because it is immutable, and key paths are.
final class KeyPathSlice<Base, Value>: ValueSlice<Value>, @unchecked Sendable {
  private let typedBase: Reference<Base>
  private let keyPath: KeyPath<Base, Value>
  private let offset: Int?

  /// A key path that is not writable makes a read-only slice.
  init(_ base: Reference<Base>, keyPath: KeyPath<Base, Value>, offset: Int?) {
    typedBase = base
    self.keyPath = keyPath
    self.offset = offset
    super.init(base, address: nil)
  }

  override var step: Step {
    guard let offset else { return .keyPath(keyPath) }
    return .stored(
      offset: offset,
      size: MemoryLayout<Value>.size,
      type: ObjectIdentifier(Value.self)
    )
  }

  override var projection: ValueNode<Value>.Projection {
    { [keyPath] base, body in
      withUnsafePointer(to: base.assumingMemoryBound(to: Base.self).pointee[keyPath: keyPath]) {
        body(UnsafeRawPointer($0))
      }
    }
  }

  override func moved(to root: AnyReference) -> AnyReference {
    KeyPathSlice(typedBase.relocated(to: root), keyPath: keyPath, offset: offset)
  }

  override var isPresent: Bool { typedBase.isPresent }

  override func withValue(_ body: (UnsafeMutablePointer<Value>) -> Void) {
    typedBase.withValue {
      var value = $0.pointee[keyPath: keyPath]
      body(&value)
    }
  }

  override var inPlace: Value {
    get { copy() }
    _modify {
      // Unsafe because the cast is not checked. Only a `Shared` changes its value in place, and its slices
      // are made of writable key paths.
      let keyPath = unsafeDowncast(keyPath, to: WritableKeyPath<Base, Value>.self)
      yield &typedBase.inPlace[keyPath: keyPath]
    }
  }
}

extension Reference {
  /// The slice that `keyPath` leads to.
  func slice<Member>(_ keyPath: KeyPath<Value, Member>) -> Reference<Member> {
    let offset = MemoryLayout<Value>.offset(of: keyPath)
    guard let offset, address != nil else {
      return KeyPathSlice(self, keyPath: keyPath, offset: offset)
    }
    return StoredSlice<Member>(storedBase, offset: storedOffset + offset)
  }
}
