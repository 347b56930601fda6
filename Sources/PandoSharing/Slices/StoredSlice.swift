/// A stored part of a root's value, at a fixed offset in its memory. Stored slices of stored slices
/// are flattened, so that a read costs the same at any depth.
///
// Sendable because it is immutable.
final class StoredSlice<Value>: ValueSlice<Value>, @unchecked Sendable {
  let offset: Int

  /// `base` has an address, or is a stored slice.
  init(_ base: AnyReference, offset: Int) {
    self.offset = offset
    super.init(base, address: base.address.unsafelyUnwrapped + offset)
  }

  override var storedBase: AnyReference { base }
  override var storedOffset: Int { offset }

  override func moved(to root: AnyReference) -> AnyReference {
    StoredSlice(base.moved(to: root), offset: offset)
  }

  override var step: Step {
    .stored(offset: offset, size: MemoryLayout<Value>.size, type: ObjectIdentifier(Value.self))
  }

  override var projection: ValueNode<Value>.Projection {
    { [offset] in $1($0 + offset) }
  }
}
