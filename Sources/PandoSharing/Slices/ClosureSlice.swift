/// What a closure makes of another reference's value; for readers only.
///
// Sendable because it is immutable, and the closure is.
final class ClosureSlice<Base, Value>: ValueSlice<Value>, @unchecked Sendable {
  private let typedBase: Reference<Base>
  private let transform: @Sendable (Base) -> Value
  /// Tells the closures of two slices apart; the node keeps it, so that its address is not reused.
  private let identity = SliceIdentity()

  init(_ base: Reference<Base>, _ transform: @escaping @Sendable (Base) -> Value) {
    typedBase = base
    self.transform = transform
    super.init(base, address: nil)
  }

  override var step: Step { .closure(ObjectIdentifier(identity)) }

  override var projection: ValueNode<Value>.Projection {
    { [transform, identity] base, body in
      let value = transform(base.assumingMemoryBound(to: Base.self).pointee)
      withUnsafePointer(to: value) { body(UnsafeRawPointer($0)) }
      withExtendedLifetime(identity) {}
    }
  }

  override var isPresent: Bool { typedBase.isPresent }

  override func withValue(_ body: (UnsafeMutablePointer<Value>) -> Void) {
    typedBase.withValue {
      var value = transform($0.pointee)
      body(&value)
    }
  }
}

/// Tells two slices of one place apart.
final class SliceIdentity: Sendable {}
