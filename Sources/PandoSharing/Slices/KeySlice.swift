/// The value of a dictionary for a key, or nil if there is none.
///
// Sendable because it is immutable.
final class KeySlice<Key: Hashable, Element>: ValueSlice<Element?>, @unchecked Sendable {
  private let typedBase: Reference<[Key: Element]>
  private let key: Key

  init(_ base: Reference<[Key: Element]>, key: Key) {
    typedBase = base
    self.key = key
    super.init(base, address: nil)
  }

  override var step: Step { .key(AnyHashable(key)) }

  override var projection: ValueNode<Element?>.Projection {
    { [key] base, body in
      withUnsafePointer(to: base.assumingMemoryBound(to: [Key: Element].self).pointee[key]) {
        body(UnsafeRawPointer($0))
      }
    }
  }

  override func moved(to root: AnyReference) -> AnyReference {
    KeySlice(typedBase.relocated(to: root), key: key)
  }

  override var isPresent: Bool { typedBase.isPresent }

  override func withValue(_ body: (UnsafeMutablePointer<Element?>) -> Void) {
    typedBase.withValue {
      var value = $0.pointee[key]
      body(&value)
    }
  }

  override var inPlace: Element? {
    get { copy() }
    _modify { yield &typedBase.inPlace[key] }
  }
}

/// The value of a dictionary for a key, or a default.
///
// Sendable because it is immutable.
final class DefaultedKeySlice<Key: Hashable, Element>: ValueSlice<Element>, @unchecked Sendable {
  private let typedBase: Reference<[Key: Element]>
  private let key: Key
  private let makeDefault: @Sendable () -> Element
  /// Distinguishes slices with different defaults. The node keeps it, so that its address is not reused.
  private let identity = SliceIdentity()

  init(
    _ base: Reference<[Key: Element]>,
    key: Key,
    default makeDefault: @escaping @Sendable () -> Element
  ) {
    typedBase = base
    self.key = key
    self.makeDefault = makeDefault
    super.init(base, address: nil)
  }

  override var step: Step { .closure(ObjectIdentifier(identity)) }

  override var projection: ValueNode<Element>.Projection {
    { [key, makeDefault, identity] base, body in
      let base = base.assumingMemoryBound(to: [Key: Element].self)
      withUnsafePointer(to: base.pointee[key] ?? makeDefault()) { body(UnsafeRawPointer($0)) }
      withExtendedLifetime(identity) {}
    }
  }

  override func moved(to root: AnyReference) -> AnyReference {
    DefaultedKeySlice(typedBase.relocated(to: root), key: key, default: makeDefault)
  }

  override var isPresent: Bool { typedBase.isPresent }

  override func withValue(_ body: (UnsafeMutablePointer<Element>) -> Void) {
    typedBase.withValue {
      var value = $0.pointee[key] ?? makeDefault()
      body(&value)
    }
  }

  override var inPlace: Element {
    get { copy() }
    _modify { yield &typedBase.inPlace[key, default: makeDefault()] }
  }
}
